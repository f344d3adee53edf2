import type { VideoSource } from '../layout/use-wistia.ts';

export const hero = {
  kicker: 'For medspas, surgeons, dentists and dermatologists',
  title: 'The revenue department your clinic never had to hire.',
  lead: 'You trained for years to change how people look and feel. Filling the diary is another profession. We do it for you: the marketing, the calls, the follow-up and the figures.',
  check: 'Check Eligibility Now',
  book: 'Book a free 30-minute consultation',
};

export const claimsLabel = 'What you can hold us to';

export const claims = [
  {
    title: 'Tailored to aesthetic businesses',
    text: 'We work with clinics and nobody else. We know what a consultation is worth, which treatments bring patients back, and what the ASA lets you say about them.',
  },
  {
    title: 'Guaranteed revenue growth',
    text: 'Before we start we agree a growth target in pounds, in writing. If we miss it, we go on working without a fee until you are there.',
  },
  {
    title: '360° marketing services',
    text: 'Website, adverts, film, search, sales calls, referrals and reporting come from one team with one plan. No five agencies to referee.',
  },
];

export const video = {
  embedded: 'The video will be embedded here.',
  soon: 'The film is being cut. Until then the page says the same in words.',
  close: 'Close the film',
  play: (title: string) => `Play: ${title}`,
  link: 'Open the film at Wistia',
  notice: 'Films are played by Wistia. Nothing is loaded from there before you press play.',
};

export const intro: VideoSource & {
  title: string;
  lead: string;
  name: string;
  line: string;
  length: string;
} = {
  title: 'See how a diary fills.',
  lead: 'One enquiry, followed from a telephone on a sofa to a chair in your clinic, with everybody who has a hand in it.',
  name: 'The department at work',
  line: 'The department you never had to hire',
  length: '2 minutes',
  videoId: '',
  useWistia: false,
};

export const ebookCard = {
  kicker: 'Free e-book',
  text: 'Twelve pages you can act on this week, with or without us.',
  button: 'Download the e-book',
};

/* A demo person: replace the name, the words and public/portraits/founder.svg. */
export const founder = {
  kicker: 'Why there is an Upcurve',
  title: '“I was the one who rang back too late.”',
  paragraphs: [
    'For nine years I ran the front of a family dental practice. We bought leaflets, then adverts, then a very handsome website, and every time somebody showed me a chart that said it worked. What I had in front of me was a list of people we had meant to ring.',
    'One quiet January we gave a colleague a headset, a room with a door, and the list. The diary filled. Nothing else had changed. That was the idea: begin where the money is lost, and be measured by what reaches the till.',
    'I still read every clinic’s page before it goes out. If yours is a bad month, you will hear it from me first.',
  ],
  name: 'Helena Marsh',
  role: 'Founder of Upcurve',
  imageSrc: '/portraits/founder.svg',
  altText: 'Drawn portrait in profile: a woman with dark hair in a low bun, and a rising line behind her.',
};

export const pains = {
  title: 'Does this sound like a Tuesday?',
  items: [
    {
      scene: 'The phone rings while everybody is with a patient.',
      price: 'When you ring back, they have booked across the road.',
    },
    {
      scene: 'Three suppliers, three reports, all of them green.',
      price: 'Only the diary is not.',
    },
    {
      scene: 'Somebody asks what a new patient costs you.',
      price: 'Nobody in the room knows.',
    },
    {
      scene: 'Your best practitioner has gaps on Wednesdays.',
      price: 'Rent, lamp and nurse are paid for all the same.',
    },
    {
      scene: 'Your last post is from the spring.',
      price: 'You were busy, with patients. The clinic next door filmed theirs.',
    },
    {
      scene: 'A delighted patient leaves, and that is that.',
      price: 'No next visit, no review, no friend.',
    },
  ],
  turn: 'None of this is a marketing problem. It is a department you do not have.',
};

