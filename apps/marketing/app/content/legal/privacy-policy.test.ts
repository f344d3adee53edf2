import { RETAINED } from '@upcurve/contracts/retention';
import { expect, test } from 'vitest';
import { privacyPolicy } from './privacy-policy.ts';

const records = privacyPolicy.sections.find(({ id }) => id === 'retention')?.records ?? [];
const keptFor = (name: string) =>
  records.find((record) => record.name === name)?.facts.find(({ term }) => term === 'Kept for')?.detail;

test.each([
  ['Quizzes handed in, and messages from forms', '24 months at most', RETAINED.leads.days / 365 / 2],
  ['Held back as spam', '30 days', RETAINED.quarantine.days / 30],
  ['Answers of quizzes never handed in', '30 days', RETAINED.quizSessions.days / 30],
  ['Copies of what was sent to our customer system', '30 days after delivery', RETAINED.deliveries.days / 30],
])('%s: the policy says what the software does', (name, period, ratio) => {
  expect(keptFor(name)).toBe(period);
  expect(ratio).toBe(1);
});
