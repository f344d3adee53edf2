import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findViolations, rules } from './find-violations.ts';
import { BASE, KIT } from './kit-classes.ts';
import { describeViolations } from './rule.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/**
 * Checks a repository in which each file has these imports: registry packages by name, our own files by path from the
 * root.
 */
async function check(imports: Record<string, string[]>) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  roots.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const folder of ['apps', 'packages']) mkdirSync(join(root, folder));
  for (const sheet of [KIT, BASE]) write(sheet, '');
  const isFile = (target: string) => /^(apps|packages)\//.test(target);
  const targets = Object.values(imports).flat();
  for (const target of targets.filter((each) => !isFile(each) && !each.startsWith('node:'))) {
    write(`node_modules/${target}/package.json`, JSON.stringify({ name: target, main: 'index.js' }));
    write(`node_modules/${target}/index.js`, '');
  }
  for (const path of [...targets.filter(isFile), ...Object.keys(imports)]) {
    const from = (target: string) => (isFile(target) ? relativeTo(path, target) : target);
    write(path, (imports[path] ?? []).map((target) => `import '${from(target)}';`).join('\n'));
  }
  return (await findViolations(root)).violations;
}

function relativeTo(path: string, target: string): string {
  const way = relative(dirname(path), target);
  return way.startsWith('.') ? way : `./${way}`;
}

/** For each rule, an import that violates it. */
const OFFENCES: [rule: string, from: string, to: string][] = [
  ['packages/contracts-imports', 'packages/contracts/src/leads/lead.ts', 'dayjs'],
  ['packages/contracts-without-node', 'packages/contracts/src/leads/lead.ts', 'node:fs'],
  ['packages/api-client-imports', 'packages/api-client/src/request.ts', 'react-router'],
  ['packages/api-client-without-node', 'packages/api-client/src/request.ts', 'node:http'],
  ['packages/testing-imports', 'packages/testing/src/factories.ts', 'fastify'],
  ['packages/ui-imports', 'packages/ui/src/Panel/Panel.tsx', '@tanstack/react-query'],
  ['packages/ui-imports', 'packages/ui/src/Panel/Panel.tsx', 'react-router'],
  ['packages/ui-imports', 'packages/ui/src/Panel/Panel.tsx', 'packages/contracts/src/leads/lead.ts'],
  ['packages/post-blocks-imports', 'packages/post-blocks/src/render/Blocks.tsx', 'react-router'],
  ['packages/pdf-imports', 'packages/pdf/src/sheet.ts', 'packages/site-content/src/paths.ts'],
  ['packages/site-content-imports', 'packages/site-content/src/report/view.ts', 'react'],
  ['packages/site-content-without-node', 'packages/site-content/src/paths.ts', 'node:fs'],
  ['packages/post-blocks-without-node', 'packages/post-blocks/src/content.ts', 'node:fs'],
  ['packages/post-editor-imports', 'packages/post-editor/src/EditorShell.tsx', '@tanstack/react-query'],
  ['packages/post-editor-without-node', 'packages/post-editor/src/saving/merge.ts', 'node:fs'],
  ['packages/ui-without-node', 'packages/ui/src/Panel/Panel.tsx', 'node:path'],
  [
    'packages/web-server-imports',
    'packages/web-server/src/assets/send.ts',
    'packages/contracts/src/leads/lead.ts',
  ],
  [
    'packages/local-postgres-imports',
    'packages/local-postgres/src/start.ts',
    'packages/contracts/src/leads/lead.ts',
  ],
  ['packages/launcher-imports', 'packages/launcher/src/main.ts', 'apps/api/src/config.ts'],
  ['packages-know-no-app', 'packages/e2e/src/run.ts', 'apps/admin/src/paths.ts'],
  ['apps-know-no-app', 'apps/admin/src/paths.ts', 'apps/marketing/app/page-meta.ts'],
  ['nobody-imports-tools', 'apps/api/src/config.ts', 'packages/launcher/src/apps/ports.ts'],
  ['testing-stays-in-tests', 'apps/admin/src/api.ts', 'packages/testing/src/factories.ts'],
  ['packages-by-name', 'apps/admin/src/api.ts', 'packages/contracts/src/leads/lead.ts'],
  [
    'api-lib-and-db-at-the-bottom',
    'apps/api/src/lib/http/paging/paging.ts',
    'apps/api/src/features/team/queries.ts',
  ],
  ['api-lib-and-db-at-the-bottom', 'apps/api/src/jobs/queue.ts', 'apps/api/src/jobs/all-jobs.ts'],
  [
    'api-features-by-service',
    'apps/api/src/features/team/queries.ts',
    'apps/api/src/features/webhook/settings.ts',
  ],
  ['api-routes-at-the-top', 'apps/api/src/jobs/all-jobs.ts', 'apps/api/src/features/team/routes.ts'],
  ['api-app-on-top', 'apps/api/src/features/team/routes.ts', 'apps/api/src/app.ts'],
  ['api-features-know-no-plugin', 'apps/api/src/features/team/routes.ts', 'apps/api/src/plugins/auth.ts'],
  [
    'api-testing-stays-in-tests',
    'apps/api/src/lib/http/paging/paging.ts',
    'apps/api/src/testing/samples/leads.ts',
  ],
  ['admin-features-apart', 'apps/admin/src/features/help/Help.tsx', 'apps/admin/src/features/posts/Post.tsx'],
  [
    'admin-screens-behind-routes',
    'apps/admin/src/layouts/Sidebar.tsx',
    'apps/admin/src/features/posts/Post.tsx',
  ],
  ['admin-kit-at-the-bottom', 'apps/admin/src/auth/session.ts', 'apps/admin/src/layouts/Sidebar.tsx'],
  [
    'marketing-features-apart',
    'apps/marketing/app/features/home/hero/Hero.tsx',
    'apps/marketing/app/features/quiz/Start.tsx',
  ],
  [
    'marketing-routes-at-the-top',
    'apps/marketing/app/layout/header/Header.tsx',
    'apps/marketing/app/routes/home.tsx',
  ],
  [
    'marketing-layout-at-the-bottom',
    'apps/marketing/app/layout/header/Header.tsx',
    'apps/marketing/app/features/home/hero/Hero.tsx',
  ],
  [
    'marketing-content-without-components',
    'apps/marketing/app/content/partners.ts',
    'apps/marketing/app/layout/parts/Questions.tsx',
  ],
];

