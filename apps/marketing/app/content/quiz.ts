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
  lead: 'So that the report has a name on it, and we know whom to write to about it.',
};

export const business = {
  place: 'Step 2 of 3 · Your clinic',
  title: 'Tell us about the clinic.',
  lead: 'All three are optional. They help us to put your answers into context.',
};

export const notice =
  'We use what you give here to work out your report and to get in touch with you about it: by e-mail, and by phone only if you give us a number. We keep it for up to 24 months and never sell it.';
export const consentLabel =
  'Send me occasional advice on growing a clinic by e-mail and, if I stop halfway, a link to carry on. I can stop it at any time.';
/** What ticking the box changes before anything is handed in. */
export const consentNote =
  'Unticked, your details stay in this browser until you hand the quiz in. Ticked, we keep them beside your answers as you go on; stop for half an hour, and our team receives them with a link to send you, which works on any device for 7 days. What is not handed in is deleted after 30 days, and your details at once when you untick.';

export const resume = {
  title: 'Carry on with the quiz',
  place: 'Your quiz',
  loading: { title: 'Fetching your answers…' },
  choice: {
    title: 'Which quiz do you want to carry on with?',
    lead: 'There is another one in this browser that you have begun. Only one of them can stay here.',
    link: 'The one from the link',
    own: 'The one in this browser',
  },
  over: {
    title: 'This link is over.',
    lead: 'A link to carry on works for seven days, and until the quiz is handed in. If you have not, begin anew: it takes about five minutes.',
    action: 'Go to the quiz',
  },
  failed: {
    title: 'Your answers are not arriving.',
    lead: 'Our server is not answering just now. Your answers are safe there; try again in a moment.',
  },
};

/** Sending one's own report. */
export const mailing = {
  action: 'E-mail me my report',
  sending: 'Sending…',
  sent: 'It is on its way to the address you gave in the quiz.',
  limit: 'We have sent it often enough for today. Look among your spam, or try again tomorrow.',
  failed: 'We could not send it just now. Try again in a moment, or copy the link.',
};

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
