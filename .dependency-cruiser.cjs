// Arrows point one way: kernel ← games ← shelf ← bots ← lab; server and web on top, the command line over all but web.
const may = {
  kernel: [],
  nim: ['kernel'],
  alhambra: ['kernel'],
  'last-will': ['kernel'],
  shelf: ['kernel', 'alhambra', 'last-will'],
  bots: ['kernel', 'alhambra', 'last-will', 'shelf'],
  lab: ['kernel', 'alhambra', 'last-will', 'shelf', 'bots'],
  server: ['kernel', 'shelf', 'bots'],
  cli: ['kernel', 'alhambra', 'last-will', 'shelf', 'bots', 'lab', 'server'],
  web: ['kernel', 'alhambra', 'last-will', 'shelf', 'bots', 'server'],
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
    {
      name: 'page-takes-only-what-runs-in-a-browser',
      comment: 'From the server the page takes its protocol and its client.',
      severity: 'error',
      from: { path: '^packages/web/src' },
      to: { path: '^packages/server/src/(?!protocol/|client/)' },
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
