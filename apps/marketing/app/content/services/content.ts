import type { ServicePage } from './service-page.ts';

export const content: ServicePage = {
  metaTitle: 'Video and content for aesthetic clinics',
  metaDescription:
    'A filming day at your clinic becomes a month of reels, treatment films, ads and patient stories, with consent handled properly. How it works, step by step.',
  title: 'One day of filming. A month of being seen.',
  lead: 'People don’t book a treatment; they book a person to do it. Film lets them meet you beforehand, and you only have to give us one day.',
  cost: {
    title: 'What silence looks like from outside',
    paragraphs: [
      'The last post is from March. Before that, a quote on a beige square, a bank holiday notice and a product photograph from the supplier. You know it isn’t good enough. You also had nineteen patients on Thursday.',
      'A patient comparing three clinics sees three faces. Two of them have explained, in forty seconds, what the treatment does and when they would talk you out of it. The third is yours, and it’s a logo.',
      'The usual answer is to ask the receptionist to “do the socials”. It costs a day a week of the one person who should be calling enquiries back.',
    ],
    aside: 'People watch the hands before they let them near their face. Are they yours?',
  },
  work: {
    title: 'How one day becomes a month',
    lead: 'Two people, one camera case, no takeover of your waiting room.',
    benefits: [
      'A week before, you get twelve questions taken from real calls: does it hurt, what if I hate it, how long does it last. You answer them as you would to a patient. We film three treatments between appointments and are gone by five; what we missed waits for next month.',
      'Your face, your rooms, your real results. Every patient on film signs a consent that says where the film may be shown and how to withdraw it, and we keep the register. When someone withdraws, it’s down everywhere in two working days.',
      'One good answer is cut five ways: forty seconds upright for Instagram and TikTok, two minutes for the treatment page, fifteen seconds for an ad, a still with a sentence, a paragraph for the newsletter. Subtitled, because many watch with the sound off.',
    ],
  },
  start: {
    title: 'From awkward to fluent',
    stages: [
      {
        when: 'Week 1',
        title: 'Look and listen',
        text: 'We hear ten recorded calls, read your reviews and write the first question list.',
      },
      {
        when: 'Week 3',
        title: 'First filming day',
        text: 'The pages that sell come first: your three main treatments and the story of the clinic.',
      },
      {
        when: 'Weeks 4–8',
        title: 'Publish',
        text: 'Films and posts in a steady rhythm. You approve in one sitting, twenty minutes, on your phone.',
      },
      {
        when: 'Weeks 9–13',
        title: 'Patients speak',
        text: 'The second and third day bring the patient stories. The films people watch to the end decide the rest.',
      },
    ],
  },
  monthly: {
    title: 'In the month’s folder',
    lead: 'Yours for good, in full resolution, with the consent register beside it.',
    habits: [
      'Every film is captioned and cut in the sizes each platform wants.',
      'Every piece is marked with the places where the rules allow it.',
      'Nothing is published before you, and the treating clinician, have said yes.',
    ],
  },
  example: {
    title: 'What the day replaces',
    setting:
      'A clinic whose receptionist spends a day a week on posts, at £15 an hour with oncosts, and whose owner records clips for three hours a month instead of treating at £180 an hour.',
    lines: [
      { label: 'Reception hours on posts', working: '4.5 weeks × 8 hours', result: '36' },
      { label: 'What they cost', working: '36 × £15', result: '£540' },
      { label: 'Treatment time given up', working: '3 × £180', result: '£540' },
      { label: 'Cost of doing it yourself, a month', working: '£540 + £540', result: '£1,080' },
      { label: 'Per piece, at eight posts', working: '£1,080 ÷ 8', result: '£135' },
    ],
    reading:
      'And that’s before anyone asks whether the eight pieces brought a booking. The thirty-six reception hours are worth more on the telephone.',
  },
  people: {
    title: 'Who turns up',
    roles: [
      {
        role: 'Director',
        does: 'Asks the questions, makes you forget the camera, knows what may not be shown.',
      },
      { role: 'Camera and sound', does: 'Works in a treatment room without getting in its way.' },
      { role: 'Editor', does: 'Cuts, subtitles, delivers; keeps the consent register straight.' },
    ],
    fromYou:
      'One day a month with the diary two-thirds full, one practitioner willing to talk, and twenty minutes to approve.',
  },
  questions: [
    {
      question: 'I hate being filmed. Will it work?',
      answer:
        'Usually better. People who love cameras perform; people who don’t love them explain. We film answers to questions, never speeches, and you see everything before anyone else does.',
    },
    {
      question: 'Can we show before and after pictures?',
      answer:
        'On your own site and profile, with consent, same light and no retouching: mostly yes. In paid ads and for prescription-only treatments the rules are stricter. We know them and mark each piece with where it may go.',
    },
    {
      question: 'What if a patient changes their mind?',
      answer:
        'They write to you or to us, and the film comes down everywhere within two working days. The register shows every place it’s used, so nothing is forgotten.',
    },
    {
      question: 'Do you post for us?',
      answer:
        'Yes: planned, captioned and published, with comments watched in working hours. Enquiries among the messages go straight to your caller.',
    },
    {
      question: 'We’re more than an hour from London.',
      answer:
        'We film all over the UK. We agree the travel cost before the first day, and it doesn’t change.',
    },
  ],
  related: ['podcast', 'paid-media'],
  next: {
    title: 'Bring us one question patients always ask.',
    text: 'In the consultation we’ll show you how we’d film the answer, and where it would run.',
    action: 'booking',
    label: 'Book a consultation',
  },
};
