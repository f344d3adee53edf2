/** The page that leads into the quiz. */
export const eligibilityHead = {
  kicker: 'Eligibility',
  title: 'Find out before you spend anything.',
  lead: 'We turn a clinic down when our fee would cost it more than we could bring in. Five minutes of plain questions tell you which side you are on, and what to mend either way.',
  check: 'Check Eligibility Now',
  sample: 'See a sample report',
};

export const asked = {
  title: 'What it asks',
  lead: 'Nothing you would need to look up, apart from two figures. Skip whatever you would rather not answer.',
  topics: [
    {
      topic: 'You and the clinic',
      detail: 'Your role, how long you have been open, how many of you treat patients.',
    },
    { topic: 'Who picks up', detail: 'The front desk, who rings enquiries, and where it is written down.' },
    { topic: 'What patients see', detail: 'Your channels, your films, and the testimonials you can show.' },
    { topic: 'Two figures', detail: 'Monthly turnover and marketing spend, each as a range.' },
    { topic: 'In your own words', detail: 'The one thing that holds the clinic back.' },
  ],
};

export const sampleReport = {
  title: 'What you get, at once',
  lead: 'A report on screen when you have answered the last question, with a link to keep. We ring only if you give us a number.',
  mark: 'Sample: an invented clinic with good work and slow replies',
  score: 58,
  tier: 'Growing',
  bars: [
    { category: 'Business Details', score: 70 },
    { category: 'Marketing', score: 45 },
    { category: 'Sales', score: 42 },
    { category: 'Financial', score: 75 },
  ],
  changesTitle: 'Three changes that would lift it most',
  changes: [
    'Give one person the job of ringing new enquiries.',
    'Keep every enquiry in one system, and open it daily.',
    'Film six patient stories, with consent.',
  ],
  verdict: 'Eligible for the RGD: every condition is met.',
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
      why: 'It need not be spent well: that part is ours. But there has to be something to move.',
    },
  ],
  otherwise: {
    title: 'And if you are not?',
    text: 'Then the report says which condition failed and what to do first without us. Come back when it has changed; your answers can be given again at any time.',
  },
};

export const eligibilityNext = {
  title: 'Between two patients is enough time.',
  text: 'Stop whenever the door opens. Your answers stay on this device, and you go on where you left off.',
};
