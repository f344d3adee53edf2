import { pounds } from '@upcurve/site-content/money/format';
import { placeholder } from '@upcurve/site-content/placeholders';
import { callingHoursOf, plans } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from '../site/question-and-answer.ts';

export const hero = {
  kicker: 'For medspas, surgeons, dental and skin clinics',
  title: 'The revenue department your clinic never had to hire.',
  lead: 'You change how people look and feel. We fill the diary: the marketing, the calls, the follow-up and the figures.',
  check: 'Check Eligibility Now',
  book: 'Book a free 30-minute consultation',
  terms: [
    { term: 'Check', detail: 'Free, with your score in five minutes' },
    { term: 'Plans', detail: `From ${pounds(plans.ground.fee)} a month plus VAT` },
    { term: 'Guarantee', detail: 'Target missed? No fee until it’s met' },
  ],
};

export const claimsLabel = 'What you can hold us to';

export const claims = [
  {
    title: 'Tailored to aesthetic businesses',
    text: 'Clinics and nobody else: we know your treatments, your margins and what the ASA lets you say.',
  },
  {
    title: 'Guaranteed revenue growth',
    text: 'A target in pounds, in writing. If we miss it, we go on working without a fee until you’re there.',
  },
  {
    title: '360° marketing services',
    text: 'Website, ads, film, search, calls, referrals and reports, from one team with one plan.',
  },
];

export const ebookCard = {
  kicker: 'Free e-book',
  text: 'Twelve pages you can act on this week, with or without us.',
  button: 'Download the e-book',
};

/* A demo person’s story. content/site/pictures.ts explains how to add the photograph. The settings have the name. */
export const founder = {
  kicker: 'Why there is an Upcurve',
  title: '“I was the one who called back too late.”',
  paragraphs: placeholder('Founder’s story', [
    'For nine years I ran the front desk of a family dental practice. We bought leaflets, ads and a handsome website, each with a chart that said it worked. What I had was a list of people we’d meant to call.',
    'One quiet January we gave a colleague a headset, a room with a door, and that list. The diary filled; nothing else had changed. So we begin where the money is lost. If your month was a bad one, you’ll hear it from me first.',
  ]),
  role: 'Founder of Upcurve',
  check: 'Check where your clinic loses money',
};

export const pains = {
  title: 'Does this sound like a Tuesday?',
  items: [
    {
      scene: 'The phone goes mid-treatment.',
      price: 'When you call back, they’ve booked elsewhere.',
    },
    {
      scene: 'Five suppliers, five green reports.',
      price: 'Only the diary is empty.',
    },
    {
      scene: 'Someone asks what a patient costs you.',
      price: 'Nobody in the room knows.',
    },
    {
      scene: 'Your best practitioner is idle on Wednesdays.',
      price: 'The room, the laser and the nurse still cost you.',
    },
    {
      scene: 'A delighted patient leaves and never hears from you.',
      price: 'No rebooking, no review, no referral.',
    },
  ],
  turn: 'It isn’t a marketing problem. It’s a missing department.',
};

export const rgd = {
  kicker: 'What we do',
  title: 'A Revenue Generating Department, without the payroll.',
  text: 'Hotel groups have a whole department for revenue. Few clinics can afford its nine specialists, so we built one for them to share. Your Revenue Generating Department (RGD) works in your name, from your diary, towards your target.',
  stages: [
    {
      when: 'Week 1',
      title: 'We measure',
      text: 'Every enquiry of the past year.',
    },
    {
      when: 'Month 1',
      title: 'We fix the leaks',
      text: 'Missed calls, slow replies, dead pages.',
    },
    {
      when: 'Month 2',
      title: 'We add demand',
      text: 'Film, ads and search bring more enquiries.',
    },
    {
      when: 'Month 12',
      title: 'We compound',
      text: 'Referrals, reviews, returning patients.',
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
      without: 'Called when someone has a minute',
      with: `Called within five minutes, ${callingHoursOf('ground')} or longer, and up to six times`,
    },
    { topic: 'Ads', without: 'Judged by clicks', with: 'Judged by patients treated' },
    {
      topic: 'Website',
      without: 'Handsome, slow, silent about prices',
      with: 'Quick, plain, and taking bookings at eleven at night',
    },
    {
      topic: 'Film and posts',
      without: 'When there’s time, so hardly ever',
      with: 'One filming day, a month of material',
    },
    {
      topic: 'Figures',
      without: 'Five reports that disagree',
      with: 'One page, from the ad to the till',
    },
    {
      topic: 'Suppliers',
      without: 'Five, each pointing at another',
      with: 'One team, one plan, one person to call',
    },
    {
      topic: 'The risk',
      without: 'Yours',
      with: 'Shared: if the target is missed at month 12, you pay no fee until it’s reached',
    },
  ],
  book: 'Book a free consultation',
};

export const servicesSection = {
  title: 'Nine specialists, one target.',
  lead: 'Each passes the patient straight to the next, so nobody is lost in between.',
  all: 'See all nine on one page',
};

export const audiencesSection = {
  title: 'Who we serve',
  lead: 'Four kinds of clinic, and no others.',
  check: 'Check Eligibility Now',
};

/** The clinics we serve, each with a typical week. */
export const audiences: readonly QuestionAndAnswer[] = [
  {
    question: 'Medspas',
    line: 'Repeat visits, won by the quickest reply.',
    answer:
      '**A typical week:** people who wrote at the weekend are called before lunch on Monday, Wednesday’s empty room goes to people who asked for an earlier time, and on Friday everyone due another visit hears from you.',
  },
  {
    question: 'Plastic surgeons',
    line: 'Long decisions, won by proof and patience.',
    answer:
      '**A typical week:** new enquiries are called back within minutes, everyone from last month’s consultations gets a follow-up call, and a patient’s recovery, told with their consent, goes onto the page that people read at night.',
  },
  {
    question: 'Dental clinics',
    line: 'Implants, aligners and smile makeovers.',
    answer:
      '**A typical week:** Monday’s implant questions are answered by phone, unfinished treatment plans are picked up again, and every final fitting ends with a request for a review.',
  },
  {
    question: 'Dermatologists',
    line: 'Cosmetic patients beside medical ones.',
    answer:
      '**A typical week:** medical questions go straight to your desk, cosmetic enquiries to our callers, and one thing patients keep asking becomes an article that you sign.',
  },
];

export const fitChecker = {
  title: 'Business Readiness & Fit Checker',
  text: 'We’d rather say no before you spend anything. Five minutes tell you whether we fit; a free half hour tells you what to do first.',
  book: 'Book a consultation',
  example: 'Example: a score today, and after three changes',
  after: 'with three changes made',
};
