import type { ServicePage } from './service-page.ts';

export const conversion: ServicePage = {
  metaTitle: 'Conversion rate optimisation for clinics',
  metaDescription:
    'Book more consultations from the visitors your clinic site already has: watch, change one thing, measure, keep what works. Steps and a worked example.',
  title: 'You have the visitors. Keep more of them.',
  lead: 'Before you pay for another hundred people to come, find out why ninety-eight of the last hundred left.',
  problem: {
    title: 'Where ninety-eight went',
    text: 'One looks for a price, scrolls up, scrolls down, leaves. One fills in the form until it asks for her date of birth. One taps the number, which is a picture of a number. You never see it, because you know where everything is.',
    aside: 'More traffic through a leaking page is a bigger leak.',
  },
  work: {
    lead: 'Look, guess, change, measure. One thing at a time.',
    benefits: [
      'We start with pages that ads already pay for. Often the answer is dull: the price higher up, four fields fewer.',
      'Old and new side by side, decided by a rule written down beforehand. With little traffic, we watch ten people use the page.',
      'Every month one of us books from a phone, on the train, with one thumb. Things break quietly.',
    ],
  },
  example: {
    title: 'What one more in a hundred is worth',
    setting:
      'A clinic pays £3,000 a month for 2,000 visits. 2 in 100 book, then 3. Half are treated, at £480.',
    lines: [
      { label: 'Consultations before', working: '2,000 × 2%', result: '40' },
      { label: 'Consultations after', working: '2,000 × 3%', result: '60' },
      { label: 'More patients treated', working: '(60 − 40) × 50%', result: '10' },
      { label: 'More revenue a month', working: '10 × £480', result: '£4,800' },
    ],
    reading: 'Buying the same twenty consultations would cost £1,500 more, every month.',
  },
  when: 'Measured in week 1, broken things fixed by week 5, one test after another from week 6.',
  who: 'A researcher who watches visits, a designer who builds the change in days, and an analyst.',
  fromYou: 'Permission to change words and forms without a committee, and honest figures on who turned up.',
  amount: 'tests',
  questions: [
    {
      question: 'Do we have enough traffic to test?',
      answer:
        'For a side-by-side test of bookings, a page needs a few thousand visits a month. Below that we learn from watching people, and tell you so.',
    },
    {
      question: 'Is recording visits legal?',
      answer:
        'With consent, with everything typed masked, kept for thirty days, and never on pages where someone enters health details.',
    },
    {
      question: 'What if a change makes things worse?',
      answer: 'Some do; that’s why we measure. A loser is taken down within the day.',
    },
  ],
  next: {
    title: 'Find your ninety-eight.',
    text: 'Book from this page, and we’ll watch three people look for your main treatment and bring what they said.',
    action: 'booking',
    label: 'Book the half hour',
  },
};
