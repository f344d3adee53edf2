import { expect, test } from 'vitest';
import { missingTools, nodeFits, pnpmFits } from './versions.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.21.1', false],
  ['v22.22.1', false],
  ['v22.22.2', true],
  ['v22.30.0', true],
  ['v23.11.0', false],
  ['v24.14.9', false],
  ['v24.15.0', true],
  ['v25.2.0', false],
  ['v26.0.0', true],
  ['v30.1.0', true],
])('Node %s is supported: %s', (version, fits) => {
  expect(nodeFits(version)).toBe(fits);
});

test.each([
  ['11.28.11', true],
  ['11.0.0', true],
  ['10.33.0', false],
  ['12.0.0', false],
  ['1.1.0', false],
  [undefined, false],
])('pnpm %s is compatible with pnpm@11.28.11: %s', (version, fits) => {
  expect(pnpmFits(version, 'pnpm@11.28.11')).toBe(fits);
});

test('installs only missing or unsupported tools through npx', () => {
  const packageManager = 'pnpm@11.28.11+sha512.abc';
  expect(missingTools({ node: 'v24.21.0', pnpm: '11.3.0', packageManager })).toEqual([]);
  expect(missingTools({ node: 'v20.20.2', pnpm: '11.3.0', packageManager })).toEqual(['node@24']);
  expect(missingTools({ node: 'v24.21.0', pnpm: undefined, packageManager })).toEqual(['pnpm@11.28.11']);
  expect(missingTools({ node: 'v20.20.2', pnpm: undefined, packageManager })).toEqual([
    'node@24',
    'pnpm@11.28.11',
  ]);
});
