import { callHint, callPromise } from './promises.ts';

/** What the quiz is called, wherever it is spoken of. */
export const quizName = 'Fit Checker';

export const welcome = {
  kicker: `Business Readiness & ${quizName}`,
  title: 'Is your clinic ready to grow?',
  lead: 'Short questions about how your clinic wins and looks after patients, most of them one tap. Then a score, the three changes that would lift it most, and a straight answer on whether our Revenue Generating Department suits you.',
  start: `Start the ${quizName}`,
  facts: [
    { term: 'Takes', detail: 'About five minutes' },
    { term: 'Costs', detail: 'Nothing' },
    { term: 'You get', detail: 'Your report at once, on screen' },
  ],
  promises: [
    'Skip any question you’d rather not answer.',
    'Stop whenever a patient arrives: everything is kept on this device, and you carry on where you left off.',
    'It helps to know roughly what the clinic turns over in a month, and what you spend on marketing.',
  ],
  data: {
    title: 'What we do with your answers',
    text: `We work out your report and write to you about it. ${callPromise} We keep them for up to 24 months and never sell them.`,
    policy: 'Privacy policy',
  },
  begun: {
    answered: (count: number) =>
      `You’ve dealt with ${count} ${count === 1 ? 'question' : 'questions'} already. They’re kept on this device.`,
    typed: 'You’ve begun already. What you typed is kept on this device.',
    carryOn: 'Carry on where you stopped',
    startAgain: 'Start again',
    title: 'Start again from nothing?',
    warning: 'Everything you’ve given so far is deleted from this device.',
    keep: 'Keep my answers',
    discard: 'Delete and start again',
  },
};

/** The sample report in miniature, beside the welcome. Its test says what to write here when the sample changes. */
export const glimpse = {
  mark: 'Example report',
  score: 61,
  after: 74,
  tier: 'Growing',
  bars: [
    { name: 'Marketing', score: 35 },
    { name: 'Sales', score: 48 },
    { name: 'Financial', score: 100 },
  ],
  money: { range: '£3,200 to £7,500', words: 'a month left on the table' },
  change: {
    title: 'Move your open enquiries into a CRM, and work in it daily',
    thisWeek: 'Try a CRM’s free plan with the last 30 enquiries, each with a date for the next call.',
  },
  week: 'This week:',
  caption: (after: number) =>
    `What the last screen looks like, in small. The clinic is invented; ${after} is its score with three changes made.`,
} as const;

