import { callPromise } from '@upcurve/site-content/promises';

export const quizName = 'eligibility check';

export const welcome = {
  kicker: 'Eligibility check',
  title: 'Is your clinic ready to grow?',
  lead: 'Short questions about how your clinic wins and looks after patients, most of them one tap. Then one screen: what you lose in a month, the step for this week, and a straight yes, not yet or no to our Revenue Generating Department.',
  asked: (enquiries: number) => `${enquiries} people ask you in a month:`,
  own: 'The report uses your own figures, and counts no-shows too.',
  start: `Start the ${quizName}`,
  facts: [
    { term: 'Takes', detail: 'About five minutes' },
    { term: 'Costs', detail: 'Nothing' },
    { term: 'You get', detail: 'Your report at once, on screen' },
  ],
  promises: [
    'Skip any question you’d rather not answer.',
    'Stop whenever a patient arrives: we save your answers as you go, so you carry on where you left off.',
    'It helps to know roughly what the clinic turns over in a month, and what you spend on marketing.',
  ],
  data: {
    title: 'What we do with your answers',
    text: `We work out your report and write to you about it. ${callPromise} We keep them for up to 24 months and never sell them.`,
    policy: 'Privacy policy',
  },
  begun: {
    answered: (count: number) =>
      `You’ve answered or skipped ${count} ${count === 1 ? 'question' : 'questions'} already. They’re saved.`,
    typed: 'You’ve already started. Your details are saved in this browser.',
    carryOn: 'Carry on where you stopped',
    startAgain: 'Start again',
    title: 'Start again from scratch?',
    warning: 'Everything you’ve given so far is deleted from this device.',
    keep: 'Keep my answers',
    discard: 'Delete and start again',
  },
};

/** A miniature of the sample report for the welcome page. Its test prints the new values when the sample changes. */
export const glimpse = {
  mark: 'Example report',
  title: 'Amelia, you say it yourself: “We never get round to a second call”',
  numbers: [
    { value: '£8,230', label: 'turnover you lose a month' },
    { value: '£370', label: 'profit from this week’s step' },
    { value: '£3,990', label: 'profit with us, from month 12' },
  ],
  week: 'This week:',
  step: {
    title: 'Ask a second time, in writing',
    step: 'Send everyone who asked last month and didn’t book one message, by name, with two free times and a booking link.',
  },
  caption: 'An example report for an invented clinic.',
} as const;

export const profile = {
  title: 'Who’s asking?',
  place: 'About you',
  lead: 'For your report, and to write to you about it.',
  next: 'Continue',
  fields: [
    { name: 'name', label: 'First name', autoComplete: 'given-name' },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
    { name: 'businessName', label: 'Clinic name', isOptional: true, autoComplete: 'organization' },
  ],
} as const;

export const business = {
  title: 'Do you know these?',
  place: 'Your figures',
  /** Where the answers name no turnover to estimate from. */
  lead: 'All optional. What you leave out, we estimate.',
  leadTypical: (kind: string) => `Typical for ${kind} with your turnover. Change what you know.`,
  next: 'See my results',
  someone: (hours: string) => `Someone, ${hours} a month`,
  /** `caller` asks who could make the calls. */
  fields: (caller: { label: string; options: Record<string, { label: string }> }) =>
    [
      { name: 'enquiries', label: 'Enquiries a month', isOptional: true },
      { name: 'value', label: 'First visit or operation, £', isOptional: true },
      { name: 'noShows', label: 'No-shows, %', isOptional: true },
      { name: 'caller', ...caller },
      {
        name: 'canDecide',
        label: 'Can you decide about marketing?',
        options: { yes: { label: 'Yes' }, together: { label: 'Together with someone' }, no: { label: 'No' } },
      },
    ] as const,
} as const;

/** What a typed figure is answered with. */
export const figures = {
  read: (number: string) => `We read ${number}.`,
  unread: 'Type a number, or leave it empty and we estimate it.',
  tooMuch: (max: number) => `Enter a number up to ${max.toLocaleString('en-GB')}.`,
};

export const notice = `We use this to work out your report and to get in touch with you about it by email. ${callPromise} We keep it for up to 24 months and never sell it.`;
export const noticeLink = 'How we look after your data';
export const consentLabel =
  'Send me occasional advice on growing a clinic by email and, if I stop halfway, a link to carry on. I can stop it at any time.';
export const consentSummary = 'What ticking this changes';
/** Explains the effect of the checkbox before the answers are submitted. */
export const consentNote =
  'If you leave this unticked, your details stay in this browser until you submit your answers. If you tick it, we store them with your answers as you go. If you then stop for half an hour, our team receives them with a link to send you, which works on any device for 7 days. Answers you don’t submit are deleted after 30 days; untick the box and your details are deleted at once.';

