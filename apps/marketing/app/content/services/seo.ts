import type { ServicePage } from './service-page.ts';

export const seo: ServicePage = {
  metaTitle: 'SEO for aesthetic clinics',
  metaDescription:
    'Be found first on the map and in search for the treatments you most want to do. Local profile, clinician-signed pages, reviews and a worked example.',
  title: 'Be the answer to the question they type.',
  lead: 'They search for “jowls”, “missing tooth”, “rosacea near me”. We make sure that what they find is you, and that it helps them.',
  problem: {
    title: 'What seventh place costs',
    text: 'Type your best treatment and your town. Above you are a directory, a chain and a clinic whose work you’ve had to correct. They aren’t better. They have a page for each treatment, two hundred reviews and a tidy address. ChatGPT reads the same places.',
    aside: 'Ads are rent. A page that ranks is yours.',
  },
  work: {
    lead: 'Few tricks, plenty of housekeeping.',
    benefits: [
      'Your Google profile in order, your name and number the same on the forty sites that list them, and reviews: asked for, never bought, all answered.',
      'One page per worry and one per treatment, from an interview with the practitioner who does it. Signed and dated.',
      'We aim at treatments with margin and a free chair, and count enquiries rather than positions.',
    ],
  },
  example: {
    title: 'What first place on your street is worth',
    setting:
      'A treatment gets 500 searches a month. From seventh place 3 in 100 reach your page, from the top 15. One in 30 books, half are treated, at £700.',
    lines: [
      { label: 'Visits from seventh place', working: '500 × 3%', result: '15' },
      { label: 'Visits from the top', working: '500 × 15%', result: '75' },
      { label: 'More patients treated', working: '(75 − 15) ÷ 30 × 50%', result: '1' },
      { label: 'In twelve months', working: '£700 × 12', result: '£8,400' },
    ],
    reading: 'That’s one page, and it goes on without an ad budget.',
  },
  when: 'The map often moves within weeks. Pages take three to six months in a town, longer in central London.',
  who: 'A search strategist, and a medical writer whose pages your clinicians are happy to sign.',
  fromYou: 'Twenty-five minutes of a clinician for each page, their signature, and three months’ patience.',
  amount: 'treatment-pages',
  questions: [
    {
      question: 'Can you guarantee first place?',
      answer:
        'No, and nobody can. What we guarantee is the [revenue target](/pricing#guarantee) of the department as a whole.',
    },
    {
      question: 'May we offer a discount for reviews?',
      answer:
        'No: search engines forbid it, and in the UK undisclosed incentives are against consumer law. Asking kindly at the right moment does more.',
    },
    {
      question: 'Do you use AI to write the pages?',
      answer:
        'For lists and first outlines. What’s published is written by a person and signed by a clinician, because it’s about someone’s face.',
    },
  ],
  next: {
    title: 'Which search would you most like to win?',
    text: 'Bring one treatment. We’ll show you who ranks above you, why, and whether it’s worth the climb.',
    action: 'booking',
    label: 'Book a free consultation',
  },
};
