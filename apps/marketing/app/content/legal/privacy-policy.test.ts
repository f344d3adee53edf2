import { ABANDONED_AFTER_MINUTES, REPORT_MAILS_PER_DAY, RESUME_DAYS } from '@upcurve/contracts/quiz/quiz';
import { RETAINED } from '@upcurve/contracts/settings/retention';
import { expect, test } from 'vitest';
import { consentNote, resume } from '../quiz/quiz.ts';
import { UNKNOWN_COMPANY } from '../site/company.ts';
import { privacyPolicy } from './privacy-policy.ts';

const document = privacyPolicy(UNKNOWN_COMPANY);
const records = document.sections.find(({ id }) => id === 'retention')?.records ?? [];
const keptFor = (name: string) =>
  records.find((record) => record.name === name)?.facts.find(({ term }) => term === 'Kept for')?.detail;

test.each([
  ['Answers handed in, and messages from forms', '24 months at most', RETAINED.leads.days / 365 / 2],
  ['Held back as spam', '30 days', RETAINED.quarantine.days / 30],
  ['Answers never handed in', '30 days', RETAINED.quizSessions.days / 30],
  ['The link to carry on with the eligibility check', '7 days', RESUME_DAYS / 7],
  ['Copies of data sent to our customer system', '30 days after delivery', RETAINED.deliveries.days / 30],
])('%s: the privacy policy states the actual retention period', (name, period, ratio) => {
  expect(keptFor(name)).toBe(period);
  expect(ratio).toBe(1);
});

const days = RETAINED.quizSessions.days;
const policy = JSON.stringify(document);

test('the policy, the notice and the page describe an abandoned quiz correctly', () => {
  expect([ABANDONED_AFTER_MINUTES, RESUME_DAYS, REPORT_MAILS_PER_DAY]).toEqual([30, 7, 3]);
  expect(policy).toContain('If you then stop for 30 minutes');
  expect(policy).toContain('works for 7 days on any device');
  expect(policy).toContain('three times a day at most');
  expect(consentNote).toContain('stop for half an hour');
  expect(consentNote).toContain('works on any device for 7 days');
  expect(consentNote).toContain(`deleted after ${days} days`);
  expect(resume.over.lead).toContain('works for seven days');
});
