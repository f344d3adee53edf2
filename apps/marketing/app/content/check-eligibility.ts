import { callPromise } from './promises.ts';

/** The page that leads into the quiz. */
export const eligibilityHead = {
  kicker: 'Eligibility',
  title: 'Find out before you spend anything.',
  lead: 'We turn a clinic down when our fee would cost it more than we could bring in. Five minutes of plain questions tell you which side you’re on, and what to mend either way.',
  check: 'Check Eligibility Now',
  sample: 'See a sample report',
};

export const asked = {
  title: 'What it asks',
  lead: 'Nothing you’d need to look up, apart from two figures. Skip whatever you’d rather not answer.',
  topics: [
    {
      topic: 'You and the clinic',
      detail: 'Your role, how long you’ve been there, how many of you treat patients.',
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
  lead: `Your own, on screen after the last question. ${callPromise}`,
  mark: 'Sample, for a clinic we invented',
  more: 'Read the rest of the sample',
} as const;

/* These put the built-in quiz into words. If the agency changes what qualifies there, it changes this too. */
export const conditions = {
  title: 'Who is eligible',
  lead: 'Three conditions, all of which have to hold. The report shows each beside what you answered.',
  rules: [
    {
      rule: 'You can decide.',
      why: 'Owner, founder, partner, director, or the manager who runs the place. Without whoever decides, nothing we propose would happen.',
    },
    {
      rule: 'The clinic turns over £15,000 a month or more.',
      why: 'Below that, our fee would be too large a share of it, however well we work.',
    },
    {
      rule: 'You spend £1,000 a month or more on marketing.',
      why: 'It needn’t be spent well: that part is ours. But there has to be something to move.',
    },
  ],
  otherwise: {
    title: 'And if you’re not?',
    text: 'Then the report says which condition failed and what to do first without us. Come back when it has changed; your answers can be given again at any time.',
  },
};

export const eligibilityNext = {
  title: 'Between two patients is enough time.',
  text: 'Stop whenever the door opens. Your answers stay on this device, and you go on where you left off.',
};
