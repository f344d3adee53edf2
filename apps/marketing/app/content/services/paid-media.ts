import type { ServicePage } from './service-page.ts';

export const paidMedia: ServicePage = {
  metaTitle: 'Google and Meta ads for aesthetic clinics',
  metaDescription:
    'Paid search and social for clinics, run to a cost per treated patient. Campaigns that keep to ASA rules, a weekly budget review and a worked example.',
  title: 'Buy patients, not clicks.',
  lead: 'Ads are the quickest way to fill a diary and the quickest way to empty an account.',
  problem: {
    title: 'Where the money goes now',
    text: 'Eleven treatments share the budget, clicks come from an hour away, and the report counts forms nobody called back. The agency says it’s working, the front desk says the leads are poor, and both are right. Someone asks what a patient costs you. Nobody in the room knows.',
    aside: 'A cheap lead nobody calls is the most expensive thing you can buy.',
  },
  work: {
    lead: 'Few campaigns, small areas, one number. The accounts are yours.',
    benefits: [
      'One treatment on Ground, two or three on the larger plans. Every Tuesday we move money from the worst to the best and write you two lines saying why.',
      'Copy and films are checked against the CAP Code before they go up.',
      'Each call and form carries its campaign into the diary and to the till. The cost of a treated patient decides the budget.',
    ],
  },
  example: {
    title: 'What may a patient cost?',
    setting:
      'A medspa spends £2,400 on one treatment, £30 a lead. Half are booked, three in four come, two in three are treated. After product and practitioner, £416 of the first year is left.',
    lines: [
      { label: 'Leads', working: '£2,400 ÷ £30', result: '80' },
      { label: 'Consultations held', working: '80 × 50% × 75%', result: '30' },
      { label: 'Patients treated', working: '30 × 2 ÷ 3', result: '20' },
      { label: 'Advertising per patient', working: '£2,400 ÷ 20', result: '£120' },
      { label: 'Left of the first year, per patient', working: '£416 − £120', result: '£296' },
    ],
    reading:
      'If half the leads weren’t called, the patient would cost £240 and the campaign would look hopeless.',
  },
  when: 'First bookings usually within a fortnight of the new ads; a price per patient you can trust after six to eight weeks.',
  who: 'One media buyer from the first day, on a direct line, with a writer and an editor.',
  fromYou: 'Which rooms are free, an honest price list, and how each enquiry ended.',
  amount: 'adverts',
  questions: [
    {
      question: 'How much must we spend on ads?',
      answer:
        'Enough to learn from: as a rule of thumb, thirty leads per treatment a month. At £25 a lead that is £750, where our smallest plan begins.',
    },
    {
      question: 'May we advertise anti-wrinkle injections at all?',
      answer:
        'Botulinum toxin may not be advertised to the public in the UK, not even by a nickname. You may advertise the consultation and the concern. We write within that line.',
    },
    {
      question: 'What if we want to stop?',
      answer: 'Pause it the same day. Accounts, audiences and ads belong to you.',
    },
  ],
  next: {
    title: 'Find out what a patient costs you today.',
    text: 'Give us read access for one evening before the consultation and we’ll bring three leaks with their price in pounds a month.',
    action: 'booking',
    label: 'Book a free consultation',
  },
};
