import { type Analytics, analytics } from '@upcurve/contracts/analytics/analytics';
import { QuizStep } from '@upcurve/contracts/analytics/events';
import { FormType } from '@upcurve/contracts/leads/contact';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { handle } from '@upcurve/testing/handle';

const FUNNEL = { views: 10, notStarted: 4, inProgress: 1, abandoned: 2, completed: 3 };

/** Ten quiz views on one day, with their outcomes. */
export const sampleAnalytics = (change: Partial<Analytics> = {}): Analytics => ({
  from: '2026-11-21',
  to: '2026-11-22',
  by: 'day',
  funnel: FUNNEL,
  medianSeconds: 272,
  eligible: 2,
  qualified: 1,
  ...{ leads: 4, booked: 1, won: 1, valuePence: 250_000 },
  questions: [
    {
      id: 1,
      text: 'Who are you?',
      isAsked: false,
      isMany: false,
      shown: 6,
      answered: 4,
      skipped: 1,
      leftHere: 1,
      answers: [
        { value: 'owner', label: 'The owner', count: 3 },
        { value: 'manager', label: 'The manager', count: 1 },
      ],
    },
  ],
  leftAtEnd: 1,
  scores: Array.from({ length: 10 }, (_, i) => ({
    from: i * 10,
    to: i === 9 ? 100 : i * 10 + 9,
    count: i === 5 ? 3 : 0,
  })),
  tiers: TIERS.map(({ name }) => ({ tier: name, count: name === 'Growing' ? 3 : 0, eligible: 0 })),
  days: [
    { day: '2026-11-21', views: 0, notStarted: 0, inProgress: 0, abandoned: 0, completed: 0, eligible: 0 },
    { day: '2026-11-22', ...FUNNEL, eligible: 2 },
  ],
  sources: [
    {
      source: '<b>ads</b>',
      views: 10,
      completed: 3,
      eligible: 2,
      qualified: 1,
      converted: 1,
      valuePence: 250_000,
    },
  ],
  campaigns: [
    {
      ...{ source: '<b>ads</b>', medium: 'cpc', campaign: 'spring-open-day' },
      ...{ visits: 30, begun: 6, completed: 3, eligible: 2, leads: 4, booked: 1, won: 1 },
      ...{ valuePence: 250_000, costPence: null },
    },
  ],
  costs: [],
  leadsSince: null,
  versions: [{ version: 2, since: '2026-11-01T09:00:00.000Z', questions: 17, views: 10 }],
  steps: QuizStep.options.map((step) => ({ step, count: 5 })),
  forms: FormType.options.map((formType) => ({
    formType,
    shown: 0,
    begun: 0,
    sent: 0,
    received: 2,
    converted: 1,
  })),
  visited: [{ path: '/pricing', views: 7 }],
  speed: [{ kind: 'eligibility', memberId: null, member: 'Sam', leads: 2, withinHour: 1, medianMinutes: 42 }],
  firstContactMinutes: 42,
  calls: { made: 5, answered: 2 },
  untouched: { eligibility: 1, contact: 0 },
  months: [
    { month: '2026-10', won: 1, lost: 3, valuePence: 120_000 },
    { month: '2026-11', won: 2, lost: 0, valuePence: 250_000 },
  ],
  leftOut: { bots: 3, staff: 2, flood: 1 },
  before: null,
  ...change,
});

/** Responds to every analytics request with the same data. */
export const handleAnalytics = handle(analytics.getAnalytics, () => sampleAnalytics());
