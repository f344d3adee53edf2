import { describe, expect, test } from 'vitest';
import { formFault, issueFormToken } from './form-guard.ts';

const SECRET = 'a secret';
const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const reasonAt = (seconds: number) =>
  formFault(SECRET, { formToken: issueFormToken(SECRET, at(0)) }, at(seconds));

describe('a form token', () => {
  test.each([0, 1, 2.999])('is too new after %s s', (seconds) => {
    expect(reasonAt(seconds)).toBe('too-fast');
  });

  test.each([3, 60, 24 * 3600])('is valid after %s s', (seconds) => {
    expect(reasonAt(seconds)).toBeUndefined();
  });

  test('is too old after a day', () => {
    expect(reasonAt(24 * 3600 + 1)).toBe('too-old');
  });

  test.each([-0.001, -30, -300])('is valid at an age of %s s, after the clock was set back', (seconds) => {
    expect(reasonAt(seconds)).toBeUndefined();
  });

  test('issued in the future is invalid', () => {
    expect(reasonAt(-301)).toBe('bad-token');
  });
});
