import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { plans, rules } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from './site/question-and-answer.ts';

const { ground, rise, crest } = plans;
const pauseFee = (rise.fee * rules.pausePercent) / 100;

export const subscriptionMeta = {
  title: 'How the subscription works',
  description:
    'Month by month after the first few: how to leave, pause or change plan, how long the minimum term is, what stays yours, and what happens to your ads.',
};

export const subscriptionHead = {
  title: 'A few months first. Then month by\u00a0month.',
  lead: `A department takes a while to build, so the minimum term is ${ground.minimumMonths} months (${crest.minimumMonths} on ${crest.name}). After that, here’s all it takes to leave.`,
};

export const changes = {
  title: 'Can I change plan, or pause?',
  lead: 'Clinics move, clinicians have children, Januaries are slow.',
  items: [
    {
      term: 'Move up',
      detail: 'From the first of any month, with a new growth target.',
    },
    {
      term: 'Move down',
      detail: `After the minimum term, with ${rules.noticeDays} days’ notice and a new growth target.`,
    },
    {
      term: 'Pause',
      detail: `After the minimum term, up to ${rules.pauseMonths} months in any twelve, with ${rules.pauseNoticeDays} days’ notice. You pay ${rules.pausePercent}% of the fee, ${pounds(pauseFee)} on Rise: website, tracking and call numbers keep running. The target date moves back by as much.`,
    },
  ],
};

/** Two example emails with which a clinic cancels. Their dates are computed when the page is rendered. */
export const leaving = {
  example: 'Leaving takes one line: an example',
  words: { from: 'From', to: 'to' },
  from: { you: 'you', us: 'your account manager at Upcurve' },
  subject: 'Our notice',
  letter: 'We’re leaving. Please take this as our notice.',
  answer: {
    sent: 'The same day',
    opening: 'Thank you for telling us. No form, no call, no reason needed. This is what happens now:',
    closing: 'Until then we work as before. It’s been good to work with you.',
  },
  dates: {
    last: { term: 'Last day', text: `${rules.noticeDays} days from your email.` },
    invoice: {
      term: 'Last invoice',
      text: (until: string, fee: number, served: number, month: number) =>
        `Plus VAT, for the days to ${until}: ${pounds(fee)} × ${served} ÷ ${month}.`,
    },
    handover: {
      term: 'All yours by',
      text: `${rules.handoverWorkingDays} working days later: accounts without our users in them, raw footage, texts, call notes and the figures, in one folder that you own.`,
    },
  },
};

export const ownership = {
  title: 'What do I keep?',
  lead: 'What has your name, your face or your patients in it.',
  yours: {
    title: 'Yours, always',
    items: [
      'Your domain, website and everything written for it',
      'The advertising accounts, with their history',
      'Films and photographs, the raw footage too',
      'Patient and enquiry records, call notes included',
      'Map listings, reviews, social accounts and the podcast',
    ],
  },
  ours: {
    title: 'Ours, and you may go on using your copy',
    items: [
      'The call scripts and training material',
      'Checklists, templates, and the way the report is worked out',
    ],
  },
};

export const subscriptionQuestionsTitle = 'What if…?';
export const subscriptionQuestions: QuestionAndAnswer[] = [
  {
    question: 'I do nothing: does it renew itself?',
    answer:
      'It runs on from month to month until you end it. No new minimum term begins, and there is no renewal date to miss.',
  },
  {
    question: 'I leave before month 12?',
    answer: `Then the [target](${paths.pricing()}#guarantee) isn’t measured, and neither of us owes anything for it. You keep everything that’s yours.`,
  },
  {
    question: 'You want to end it?',
    answer: `Then you have ${rules.noticeDays} days’ notice, after the minimum term; never while we owe you free months. The handover is the same.`,
  },
];
