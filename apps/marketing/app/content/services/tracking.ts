import type { ServicePage } from './service-page.ts';

export const tracking: ServicePage = {
  metaTitle: 'Performance tracking for aesthetic clinics',
  metaDescription:
    'One page a month that follows each pound from ad to treatment: source, call, consultation, revenue. How we build it, and a worked example.',
  title: 'Know which pound came back.',
  lead: 'In a clinic you can know: every patient passes one desk and one till.',
  problem: {
    title: 'What not knowing costs',
    text: 'The ad report says sixty leads. Reception remembers thirty. The till doesn’t say where anyone came from. So temperament decides: the cautious owner stops a campaign that was paying; the bold one doubles one that wasn’t.',
    aside: 'If nobody can say where a patient came from, everyone will claim her.',
  },
  work: {
    lead: 'Website, telephone, diary and till, in that order.',
    benefits: [
      'Each source gets its own telephone number and its own mark on forms and bookings.',
      'Diary and till are matched inside your own systems, for a year: the first treatment is rarely the one that pays. Medical notes are never read.',
      'Once a month, nine numbers with last month beside each. If a number won’t change what you do, it isn’t on the page.',
    ],
  },
  example: {
    title: 'What knowing is worth',
    setting:
      'Two campaigns cost £1,500 a month each and bring 50 leads each. A brings 6 patients at £300, B 10 at £550. Then all of it goes into B.',
    lines: [
      { label: 'Revenue of A', working: '6 × £300', result: '£1,800' },
      { label: 'Revenue of B', working: '10 × £550', result: '£5,500' },
      { label: 'All of it in B', working: '20 × £550', result: '£11,000' },
      { label: 'More, for the same spend', working: '£11,000 − £1,800 − £5,500', result: '£3,700' },
    ],
    reading: 'B won’t scale quite so neatly. But without these sums nobody would move the money at all.',
  },
  when: 'Connected in week 3, proved with ten test patients by day 45, and a page to decide by every month.',
  who: 'An analyst builds and tests it; your account manager proposes the month’s one decision.',
  fromYou: 'Read access to diary and till exports, half an hour with reception, and a decision a month.',
  amount: 'review',
  questions: [
    {
      question: 'Do you see our patients’ medical records?',
      answer:
        'No. We work with an export of date, source, treatment group and amount; names and notes stay with you. A data processing agreement is signed first.',
    },
    {
      question: 'Which systems can you read?',
      answer: 'Any that exports a spreadsheet. If yours doesn’t, we say so before you pay for anything.',
    },
    {
      question: 'Our front desk will never ask every caller.',
      answer:
        'Four in five is enough. The number a caller dialled already tells us most; the question fills the gaps.',
    },
  ],
  next: {
    title: 'See where you stand first.',
    text: 'The eligibility check asks what you already know about your enquiries. Five minutes.',
    action: 'quiz',
    label: 'Start the eligibility check',
  },
};
