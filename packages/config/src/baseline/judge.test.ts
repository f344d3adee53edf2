import { expect, test } from 'vitest';
import type { Use } from './availability.ts';
import { judge } from './judge.ts';

const used = (file: string, feature: string, since?: string): Use => ({
  file,
  line: 3,
  lacking: { feature, key: `api.${feature}`, since, support: { chrome: '1', safari: since && '18.2' } },
});

test('reports a use with its place, its feature and the browsers that support it', () => {
  expect(judge([used('a.ts', 'popover', '2025-01-27')], [])).toEqual([
    'a.ts:3\n  popover (api.popover): in all since 2025-01-27, from Chrome 1, Safari 18.2 on',
  ]);
  expect(judge([used('a.ts', 'popover')], [])[0]).toMatch(/: not, or only in part, in .*\bSafari\b/);
});

test('an entry allows its features only in its files and folders', () => {
  const entry = { features: ['popover', 'highlight'], where: ['a.ts', 'b/'], why: 'Nothing happens.' };
  const guardedUses = [used('a.ts', 'popover'), used('b/c.ts', 'highlight')];

  expect(judge(guardedUses, [entry])).toEqual([]);
  for (const open of [used('a.tsx', 'popover'), used('bc/d.ts', 'popover'), used('a.ts', 'cursor')]) {
    expect(judge([...guardedUses, open], [entry])).toEqual([expect.stringContaining(`${open.file}:3`)]);
  }
});

test('reports features and files of an entry that are no longer used', () => {
  const entry = { features: ['popover', 'highlight'], where: ['a.ts', 'b/'], why: 'Nothing happens.' };

  expect(judge([used('a.ts', 'popover')], [entry])).toEqual([
    expect.stringContaining('lists highlight'),
    expect.stringContaining('lists b/'),
  ]);
});
