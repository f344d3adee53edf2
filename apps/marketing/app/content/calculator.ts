import type { QuestionAndAnswer } from './site/question-and-answer.ts';

/** The texts of the calculator. Words in braces are replaced by figures. */

export const start = {
  kicker: 'Revenue calculator',
  title: 'The revenue your clinic leaves on the table.',
  lead: 'You’ve already paid for the enquiry. Then it waits for an answer. Five figures show what that costs in a year.',
  begin: 'Put in your figures',
  example: 'See a worked example',
  small: 'Two minutes. No name, no email.',
  drawing: { reachable: 'What you could earn', today: 'What you earn', gap: 'Left on the table' },
};

export const postTeaser = {
  kicker: start.kicker,
  title: 'What do unanswered enquiries cost your clinic?',
  lead: 'Five figures you know already, two minutes, and you see it in pounds. No name, no email.',
  begin: start.begin,
  example:
    'An invented clinic: {enquiries} enquiries a month, answered {speed}, {booked} of a hundred book. In twelve months that is {year}.',
  month: 'of turnover lost a month, on average',
  open: 'Take this example apart',
};

export const method = {
  title: 'Can I trust the number?',
  lead: 'We’d rather make a number that survives your accountant.',
  rules: [
    {
      term: 'Not one extra enquiry',
      detail: 'It counts only the people who contact you today, and only their first twelve months.',
    },
    {
      term: 'Every assumption in view',
      detail: 'They are Upcurve’s working estimates: low, likely and high, listed below your result.',
    },
  ],
  questions: 'What else should I know?',
};

export const questionsAndAnswers: readonly QuestionAndAnswer[] = [
  {
    question: 'Is this revenue or profit?',
    answer: 'Revenue, before product, rooms and practitioners’ time.',
  },
  {
    question: 'What happens to the figures I put in?',
    answer:
      'They’re part of your result page’s address. We store nothing, and see them only if you send us the result.',
  },
  {
    question: 'Can all of it be won back?',
    answer:
      'No, and not in the first month. The likely figure is what we’d expect of a clinic that answers within five minutes, calls twice more and books the next visit before the patient leaves.',
  },
];

export const questions = {
  title: 'Five figures. Rough ones will do.',
  lead: 'We’ve filled in an ordinary clinic. Put in your own.',
  submit: 'Show me where it leaks',
  privacy: 'Your figures stay in the link of your result.',
};

interface NumberWords {
  label: string;
  /** The slider's accessible name, for labels that are unclear on their own. */
  slider: string;
  before?: string;
  after?: string;
}

type NumberQuestion = 'enquiries' | 'booked' | 'value' | 'returning' | 'visits';

export const figureWords: Record<NumberQuestion, NumberWords> = {
  enquiries: {
    label: 'How many enquiries do you get in a month?',
    slider: 'Enquiries a month, on a slider',
    after: 'a month',
  },
  booked: {
    label: 'Out of a hundred enquiries, how many become paying patients?',
    slider: 'Enquiries that become paying patients, on a slider',
    after: 'of 100',
  },
  value: {
    label: 'What does a visit bring in, on average?',
    slider: 'Average value of a visit, on a slider',
    before: '£',
    after: 'a visit',
  },
  returning: {
    label: 'Of a hundred new patients, how many come back within a year?',
    slider: 'Patients who come back, on a slider',
    after: 'of 100',
  },
  visits: {
    label: 'And those who do: how often in that year?',
    slider: 'Return visits a year, on a slider',
    after: 'times',
  },
};

export const hints = {
  enquiries: 'From people who are new to you: calls, forms, messages and walk-ins.',
  speed: 'Someone who can book them in. An automatic reply doesn’t count.',
  booked: 'They booked, turned up and paid.',
  value: 'Take a month’s takings and divide by its visits.',
};

export const speedQuestion = 'How soon does someone answer?';

export const preview = {
  title: 'Left on the table',
  month: 'a month',
  average: 'on average',
  year: '{year} in a year',
  band: 'Cautious {low} · generous {high}',
  spoken: 'Left on the table: {month} a month, {year} in twelve months.',
};

