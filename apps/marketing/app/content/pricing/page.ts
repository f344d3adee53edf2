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
  lead: 'Three sizes of the same department.',
  perMonth: (ads: number) => `fee + ${pounds(ads)} ads a month, before VAT`,
  turnover: 'Turnover',
  start: (name: string) => `Start with ${name}`,
};

export const notIncluded = {
  title: 'What isn’t in the fee?',
  lead: 'Four things stay on your own bill. We earn nothing on them.',
  items: [
    {
      question: 'The ads themselves',
      line: `From ${pounds(plans.ground.adsFrom)} a month, charged to your card`,
      answer:
        'Google, Meta and the others charge your card, from accounts in your name. We add no percentage.',
    },
    {
      question: 'Your own caller, if you want one',
      line: 'The salary you agree with them',
      answer:
        'Our callers ring your new enquiries, and that’s in the fee. If you want your own as well, we find and train one; you employ them.',
    },
    {
      question: 'Software in your name',
      line: 'Allow £60 to £180 a month if you have none',
      answer: 'Your domain, your booking system and the numbers that calls are counted on.',
    },
    {
      question: 'Products and consumables',
      line: 'You buy them as you do now',
      answer: 'Treatments, products and any offer you decide to make.',
    },
  ] satisfies QuestionAndAnswer[],
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
      'No, since the target is set for all nine together. But you can swap like for like every quarter: a podcast episode for a landing page, say.',
  },
  {
    question: 'Is there a set-up fee?',
    answer:
      'No. Measuring your past year and rebuilding the website in the first three months are in the monthly fee. That is why there is a minimum term.',
  },
  {
    question: 'Why not simply take a share of the growth?',
    answer:
      'Because you’d pay for growth that comes from your own good name, and we’d argue about every pound of it. Either the figure in your books is there or it isn’t.',
  },
];

export const pricingNext = {
  title: 'Bring three figures. Leave with a provisional target.',
  lead: 'In 30 minutes, free and without slides, we tell you which plan we’d offer and what target we’d sign, or that we’d advise against it.',
  bring: [
    'What the clinic turned over in the last twelve months',
    'How many new enquiries came in',
    'What you spent on marketing',
  ],
  leave: 'Your provisional target',
  book: 'Book a free consultation',
  quiz: 'Or check eligibility first, in five minutes',
};
