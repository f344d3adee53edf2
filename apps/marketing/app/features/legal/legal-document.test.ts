import { CONSENT_VERSION } from '@upcurve/contracts/lead';
import { expect, test } from 'vitest';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { terms } from '../../content/legal/terms.ts';
import { tradingTerms } from '../../content/legal/trading-terms.ts';

test('the version stored with a consent is the one of the privacy policy', () => {
  expect(privacyPolicy.version).toBe(CONSENT_VERSION);
});

test.each([
  ['privacy policy', privacyPolicy],
  ['terms of use', terms],
  ['trading terms', tradingTerms],
])('every section of the %s has an anchor of its own and something to say', (_, { sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { blocks, clauses, records } of sections)
    expect(blocks ?? clauses ?? records).not.toHaveLength(0);
});

test('the anchors that other pages link to are there', () => {
  expect(privacyPolicy.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['browser', 'rights']));
  expect(tradingTerms.sections.map(({ id }) => id)).toContain('guarantee');
});
