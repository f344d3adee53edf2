import { paths } from '@upcurve/site-content/paths';
import { callingHoursOf } from '@upcurve/site-content/pricing/plans';
import type { ServiceId } from '@upcurve/site-content/services';

export const deliverablesMeta = {
  title: 'What arrives in a month',
  description:
    'A month with Upcurve, working day by working day: what we film, write, call and report, how much of it on each plan, and what waits for your signature.',
};

export const deliverablesHead = {
  kicker: 'Monthly deliverables',
  title: 'A month, day by day.',
  lead: 'Twenty working days. We need you for a filming day, a call or two, some front-desk training and your sign-off. Here’s what happens each day, and how much of it you get on your plan.',
  toReport: 'See a report',
  toPrices: 'What each plan costs',
};

interface MonthEvent {
  /** The working day of the month, 1 to 20. */
  day: number;
  what: string;
  /** Set on days that need the clinic. */
  isYours?: boolean;
}

interface Week {
  title: string;
  line: string;
  events: readonly MonthEvent[];
}

export const month = {
  title: 'The month on the wall',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  week: (place: number) => `Week ${place}`,
  day: (day: number) => `Day ${day}`,
  yours: 'Needs you',
  weeks: [
    {
      title: 'Settle',
      line: 'We close last month and agree this one.',
      events: [
        { day: 1, what: 'Last month’s best ads take over the budget.' },
        {
          day: 3,
          what: 'You sign off this month’s plan: what is filmed, written and tested.',
          isYours: true,
        },
        { day: 5, what: 'You give us last month’s turnover, one figure from your till.', isYours: true },
      ],
    },
    {
      title: 'Film',
      line: 'You read the report, and the camera comes.',
      events: [
        { day: 6, what: 'The one-page report is in your inbox by noon.' },
        { day: 7, what: 'Half an hour with your account manager: what worked, what stops.', isYours: true },
        { day: 9, what: 'Filming day at your clinic, between two patients or all day.', isYours: true },
      ],
    },
    {
      title: 'Publish',
      line: 'The footage becomes films, ads and pages.',
      events: [
        { day: 12, what: 'Cut films and new ads are in your folder, checked against the rules.' },
        { day: 14, what: 'You approve it or say what to change, within two working days.', isYours: true },
        { day: 15, what: 'Films, ads and landing pages go live.' },
      ],
    },
    {
      title: 'Test',
      line: 'We test what worked, and keep it.',
      events: [
        { day: 16, what: 'Past patients hear from you, in words we wrote and you approved.' },
        { day: 17, what: 'Articles and improved treatment pages are published.' },
        { day: 18, what: 'Training: your front desk listens to five real calls with us.' },
        { day: 20, what: 'The test is decided. The winner stays; next month’s draft arrives.' },
      ],
    },
  ] satisfies Week[],
  daily: {
    title: 'And every working day',
    items: [
      `The new enquiries in your plan are called within five minutes in its hours: ${callingHoursOf('ground')}, or longer.`,
      'We call up to six times before giving up.',
      'Every patient you see is asked for a review that evening.',
      'Ads that don’t earn their money are stopped the same day.',
    ],
  },
};

/** The quantities of each service: when they arrive, and their inclusions of the plans. */
export const arrivals = {
  title: 'How much of each, on your plan.',
  lead: `The month’s share of all nine services. Everything else that a plan includes is in the [full comparison](${paths.pricingInDetail()}).`,
  caption: 'Monthly quantities by plan',
  corner: 'Each month',
  items: {
    website: { when: 'week 3', ids: ['landing-pages'] },
    'paid-media': { when: 'weeks 1 and 3', ids: ['adverts'] },
    content: { when: 'weeks 2 and 3', ids: ['filming-days', 'films', 'posts'] },
    sales: { when: 'every day; training in week 4', ids: ['enquiries', 'training'] },
    tracking: { when: 'week 2', ids: ['review'] },
    referral: { when: 'week 4', ids: ['past-patients'] },
    seo: { when: 'week 4', ids: ['treatment-pages', 'articles'] },
    podcast: { when: 'week 3', ids: ['episodes'] },
    conversion: { when: 'week 4', ids: ['tests'] },
  } satisfies Record<ServiceId, { when: string; ids: readonly string[] }>,
};

export const signOff = {
  title: 'Nothing goes out in your name unseen.',
  lead: 'Who approves what, by when, and what happens without an answer. Silence is never a yes. We check each ad against the CAP Code before you see it.',
  columns: { who: 'Who approves', when: 'By', silence: 'If you don’t reply' },
  rows: [
    {
      what: 'The month’s plan',
      who: 'You, or someone you name',
      when: 'Day 3',
      silence: 'Whatever’s running continues. Nothing new starts.',
    },
    {
      what: 'Films and ads',
      who: 'You; the treating clinician for anything medical',
      when: 'Two working days after they reach you',
      silence: 'They wait. After a week we ask which to drop.',
    },
    {
      what: 'Words about a treatment',
      who: 'The clinician who performs it',
      when: 'Five working days',
      silence: 'The page stays as it was.',
    },
    {
      what: 'A patient’s face or story',
      who: 'The patient, in writing; you keep the form',
      when: 'Before filming',
      silence: 'We don’t film.',
    },
    {
      what: 'More or less money for ads',
      who: 'You, for any change over 10%',
      when: 'Before it is spent',
      silence: 'The budget stays what it was.',
    },
  ],
};

export const report = {
  title: 'The report: one page, four questions.',
  lead: 'Where did they come from, did we reach them, did they come, what did it earn? This is the middle of one, with invented figures for a clinic on Rise in its fourth month.',
  label: 'Example report, invented figures',
  heading: 'New patients in month 4',
  columns: {
    source: 'They came from',
    enquiries: 'Asked',
    reached: 'Reached',
    treated: 'Treated',
    turnover: 'Turnover',
  },
  rows: [
    { source: 'Google Ads', enquiries: 46, reached: 39, treated: 15, turnover: 8250, spent: 1900 },
    { source: 'Instagram', enquiries: 38, reached: 29, treated: 8, turnover: 3600, spent: 1100 },
    { source: 'Search, no ads', enquiries: 27, reached: 24, treated: 11, turnover: 6050, spent: 0 },
    { source: 'Referrals', enquiries: 12, reached: 12, treated: 8, turnover: 4640, spent: 0 },
  ],
  total: 'Total',
  score: 'The eligibility check, taken again in month 4. At the start it said {score}.',
  perPound: (sum: string) => `${sum} for each £1 of ads`,
  reading: [
    {
      term: 'What it says',
      detail:
        '19 of 123 people were never reached. 12 of them asked on a Sunday, when nobody calls on Rise; by Monday they had booked elsewhere.',
    },
    {
      term: 'What we do',
      detail:
        'From day 8, a Sunday enquiry gets a text within a minute that offers two times on Monday morning. We count again next month.',
    },
    {
      term: 'What we ask of you',
      detail: 'Two consultation places kept free on Monday mornings until then.',
    },
  ],
};

export const deliverablesNext = {
  title: 'A filming day, a call or two, some training. Can you spare them?',
  lead: 'Ask yourself that before you look at prices. If the answer is yes, the five-minute eligibility check shows what we’d do in the first month.',
  quiz: 'Check eligibility',
  prices: 'See what each plan costs',
};
