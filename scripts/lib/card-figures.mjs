/** The groups of things that are cards, each by its first use. */
const groups = ['played', 'laid', 'bought', 'brought', 'building'];

/** What is kept of a report: how often each card was used by those who could, and what its users won, all tables together. */
export function figuresOf({ game, revision, tables }) {
  const things = {};
  for (const table of tables)
    for (const { key, group, takers, won } of table.things) {
      if (!groups.includes(group)) continue;
      const sum = (things[key] ??= { used: 0, could: 0, users: 0, won: 0, even: 0 });
      sum.used += takers?.count ?? 0;
      sum.could += takers?.of ?? 0;
      sum.users += won.of;
      sum.won = rounded(sum.won + won.count);
      // What as many players would win of whom nobody is better.
      sum.even = rounded(sum.even + won.of / table.players);
    }
  const games = tables.reduce((sum, table) => sum + table.games, 0);
  return { game, revision, bot: tables[0].bot, games, things };
}

function rounded(value) {
  return Math.round(value * 100) / 100;
}
