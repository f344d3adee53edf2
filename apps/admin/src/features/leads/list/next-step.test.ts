import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeLastContact, describeNextStep, isDue, type LeadPlan, needsNextStep } from './next-step.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T14:05:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const lead: LeadPlan = {
  ...{ said: null, lastContact: null, unanswered: 0, meetingAt: null },
  ...{ outcome: 'open', lostReason: null, valuePence: null, followUpAt: null, status: 'contacted' },
};
const UNANSWERED = { lastContact: 'no_answer', unanswered: 2 } as const;

test.for([
  ['', {}],
  ['Called once, no answer', { lastContact: 'no_answer', unanswered: 1 }],
  ['Called twice, no answer', UNANSWERED],
  ['Called 3 times, left a message', { lastContact: 'left_message', unanswered: 3 }],
  ['Spoke', { lastContact: 'spoke' }],
  ['Emailed', { lastContact: 'email', unanswered: 2 }],
] as const)('the last contact reads "%s"', ([words, story]) => {
  expect(describeLastContact({ ...lead, ...story })).toBe(words);
});

test.for<[string, Partial<LeadPlan>]>([
  ['not answered yet', { status: 'new' }],
  ['no next step', {}],
  ['call again', UNANSWERED],
  ['call again today', { ...UNANSWERED, followUpAt: '2026-11-23T09:00:00.000Z' }],
  ['follow up tomorrow', { followUpAt: '2026-11-24T09:00:00.000Z' }],
  ['follow up on 30 Nov', { followUpAt: '2026-11-30T09:00:00.000Z' }],
  ['follow up, due 20 Nov', { followUpAt: '2026-11-20T09:00:00.000Z' }],
  ['meeting 1 Dec 2026, 10:00', { meetingAt: '2026-12-01T10:00:00.000Z' }],
  ['no next step', { meetingAt: '2026-11-01T10:00:00.000Z' }],
  ['meeting 1 Dec 2026, 10:00', { meetingAt: '2026-12-01T10:00Z', followUpAt: '2026-11-23T09:00:00.000Z' }],
  ['no next step', { status: 'new', meetingAt: '2026-11-01T10:00:00.000Z' }],
  ['Lost: No budget', { outcome: 'lost', lostReason: 'No budget', followUpAt: '2026-11-20T09:00:00.000Z' }],
  ['Won £4,500', { outcome: 'won', valuePence: 450_000 }],
])('the next step reads "%s"', ([words, story]) => {
  expect(describeNextStep({ ...lead, ...story })).toBe(words);
});

test.for<[boolean, Partial<LeadPlan>]>([
  [true, {}],
  [true, { followUpAt: '2026-11-23T20:00:00.000Z' }],
  [false, { followUpAt: '2026-11-24T09:00:00.000Z' }],
  [false, { meetingAt: '2026-12-01T10:00:00.000Z' }],
  [false, { meetingAt: '2026-12-01T10:00:00.000Z', followUpAt: '2026-11-20T09:00:00.000Z' }],
  [false, { outcome: 'won' }],
])('whether a lead needs a next step is %s for %j', ([isNeeded, story]) => {
  expect(needsNextStep({ ...lead, ...story })).toBe(isNeeded);
});

test('a follow-up is due from its day on', () => {
  expect(isDue({ ...lead, followUpAt: '2026-11-23T20:00:00.000Z' })).toBe(true);
  expect(isDue({ ...lead, followUpAt: '2026-11-24T00:00:00.000Z' })).toBe(false);
  expect(isDue(lead)).toBe(false);
});
