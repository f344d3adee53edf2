import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Where layouts change, by name: two things fit beside each other on a tablet, a page and its side on a desk. */
const BREAKPOINTS = { phone: '30rem', tablet: '48rem', desk: '60rem', wide: '72rem' };

const APP = resolve(import.meta.dirname, '..');
const named = new RegExp(`^width (?:<|>=) (?:${Object.values(BREAKPOINTS).join('|')})$`);

/** Conditions of a stylesheet on the window's width that are not at a named breakpoint, spelt as all are. */
function unnamed(css: string): string[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)]
      .map(([, condition = '']) => condition)
      .filter((condition) => !named.test(condition)),
  );
}

test('layouts change at named breakpoints alone', () => {
  const sheets = globSync('**/*.css', { cwd: APP });
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((sheet) =>
    unnamed(readFileSync(resolve(APP, sheet), 'utf8')).map((condition) => `${sheet}: (${condition})`),
  );
  expect(found, 'take one of app/styles/breakpoints.test.ts, as (width < …) or (width >= …)').toEqual([]);
});

test.each(['(max-width: 40rem)', 'screen and (width < 40rem)', '(width >= 60rem) and (max-width: 71.98rem)'])(
  '%s is not named',
  (query) => {
    expect(unnamed(`@media ${query} { a { color: red } }`)).toHaveLength(1);
  },
);

test('the lower bound stands first: the other way round the build would negate both', () => {
  const sheets = globSync('**/*.css', { cwd: APP });
  const backwards = (css: string) => /@media[^{]*width <[^{]*width >=/.test(css);
  expect(sheets.filter((sheet) => backwards(readFileSync(resolve(APP, sheet), 'utf8')))).toEqual([]);
});

test('height, and the width of a container, are free', () => {
  expect(unnamed('@media (max-height: 46rem) {} @container sheet (min-width: 34rem) {}')).toEqual([]);
});
