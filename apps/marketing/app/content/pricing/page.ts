import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { leastTarget, type PlanId, plans, rules } from '@upcurve/site-content/pricing/plans';
import type { QuestionAndAnswer } from '../site/question-and-answer.ts';
import { guaranteeExample } from './guarantee-example.ts';

export const pricingMeta = {
  title: 'Pricing: three plans for aesthetic clinics',
  description: `What a Revenue Generating Department costs: three plans from ${pounds(plans.ground.fee)} a month, what is in them, what isn’t, and what happens if we miss the target.`,
};

export const pricingHead = {
  kicker: 'Pricing',
  title: 'One fee, set against one target.',
  lead: `Three plans, from ${pounds(plans.ground.fee)} to ${pounds(plans.crest.fee)} a month, all nine services in each.`,
};

export const planSection = {
  title: 'Three sizes of the same department.',
  perMonth: 'a month, plus VAT',
  monthly: (sum: number) => `${pounds(sum)} a month`,
  turnover: 'Turnover:',
  start: (name: string) => `Start with ${name}`,
  inEach: 'Side by side',
  corner: 'Fees plus VAT',
  /** The inclusions shown for each plan; the comparison shows all of them. */
  shown: ['enquiries', 'filming-days', 'films', 'review'],
  all: 'See everything, line by line',
};

export const notIncluded = {
  title: 'What the fee doesn’t pay for.',
  lead: 'Four things stay on your own bill. You pay each of them directly, and we earn nothing on them.',
  items: [
    {
      question: 'The ads themselves',
      line: `From ${pounds(plans.ground.adsFrom)} a month, charged to your card`,
      answer:
        'Google, Meta and the others charge your card, from accounts in your name. You see every pound, and we add no percentage.',
    },
    {
      question: 'Your own caller, if you want one',
      line: 'The salary you agree with them',
      answer:
        'Our callers ring your new enquiries, and that’s in the fee. If you want a caller at your front desk too, we find, test and train one; you employ them and pay the salary you’ve agreed.',
    },
    {
      question: 'Software in your name',
      line: 'Allow £60 to £180 a month if you have none',
      answer:
        'Your domain, your booking system and the numbers that calls are counted on. If you have none, we suggest two or three with prices.',
    },
    {
      question: 'Products and consumables',
      line: 'You buy them as you do now',
      answer: 'Treatments, products and any offer you decide to make. We advise on offers; you set them.',
    },
  ] satisfies QuestionAndAnswer[],
};

const { baseline, target, lastMonths, afterwards } = guaranteeExample;
const average = lastMonths.reduce((sum, month) => sum + month, 0) / lastMonths.length;
const yearOf = (plan: PlanId) => pounds(plans[plan].fee * rules.targetMonth);
const spared = afterwards.length * plans.rise.fee;

