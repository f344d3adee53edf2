import { expect, test } from 'vitest';
import { type Stage, stageOf, withOutcome, withStatus } from './lead-status.ts';

const MEETING = '2026-12-01T10:00:00.000Z';

test.for<[Stage, string, 'open' | 'won' | 'lost', string | null]>([
  ['new', 'new', 'open', null],
  ['inTouch', 'contacted', 'open', null],
  ['inTouch', 'qualified', 'open', null],
  ['meeting', 'new', 'open', MEETING],
  ['meeting', 'qualified', 'open', MEETING],
  ['won', 'qualified', 'won', MEETING],
  ['won', 'converted', 'won', null],
  ['lost', 'contacted', 'lost', MEETING],
  ['lost', 'disqualified', 'lost', null],
])(
  'the stage is %s for the status %s, the outcome %s and a meeting at %s',
  ([stage, status, outcome, meetingAt]) => {
    expect(stageOf({ status, outcome, meetingAt })).toBe(stage);
  },
);

test.for(['eligibility', 'contact'] as const)(
  'each stage that members set shows afterwards, for the kind %s',
  (kind) => {
    const was = { status: 'contacted', outcome: 'open' } as const;
    const stage = (standing: { status: string; outcome: 'open' | 'won' | 'lost' }) =>
      stageOf({ ...standing, meetingAt: null });
    expect(stage(withStatus(was, 'new'))).toBe('new');
    expect(stage(withStatus({ status: 'new', outcome: 'open' }, 'contacted'))).toBe('inTouch');
    for (const outcome of ['won', 'lost'] as const) {
      const ended = withOutcome(kind, was, outcome);
      expect(stage(ended)).toBe(outcome);
      expect(stage(withOutcome(kind, ended, 'open'))).toBe('inTouch');
    }
  },
);
