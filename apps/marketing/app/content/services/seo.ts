import type { ServicePage } from './service-page.ts';

export const seo: ServicePage = {
  metaTitle: 'SEO for aesthetic clinics',
  metaDescription:
    'Be found first on the map and in search for the treatments you most want to do. Local profile, clinician-signed pages, reviews and a worked example.',
  title: 'Be the answer to the question they type.',
  lead: 'Few people search for a clinic by name. They search for “jowls”, “missing tooth”, “rosacea near me”. We make sure that what they find is you, and that it helps them.',
  cost: {
    title: 'What seventh place costs',
    paragraphs: [
      'Type your best treatment and your town. Ranking above you are probably a directory, a chain and a clinic whose work you’ve had to correct. They aren’t better. They have a page for each treatment, two hundred reviews, and an address that’s spelled the same everywhere.',
      'People near you search for it every day, and most of them call someone near the top. You then pay for ads to reach the rest, every month again, like rent.',
      'And many now ask ChatGPT instead of Google, and get one name. It comes from the same places: clear pages, a tidy profile, good reviews.',
    ],
    aside: 'Ads are rent. A page that ranks is yours.',
  },
  work: {
    title: 'What we do about it',
    lead: 'Few tricks, plenty of housekeeping, and writing that a clinician would put their name to.',
    benefits: [
      'Your Google profile gets the right categories, treatments, hours, pictures and a post a week; your name, address and number match across the forty sites that list them. Then reviews: asked for at the right moment, never bought, all answered.',
      'One page per worry and one per treatment, written from an interview with the practitioner who does it, with sources, a date and a signature. Readers and search engines both judge health pages by who wrote them. We’d rather write ten good ones than sixty thin ones.',
      'We aim at treatments with margin and a free chair, count enquiries rather than positions, and tell you when a search isn’t worth winning. The pages are yours and keep bringing patients in the months you spend nothing.',
    ],
  },
  start: {
    title: 'The slow channel, started quickly',
    stages: [
      {
        when: 'Weeks 1–2',
        title: 'Clear the ground',
        text: 'Technical faults, lost pages, duplicate listings, the profile. Often the quickest gain of all.',
      },
      {
        when: 'Weeks 3–6',
        title: 'Choose the words',
        text: 'Thirty searches that lead to treatments. Essays can wait.',
      },
      {
        when: 'Weeks 5–10',
        title: 'Write and sign',
        text: 'The pages nearest to revenue first, each from an interview of twenty-five minutes, each signed.',
      },
      {
        when: 'Weeks 8–13',
        title: 'Build your reputation',
        text: 'A steady flow of reviews, suppliers’ clinic finders, local press, your professional bodies.',
      },
    ],
  },
  monthly: {
    title: 'Month after month',
    lead: 'Search rewards regular work. This is what we do every month.',
    habits: [
      'Your map profile gets a post a week, with pictures from the filming day.',
      'We update older pages, and change their date only when we do.',
      'We earn mentions in places that patients or search engines trust. We never buy them.',
      'We report enquiries and treatments from search, alongside rankings.',
    ],
  },
  example: {
    title: 'What first place on your street is worth',
    setting:
      'A treatment gets 500 searches a month in your area. From seventh place 3 searches in 100 reach your page; from among the first three, 15 do. One visitor in 30 books, half of those are treated, at £700.',
    lines: [
      { label: 'Visits from seventh place', working: '500 × 3%', result: '15' },
      { label: 'Visits from the top', working: '500 × 15%', result: '75' },
      { label: 'More visits a month', working: '75 − 15', result: '60' },
      { label: 'More consultations', working: '60 ÷ 30', result: '2' },
      { label: 'More patients treated', working: '2 × 50%', result: '1' },
      { label: 'More revenue a month, one treatment', working: '1 × £700', result: '£700' },
      { label: 'In twelve months', working: '£700 × 12', result: '£8,400' },
    ],
    reading:
      'That’s one page, for one treatment, and it goes on without an ad budget. On Rise we improve four such pages every month.',
  },
  people: {
    title: 'Who does the work',
    roles: [
      {
        role: 'Search strategist',
        does: 'Chooses the thirty searches, fixes the technical faults, reads the logs.',
      },
      { role: 'Medical writer', does: 'Interviews your clinicians and writes pages they’re happy to sign.' },
      { role: 'Outreach', does: 'Tidies listings and earns mentions. Never buys them.' },
    ],
    fromYou: 'Twenty-five minutes of a clinician for each page, their signature, and three months’ patience.',
  },
  questions: [
    {
      question: 'How long until we rank?',
      answer:
        'The map often moves within weeks, since so much of it is housekeeping. Pages take three to six months in a town, longer in central London. If someone promises you sooner, ask what they will do that you wouldn’t like to see in print.',
    },
    {
      question: 'Can you guarantee first place?',
      answer:
        'No, and nobody can. What we guarantee is the [revenue target of the department](/#what-we-do) as a whole; search is one of its channels.',
    },
    {
      question: 'Do assistants like ChatGPT make this pointless?',
      answer:
        'Only the sloppy kind. They quote clear, signed, recent pages and clinics that others mention, which is what we build anyway. We check monthly what they say about you.',
    },
    {
      question: 'May we offer a discount for reviews?',
      answer:
        'No: search engines forbid it, and in the UK undisclosed incentives are against consumer law. Asking kindly at the right moment does more than any voucher.',
    },
    {
      question: 'Do you use AI to write the pages?',
      answer:
        'For lists and first outlines. What’s published comes from the interview, is written by a person and is signed by a clinician, because it’s about someone’s face.',
    },
  ],
  related: ['website', 'podcast'],
  next: {
    title: 'Which search would you most like to win?',
    text: 'Bring one treatment. We’ll show you who ranks above you, why, and whether it’s worth the climb.',
    action: 'booking',
    label: 'Book a free consultation',
  },
};
