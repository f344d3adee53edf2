/** The wording of the eligibility quiz. */
export const welcome = {
  title: 'Is your clinic ready to grow?',
  lead: 'Short questions, one to a screen, about how your clinic wins and looks after patients. At the end you have a score, the three changes that would lift it most, and a straight answer on whether our Revenue Generating Department suits you.',
  facts: [
    { term: 'Takes', detail: 'About five minutes' },
    { term: 'Costs', detail: 'Nothing' },
    { term: 'You get', detail: 'Your report at once, on screen' },
  ],
  promises: [
    'Skip any question you would rather not answer.',
    'Stop whenever a patient arrives: everything is kept on this device, and you carry on where you left off.',
    'We write to you; we ring only if you give us a number.',
  ],
  needed: 'It helps to know roughly what the clinic turns over in a month, and what you spend on marketing.',
};

export const profile = {
  place: 'Step 1 of 3 · About you',
  title: 'Who is asking?',
  lead: 'So that the report has a name on it, and we know whom to answer if you write to us about it.',
};

export const business = {
  place: 'Step 2 of 3 · Your clinic',
  title: 'Tell us about the clinic.',
  lead: 'All three are optional. They help us to put your answers into context.',
};

export const notice =
  'We use what you give here to work out your report, and to answer you if you contact us. We keep it for up to 24 months and never sell it.';
export const consentLabel =
  'Send me occasional advice on growing a clinic by e-mail. I can stop it at any time.';

export const analyzing = {
  title: 'Working out your report',
  stages: [
    'Adding up each answer',
    'Scoring marketing, sales, finance and the business itself',
    'Checking the conditions for the RGD',
    'Finding the three changes worth most',
  ],
};

export const thankYou = {
  title: 'Thank You!',
  text: "You're one step closer to unlocking your clinic's true potential! Our team will be in touch shortly.",
};
