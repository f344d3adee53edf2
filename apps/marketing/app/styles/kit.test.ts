import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const APP = resolve(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(resolve(APP, path), 'utf8');
const found = (pattern: string, expression: RegExp) =>
  globSync(pattern, { cwd: APP }).flatMap((path) =>
    [...textOf(path).matchAll(expression)].flatMap(([, names = '']) =>
      names.split(/\s+/).map((name) => ({ name, path })),
    ),
  );

const defined = (path: string) =>
  [...textOf(path).matchAll(/\.([a-z][a-z-]*)/g)].map(([, name = '']) => name);
const kit = new Set(defined('styles/kit.css'));
const shared = new Set([...kit, ...defined('styles/base.css')]);

const composed = found('**/*.module.css', /composes: ([\w -]+?) from global;/g);
const written = found('**/*.tsx', /className=(?:"|\{`)([\w -]*\w)/g);

test('a class taken from the kit is in it', () => {
  expect(composed.length).toBeGreaterThan(5);
  expect(composed.filter(({ name }) => !kit.has(name))).toEqual([]);
  expect(written.filter(({ name }) => !shared.has(name))).toEqual([]);
});

test('a class is composed from the kit alone: from another file its rules would be sent twice', () => {
  expect(found('**/*.module.css', /composes: [\w -]+? from ("[^"]+");/g)).toEqual([]);
});

test('the kit has nothing that no page takes', () => {
  const taken = new Set([...composed, ...written].map(({ name }) => name));
  expect([...kit].filter((name) => !taken.has(name))).toEqual([]);
});
