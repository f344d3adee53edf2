import type { ServicePage } from './service-page.ts';

export const referral: ServicePage = {
  metaTitle: 'Referral programmes for aesthetic clinics',
  metaDescription:
    'A referral programme your patients enjoy and your regulator can live with: when to ask, how it is passed on, how it is thanked, and what it is worth.',
  title: 'Your patients talk. Give them something to pass on.',
  lead: 'A friend’s word does in a sentence what an ad can’t do in a year. Most clinics leave it to chance; we give it a place in the visit.',
  cost: {
    title: 'What chance costs you',
    paragraphs: [
      'Ask your last ten happy patients whether they would recommend you, and they’ll say they already do. Ask how, and there’s a pause. They “mention it”. They can’t remember the address. The friend meant to look it up.',
      'There was a moment when it would have been easy: at the review, mirror in hand, delighted. Nobody said anything, because asking felt like selling, and the next patient was waiting.',
      'So your warmest enquiries are the only ones with no budget, no owner and no line in the report.',
    ],
    aside: 'Nobody minds being asked by someone who has just made them happy.',
  },
  work: {
    title: 'A moment, a means, a thank-you',
    lead: 'Three things that take your team forty seconds a patient, written down and practised.',
    benefits: [
      'We pick the moment treatment by treatment: two weeks after injectables, at the reveal for aligners, at the last skin session. The practitioner asks, in words of their own that we have rehearsed. We never ask unhappy patients; someone calls them instead.',
      'Each patient has a personal card and a short link. It opens a page that greets the friend by the patient’s first name, says what to expect, and books. No app, no points, no account to create.',
      'We settle the thank-you before the first card is printed: who gets what, when, and under which conditions. Nothing depends on having a prescription-only treatment; nothing is given for reviews; the friend is told that the patient is thanked. Your insurer and regulator get it in writing first.',
    ],
  },
  start: {
    title: 'Ninety days to a habit',
    stages: [
      {
        when: 'Weeks 1–2',
        title: 'Count and ask',
        text: 'Who referred whom last year, as far as anyone knows; and twenty patients asked what they would pass on.',
      },
      {
        when: 'Weeks 3–4',
        title: 'Write the rules',
        text: 'Thank-you, wording, consent and small print, checked with your insurer and regulator.',
      },
      {
        when: 'Weeks 5–6',
        title: 'Rehearse',
        text: 'Two practitioners, one treatment, forty seconds. We sit in, with the patient’s leave.',
      },
      {
        when: 'Weeks 7–13',
        title: 'Spread and count',
        text: 'Treatment by treatment; the board in the staff room shows asks, cards and friends.',
      },
    ],
  },
  monthly: {
    title: 'What keeps it alive',
    lead: 'Programmes usually fade in the third month. Keeping this one going is someone’s job.',
    habits: [
      'Asks, cards, friends booked and friends treated are counted.',
      'Anyone new or shy rehearses the forty seconds.',
      'A thank-you that’s due goes out within two working days.',
      'Every public review is answered, the hard ones first.',
    ],
  },
  example: {
    title: 'Forty seconds, sixty times a month',
    setting:
      'A clinic sees 120 patients for review in a month and asks half of them. One in four passes the card on to one friend; two in five of those friends come, and each spends £450 in the first year. Patient and friend are thanked with £25 each.',
    lines: [
      { label: 'Patients asked', working: '120 × 50%', result: '60' },
      { label: 'Friends with a card', working: '60 ÷ 4', result: '15' },
      { label: 'Friends who come', working: '15 × 2 ÷ 5', result: '6' },
      { label: 'First-year revenue', working: '6 × £450', result: '£2,700' },
      { label: 'Thank-yous', working: '6 × £25 × 2', result: '£300' },
      { label: 'Left from one month of asking', working: '£2,700 − £300', result: '£2,400' },
    ],
    reading:
      'A friend costs £50 here. Compare it with what an ad pays for a stranger, then remember that friends have friends.',
  },
  people: {
    title: 'Who runs it',
    roles: [
      {
        role: 'Patient experience lead',
        does: 'Finds the moment in your visit and rehearses it with the team.',
      },
      { role: 'Writer', does: 'Cards, messages, and the small print in words people can read.' },
      {
        role: 'Analyst',
        does: 'Counts friends all the way to the till, so that thank-yous are never argued about.',
      },
    ],
    fromYou:
      'One practitioner to start with, a proper review appointment, and your approval of the thank-you.',
  },
  questions: [
    {
      question: 'Are we allowed to reward referrals?',
      answer:
        'Within limits, and they differ by profession. We keep rewards modest, the same for everyone, disclosed to the friend, and apart from prescription-only treatments and reviews; then you have it confirmed by your insurer and regulator. Where a reward doesn’t fit, a handwritten card does surprisingly well.',
    },
    {
      question: 'Our patients value discretion.',
      answer:
        'We never show a name without permission, and the card works just as well in person. For surgery we leave the reward out and ask only for a recommendation.',
    },
    {
      question: 'Is this the same as reviews?',
      answer:
        'No. A review speaks to strangers and must never be rewarded; a referral speaks to a friend. We ask for both, at different moments, and answer every review. They also help you to [be found](/services/seo).',
    },
    {
      question: 'Does it cheapen the clinic?',
      answer:
        'A discount code on a sandwich board would. A practitioner who says “if a friend has the same worry, give her this” doesn’t.',
    },
  ],
  related: ['sales', 'content'],
  next: {
    title: 'Tell us how patients leave your clinic.',
    text: 'Walk us through the last five minutes of a visit. We’ll show you where the forty seconds fit, and what to say in them.',
    action: 'booking',
    label: 'Book a walk-through',
  },
};
