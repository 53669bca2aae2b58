// Arrows point one way: kernel ← bots and kits ← the folders of a game; bots ← games ← think ← lab; kernel ← client; server and web on top, and the command line over all but web; of lab, web has the test of a box.
const may = {
  kernel: [],
  bots: ['kernel'],
  'terminal-kit': ['kernel'],
  'table-kit': ['kernel'],
  games: ['kernel', 'bots', 'terminal-kit'],
  think: ['kernel', 'bots', 'games'],
  lab: ['kernel', 'bots', 'games', 'think'],
  client: ['kernel'],
  server: ['kernel', 'client', 'bots', 'games', 'think'],
  cli: ['kernel', 'client', 'bots', 'terminal-kit', 'games', 'think', 'lab', 'server'],
  web: ['kernel', 'client', 'table-kit', 'bots', 'games', 'think', 'lab'],
};

/** The faces of a game, each a folder of its `src`: what they may use of the same game, and of the rest. */
const faces = {
  rules: { own: [], others: ['kernel'] },
  bot: { own: ['rules'], others: ['kernel', 'bots'] },
  design: { own: ['rules'], others: ['kernel'] },
  pack: { own: ['rules'], others: ['kernel'] },
  terminal: { own: ['rules'], others: ['kernel', 'terminal-kit'] },
  table: { own: ['rules'], others: ['kernel', 'table-kit'] },
  lessons: { own: ['rules'], others: ['kernel'] },
};

/** Every package that is not named above is a game. */
const aGame = `^packages/(?!(?:${Object.keys(may).join('|')})/)([^/]+)/src`;

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
      from: { path: `${aGame}/${face}/` },
      to: {
        path: '^packages/',
        pathNot: [...[face, ...own].map((name) => `^packages/$1/src/${name}/`), ...others.map((other) => `^packages/${other}/`)],
      },
    })),
    {
      name: 'a-game-is-its-folders',
      comment: `What a game consists of stands in its folders: ${Object.keys(faces).join(', ')}`,
      severity: 'error',
      from: {},
      to: { path: `${aGame}/(?!(?:${Object.keys(faces).join('|')})/)` },
    },
    {
      name: 'kept-revisions-stand-alone',
      comment:
        'A kept revision brings along what it is made from, or a later change of that would change it. One that differs in numbers alone may be today’s rules of its game.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/revisions/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel/|$1/src/(rules|bot)/index.ts)' },
    },
    {
      name: 'pages-see-the-box-alone',
      comment: 'Of the laboratory, a page has what tells whether a box plays; nothing else of it runs without Node.',
      severity: 'error',
      from: { path: '^packages/web/src' },
      to: { path: '^packages/lab/src/(?!box/index)' },
    },
    {
      name: 'tables-know-nobody',
      comment: 'What happens at a table knows neither who asks for it nor who hears of it: mail, ratings and the host come to it.',
      severity: 'error',
      from: { path: '^packages/server/src/tables/' },
      to: { path: '^packages/server/src/(admin|notices|passkeys|people|ratings|routes|socket|start)/' },
    },
    {
      name: 'log-knows-no-room',
      comment: 'A table is read, replayed and committed without anybody looking at it.',
      severity: 'error',
      from: { path: '^packages/server/src/tables/log/' },
      to: { path: '^packages/server/src/tables/(?!log/)' },
    },
    {
      name: 'rooms-know-no-requests',
      comment: 'Who plays, sits down or reads comes to the room.',
      severity: 'error',
      from: { path: '^packages/server/src/tables/live/' },
      to: { path: '^packages/server/src/tables/(?!log/|live/)' },
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