export const profile = {
  title: 'Who’s asking?',
  place: 'About you',
  lead: 'So the report has a name on it, and we know who to write to.',
  next: 'Continue',
  fields: [
    { name: 'name', label: 'Your name', autoComplete: 'name' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  ],
} as const;

export const business = {
  title: 'Tell us about the clinic.',
  place: 'Your clinic',
  lead: 'All optional. It puts your answers into context.',
  next: 'To question 1',
  skip: 'Skip, ask me later',
  fields: [
    { name: 'businessName', label: 'Clinic name', autoComplete: 'organization', isOptional: true },
    { name: 'location', label: 'Town or city', autoComplete: 'address-level2', isOptional: true },
    {
      name: 'website',
      label: 'Website',
      autoComplete: 'url',
      type: 'text',
      isOptional: true,
      hint: 'For example yourclinic.co.uk',
    },
    { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', isOptional: true, hint: callHint },
  ],
} as const;

export const notice = `We use this to work out your report and to get in touch with you about it by e-mail. ${callPromise} We keep it for up to 24 months and never sell it.`;
export const noticeLink = 'How we look after your data';
export const consentLabel =
  'Send me occasional advice on growing a clinic by e-mail and, if I stop halfway, a link to carry on. I can stop it at any time.';
export const consentSummary = 'What ticking this changes';
/** What ticking the box changes before anything is handed in. */
export const consentNote =
  'Unticked, your details stay in this browser until you hand your answers in. Ticked, we keep them beside your answers as you go on; stop for half an hour, and our team receives them with a link to send you, which works on any device for 7 days. What isn’t handed in is deleted after 30 days, and your details at once when you untick.';

export const questions = {
  title: 'The questions',
  back: 'Back',
  /** `most` is how many there are where every answer yet to come brings its own. */
  number: (index: number, least: number, most: number) =>
    `Question ${index + 1} of ${least}${most > least ? ` to ${most}` : ''}`,
  next: 'Next',
  finish: 'See my results',
  skip: 'Skip this question',
  skipped: 'You skipped this question. An answer still counts.',
  keys: (last: string) => `Press A–${last} to choose, Enter to go on.`,
  noChoice: 'Choose an answer, or skip this question.',
  noWords: 'Answer in a few words, or skip this question.',
  changed: 'This question has changed since you answered it. Please answer it again.',
  dropped: 'Some questions have changed. Answers that no longer fit were let go; all others are kept.',
  failed: {
    title: 'The questions aren’t arriving.',
    text: 'Our server isn’t answering just now. Everything you’ve given is kept on this device, and the questions come as soon as it answers.',
  },
};

/** One question, shown to staff before visitors see it. */
export const preview = {
  title: 'Preview of a question',
  place: 'Preview: nothing is saved',
  staffOnly: 'Previews are for staff.',
  signIn:
    'This page looks whether you are signed in to the admin area. If you are not, sign in there and open the preview again.',
  lost: 'There is no question here to show.',
  lostWhy: 'Open the preview from the question in the admin area.',
  given: 'Visitors go on from here. The preview ends with this question.',
};

/** The parts of the way, as they stand on the curve. Questions about the visitor come under 'you', others under their category. */
export const sections = {
  you: 'You',
  business: 'Your clinic',
  financial: 'Money',
  marketing: 'Marketing',
  sales: 'Sales',
  general: 'In your words',
} as const;
/** How a question of the category 'business' speaks when it asks about the visitor rather than the clinic. */
export const asksAboutYou = /\b(your role|do you work|have you (worked|been))\b/i;

/** Where the answers are while they cannot be sent. */
export const keeping = {
  onDevice: 'on this device',
  inTab: 'in this tab, so please leave it open',
  offline: (place: string) =>
    `You’re offline. Carry on: your answers are kept ${place} and sent once the connection is back.`,
  waiting: (place: string) =>
    `Our server isn’t answering just now. Carry on: your answers are kept ${place} and we keep trying.`,
  fleeting:
    'This browser doesn’t let us keep your answers on the device. Leave this tab open until you’re done.',
};

export const tryAgain = 'Try again';

export const handingIn = {
  place: 'Your answers are complete',
  title: 'The report has to wait.',
  reasons: {
    offline: 'We can’t reach our server. It may be your connection or ours.',
    busy: 'Our server can’t take your answers just now.',
    error: 'Our server couldn’t work out the report. That’s our fault, not yours.',
  },
  kept: 'Every answer is kept on this device; nothing is lost and nothing is sent twice.',
  wait: (time: string) => `It asks us to wait about ${time}.`,
  instead: 'Would you rather talk? Call',
};

export const noScript = {
  before: `The ${quizName} needs JavaScript, which is switched off in this browser. Switch it on and reload the page, or ask us the same questions in person: call`,
  or: 'or write to',
};

export const resume = {
  title: `Carry on with the ${quizName}`,
  place: `Your ${quizName}`,
  loading: { title: 'Fetching your answers…' },
  choice: {
    title: 'Which answers do you want to carry on with?',
    lead: 'There are others in this browser that you’ve begun. Only one set can stay here.',
    link: 'Those from the link',
    own: 'Those in this browser',
  },
  over: {
    title: 'This link is over.',
    lead: 'A link to carry on works for seven days, and until the answers are handed in. If yours aren’t, begin anew: it takes about five minutes.',
    action: `Go to the ${quizName}`,
  },
  failed: {
    title: 'Your answers aren’t arriving.',
    lead: 'Our server isn’t answering just now. Your answers are safe there; try again in a moment.',
  },
};

/** The ways back from the end. */
export const startOver = {
  report: 'See the report again',
  again: `Take the ${quizName} again`,
};

/** Sending one's own report. */
export const mailing = {
  action: 'E-mail me my report',
  sending: 'Sending…',
  sent: 'It’s on its way to the address you gave.',
  limit: 'We’ve sent it often enough for today. Look among your spam, or try again tomorrow.',
  failed: 'We couldn’t send it just now. Try again in a moment, or copy the link.',
};

export const analyzing = {
  title: 'Working out your report',
  stages: [
    'Adding up each answer',
    'Scoring marketing, sales and finance',
    'Checking the conditions for the RGD',
    'Finding the three changes worth most',
  ],
};

export const thankYou = {
  title: 'Thank You!',
  text: "You're one step closer to unlocking your clinic's true potential! Our team will be in touch shortly.",
  /** What being in touch means. */
  how: `That’s by e-mail. ${callPromise}`,
};
