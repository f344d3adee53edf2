import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { allPlaceholders, warnOfPlaceholders } from './placeholder-warning.ts';

const checklist = /## Before going live\n[\s\S]*?(?=\n## )/.exec(
  readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8'),
)?.[0];

test('names each placeholder, and logs nothing if there is none', () => {
  const log = { warn: vi.fn() };
  warnOfPlaceholders(['Founder’s story', 'Client testimonials'], log);
  expect(log.warn.mock.calls).toEqual([
    [
      { placeholders: ['Founder’s story', 'Client testimonials'] },
      expect.stringContaining('docs/operations.md'),
    ],
  ]);
  log.warn.mockClear();
  warnOfPlaceholders([], log);
  expect(log.warn).not.toHaveBeenCalled();
});

test('the checklist has one line for each placeholder in the content', () => {
  const listed = [...(checklist ?? '').matchAll(/^\| \*\*(.+?)\*\* /gm)].map(([, what]) => what);
  expect(listed.toSorted()).toEqual([...allPlaceholders].toSorted());
});
