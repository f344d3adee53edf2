import type { ServicePage } from './service-page.ts';

export const paidMedia: ServicePage = {
  metaTitle: 'Google and Meta ads for aesthetic clinics',
  metaDescription:
    'Paid search and social for clinics, run to a cost per treated patient. Campaigns that keep to ASA rules, a weekly budget review and a worked example.',
  title: 'Buy patients, not clicks.',
  lead: 'Ads are the quickest way to fill a diary and the quickest way to empty an account. The difference is what happens after the click, and whether anyone counts it.',
  cost: {
    title: 'Where the money goes now',
    paragraphs: [
      'We look for the same three leaks in every account. The budget is spread over eleven treatments because each practitioner wanted theirs in. Clicks come from people an hour away. And the report counts forms, whether or not anyone called them back.',
      'So the agency says it’s working, the front desk says the leads are poor, and both are right. Nobody can say what a treated patient cost, and so nobody dares to spend more on what works.',
      'Meanwhile the prescription-only name in a headline, which everyone on your street seems to use, is waiting for one complaint.',
    ],
    aside: 'A cheap lead nobody calls is the most expensive thing you can buy.',
  },
  work: {
    title: 'How we spend it instead',
    lead: 'Few campaigns, small areas, one number. You see the accounts at any time: they’re yours.',
    benefits: [
      'We begin with one treatment on Ground, with two or three on the larger plans: good margin, a free chair, a patient who comes back. Each gets its own campaign, its own area by drive time and its own page. Every Tuesday we move money from the worst to the best and write you two lines saying why.',
      'Copy and films are checked against the CAP Code and the platforms’ health rules before they go up: no prescription-only medicine by name or by hint, nothing aimed at under-18s, no before-and-after where it isn’t allowed, no “limited time” pressure on a medical decision. An ad that stays up keeps what the platform has learned about it.',
      'Each call and form carries its campaign into the diary and then to the till, so that we can say what a patient for this treatment costs on each platform that your plan runs. That number decides the budget, whatever we or your nephew think of the video.',
    ],
  },
  start: {
    title: 'The first ninety days',
    stages: [
      {
        when: 'Days 1–10',
        title: 'Stop the leaks',
        text: 'We correct radius, search terms and hours in your current account. The money saved pays for the next step.',
      },
      {
        when: 'Days 11–25',
        title: 'Build',
        text: 'Each treatment we begin with gets its page, its films and its call plan, and tracking that reaches the till.',
      },
      {
        when: 'Days 26–60',
        title: 'Learn in public',
        text: 'Small daily budgets, a new message every fortnight, results on one page you can open.',
      },
      {
        when: 'Days 61–90',
        title: 'Raise what books',
        text: 'Once the cost per patient holds for three weeks, budget goes up by a fifth at a time.',
      },
    ],
  },
  monthly: {
    title: 'What a month contains',
    lead: 'The media money goes from you to the platform directly. We take no share of it, so we gain nothing when you spend more.',
    habits: [
      'Budgets are reviewed every week, and each move has its reason in writing.',
      'Search terms, areas and exclusions are swept clean.',
      'We agree with you which treatment rooms to fill next month, and which to keep free.',
    ],
  },
  example: {
    title: 'What you may pay for a patient',
    setting:
      'A medspa spends £2,400 a month on one treatment. A lead costs £30; the caller books half of them, three in four come, and two in three of those are treated. A treated patient spends £640 in the first year; after product and practitioner, £416 is left.',
    lines: [
      { label: 'Leads', working: '£2,400 ÷ £30', result: '80' },
      { label: 'Consultations booked', working: '80 × 50%', result: '40' },
      { label: 'Consultations held', working: '40 × 75%', result: '30' },
      { label: 'Patients treated', working: '30 × 2 ÷ 3', result: '20' },
      { label: 'Advertising per patient', working: '£2,400 ÷ 20', result: '£120' },
      { label: 'Left of the first year, per patient', working: '£416 − £120', result: '£296' },
    ],
    reading:
      'If half the leads weren’t called, the patient would cost £240 and the same campaign would look hopeless. That’s why ads start third in our plan, after the phone.',
  },
  people: {
    title: 'Who runs it',
    roles: [
      {
        role: 'Media buyer',
        does: 'One person on your account from the first day. You have the direct line.',
      },
      { role: 'Writer', does: 'Words that a patient would use, checked against the CAP Code.' },
      { role: 'Editor', does: 'Turns your filming day into ads, and replaces them before people tire.' },
    ],
    fromYou:
      'Which rooms are free, an honest price list, and a note within a week on how each enquiry ended, unless your caller is ours too.',
  },
  questions: [
    {
      question: 'How much must we spend on ads?',
      answer:
        'Enough to learn from: as a rule of thumb, thirty leads per treatment a month. At £25 a lead that is £750, which is where our smallest plan begins. With less, you’d pay to learn nothing, so we advise you to wait. All your marketing together needs £1,000 a month.',
    },
    {
      question: 'May we advertise anti-wrinkle injections at all?',
      answer:
        'Botulinum toxin is a prescription-only medicine and may not be advertised to the public in the UK, not even by a nickname. You may advertise the consultation and the concern. We write within that line and keep a record of every check.',
    },
    {
      question: 'Google or Instagram?',
      answer:
        'Search finds people who already want it; social makes people want it. Dental implants and skin conditions start on search, injectables and body on social, and most clinics end with both.',
    },
    {
      question: 'How soon do bookings come?',
      answer:
        'The first usually come within a fortnight. A price per patient you can trust takes six to eight weeks, because people take time to decide and we count treatments.',
    },
    {
      question: 'What if we want to stop?',
      answer:
        'Pause it the same day. Accounts, audiences and ads belong to you, and the pages go on working.',
    },
  ],
  related: ['tracking', 'conversion'],
  next: {
    title: 'Find out what a patient costs you today.',
    text: 'Give us read access for one evening before the consultation and we’ll bring three leaks with their price in pounds a month.',
    action: 'booking',
    label: 'Book a free consultation',
  },
};
