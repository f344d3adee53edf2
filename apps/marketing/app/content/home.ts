export const hero = {
  kicker: 'For medspas, surgeons, dentists and dermatologists',
  title: 'The revenue department your clinic never had to hire.',
  lead: 'You trained for years to change how people look and feel. Filling the diary is another profession. We do it for you: the marketing, the calls, the follow-up and the figures.',
};

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

export const rgd = {
  kicker: 'What we do',
  title: 'A Revenue Generating Department, without the payroll.',
  paragraphs: [
    'A hospital has one. So does every hotel group. It is the team between “I saw your advert” and “see you on Thursday”: the people who bring enquiries in, ring them back, book them, and know what each one cost.',
    'A clinic can rarely afford nine specialists. So we built the department once and share it: your Revenue Generating Department, RGD for short, works under your name, from your diary, to your target.',
  ],
  stages: [
    {
      month: 'Week 1',
      title: 'We measure',
      text: 'Every enquiry of the past year: where it came from, who rang back, what it earned.',
    },
    {
      month: 'Month 1',
      title: 'We mend the leaks',
      text: 'Missed calls, slow replies and dead web pages first. They cost most and mend fastest.',
    },
    {
      month: 'Month 3',
      title: 'We turn up demand',
      text: 'Film, adverts and search, now that every enquiry meets somebody who answers.',
    },
    {
      month: 'Month 12',
      title: 'We compound',
      text: 'Referrals, reviews and returning patients carry growth that adverts no longer pay for.',
    },
  ],
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
  text: 'We do not take every clinic on, and we would rather tell you before you spend anything. Answer a few short questions and see where your clinic stands, which three changes would lift it most, and whether the RGD suits you.',
  facts: [
    'About five minutes',
    'Your score at once, no waiting for a call',
    'Yours to keep, whether or not we ever speak',
  ],
  consultation: 'Rather talk it through? A consultation is free, takes 30 minutes and comes with no slides.',
};
