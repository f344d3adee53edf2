import { callingHoursOf } from '@upcurve/site-content/pricing/plans';

export const deliverablesMeta = {
  title: 'What arrives in a month',
  description:
    'A month with Upcurve, working day by working day: what we film, write, call and report, which days need you, and what waits for your signature.',
};

export const deliverablesHead = {
  title: 'A month, day by day.',
  lead: 'Twenty working days. We need you on five of them, and your front desk on a sixth.',
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
      events: [
        {
          day: 3,
          what: 'You sign off this month’s plan.',
          isYours: true,
        },
        { day: 5, what: 'You give us last month’s turnover.', isYours: true },
      ],
    },
    {
      title: 'Film',
      events: [
        { day: 6, what: 'The one-page report is in your inbox by noon.' },
        { day: 7, what: 'Half an hour with your account manager.', isYours: true },
        { day: 9, what: 'Filming day at your clinic.', isYours: true },
      ],
    },
    {
      title: 'Publish',
      events: [
        { day: 12, what: 'Cut films and new ads are in your folder.' },
        { day: 14, what: 'You approve them or say what to change.', isYours: true },
        { day: 15, what: 'Films, ads and landing pages go live.' },
      ],
    },
    {
      title: 'Test',
      events: [
        { day: 16, what: 'Past patients hear from you, in words you approved.' },
        { day: 17, what: 'Articles and treatment pages are published.' },
        { day: 18, what: 'Your front desk listens to five real calls with us.' },
        { day: 20, what: 'The test is decided; next month’s draft arrives.' },
      ],
    },
  ] satisfies Week[],
  daily: {
    title: 'And every working day',
    items: [
      `New enquiries are called within five minutes: ${callingHoursOf('ground')}, or longer. Up to six times.`,
      'Every patient is asked for a review that evening.',
      'Ads that don’t earn their money are stopped the same day.',
    ],
  },
};

export const signOff = {
  title: 'Does anything go out unseen?',
  lead: 'No. Silence is never a yes.',
  items: [
    {
      term: 'The month’s plan',
      detail: 'Without your answer nothing new starts.',
    },
    {
      term: 'Films and ads',
      detail: 'They wait for you. We check each against the CAP Code first.',
    },
    {
      term: 'Words about a treatment',
      detail: 'The clinician who performs it decides. Until then the page stays as it was.',
    },
    {
      term: 'A patient’s face or story',
      detail: 'The patient agrees in writing first, and you keep the form.',
    },
    {
      term: 'More or less money for ads',
      detail: 'You agree to any change over 10%.',
    },
  ],
};

export const report = {
  title: 'How will I know that it works?',
  lead: 'One page a month. This is the middle of one, with invented figures.',
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
  perPound: (sum: string) => `${sum} for each £1 of ads`,
  reading: [
    {
      term: 'What it says',
      detail:
        '19 of 123 people were never reached. 12 of them asked on a Sunday; by Monday they had booked elsewhere.',
    },
    {
      term: 'What we do',
      detail: 'From day 8, a Sunday enquiry gets a text that offers two times on Monday morning.',
    },
    {
      term: 'What we ask of you',
      detail: 'Two consultation places kept free on Monday mornings until then.',
    },
  ],
};