export const rgd = {
  kicker: 'What we do',
  title: 'A Revenue Generating Department, without the payroll.',
  paragraphs: [
    'A hospital has one. So does every hotel group. It is the team between “I saw your advert” and “see you on Thursday”: the people who bring enquiries in, ring them back, book them, and know what each one cost.',
    'A clinic can rarely afford nine specialists. So we built the department once and share it: your Revenue Generating Department, RGD for short, works under your name, from your diary, to your target.',
  ],
  stages: [
    {
      when: 'Week 1',
      title: 'We measure',
      text: 'Every enquiry of the past year: where it came from, who rang back, what it earned.',
    },
    {
      when: 'Month 1',
      title: 'We mend the leaks',
      text: 'Missed calls, slow replies and dead web pages first. They cost most and mend fastest.',
    },
    {
      when: 'Month 3',
      title: 'We turn up demand',
      text: 'Film, adverts and search, now that every enquiry meets somebody who answers.',
    },
    {
      when: 'Month 12',
      title: 'We compound',
      text: 'Referrals, reviews and returning patients carry growth that adverts no longer pay for.',
    },
  ],
};

export const comparison = {
  title: 'The same clinic, twice.',
  without: 'Without the RGD',
  with: 'With the RGD',
  rows: [
    {
      topic: 'Enquiries',
      without: 'Rung when somebody has a minute',
      with: 'Rung within five minutes, and again until they answer',
    },
    { topic: 'Adverts', without: 'Judged by clicks', with: 'Judged by patients treated' },
    {
      topic: 'Website',
      without: 'Handsome, slow, silent about prices',
      with: 'Quick, plain, and taking bookings at eleven at night',
    },
    {
      topic: 'Film and posts',
      without: 'When there is time, so hardly ever',
      with: 'One filming day, a month of material',
    },
    {
      topic: 'Figures',
      without: 'Four reports that disagree',
      with: 'One page, from the advert to the till',
    },
    {
      topic: 'Past patients',
      without: 'Remembered when they happen to come back',
      with: 'Invited back, thanked, and asked for a word',
    },
    {
      topic: 'Suppliers',
      without: 'Five, each pointing at another',
      with: 'One team, one plan, one person to ring',
    },
    {
      topic: 'The risk',
      without: 'Yours',
      with: 'Ours: a target in pounds, and no fee after a miss until it is reached',
    },
  ],
};

export const servicesSection = {
  title: 'Nine specialists, one target.',
  lead: 'Each could be hired alone. Together they hand every patient on to the next, which is where the money used to fall through.',
  more: 'See how it works',
};

export const audiencesSection = {
  title: 'Who we serve',
  lead: 'Four kinds of clinic, and no others. It is why we can promise what we promise.',
  check: 'Check Eligibility Now',
};

export const audiences = [
  {
    name: 'Medspas',
    text: 'Injectables, skin and body. High repeat value, crowded streets: you win on speed of reply and memberships.',
  },
  {
    name: 'Plastic surgeons',
    text: 'Long decisions and large tickets. Patients need proof, patience and a coordinator who rings back.',
  },
  {
    name: 'Dental clinics',
    text: 'Implants, aligners and smile makeovers. The treatments you want to do more of, found by the people who want them.',
  },
  {
    name: 'Dermatologists',
    text: 'Medical trust, cosmetic demand. We grow the second without ever costing you the first.',
  },
];

export const fitChecker = {
  title: 'Business Readiness & Fit Checker',
  text: 'We do not take every clinic on, and we would rather tell you before you spend anything. Talk it through with us for half an hour, or answer a few short questions and see for yourself where the clinic stands.',
  book: 'Book Consultation',
  check: 'Start the fit checker',
  ways: [
    {
      title: 'The consultation',
      facts: [
        'Free, 30 minutes, no slides',
        'With somebody who has run a front desk',
        'You leave knowing what to mend first',
      ],
    },
    {
      title: 'The fit checker',
      facts: [
        'About five minutes',
        'Your score at once, no waiting for a call',
        'Yours to keep, whether or not we ever speak',
      ],
    },
  ],
};
