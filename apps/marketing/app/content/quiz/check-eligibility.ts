import { pounds } from '@upcurve/site-content/money/format';
import { planIds, plans, rules } from '@upcurve/site-content/pricing/plans';
import { turnoverFor } from '@upcurve/site-content/pricing/verdict';
import { callPromise } from '@upcurve/site-content/promises';

/** The page that leads to the quiz. */
export const eligibilityHead = {
  kicker: 'Eligibility',
  title: 'Find out before you spend anything.',
  lead: 'Five minutes of plain questions end in a yes, a not yet or a no, and the step for this week either way.',
  check: 'Check Eligibility Now',
  sample: 'See an example report',
};

export const asked = {
  title: 'What do you ask?',
  lead: 'Skip what you’d rather not answer. We estimate it and say so.',
  topics: [
    {
      topic: 'The clinic in figures',
      detail: 'Enquiries, first visits, no-shows; turnover and budget as ranges.',
    },
    { topic: 'Who picks up', detail: 'The front desk, and who calls back.' },
    { topic: 'What patients see', detail: 'Your channels, your films, your testimonials.' },
    { topic: 'In your own words', detail: 'The one thing that holds the clinic back.' },
  ],
};

export const sampleReport = {
  title: 'What do I get, at once?',
  lead: `Your own report, on screen after the last question. ${callPromise}`,
  mark: 'Example report, invented clinic',
} as const;

/* Describes the verdict, and the eligibility rule of the built-in quiz. If the agency changes that rule, change this text too. */
export const conditions = {
  title: 'When is it a yes?',
  lead: 'Otherwise the report says what changes it, or what to do instead.',
  rules: [
    {
      rule: 'Nobody in your team calls enquiries as their main job.',
      why: 'If someone does, the report says how to do it yourself.',
    },
    {
      rule: `The clinic turns over ${pounds(plans.ground.turnoverFrom)} a month or more.`,
      why: `Below that, fee and ads take more than ${rules.mostSharePercent}% of it. With VAT that you can’t reclaim, the limit is ${pounds(turnoverFor('ground', { reclaimsVat: false }))}.`,
    },
    {
      rule: `You spend ${pounds(plans.ground.adsFrom)} a month or more on marketing.`,
      why: `The plan’s least ads come out of it: ${planIds.map((id) => `${pounds(plans[id].adsFrom)} for ${plans[id].name}`).join(', ')}.`,
    },
    {
      rule: 'The growth that we sign for leaves you more than you pay.',
      why: 'You pay fee and calls on top of what you spend today, with VAT where your care is exempt. It also has to leave more than this week’s step.',
    },
    {
      rule: 'You can decide, alone or together with someone.',
      why: 'Otherwise send the report to whoever does.',
    },
  ],
};

export const eligibilityNext = {
  title: 'Between two patients is enough time.',
  text: 'Stop whenever the door opens. We save your answers as you go.',
};
