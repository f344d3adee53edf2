import type { ServicePage } from './service-page.ts';

export const content: ServicePage = {
  metaTitle: 'Video and content for aesthetic clinics',
  metaDescription:
    'A filming day at your clinic becomes a month of reels, treatment films, ads and patient stories, with consent handled properly. How it works, step by step.',
  title: 'One day of filming. A month of being seen.',
  lead: 'People don’t book a treatment; they book a person to do it. Film lets them meet you beforehand.',
  problem: {
    title: 'What silence looks like from outside',
    text: 'The last post is from March. A patient comparing three clinics sees two faces that explain, in forty seconds, when they would talk you out of it. The third is yours, and it’s a logo.',
    aside: 'People watch the hands before they let them near their face. Are they yours?',
  },
  work: {
    lead: 'Two people, one camera case, no takeover of your waiting room.',
    benefits: [
      'Twelve questions from real calls, a week before. We film between appointments and are gone by five.',
      'Every patient on film signs a consent. When one withdraws, the film is down everywhere within two working days.',
      'One good answer is cut five ways and subtitled, because many watch with the sound off.',
    ],
  },
  example: {
    title: 'What the day replaces',
    setting:
      'A receptionist spends a day a week on posts, at £15 an hour with oncosts; the owner records three hours a month instead of treating at £180.',
    lines: [
      { label: 'Reception hours on posts', working: '4.5 weeks × 8 hours', result: '36' },
      { label: 'What they cost', working: '36 × £15', result: '£540' },
      { label: 'Treatment time given up', working: '3 × £180', result: '£540' },
      { label: 'Cost of doing it yourself, a month', working: '£540 + £540', result: '£1,080' },
    ],
    reading: 'The thirty-six hours are worth more on the telephone.',
  },
  when: 'The first filming day is in week 3, publishing starts in week 4, and patients speak from week 9.',
  who: 'A director who makes you forget the camera, a camera operator, and an editor who keeps the consent register.',
  fromYou: 'One day a month, one practitioner willing to talk, and twenty minutes to approve.',
  amount: 'films',
  questions: [
    {
      question: 'I hate being filmed. Will it work?',
      answer:
        'Usually better. People who love cameras perform; people who don’t love them explain. You see everything before anyone else does.',
    },
    {
      question: 'Can we show before and after pictures?',
      answer:
        'On your own site and profile, with consent, same light and no retouching: mostly yes. In paid ads and for prescription-only treatments the rules are stricter; we mark each piece with where it may go.',
    },
    {
      question: 'Do you post for us?',
      answer: 'Yes, once you have approved it. Enquiries among the messages go straight to your caller.',
    },
  ],
  next: {
    title: 'Bring us one question patients always ask.',
    text: 'In the consultation we’ll show you how we’d film the answer, and where it would run.',
    action: 'booking',
    label: 'Book a consultation',
  },
};
