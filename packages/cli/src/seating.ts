import { botIds, botNames, mindOf } from '@parlour/bots';
import { Complaint, type Player } from '@parlour/kernel';
import type { Cli } from './cli.ts';

export function checkBot(id: string): void {
  if (mindOf(id) === undefined) throw new Complaint('lab.no-bot', { bot: id, bots: botIds().join(', ') });
}

/** Who sits where, from `me,greedy,Ann`: bots by their id, people by name. */
export function seatsFrom(list: string, cli: Cli): Player[] {
  const entries = list.split(',').map((entry) => entry.trim());
  const people = entries.filter((entry) => entry === 'me').length;
  const taken = new Set(entries.filter((entry) => mindOf(entry) === undefined));
  const names: string[] = botNames.filter((name) => !taken.has(name));
  let me = 0;
  const seats = entries.map((entry): Player => {
    if (entry === 'me') return { name: people === 1 ? cli.say('cli.me') : `${cli.say('cli.me')} ${++me}` };
    if (mindOf(entry) === undefined) return { name: entry };
    return { name: names.shift()!, bot: entry };
  });
  const nameless = seats.findIndex(({ name }) => name === '' || name.length > 20);
  if (nameless >= 0) throw new Complaint('cli.bad-name', { seat: nameless + 1 });
  const twice = seats.find(({ name }, seat) => seats.findIndex((other) => other.name === name) < seat);
  if (twice !== undefined) throw new Complaint('cli.same-name', { name: twice.name });
  return seats;
}
