import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const APP = resolve(import.meta.dirname, '..');

/** Every text of a module: what it holds, what lies in that, and what its functions are made of. */
function textsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return literalsOf(value.toString());
  if (typeof value !== 'object' || value === null || value instanceof RegExp || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => textsOf(part, seen));
}

/** The words between the quotes of a program, without what a template fills in. */
const literalsOf = (program: string) =>
  [...program.matchAll(/`([^`]*)`|"([^"\n]*)"/g)].map(([, template, text]) => template ?? text ?? '');

/** What stands between the tags of a component. */
const wordsBetweenTags = (markup: string) =>
  [...markup.matchAll(/[\w"}]>([^<>{}=;]*[a-z] [^<>{}=;]*)[<{]/g)].map(([, words = '']) => words.trim());

const isProse = (text: string) => /[a-z] /i.test(text);
const modules = globSync('content/**/*.ts', { cwd: APP, exclude: ['**/*.test.ts'] });
const content = await Promise.all(
  modules.map(async (path) => ({ path, texts: textsOf({ ...(await import(join(APP, path))) }) })),
);
const components = globSync('**/*.tsx', { cwd: APP, exclude: ['**/*.test.tsx'] }).map((path) => ({
  path,
  texts: wordsBetweenTags(readFileSync(join(APP, path), 'utf8')),
}));
const all = [...content, ...components].flatMap(({ path, texts }) =>
  texts.filter(isProse).map((text) => `${path}: ${text}`),
);

test('all that the site says is read here', () => {
  expect(content.length).toBeGreaterThan(40);
  expect(all.length).toBeGreaterThan(2000);
  for (const found of ['content/forms.ts: Send the message', 'layout/FloatingAction.tsx: Back to Home'])
    expect(all).toContain(found);
});

test('the turn “this, not that” is a spice', () => {
  const turns = all.filter((text) => /, not (?!yet\b)[a-z]/i.test(text));
  expect(turns.length, turns.join('\n')).toBeLessThanOrEqual(12);
});