export const guarantee = {
  title: 'If we miss the target, you pay no fee until we reach it.',
  lead: 'Before we start we agree a growth target in pounds, in writing. If we miss it, we go on working without a fee until you’re there. Here’s that sentence in figures.',
  facts: [
    {
      figure: `${rules.targetMultiple} ×`,
      text: `the fee is the smallest increase we sign for: ${pounds(leastTarget('ground'))} more turnover a month on Ground, ${pounds(leastTarget('rise'))} on Rise, ${pounds(leastTarget('crest'))} on Crest.`,
    },
    {
      figure: `Month ${rules.targetMonth}`,
      text: `is when it counts. We take the average of the last ${rules.measuredMonths} months, from your own till or accounts, so that one good week doesn’t decide it.`,
    },
    {
      figure: '£0',
      text: 'a month from then on if we missed it, for as many months as it takes. No cap, and nothing to pay back later.',
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
  /** The section of the trading terms that the page shows, and the place of the clause that it marks. */
  clause: {
    title: 'The clause you sign',
    text: `From the trading terms, which are part of every order: [read all of section {section}](${paths.tradingTerms()}#guarantee).`,
    sheet: (date: string) => `Trading terms, version of ${date}`,
    section: 'guarantee',
    shown: { from: 1, to: 4 },
    marked: 2,
  },
  conditions: {
    title: 'What we need from you for it to hold',
    items: [
      'The advertising budget we agreed is spent, as agreed, each month.',
      'Your diary has the new-patient slots we agreed.',
      'You give us the month’s turnover by the fifth working day of the next month.',
      'Fees are paid, and you stay for the twelve months. You may leave sooner, after the minimum term; the guarantee then ends too.',
    ],
  },
};

/** Our estimates of yearly pay in London, in pounds, one for each of the nine services. */
export const hires = [
  { role: 'Web designer and developer', pay: 42_000 },
  { role: 'Paid media manager', pay: 40_000 },
  { role: 'Film-maker and editor', pay: 34_000 },
  { role: 'Sales caller', pay: 29_000 },
  { role: 'Marketing analyst', pay: 40_000 },
  { role: 'Patient referral co-ordinator', pay: 30_000 },
  { role: 'SEO specialist', pay: 36_000 },
  { role: 'Podcast producer', pay: 33_000 },
  { role: 'Conversion specialist', pay: 43_000 },
];

/** Employer costs on top of pay, at the rates of the tax year 2026/27. */
export const employerCosts = {
  insurancePercent: 15,
  insuranceFrom: 5000,
  employmentAllowance: 10_500,
  pensionPercent: 3,
  pensionFrom: 6240,
  toolsPerPerson: 3000,
};

export const hiring = {
  title: 'Nine people, or one department.',
  lead: 'The same nine jobs, done by your own staff: full time, or at two days a week each, because few clinics could keep nine people busy.',
  caption: 'What nine employees would cost in a year, in pounds',
  columns: { item: 'In a year', full: 'Nine full time', part: 'Nine at two days a week' },
  rows: {
    pay: 'Pay of the nine',
    insurance: 'Employer’s National Insurance',
    pension: 'Pension, the legal minimum',
    tools: 'Equipment and software',
    total: 'A year',
    month: 'A month',
  },
  ours: 'Rise, a month, plus VAT',
  sums: 'See the sums behind it',
  payTitle: 'The pay we counted on',
  source: 'Our own estimate, made in November 2026.',
  notes: [
    'Pay is what we’d expect to offer in London for two to four years of experience; put your own figures in its place.',
    'National Insurance: 15% above £5,000 a person, less the Employment Allowance of £10,500. Pension: 3% of pay between £6,240 and £50,270. Equipment and software: £3,000 a person, whatever their hours.',
    'Not counted, though it makes hiring dearer: recruitment fees, holidays, sick pay, desks, and your own time to lead nine people. Not counted, though it speaks for hiring: people of your own know your clinic sooner than we do, and work for you alone. Our nine share their week among several clinics.',
  ],
};

export const pricingQuestionsTitle = 'Before you sign';
export const pricingQuestions: QuestionAndAnswer[] = [
  {
    question: 'Do you take a percentage of what I spend on ads?',
    answer:
      'No. A percentage would reward us for spending more of your money. The fee stays the same whether the platforms get £750 or £30,000 within your plan.',
  },
  {
    question: 'Can I leave services out and pay less?',
    answer:
      'No, since the target is set for all nine together. But you can swap like for like every quarter: a podcast episode for a landing page, say. Your account manager keeps track.',
  },
  {
    question: `My clinic turns over less than ${pounds(plans.ground.turnoverFrom)} a month. What then?`,
    answer: `Then our fee usually costs more than it earns you, and we’d rather tell you so. From £15,000 the [eligibility check](${paths.eligibility.welcome()}) works it out for your clinic; it also names the changes worth most. The [lead guide](${paths.leadGuide.overview()}) is free and shows how we handle calls.`,
  },
  {
    question: 'Can I begin on Ground and move up?',
    answer: `Yes, from the first of any month, and we then agree a new growth target. Moving down takes ${rules.noticeDays} days’ notice. How that works is on the page about [the subscription](${paths.subscriptionModel()}).`,
  },
  {
    question: 'Is there a set-up fee?',
    answer:
      'No. The first week, in which we measure the past year of enquiries, and the rebuilt website of the first three months are in the monthly fee. That is why there is a minimum term.',
  },
  {
    question: 'Why not simply take a share of the growth?',
    answer:
      'Because you’d pay for growth that comes from your own good name, and we’d argue about every pound of it. A fixed fee and a target are easier to check: either the figure in your books is there or it isn’t.',
  },
];

export const pricingNext = {
  title: 'Bring three figures. Leave with a provisional target.',
  lead: 'In 30 minutes, free and without slides, we tell you which plan we’d offer, what target we’d sign for it, or that we’d advise against it.',
  bring: [
    'What the clinic turned over in the last twelve months',
    'How many new enquiries came in',
    'What you spent on marketing',
  ],
  leave: 'Your provisional target',
  book: 'Book a free consultation',
  quiz: 'Or check eligibility first, in five minutes',
};
