import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '@parlour/kernel';
import { type News, type Standing, train, type Training, type Workshop } from '@parlour/lab';
import type { Command } from 'commander';
import { type Cli, findGame, readText, reason, wholeNumber, writeText } from '../cli.ts';
import { ledgerIn } from '../ledger.ts';
import { progressBar } from '../terminal/progress.ts';

interface Asked {
  readonly glances?: string;
  readonly shipped?: boolean;
  readonly generations?: string;
  readonly games?: string;
  readonly players?: string;
  readonly iterations?: string;
  readonly hidden?: string;
  readonly reaches?: string;
  readonly deals?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly json?: boolean;
}

/** Units of the second layer: more of them were never worth their time. */
const DEEP = 16;
/** A decision that is not learnt from is made with so much less thought. */
const QUICK = 5;

/** `parlour train GAME FOLDER`: a network that judges positions, learnt from self-play, kept only where it wins. */
export function registerTrain(program: Command, cli: Cli): void {
  program
    .command('train')
    .argument('<game>', cli.say('help.argument.game'))
    .argument('<folder>', cli.say('help.argument.workshop'))
    .description(cli.say('help.train'))
    .option('--glances <number>', cli.say('help.option.train-glances'))
    .option('--shipped', cli.say('help.option.train-shipped'))
    .option('--generations <number>', cli.say('help.option.train-generations'))
    .option('--games <number>', cli.say('help.option.train-games'))
    .option('--players <list>', cli.say('help.option.train-players'))
    .option('--iterations <number>', cli.say('help.option.train-iterations'))
    .option('--hidden <number>', cli.say('help.option.hidden'))
    .option('--reaches <list>', cli.say('help.option.reaches'))
    .option('--deals <number>', cli.say('help.option.train-deals'))
    .option('--seed <text>', cli.say('help.option.seed'))
    .option('--jobs <number>', cli.say('help.option.jobs'))
    .option('--json', cli.say('help.option.json'))
    .action(async (id: string, folder: string, asked: Asked) => {
      const { seats } = await findGame(cli, id);
      const iterations = wholeNumber('--iterations', asked.iterations ?? '150', 20, 100_000);
      const plan: Training = {
        game: id,
        glances: wholeNumber('--glances', asked.glances ?? (asked.shipped === true ? '0' : '200000'), 0, 10_000_000),
        ...(asked.shipped === true && { shipped: true }),
        generations: wholeNumber('--generations', asked.generations ?? '1', 0, 100),
        games: wholeNumber('--games', asked.games ?? '4000', 20, 10_000_000),
        players: (asked.players ?? '2,2,3,4').split(',').map((count) => wholeNumber('--players', count, seats.min, seats.max)),
        careful: iterations,
        quick: Math.ceil(iterations / QUICK),
        hidden: wholeNumber('--hidden', asked.hidden ?? '32', 1, 256),
        deep: DEEP,
        deals: wholeNumber('--deals', asked.deals ?? '150', 1, 100_000),
        iterations,
        reaches: (asked.reaches ?? '100,50,20,5').split(',').map((part) => wholeNumber('--reaches', part, 0, 100) / 100),
        seed: asked.seed ?? 'train',
      };
      const jobs = wholeNumber('--jobs', asked.jobs ?? String(availableParallelism()), 1, 256);
      const best = await train(plan, jobs, workshopIn(folder), teller(cli, asked.json === true));
      if (asked.json === true) return cli.print(JSON.stringify(best?.card ?? null));
      cli.print(best === undefined ? cli.say('lab.train.none') : cli.say('cli.written', { file: join(folder, 'network.json') }));
    });
}

/** A folder of the work; complains if there can be none. */
function workshopIn(folder: string): Workshop {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Complaint('cli.unwritable', { file: folder, detail: reason(error) });
  }
  const place = (name: string) => join(folder, name);
  return {
    ledger: (name) => ledgerIn(place(name)),
    read: (name) => (existsSync(place(name)) ? readText(place(name)) : undefined),
    write: (name, text) => writeText(place(name), text),
  };
}

/** Says how far it is: a bar while games are played and a network is fitted, and what came of each generation. */
function teller(cli: Cli, json: boolean): (news: News) => void {
  let bar: ReturnType<typeof progressBar> | undefined;
  let stage = '';
  const showBar = (name: string, done: number, of: number) => {
    if (name !== stage) bar = undefined;
    stage = name;
    bar ??= progressBar(process.stderr, of, cli);
    bar.show(done);
    if (done >= of) bar.clear();
  };
  const share = new Intl.NumberFormat(cli.language, { style: 'percent', maximumFractionDigits: 1 });
  const standing = ({ players, deals, share: won, margin }: Standing) =>
    cli.say('lab.train.standing', {
      players,
      deals,
      share: share.format(won),
      margin: share.format(margin),
      fair: share.format(1 / players),
    });
  return (news) => {
    if (news.step === 'games' || news.step === 'fitting') return showBar(`${news.step} ${news.generation}`, news.done, news.of);
    if (news.step === 'gate' || json) return;
    if (news.step === 'reach') {
      const { reach, cost, standings } = news.trial;
      return cli.print(cli.say('lab.train.reach', { reach: share.format(reach), cost: cost.toFixed(2) }), ...standings.map(standing));
    }
    const { generation, card, kept } = news;
    const { games, positions, linearLoss, loss, cost, standings } = card;
    cli.print(
      cli.say('lab.train.generation', {
        generation,
        games,
        positions,
        linear: linearLoss.toFixed(4),
        loss: loss.toFixed(4),
        cost: cost.toFixed(2),
      }),
      ...standings.map(standing),
      cli.say(kept ? 'lab.train.kept' : 'lab.train.dropped'),
    );
  };
}