test.each(OFFENCES)('%s: %s must not import %s', async (rule, from, to) => {
  const violations = await check({ [from]: [to] });

  expect(violations.map((each) => [each.rule, each.from])).toContainEqual([rule, from]);
});

test('reports two files that import each other as a cycle', async () => {
  const a = 'apps/api/src/lib/a.ts';
  const b = 'apps/api/src/lib/b.ts';
  const violations = await check({ [a]: [b], [b]: [a] });

  expect(violations.map(({ rule }) => rule)).toContain('no-cycles');
});

test('reports two features that use each other, even without a cycle of files', async () => {
  const violations = await check({
    'apps/api/src/features/quiz/submit.ts': ['apps/api/src/features/webhook/service.ts'],
    'apps/api/src/features/webhook/routes.ts': ['apps/api/src/features/quiz/service.ts'],
  });

  expect(violations.map(({ rule }) => rule)).toEqual(['api-features-one-way', 'api-features-one-way']);
});

test('reports files and folders with vague names', async () => {
  const violations = await check({ 'apps/api/src/utils.ts': [], 'packages/ui/src/helpers/colour.ts': [] });

  expect(violations).toMatchObject([
    { rule: 'no-vague-names', from: 'apps/api/src/utils.ts' },
    { rule: 'no-vague-names', from: 'packages/ui/src/helpers' },
  ]);
});

test('every rule is tested with a violation', () => {
  const shown = new Set([...OFFENCES.map(([rule]) => rule), 'no-cycles']);

  expect(rules.map(({ name }) => name).filter((name) => !shown.has(name ?? ''))).toEqual([]);
});

test('accepts imports that follow the layers', async () => {
  const violations = await check({
    'packages/contracts/src/leads/lead.ts': ['zod', 'packages/contracts/src/shared/text.ts'],
    'packages/contracts/src/lead.test.ts': ['vitest', 'fast-check', 'node:fs'],
    'packages/ui/src/Panel/Panel.tsx': ['react', '@mantine/core'],
    'packages/web-server/src/assets/send.ts': ['node:http'],
    'apps/api/src/app.ts': [
      'apps/api/src/features/team/routes.ts',
      'apps/api/src/plugins/auth.ts',
      'fastify',
    ],
    'apps/api/src/features/team/routes.ts': [
      'apps/api/src/features/webhook/service.ts',
      'apps/api/src/features/team/queries.ts',
    ],
    'apps/api/src/features/webhook/jobs.ts': ['apps/api/src/jobs/queue.ts'],
    'apps/api/src/jobs/all-jobs.ts': ['apps/api/src/features/webhook/jobs.ts'],
    'apps/api/src/features/team/team.test.ts': [
      'apps/api/src/testing/samples/leads.ts',
      'apps/api/src/app.ts',
    ],
    'apps/admin/src/features/help/Help.tsx': ['apps/admin/src/kit/screen/ScreenTitle.tsx'],
    'apps/marketing/app/routes/home.tsx': ['apps/marketing/app/features/home/hero/Hero.tsx'],
  });

  expect(violations).toEqual([]);
});

test('describes a violation with its reason and place', () => {
  const text = describeViolations([
    { rule: 'no-cycles', why: 'Two files in one.', from: 'a.ts', to: 'b.ts' },
  ]);

  expect(text).toBe('Two files in one. [no-cycles]\n  a.ts\n    imports b.ts');
});
