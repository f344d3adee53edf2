import { expect, test } from 'vitest';
import { acceptedEncodings } from './accept-encoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;Q=0.5', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['gzip;q=0.2, identity;q=0.5', ['identity', 'gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, br;q=0.2', ['gzip', 'identity', 'br']],
  ['identity;q=0', []],
  ['br, *;q=0', ['br']],
  ['gzip;q=2', ['identity']],
  ['gzip;q=nonsense, br', ['br', 'identity']],
])('Accept-Encoding: %s accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});

test('parses a thousand different headers, cached or not', () => {
  for (let i = 0; i < 1000; i++)
    expect(acceptedEncodings(`gzip, invented-${i}`)).toEqual(['gzip', 'identity']);
});
