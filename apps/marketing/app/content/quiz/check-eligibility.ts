import { pounds } from '@upcurve/site-content/money/format';
import { plans } from '@upcurve/site-content/pricing/plans';
import { callPromise } from '@upcurve/site-content/promises';

/** The page that leads to the quiz. */
export const eligibilityHead = {
  kicker: 'Eligibility',
  title: 'Find out before you spend anything.',
  lead: 'We turn a clinic down when our fee would cost more than we could bring in. Five minutes of plain questions show whether you’re eligible, and what to fix either way.',
  check: 'Check Eligibility Now',
  sample: 'See an example report',
};

export const asked = {
  title: 'What it asks',
  lead: 'Nothing you’d need to look up, apart from two figures. Skip whatever you’d rather not answer.',
  topics: [
    {
      topic: 'Your name and email first',
      detail: 'So that your report has a place to go, and you can stop and come back.',
    },
    {
      topic: 'You and the clinic',
      detail: 'Your role, how long you’ve worked there, how many of you treat patients.',
    },
    {
      topic: 'Who picks up',
      detail: 'The front desk, who calls enquiries back, and where it’s written down.',
    },
    { topic: 'What patients see', detail: 'Your channels, your films, and the testimonials you can show.' },
    { topic: 'Two figures', detail: 'Monthly turnover and marketing spend, each as a range.' },
    { topic: 'In your own words', detail: 'The one thing that holds the clinic back.' },
  ],
};

export const sampleReport = {
  title: 'What you get, at once',
  lead: `Your own report, on screen after the last question. ${callPromise}`,
  mark: 'Example report, invented clinic',
} as const;

/* Describes the eligibility rule of the built-in quiz. If the agency changes that rule, change this text too. */
export const conditions = {
  title: 'Who is eligible',
  lead: 'You need to meet all three conditions. The report shows each next to your answer.',
  rules: [
    {
      rule: 'You can decide.',
      why: 'Owner, founder, partner, director, or the manager who runs the place. If you can’t decide, nothing we propose will happen.',
    },
    {
      rule: 'The clinic turns over £15,000 a month or more.',
      why: `Below that, our fee would be too large a share of your turnover. Our smallest plan suits clinics from ${pounds(plans.ground.turnoverFrom)}; between the two, the report works out whether it fits, or says what to do until it does.`,
    },
    {
      rule: 'You spend £1,000 a month or more on marketing.',
      why: 'You don’t have to spend it well; that’s our job. But there has to be a budget to work with.',
    },
  ],
  otherwise: {
    title: 'And if you’re not?',
    text: 'Then the report says which condition failed and what to do first without us. Come back when it has changed; you can take the check again at any time.',
  },
};

export const eligibilityNext = {
  title: 'Between two patients is enough time.',
  text: 'Stop whenever the door opens. We save your answers as you go, so you carry on where you left off.',
};
