import type { ServicePage } from './service-page.ts';

export const referral: ServicePage = {
  metaTitle: 'Referral programmes for aesthetic clinics',
  metaDescription:
    'A referral programme your patients enjoy and your regulator can live with: when to ask, how it is passed on, how it is thanked, and what it is worth.',
  title: 'Your patients talk. Give them something to pass on.',
  lead: 'Most clinics leave a friend’s word to chance; we give it a place in the visit.',
  problem: {
    title: 'What chance costs you',
    text: 'Ask ten happy patients whether they would recommend you, and they’ll say they already do. There was a moment when it would have been easy: at the review, mirror in hand. Nobody said anything, because asking felt like selling.',
    aside: 'Nobody minds being asked by someone who has just made them happy.',
  },
  work: {
    lead: 'A moment, a means, a thank-you: forty seconds a patient.',
    benefits: [
      'Two weeks after injectables, at the reveal for aligners. The practitioner asks, in words of their own that we have rehearsed.',
      'Each patient has a card and a short link. It opens a page that greets the friend by the patient’s first name, and books.',
      'Modest, the same for everyone, disclosed to the friend, and nothing for reviews or prescription-only treatments.',
    ],
  },
  example: {
    title: 'What forty seconds are worth',
    setting:
      'A clinic asks half of 120 patients a month. One in four passes the card on; two in five of those friends come and spend £450. Both are thanked with £25.',
    lines: [
      { label: 'Friends with a card', working: '120 × 50% ÷ 4', result: '15' },
      { label: 'Friends who come', working: '15 × 2 ÷ 5', result: '6' },
      { label: 'First-year revenue', working: '6 × £450', result: '£2,700' },
      { label: 'Thank-yous', working: '6 × £25 × 2', result: '£300' },
      { label: 'Left from one month of asking', working: '£2,700 − £300', result: '£2,400' },
    ],
    reading: 'A friend costs £50 here. Compare it with what an ad pays for a stranger.',
  },
  when: 'Rules and wording in week 4, two practitioners rehearsed in week 6, every treatment by week 13.',
  who: 'A patient experience lead, a writer, and an analyst who counts friends to the till.',
  fromYou: 'One practitioner to start with, a proper review appointment, and your approval of the thank-you.',
  amount: 'past-patients',
  questions: [
    {
      question: 'Are we allowed to reward referrals?',
      answer:
        'Within limits, and they differ by profession. Where a reward doesn’t fit, a handwritten card does surprisingly well.',
    },
    {
      question: 'Our patients value discretion.',
      answer: 'We never show a name without permission. For surgery we leave the reward out.',
    },
    {
      question: 'Is this the same as reviews?',
      answer:
        'No. A review speaks to strangers and must never be rewarded; a referral speaks to a friend. We ask for both, at different moments. Reviews also help you to [be found](/services/seo).',
    },
  ],
  next: {
    title: 'Tell us how patients leave your clinic.',
    text: 'Walk us through the last five minutes of a visit. We’ll show you where the forty seconds fit.',
    action: 'booking',
    label: 'Book a walk-through',
  },
};