export const questions = {
  title: 'The questions',
  back: 'Back',
  /** `most` is the number of questions if every remaining answer adds a follow-up question. */
  number: (index: number, least: number, most: number) =>
    `Question ${index + 1} of ${least}${most > least ? ` to ${most}` : ''}`,
  soFar: (sum: string) => `${sum} a month lost, so far`,
  next: 'Next',
  skip: 'Skip this question',
  skipped: 'You skipped this question. An answer still counts.',
  keys: (last: string) => `Press A–${last} to choose, Enter to go on.`,
  noChoice: 'Choose an answer, or skip this question.',
  noWords: 'Answer in a few words, or skip this question.',
  noNumber: 'Enter a number, or skip this question.',
  changed: 'This question has changed since you answered it. Please answer it again.',
  dropped: 'Some questions have changed. Answers that no longer fit were removed; all others are kept.',
  failed: {
    title: 'We can’t load the questions.',
    text: 'Our server isn’t answering just now. Your answers are kept on this device, and the questions appear as soon as it does.',
  },
};

/**
 * The labels of the quiz's parts on the progress curve. Questions about the visitor belong to 'you', others to their
 * category.
 */
export const sections = {
  you: 'You',
  business: 'Your clinic',
  financial: 'Money',
  marketing: 'Marketing',
  sales: 'Sales',
  general: 'In your words',
} as const;
/** Matches questions of the category 'business' that are about the visitor, not the clinic. */
export const asksAboutYou = /\b(your role|do you work|have you (worked|been))\b/i;

/** Where the answers are stored while they cannot be sent. */
export const keeping = {
  onDevice: 'on this device',
  inTab: 'in this tab, so please leave it open',
  offline: (place: string) =>
    `You’re offline. Carry on: your answers are kept ${place} and sent once the connection is back.`,
  waiting: (place: string) =>
    `Our server isn’t answering just now. Carry on: your answers are kept ${place} and we keep trying.`,
  fleeting:
    'This browser doesn’t let us save your answers on the device. Leave this tab open until you’re done.',
};

export const tryAgain = 'Try again';

export const handingIn = {
  place: 'Your answers are complete',
  title: 'We couldn’t make your report yet.',
  reasons: {
    offline: 'We can’t reach our server. It may be your connection or ours.',
    busy: 'We can’t take your answers just yet.',
    error: 'Our server couldn’t work out the report. That’s our fault, not yours.',
  },
  kept: 'Every answer is kept on this device. Nothing is lost or sent twice.',
  wait: (time: string) => `Please wait ${time}.`,
  instead: 'Would you rather talk? Call',
};

export const noScript = {
  before: `The ${quizName} needs JavaScript, which is switched off in this browser. Switch it on and reload the page`,
  ask: ', or ask us the same questions in person:',
  call: 'call',
  or: 'or',
  write: 'write to',
};

export const resume = {
  title: `Carry on with the ${quizName}`,
  place: `Your ${quizName}`,
  loading: { title: 'Fetching your answers…' },
  choice: {
    title: 'Which answers do you want to carry on with?',
    lead: 'This browser has other answers that you’ve started. Only one set can stay here.',
    link: 'The answers from the link',
    own: 'The answers in this browser',
  },
  over: {
    title: 'This link has expired.',
    lead: 'The link works for seven days, or until you submit your answers. If you haven’t submitted them, start again: it takes about five minutes.',
    action: `Go to the ${quizName}`,
  },
  failed: {
    title: 'We can’t load your answers.',
    lead: 'Our server isn’t answering just now. Your answers are safe there; try again in a moment.',
  },
};

export const startOver = {
  report: 'See the report again',
  again: `Take the ${quizName} again`,
};

export const mailing = {
  action: 'Email me my report',
  sending: 'Sending…',
  sent: 'It’s on its way to the address you gave.',
  limit: 'We’ve sent it as often as we can today. Check your spam folder, or try again tomorrow.',
  failed: 'We couldn’t send it just now. Try again in a moment, or copy the link.',
};

export const analyzing = {
  title: 'Working out your report',
  stages: [
    'Adding up each answer',
    'Working out what you lose',
    'Checking whether a plan would pay for itself',
    'Choosing the step for this week',
  ],
};

export const thankYou = {
  title: 'Thank You!',
  text: "You're one step closer to unlocking your clinic's true potential! Our team will be in touch shortly.",
  /** Explains how we will contact the visitor. */
  how: `That’s by email. ${callPromise}`,
};
