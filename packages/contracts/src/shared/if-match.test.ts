import { expect, test } from 'vitest';
import { IfMatch, seenVersion } from './if-match.ts';

test.each([
  ['7', 7],
  ['"7"', 7],
  ['0', 0],
  ['"999999999"', 999_999_999],
])('If-Match: %s names a version', (seen, version) => {
  expect(seenVersion(IfMatch.parse({ 'if-match': seen }))).toBe(version);
});

test.each(['"1', '1"', '01', '"01"', '', '""', '*', 'W/"1"', '1000000000', '-1', '1.5', '1\n'])(
  'rejects %j as a version',
  (seen) => {
    expect(IfMatch.safeParse({ 'if-match': seen }).success).toBe(false);
  },
);
