import { AUDIT_MONTHS } from '@upcurve/contracts/account/audit';
import { CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import { RESUME_DAYS } from '@upcurve/contracts/quiz/quiz';
import { RETAINED } from '@upcurve/contracts/settings/retention';
import { expect, test } from 'vitest';
import { withExamples } from '../../company.server.ts';
import { privacyPolicy as privacyPolicyOf } from '../../content/legal/privacy-policy.ts';
import { terms as termsOf } from '../../content/legal/terms.ts';
import { tradingTerms as tradingTermsOf } from '../../content/legal/trading-terms.ts';
import { UNKNOWN_COMPANY } from '../../content/site/company.ts';

const privacyPolicy = privacyPolicyOf(UNKNOWN_COMPANY);
const terms = termsOf(UNKNOWN_COMPANY);
const tradingTerms = tradingTermsOf(UNKNOWN_COMPANY);

test('the version stored with a consent is the version of the privacy policy', () => {
  expect(privacyPolicy.version).toBe(CONSENT_VERSION);
});

/** Returns the policy's retention periods and deletion methods. */
const keptFor = (name: string) =>
  privacyPolicy.sections
    .find(({ id }) => id === 'retention')
    ?.records?.find((record) => record.name === name)
    ?.facts.map(({ detail }) => detail)
    .join(' ');

test.each([
  ['Answers handed in, and messages from forms', `${(RETAINED.leads.days / 365) * 12} months`],
  ['Held back as spam', `${RETAINED.quarantine.days} days`],
  ['Answers never handed in', `${RETAINED.quizSessions.days} days`],
  ['The link to carry on with the eligibility check', `${RESUME_DAYS} days`],
  ['Copies of data sent to our customer system', `${RETAINED.deliveries.days} days`],
  ['Mails that tell you or our staff of it', `after ${RETAINED.digests.days} days`],
  ['Addresses in the log of our admin', `${AUDIT_MONTHS} months`],
])('%s: the policy states the actual retention period', (name, time) => {
  expect(keptFor(name)).toContain(time);
});

test.each([
  ['privacy policy', privacyPolicy],
  ['terms of use', terms],
  ['trading terms', tradingTerms],
])('every section of the %s has a unique anchor and some content', (_, { sections }) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { blocks, clauses, records } of sections)
    expect(blocks ?? clauses ?? records).not.toHaveLength(0);
});

test('the anchors that other pages link to exist', () => {
  expect(privacyPolicy.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['browser', 'rights']));
  expect(tradingTerms.sections.map(({ id }) => id)).toContain('guarantee');
});

const company = {
  ...withExamples(UNKNOWN_COMPANY),
  registeredName: 'Lowe Growth Ltd',
  email: 'hello@lowe.test',
};

test.each([
  ['privacy policy', privacyPolicyOf],
  ['terms of use', termsOf],
  ['trading terms', tradingTermsOf],
])('the %s names the company, and nothing invented or empty if its facts are not set', (_, documentOf) => {
  const named = JSON.stringify(documentOf(company));
  expect(named).toContain('Upcurve is a trading name of Lowe Growth Ltd, registered in England and Wales');
  expect(named).toContain('hello@lowe.test');
  const unnamed = JSON.stringify(documentOf(UNKNOWN_COMPANY));
  expect(unnamed).not.toMatch(/trading name of|company number|registered office|VAT number|\w@\w|\.example/i);
  expect(unnamed).not.toMatch(/""|\*\*\*\*| [.,;]|undefined/);
});

test('without facts, the documents lead to the contact page', () => {
  expect(JSON.stringify(terms)).toContain('You reach us through the [contact page](/contact).');
  expect(JSON.stringify(privacyPolicyOf(company))).toContain(
    'write to **hello@lowe.test**, call 020 7946 0182 (Monday to Friday, 9 am to 6 pm) or send a letter to Upcurve, 48 Welbeck Street',
  );
});
