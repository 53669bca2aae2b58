// Arrows point one way: kernel ← games ← list of games ← bots ← lab; kernel ← client; kernel ← table-kit ← games' tables; server and web on top, and the command line over all but web.
const may = {
  kernel: [],
  'table-kit': ['kernel'],
  games: ['kernel', 'alhambra', 'last-will'],
  bots: ['kernel', 'alhambra', 'last-will', 'games'],
  lab: ['kernel', 'alhambra', 'last-will', 'games', 'bots'],
  client: ['kernel'],
  server: ['kernel', 'client', 'games', 'bots'],
  cli: ['kernel', 'client', 'alhambra', 'last-will', 'games', 'bots', 'lab', 'server'],
  web: ['kernel', 'client', 'table-kit', 'games', 'bots'],
};

/** The faces of a game, each a folder of its `src`: what they may use of the same game, and of the rest. */
const faces = {
  rules: { own: [], others: ['kernel'] },
  table: { own: ['rules'], others: ['kernel', 'table-kit'] },
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    ...Object.entries(may).map(([name, allowed]) => ({
      name: `${name}-arrows`,
      comment: `${name} may depend on: ${allowed.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: `^packages/${name}/src` },
      to: { path: '^packages/', pathNot: [name, ...allowed].map((other) => `^packages/${other}/`) },
    })),
    ...Object.entries(faces).map(([face, { own, others }]) => ({
      name: `${face}-arrows`,
      comment: `src/${face} of a game may depend on: ${[...own, ...others].join(', ')}`,
      severity: 'error',
      // Every package that is not named above is a game.
      from: { path: `^packages/(?!(?:${Object.keys(may).join('|')})/)([^/]+)/src/${face}/` },
      to: {
        path: '^packages/',
        pathNot: [...[face, ...own].map((name) => `^packages/$1/src/${name}/`), ...others.map((other) => `^packages/${other}/`)],
      },
    })),
    {
      name: 'tables-know-nobody',
      comment: 'What happens at a table knows neither who asks for it nor who hears of it: mail, ratings and the host come to it.',
      severity: 'error',
      from: { path: '^packages/server/src/table/' },
      to: { path: '^packages/server/src/(admin|notices|passkeys|people|ratings|routes|socket|start)/' },
    },
    {
      name: 'log-knows-no-room',
      comment: 'A table is read, replayed and committed without anybody looking at it.',
      severity: 'error',
      from: { path: '^packages/server/src/table/log/' },
      to: { path: '^packages/server/src/table/(?!log/)' },
    },
    {
      name: 'rooms-know-no-requests',
      comment: 'Who plays, sits down or reads comes to the room.',
      severity: 'error',
      from: { path: '^packages/server/src/table/live/' },
      to: { path: '^packages/server/src/table/(?!log/|live/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|/dist/|/test/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
