import { describe, expect, test } from 'vitest';
import { codeAt, newRecoveryCode, normaliseCode, stepOf } from './one-time-codes.ts';

/* The test vectors of RFC 6238, appendix B, cut to six digits. */
const KEY = Buffer.from('12345678901234567890');
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(VECTORS)('at %i s the code is %s', (seconds, code) => {
  expect(codeAt(KEY, seconds * 1000)).toBe(code);
  expect(stepOf(KEY, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  expect(stepOf(KEY, code, (seconds + 30) * 1000)).toBe(Math.floor(seconds / 30));
  expect(stepOf(KEY, code, (seconds + 60) * 1000)).toBeUndefined();
});

describe('a recovery code', () => {
  test('is accepted in capitals, with spaces and with look-alike letters', () => {
    const code = newRecoveryCode();
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    expect(normaliseCode(` ${code.toUpperCase()} `)).toBe(normaliseCode(code));
    expect(normaliseCode('O0Il-1111')).toBe('00111111');
  });
});
