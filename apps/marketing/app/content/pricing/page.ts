import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { plans } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from '../site/question-and-answer.ts';

export const pricingTabs = {
  name: 'Prices',
  tabs: [
    { label: 'Plans', to: paths.pricing() },
    { label: 'Line by line', to: paths.pricingInDetail() },
    { label: 'A month', to: paths.monthlyDeliverables() },
    { label: 'Leaving', to: paths.subscriptionModel() },
  ],
};

export const pricingMeta = {
  title: 'Pricing: three plans for aesthetic clinics',
  description: `What a Revenue Generating Department costs: three plans from ${pounds(plans.ground.fee)} a month, what is in them, what isn’t, and what happens if we miss the target.`,
};

export const pricingHead = {
  title: 'One fee, set against one target.',
  lead: `Three plans, from ${pounds(plans.ground.fee)} to ${pounds(plans.crest.fee)} a month, all nine services in each.`,
};

export const planSection = {
  title: 'What does it cost?',
  /** Such as `Rise, £4,200 a month`. */
  plan: (name: string, fee: string) => `${name}, ${fee} a month`,
  turnover: 'Turnover',
};

export const notIncluded = {
  title: 'What isn’t in the fee?',
  lead: 'These stay on your own bill. We earn nothing on them.',
  items: [
    {
      term: 'The ads',
      detail: `From ${pounds(plans.ground.adsFrom)} a month. Google, Meta and the others charge your card, from accounts in your name.`,
    },
    {
      term: 'A caller of your own',
      detail:
        'Our callers ring your new enquiries. If you want your own as well, we find and train one; you employ them.',
    },
    {
      term: 'Software in your name',
      detail: 'Domain, booking system and call numbers: £60 to £180 a month if you have none.',
    },
  ],
};

export const pricingQuestionsTitle = 'What’s the catch?';
export const pricingQuestions: QuestionAndAnswer[] = [
  {
    question: 'Do you take a percentage of what I spend on ads?',
    answer: 'No. A percentage would reward us for spending more of your money.',
  },
  {
    question: 'Can I leave services out and pay less?',
    answer:
      'No, since the target is set for all nine together. But you can swap like for like every quarter.',
  },
  {
    question: 'Is there a set-up fee?',
    answer:
      'No. Measuring your past year and rebuilding the website are in the monthly fee. That is why there is a minimum term.',
  },
  {
    question: 'Why not simply take a share of the growth?',
    answer:
      'Because you’d pay for growth that comes from your own good name, and we’d argue about every pound of it.',
  },
];

export const pricingNext = {
  title: 'Bring three figures. Leave with a provisional target.',
  lead: 'Turnover, new enquiries and marketing spend of the last twelve months. In 30 minutes we say which plan we’d offer, or why we’d advise against it.',
  book: 'Book a free consultation',
  quiz: 'Or check eligibility first, in five minutes',
};
