import type { ServicePage } from './service-page.ts';

export const website: ServicePage = {
  metaTitle: 'Website design for aesthetic clinics',
  metaDescription:
    'Clinic websites built to take bookings: fast treatment pages with prices, answers and a diary that works at night. What we do, when, and a worked example.',
  title: 'Your website should book patients.',
  lead: 'A patient decides in the time it takes to cross a road. We build the page that’s open by then, says what it costs, shows who’ll do it, and takes the booking.',
  cost: {
    title: 'What a beautiful, silent site costs',
    paragraphs: [
      'You probably paid well for the site you have, and it may have won someone an award. Then look at it as your patients do: on a telephone, on the sofa, with one bar of signal and three other clinics open in the next tabs.',
      'They want to know whether you do the treatment, roughly what it costs, whether it hurts, how long they’ll hide at home, and who holds the needle. Where the page answers “book a consultation to find out”, they don’t. They go back to the results.',
      'None of that shows in your diary. A patient who called and wasn’t booked is remembered; a patient who closed the tab leaves no trace at all.',
    ],
    aside: 'The visitor who leaves is the only patient you’ll never hear complain.',
  },
  work: {
    title: 'What we build',
    lead: 'Pages that each do one job, on a system your team can edit, in your name and on your account.',
    benefits: [
      'We set a budget before we draw anything: no page over 500 kB, nothing loaded that the first screen doesn’t need, pictures cut to the size of the screen. Then we test on a four-year-old phone over a slow connection, because that’s what your patients use.',
      'Every treatment page follows the questions we hear on recorded calls: what it is, who it isn’t for, price from, what the day is like, what the week after is like, who does it and what they trained in. Then results, with consent, and the same three questions everyone asks last.',
      'The diary is on the page itself. No form waits for someone to read it on Monday. Consultation length, practitioner and deposit follow your rules, and it writes into the booking system you already use where that system lets it.',
    ],
  },
  start: {
    title: 'Live in ten weeks, useful in two',
    stages: [
      {
        when: 'Weeks 1–2',
        title: 'Fix what’s there',
        text: 'Prices, telephone links and the booking button go onto the present site while we plan the next.',
      },
      {
        when: 'Weeks 3–5',
        title: 'Write and draw',
        text: 'Treatment by treatment, from an hour with each practitioner. Words first, design around them.',
      },
      {
        when: 'Weeks 6–10',
        title: 'Build and move',
        text: 'Built, tested on real phones, old addresses forwarded so that what ranks goes on ranking.',
      },
      {
        when: 'Weeks 11–13',
        title: 'Watch and adjust',
        text: 'We read recordings of real visits and change the five places where people hesitate.',
      },
    ],
  },
  monthly: {
    title: 'Every month after that',
    lead: 'A website is finished the way a clinic is clean: until tomorrow.',
    habits: [
      'Pages are revised on what callers asked that month.',
      'We test every form, link and booking on a phone.',
      'We look after updates, backups, certificates and the consent banner.',
    ],
  },
  example: {
    title: 'What two extra bookings in a hundred are worth',
    setting:
      'A skin clinic in a market town with 1,500 visits a month. Today 1 visit in 100 books a consultation; the new pages book 3. Half of those who come are treated, at £420 on average.',
    lines: [
      { label: 'Consultations today', working: '1,500 visits × 1%', result: '15' },
      { label: 'Consultations afterwards', working: '1,500 visits × 3%', result: '45' },
      { label: 'More consultations a month', working: '45 − 15', result: '30' },
      { label: 'More patients treated', working: '30 × 50%', result: '15' },
      { label: 'More revenue a month', working: '15 × £420', result: '£6,300' },
    ],
    reading:
      'Nothing was spent on extra visitors. Put your own three numbers in: if you don’t know the second, that’s the first thing we’d measure.',
  },
  people: {
    title: 'Who builds it',
    roles: [
      {
        role: 'Writer',
        does: 'Interviews your practitioners and writes every page. Has sat through clinic consultations.',
      },
      { role: 'Designer', does: 'Draws for the phone first, from your rooms, your colours and your light.' },
      {
        role: 'Developer',
        does: 'Builds it fast and accessible, and stays: the same person answers in a year.',
      },
    ],
    fromYou:
      'An hour with each practitioner, your price list, and a decision within three working days when we ask for one.',
  },
  questions: [
    {
      question: 'Who owns the website?',
      answer:
        'You do: domain, hosting account, words, pictures and code. If we part, nothing has to be bought back and nobody has to be called for a password.',
    },
    {
      question: 'Do we have to show prices?',
      answer:
        'We’ll argue for “from” prices, because people who can’t find one assume the worst. You decide. Where a price truly depends on the consultation we say what it depends on and give two examples.',
    },
    {
      question: 'Will we lose our Google rankings when we switch?',
      answer:
        'Every old address is listed before we start and forwarded to its successor, titles and structured data move along, and we watch positions daily for the first month. A dip of a week or two can happen; a lost page can’t. See [SEO](/services/seo).',
    },
    {
      question: 'Can it talk to our booking system?',
      answer:
        'With the common UK clinic systems, yes: live availability where they offer it, else a request that lands in the diary and is confirmed by your [caller](/services/sales-staff-hiring-and-training): within five minutes in calling hours, otherwise on the next working morning.',
    },
    {
      question: 'Our site is only two years old. Must we start again?',
      answer:
        'Often not. If it’s quick enough and can be edited, we rewrite the treatment pages and fix the booking. We look before we quote.',
    },
  ],
  related: ['conversion', 'seo'],
  next: {
    title: 'Let us open your site on a bad phone.',
    text: 'In the consultation we load your three most important pages together as a patient would, and you keep the list of what we find.',
    action: 'booking',
    label: 'Book a free consultation',
  },
};
