import { AUDIT_MONTHS } from '@upcurve/contracts/account/audit';
import { CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import { ABANDONED_AFTER_MINUTES, REPORT_MAILS_PER_DAY, RESUME_DAYS } from '@upcurve/contracts/quiz/quiz';
import { RETAINED } from '@upcurve/contracts/settings/retention';
import { expect, test } from 'vitest';
import { withExamples } from '../../company.server.ts';
import { consentNote, resume } from '../quiz/quiz.ts';
import { UNKNOWN_COMPANY } from '../site/company.ts';
import { LEGAL_VERSION } from './legal-document.ts';
import { readLegal } from './read-legal.server.ts';

const NAMES = ['privacy-policy', 'terms', 'trading-terms'] as const;
const privacyPolicy = readLegal('privacy-policy', UNKNOWN_COMPANY);

test('the version stored with a consent is the version of the privacy policy', () => {
  expect(LEGAL_VERSION).toBe(CONSENT_VERSION);
});

/** Returns the policy's retention periods and deletion methods. */
const keptFor = (name: string) =>
  privacyPolicy.sections
    .find(({ id }) => id === 'retention')
    ?.records.find((record) => record.name === name)
    ?.facts.map(({ detail }) => detail)
    .join(' ');

test.each([
  ['Answers handed in, and messages from forms', `${(RETAINED.leads.days / 365) * 12} months at most`],
  ['Held back as spam', `${RETAINED.quarantine.days} days`],
  ['Answers never handed in', `${RETAINED.quizSessions.days} days`],
  ['The link to carry on with the eligibility check', `${RESUME_DAYS} days`],
  ['Copies of data sent to our customer system', `${RETAINED.deliveries.days} days after delivery`],
  ['Mails that tell you or our staff of it', `after ${RETAINED.digests.days} days`],
  ['Addresses in the log of our admin', `${AUDIT_MONTHS} months`],
])('%s: the policy states the actual retention period', (name, time) => {
  expect(keptFor(name)).toContain(time);
});

test('the policy, the notice and the page describe an abandoned quiz correctly', () => {
  const policy = JSON.stringify(privacyPolicy);
  expect([ABANDONED_AFTER_MINUTES, RESUME_DAYS, REPORT_MAILS_PER_DAY]).toEqual([30, 7, 3]);
  expect(policy).toContain('If you then stop for 30 minutes');
  expect(policy).toContain('works for 7 days on any device');
  expect(policy).toContain('three times a day at most');
  expect(consentNote).toContain('stop for half an hour');
  expect(consentNote).toContain('works on any device for 7 days');
  expect(consentNote).toContain(`deleted after ${RETAINED.quizSessions.days} days`);
  expect(resume.over.lead).toContain('works for seven days');
});

const company = {
  ...withExamples(UNKNOWN_COMPANY),
  registeredName: 'Lowe Growth Ltd',
  email: 'hello@lowe.test',
};

test.each(NAMES)('every section of %s has a unique anchor and content, every fact a term', (name) => {
  const { summary, sections } = readLegal(name, UNKNOWN_COMPANY);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  const facts = sections.flatMap(({ records }) => records.flatMap((record) => record.facts));
  for (const { term, detail } of [...summary, ...facts]) expect([term, detail]).not.toContain('');
  for (const { blocks, clauses, records } of sections)
    expect([...blocks, ...clauses, ...records]).not.toHaveLength(0);
});

test('the anchors that other pages link to exist', () => {
  const anchorsOf = (name: 'privacy-policy' | 'trading-terms') =>
    readLegal(name, company).sections.map(({ id }) => id);
  expect(anchorsOf('privacy-policy')).toEqual(expect.arrayContaining(['browser', 'rights']));
  expect(anchorsOf('trading-terms')).toContain('guarantee');
});

test.each(NAMES)('%s names the company, and nothing invented or empty if its facts are not set', (name) => {
  const named = JSON.stringify(readLegal(name, company));
  expect(named).toContain('Upcurve is a trading name of Lowe Growth Ltd, registered in England and Wales');
  expect(named).toContain('hello@lowe.test');
  const unnamed = JSON.stringify(readLegal(name, UNKNOWN_COMPANY));
  expect(unnamed).not.toMatch(/trading name of|company number|registered office|VAT number|\w@\w|\.example/i);
  expect(unnamed).not.toMatch(/""|\*\*\*\*| [.,;]|undefined/);
  expect(named + unnamed).not.toMatch(/\{[a-z]\w*\}/i);
});

test('without facts, the documents lead to the contact page', () => {
  expect(JSON.stringify(readLegal('terms', UNKNOWN_COMPANY))).toContain(
    'You reach us through the [contact page](/contact).',
  );
  expect(JSON.stringify(readLegal('privacy-policy', company))).toContain(
    'write to **hello@lowe.test**, call 020 7946 0182 (Monday to Friday, 9 am to 6 pm) or send a letter to Upcurve, 48 Welbeck Street',
  );
});
