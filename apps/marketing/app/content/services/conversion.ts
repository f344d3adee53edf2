import type { ServicePage } from './service-page.ts';

export const conversion: ServicePage = {
  metaTitle: 'Conversion rate optimisation for clinics',
  metaDescription:
    'Book more consultations from the visitors your clinic site already has: watch, change one thing, measure, keep what works. Steps and a worked example.',
  title: 'You have the visitors. Keep more of them.',
  lead: 'Before you pay for another hundred people to come, find out why ninety-eight of the last hundred left. It’s the cheapest growth a clinic has.',
  cost: {
    title: 'Where ninety-eight went',
    paragraphs: [
      'Some were never going to book; let them go. But watch the others. One looks for a price, scrolls up, scrolls down, leaves. One fills in the form until it asks for her date of birth. One taps the number, which is a picture of a number.',
      'You never see it, because you know where everything is. Your web designer doesn’t see it, because he has a large screen. Your ad agency sees it and sends more people.',
      'Each of those small obstacles costs you visitors, paid or free, every day.',
    ],
    aside: 'More traffic through a leaking page is a bigger leak.',
  },
  work: {
    title: 'How we close the gaps',
    lead: 'Look, guess, change, measure. In that order, and one at a time.',
    benefits: [
      'We start with pages that ads already pay for, because each improvement there saves money the same day. Often the answer is dull: the price higher up, four fields fewer, a photograph of the person who’ll call.',
      'Where there is enough traffic we show old and new side by side to your own visitors, and decide by a rule written down beforehand. Where there isn’t, we say so: then we watch ten people use the page, change what stopped them, and compare months with care rather than pretend it’s a science.',
      'Every month one of us books from a phone, on the train, with one thumb, then calls, then sends the form with a typing error. Things break quietly: a consent banner over the button, a calendar out of slots, a confirmation in the spam folder.',
    ],
  },
  start: {
    title: 'Ninety days, the worst first',
    stages: [
      {
        when: 'Week 1',
        title: 'Measure the funnel',
        text: 'Visits, price seen, booking started, booked, came; separately for phone and desktop.',
      },
      {
        when: 'Weeks 2–3',
        title: 'Watch people',
        text: 'Recordings with consent, and ten patients like yours, thinking aloud on the page.',
      },
      {
        when: 'Weeks 4–5',
        title: 'Fix the obvious',
        text: 'Broken things need no test. We fix them first.',
      },
      {
        when: 'Weeks 6–13',
        title: 'Test what’s arguable',
        text: 'Price, proof, form, first sentence: one after another, the best bet first.',
      },
    ],
  },
  monthly: {
    title: 'What goes on every month',
    lead: 'Small on purpose: one change, one answer, and then the next.',
    habits: [
      'We watch whole visits on the pages that matter most.',
      'You read what we tried, what won and what didn’t.',
      'No tricks: no false countdowns, no “three people are looking at this”.',
    ],
  },
  example: {
    title: 'The same visitors, one in a hundred more',
    setting:
      'A clinic pays £3,000 a month for 2,000 visits. 2 in 100 book a consultation. After the changes it is 3. Half are treated, at £480.',
    lines: [
      { label: 'Consultations before', working: '2,000 × 2%', result: '40' },
      { label: 'Consultations after', working: '2,000 × 3%', result: '60' },
      { label: 'Cost of a consultation before', working: '£3,000 ÷ 40', result: '£75' },
      { label: 'Cost of a consultation after', working: '£3,000 ÷ 60', result: '£50' },
      { label: 'More patients treated', working: '(60 − 40) × 50%', result: '10' },
      { label: 'More revenue a month', working: '10 × £480', result: '£4,800' },
    ],
    reading:
      'To get the same twenty consultations by buying visits at the old rate you’d spend £1,500 more, every month.',
  },
  people: {
    title: 'Who watches and fixes',
    roles: [
      {
        role: 'Researcher',
        does: 'Watches visits, talks to patients, writes the list of obstacles in order of cost.',
      },
      {
        role: 'Designer and developer',
        does: 'Builds the change in days, on the site you have.',
      },
      { role: 'Analyst', does: 'Sets the rule for winning beforehand, and keeps us to it.' },
    ],
    fromYou: 'Permission to change words and forms without a committee, and honest figures on who turned up.',
  },
  questions: [
    {
      question: 'Do we have enough traffic to test?',
      answer:
        'For a side-by-side test of bookings, a page needs a few thousand visits a month. Below that we test earlier steps, such as opening the booking page, or learn from watching people. We tell you which of the two we did.',
    },
    {
      question: 'Is recording visits legal?',
      answer:
        'With consent, with everything typed masked, kept for thirty days, and never on pages where someone enters health details. Those we test with invited people instead.',
    },
    {
      question: 'Our site is new. Why should it need this?',
      answer:
        'Because it was designed from opinions, and visitors weren’t in the meeting. If we [built it](/services/website-design-and-development), the first round is part of it.',
    },
    {
      question: 'What if a change makes things worse?',
      answer: 'Some do; that’s why we measure. A loser is taken down within the day, and the report says so.',
    },
    {
      question: 'Will the page start to look like a sales page?',
      answer: 'No. Calm and clear sells better to someone who’s nervous. What we remove most often is noise.',
    },
  ],
  related: ['website', 'tracking'],
  next: {
    title: 'Find your ninety-eight.',
    text: 'Book from this page, and we’ll watch three people look for your main treatment and bring what they said, unflattering parts included.',
    action: 'booking',
    label: 'Book the half hour',
  },
};
