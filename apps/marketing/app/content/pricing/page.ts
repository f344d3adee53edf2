import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { leastTarget, type PlanId, plans, rules } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from '../site/question-and-answer.ts';
import { guaranteeExample } from './guarantee-example.ts';

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

const { baseline, target, lastMonths, afterwards } = guaranteeExample;
const average = lastMonths.reduce((sum, month) => sum + month, 0) / lastMonths.length;
const yearOf = (plan: PlanId) => pounds(plans[plan].fee * rules.targetMonth);
const spared = afterwards.length * plans.rise.fee;

export const guarantee = {
  title: 'If we miss the target, you pay no fee until we reach it.',
  lead: 'We agree a growth target in pounds, in writing, before we start. Here’s that sentence in figures.',
  facts: [
    {
      figure: `${rules.targetMultiple} ×`,
      text: `the fee is the smallest increase we sign for: ${pounds(leastTarget('rise'))} more turnover a month on Rise, from any source, on top of the twelve months before.`,
    },
    {
      figure: `Month ${rules.targetMonth}`,
      text: `is when it counts: the average of the last ${rules.measuredMonths} months, from your own till or accounts. If we ever disagree, your accountant decides.`,
    },
    {
      figure: '£0',
      text: 'a month from then on if we missed it, for as many months as it takes. No cap, and nothing to pay back.',
    },
    {
      figure: yearOf('rise'),
      text: `is paid by month ${rules.targetMonth} on Rise, before VAT and ads (${yearOf('ground')} on Ground, ${yearOf('crest')} on Crest). We don’t refund it: that is your risk.`,
    },
  ],
  example: {
    title: 'Worked example, invented clinic',
    summary: `A clinic on Rise turns over ${pounds(baseline)} a month and agrees a target of ${pounds(target)}. Over months 10 to 12 it averages ${pounds(average)}, ${pounds(target - average)} short. Months 13 and 14 cost nothing; in month 14 the target is reached and the fee starts again with month 15. Not charged: ${afterwards.length} × ${pounds(plans.rise.fee)} = ${pounds(spared)}.`,
    labels: {
      start: `Start: ${pounds(baseline)}`,
      target: `Target: ${pounds(target)}`,
      measured: `Months 10–12: ${pounds(average)}`,
      fee: `Fee of ${pounds(plans.rise.fee)}`,
      free: 'No fee',
    },
  },
  /** The clause of the trading terms that waives the fee: its section, and its place there. */
  clause: {
    title: 'The clause you sign',
    text: `It is part of every order: [read the whole section](${paths.tradingTerms()}#guarantee).`,
    section: 'guarantee',
    place: 2,
  },
  conditions: {
    title: 'What we need from you for it to hold',
    items: [
      'The agreed advertising budget is spent each month.',
      'Your diary has the new-patient slots we agreed.',
      'You give us the month’s turnover by the fifth working day of the next.',
      'Fees are paid, and you stay for the twelve months.',
    ],
  },
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