export const result = {
  kicker: 'Your result',
  exampleKicker: 'A worked example',
  title: 'a month stays on the table.',
  lead: '{year} in the first twelve months, without a single extra enquiry. On cautious assumptions {low}, on generous ones {high}.',
  exampleLead:
    'An invented clinic with {enquiries} enquiries a month, answered {speed}, loses {year} in twelve months. Cautious assumptions give {low}, generous ones {high}.',
  nothingTitle: 'On these figures, nothing stays on the table.',
  nothingLead:
    'Either a figure is zero, or you already answer, book and rebook as well as we think a clinic can. If it’s the second, the next question is how to bring in more enquiries, and we’d enjoy that talk.',
  book: 'Book a free consultation',
  change: 'Change the figures',
  own: 'Put in your own figures',
};

export const copyLink = {
  label: 'Copy the link to this result',
  copied: 'Copied. The link holds the figures and nothing about you.',
  refused: 'The browser didn’t let us copy. Here it is:',
};

export const chart = {
  likely: 'Likely',
  band: 'Low to high',
  month: 'Month {month}',
};

export const leaks = {
  title: 'Where does it go?',
  lead: 'Three leaks add up to the likely {year}.',
  share: '{share}% of the whole',
  none: 'Nothing leaks here.',
  total: 'Total, in twelve months',
};

export const leakWords = {
  slow: {
    name: 'Slow answers',
    text: 'Someone who writes to three clinics tends to book with the one that calls first.',
    service: {
      label: 'Someone who calls within five minutes',
      slug: 'sales-staff-hiring-and-training',
    },
  },
  followUp: {
    name: 'Lost conversions',
    text: '“Not now” is seldom “never”. Without a second and a third call, it turns into never.',
    service: { label: 'More bookings from the same enquiries', slug: 'conversion-rate-optimisation' },
  },
  returning: {
    name: 'Lost rebookings',
    text: 'A patient who leaves without a next appointment has to be won all over again.',
    service: { label: 'Know who is due back, and call them', slug: 'performance-tracking' },
  },
};

export const working = { title: 'How do you get there?' };

export const sums = {
  title: 'The sum, line by line',
  caption: 'How we get to the likely estimate',
  head: ['', 'Today', 'Reachable'],
  answeredAt: 'Answered',
  enquiries: 'Enquiries a month',
  patients: 'New patients a month',
  returning: 'Come back within a year',
  visits: 'Return visits of each, a year',
  value: 'A visit brings in',
  revenue: 'Revenue in twelve months',
  gap: 'Left on the table',
  perHundred: '{share} of 100',
};

export const assumptions = {
  title: 'Our assumptions',
  lead: 'Upcurve’s own working estimates: not research, and not a promise.',
  caption: 'What we assume',
  rows: [
    { label: 'More bookings if answered within five minutes, not within the hour', id: 'hour' },
    { label: 'Not the same day', id: 'day' },
    { label: 'Not the next day', id: 'next' },
    { label: 'Not later, or not always', id: 'later' },
    { label: 'More bookings by calling again', id: 'followUp' },
    { label: 'Highest share of enquiries that books', id: 'ceiling' },
    { label: 'New patients who could come back within a year', id: 'reachable' },
    { label: 'Of each improvement, what the cautious estimate counts', id: 'low' },
    { label: 'What the generous estimate counts', id: 'high' },
  ],
} as const;

export const message = {
  example: 'Figures: those of the worked example; the sender gave none',
  enquiries: 'Enquiries a month: {value}',
  speed: 'Answered: {value}',
  booked: 'Become paying patients: {value} of 100',
  value: 'A visit brings in: {value}',
  returning: 'Come back within a year: {value} of 100',
  visits: 'Return visits a year: {value}',
  month: 'Left on the table, a month: {likely} (low {low}, high {high})',
  year: 'Left on the table, twelve months: {likely} (low {low}, high {high})',
  leak: '{name}: {value}',
};
