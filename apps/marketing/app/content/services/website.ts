import type { ServicePage } from './service-page.ts';

export const website: ServicePage = {
  metaTitle: 'Website design for aesthetic clinics',
  metaDescription:
    'Clinic websites built to take bookings: fast treatment pages with prices, answers and a diary that works at night. What we do, when, and a worked example.',
  title: 'Your website should book patients.',
  lead: 'A patient decides in the time it takes to cross a road. We build the page that’s open by then, names the price and takes the booking.',
  problem: {
    title: 'What a beautiful, silent site costs',
    text: 'Look at it as your patients do: on the sofa, with one bar of signal and three other clinics in the next tabs. They want to know the price, the pain and who holds the needle. Where the page answers “book a consultation to find out”, they don’t.',
    aside: 'The visitor who leaves is the only patient you’ll never hear complain.',
  },
  work: {
    lead: 'Pages that each do one job, in your name and on your account.',
    benefits: [
      'No page over 500 kB, tested on a four-year-old phone over a slow connection, because that’s what your patients use.',
      'What it is, who it isn’t for, price from, the week after, who does it: in the words of your recorded calls.',
      'The diary is on the page itself. Length, practitioner and deposit follow your rules.',
    ],
  },
  example: {
    title: 'What two more bookings in a hundred are worth',
    setting:
      'A skin clinic with 1,500 visits a month. 1 visit in 100 books today, 3 will. Half are treated, at £420.',
    lines: [
      { label: 'Consultations today', working: '1,500 × 1%', result: '15' },
      { label: 'Consultations afterwards', working: '1,500 × 3%', result: '45' },
      { label: 'More patients treated', working: '(45 − 15) × 50%', result: '15' },
      { label: 'More revenue a month', working: '15 × £420', result: '£6,300' },
    ],
    reading: 'Nothing was spent on extra visitors.',
  },
  when: 'Prices and the booking button go onto your present site in week 2. The new site is live in week 10.',
  who: 'A writer who interviews your practitioners, a designer, and a developer who still answers in a year.',
  fromYou: 'An hour with each practitioner, your price list, and decisions within three working days.',
  amount: 'landing-pages',
  questions: [
    {
      question: 'Who owns the website?',
      answer:
        'You do: domain, hosting account, words, pictures and code. If we part, nothing has to be bought back.',
    },
    {
      question: 'Do we have to show prices?',
      answer:
        'You decide. We’ll argue for “from” prices, because people who can’t find one assume the worst.',
    },
    {
      question: 'Will we lose our Google rankings when we switch?',
      answer:
        'Every old address is forwarded to its successor, and we watch positions daily for the first month. A dip of a week or two can happen; a lost page can’t. See [SEO](/services/seo).',
    },
  ],
  next: {
    title: 'Let us open your site on a bad phone.',
    text: 'In the consultation we load your three most important pages as a patient would, and you keep the list of what we find.',
    action: 'booking',
    label: 'Book a free consultation',
  },
};
