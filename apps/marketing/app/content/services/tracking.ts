import type { ServicePage } from './service-page.ts';

export const tracking: ServicePage = {
  metaTitle: 'Performance tracking for aesthetic clinics',
  metaDescription:
    'One page a month that follows each pound from ad to treatment: source, call, consultation, revenue. How we build it, and a worked example.',
  title: 'Know which pound came back.',
  lead: 'Half of every marketing budget is wasted, the saying goes, and nobody knows which half. In a clinic you can know: every patient passes one desk and one till.',
  cost: {
    title: 'What not knowing costs',
    paragraphs: [
      'The ad report says sixty leads. Reception remembers about thirty. The diary has fourteen consultations that might be new, and the till doesn’t say where anyone came from. All four are honest, and none of them match.',
      'So temperament decides. The cautious owner stops a campaign that was paying; the bold one doubles one that wasn’t. Both repeat their mistake every month, because nothing contradicts it.',
      'And the people who sell you marketing mark their own homework.',
    ],
    aside: 'If nobody can say where a patient came from, everyone will claim her.',
  },
  work: {
    title: 'What we connect',
    lead: 'Website, telephone, diary and till, in that order. We test each connection with a test patient.',
    benefits: [
      'Each source gets its own telephone number and its own mark on forms and bookings. Reception asks one question, with six buttons instead of a text box. Where the system and the patient disagree, we keep both answers.',
      'Diary and till are matched by telephone number and email inside your own systems, so that revenue is counted when it’s paid and for a year afterwards: the first treatment is rarely the one that pays. Medical notes are never read, and no report contains a patient’s name.',
      'Once a month, one page: spend, enquiries, reached, booked, came, treated, revenue, cost per patient, revenue per pound. Last month beside each, and a sentence where it moved. If a number won’t change what you do, it isn’t on the page.',
    ],
  },
  start: {
    title: 'From guessing to one page',
    stages: [
      {
        when: 'Days 1–7',
        title: 'Look back',
        text: 'The past year from diary and till: what each source brought, as far as the records show.',
      },
      {
        when: 'Days 8–21',
        title: 'Connect',
        text: 'Numbers, forms, consent-aware analytics and the six buttons at reception.',
      },
      {
        when: 'Days 22–45',
        title: 'Prove it',
        text: 'Ten test patients walk through; every one must arrive in the right row.',
      },
      {
        when: 'Days 46–90',
        title: 'Decide by it',
        text: 'The page comes with one proposal. You say yes or no; next month it shows.',
      },
    ],
  },
  monthly: {
    title: 'What arrives, and when',
    lead: 'Reports are cheap. A page that someone acts on isn’t.',
    habits: [
      'The page arrives in the second week, nine numbers, last month beside each.',
      'Test patients go through form, phone and diary, and must come out at the till.',
      'Enquiries that nobody answered are listed by source.',
      'Each patient’s first twelve months are added up by how they found you.',
    ],
  },
  example: {
    title: 'Two campaigns that looked alike',
    setting:
      'Each costs £1,500 a month and brings 50 leads, so the ad report calls them equal. Campaign A brings 6 treated patients at £300, campaign B 10 at £550.',
    lines: [
      { label: 'Cost of a lead, both', working: '£1,500 ÷ 50', result: '£30' },
      { label: 'Revenue of A', working: '6 × £300', result: '£1,800' },
      { label: 'Revenue of B', working: '10 × £550', result: '£5,500' },
      { label: 'A earns for each pound', working: '£1,800 ÷ £1,500', result: '£1.20' },
      { label: 'All of it in B: revenue', working: '20 × £550', result: '£11,000' },
      {
        label: 'More than today, for the same spend',
        working: '£11,000 − £1,800 − £5,500',
        result: '£3,700',
      },
    ],
    reading:
      'B won’t scale quite so neatly, and we’d move the money in steps. But without these sums nobody would move it at all.',
  },
  people: {
    title: 'Who counts',
    roles: [
      {
        role: 'Analyst',
        does: 'Builds and tests the connections, and writes the sentence next to each number.',
      },
      {
        role: 'Data protection lead',
        does: 'Keeps the impact assessment, contracts and retention in order with yours.',
      },
      {
        role: 'Your account manager',
        does: 'Proposes the month’s one decision, and is responsible for the target.',
      },
    ],
    fromYou:
      'Read access to diary and till exports, half an hour with reception to agree the six buttons, and a decision a month.',
  },
  questions: [
    {
      question: 'Do you see our patients’ medical records?',
      answer:
        'No. We work with an export of date, source, treatment group and amount. Matching happens on your side; names and notes stay there. A data processing agreement is signed before anything is connected.',
    },
    {
      question: 'Does this need cookies?',
      answer:
        'Some of it, and only with consent. Visitors who refuse are counted only in totals. Call numbers, bookings and the question at reception need none.',
    },
    {
      question: 'Which systems can you read?',
      answer:
        'Any that exports a spreadsheet, and most that clinics use have more than that. If yours has neither, we say so before you pay for anything.',
    },
    {
      question: 'Can we check your figures?',
      answer:
        'Please do. Every number on the page opens to the rows it was added up from, and the rows are your own.',
    },
    {
      question: 'Our front desk will never ask every caller.',
      answer:
        'Four in five is enough, as long as we know which. The number a caller dialled already tells us most; the question fills the gaps.',
    },
  ],
  related: ['paid-media', 'sales'],
  next: {
    title: 'See where you stand before you connect anything.',
    text: 'The eligibility check asks what you already know about your enquiries, and what you spend. Five minutes, and the report shows which numbers you’re missing.',
    action: 'quiz',
    label: 'Start the eligibility check',
  },
};
