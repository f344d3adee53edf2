import { expect, test } from 'vitest';
import { ownTag } from '../../features/leads/source-names.ts';
import { mayNameAddress } from './mentions.ts';

test.each([
  'anna@clinic.example',
  'anna%40clinic.example',
  'ANNA%2540CLINIC.EXAMPLE',
  'mailto:anna%40clinic.example',
  'anna＠clinic.example',
  'anna&#64;clinic.example',
])('%s may contain an email address and is not stored as a source of visits', (text) => {
  expect(mayNameAddress(text)).toBe(true);
  expect(ownTag(text)).toBeUndefined();
});

test.each(['newsletter', '40% off', 'autumn-40'])('%s is kept as a source', (text) => {
  expect(ownTag(text)).toBe(text);
});
