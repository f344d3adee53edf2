import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import routes from './routes.ts';

function addresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    const own = entry.path || entry.index ? [path || '/'] : [];
    return [...own, ...addresses(entry.children ?? [], path)];
  });
}

function links(tree: object): string[] {
  return Object.values(tree).flatMap((branch) =>
    typeof branch === 'function' ? [branch('a') as string] : links(branch),
  );
}

test('the public paths', async () => {
  expect(addresses(await routes)).toMatchInlineSnapshot(`
    [
      "/",
      "/contact",
      "/pricing",
      "/blog",
      "/book-consultation",
      "/privacy-policy",
      "/*",
      "/eligibility/welcome",
      "/eligibility/profile",
      "/eligibility/business",
      "/eligibility/questions",
      "/eligibility/analyzing",
      "/eligibility/results",
      "/eligibility/thank-you",
      "/eligibility",
      "/eligibility/questions.json",
      "/admin/*",
      "/auth",
    ]
  `);
});

test('every link leads to a page that exists', async () => {
  const known = addresses(await routes);
  const targets = links(paths).map((link) => new URL(link, 'http://x').pathname);
  expect(targets.filter((path) => !known.includes(path))).toEqual([]);
});
