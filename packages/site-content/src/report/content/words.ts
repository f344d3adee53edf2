import type { Speed } from '../../money/model.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../pricing/plans.ts';
import type { Assumed } from '../assumed.ts';
import type { Step } from './challenges.ts';
import { type Leak, STEP_CLOSES, TEXT_CLOSES } from './kinds.ts';

/** The texts of a visitor's report. Words in braces are replaced by values. */

export const top = {
  kicker: 'Your report',
  fetching: 'Fetching your report…',
  /** Follow a name and a comma, or stand alone with a capital letter. The largest leak, as people. */
  leaks: {
    slow: '{people} {wait} {speed} for your answer.',
    followUp: '{people} ask, and may never get a second call.',
    returning: '{people} come once, and never again.',
    noShows: '{people} book a time and don’t come.',
  } satisfies Record<Leak, string>,
  undecided: '{people} come to a consultation, and don’t decide.',
  nouns: { people: 'people', patients: 'new patients' },
  /** The people, where the visitor gave the figure and where we estimate it. */
  counted: '{count} {noun} {period}',
  estimated: 'about {count} {noun} {period}',
  month: 'a month',
  /** Replaces it where there are fewer than two a month. */
  year: 'a year',
  /** How long a clinic's answer takes, in the sentence above: as the visitor says, or as we suppose. */
  wait: { said: 'wait', supposed: 'may wait' },
  waits: {
    minutes: 'a few minutes',
    hour: 'an hour',
    day: 'most of a day',
    next: 'until the next day',
    later: 'for days, or in vain,',
  } satisfies Record<Speed, string>,
  /** The sentence in the visitor's own words. */
  told: 'you say it yourself: “{quote}”',
  nothingLost: 'your answers show no leak.',
  noSum: 'this is where to begin.',
  skipped: 'You skipped {skipped} of {asked} questions, so take this as a place to start.',
  /** Replace the sentence where the figures explain too little of the turnover; one of the figures is asked for again. */
  check: {
    value: 'is this right? New patients at {sum} explain only {share}% of your turnover.',
    enquiries: 'is this right? New patients from {count} enquiries explain only {share}% of your turnover.',
  },
  /** Ask for what could change the verdict. */
  asks: {
    turnover: 'What is your turnover, roughly?',
    budget: 'How much a month could go into ads?',
  },
  caller: 'Who could make the calls?',
  callers: { someone: { label: 'Someone' }, nobody: { label: 'Nobody' } },
  use: 'Use it',
  /** The three numbers: what is lost, what a step keeps of it, and what the plan leaves or all steps keep. */
  lost: 'turnover you lose a month',
  keeps: 'profit from this week’s step',
  keepsOther: 'profit from “{title}”',
  all: 'profit from all steps together',
  left: `profit with us, from month ${rules.targetMonth}`,
  step: 'This week',
  /** What the verdict answers. */
  question: 'Should we work together?',
  /** The verdict, to the person who decides. */
  decide: 'You decide. {title}',
};

/** What to do where no slot is offered, or none is free. */
export const instead = {
  guide: { label: 'Read the lead guide, free', to: paths.leadGuide.overview() },
  book: 'Book a consultation',
  check: 'Enter the figure in your report',
  decide: 'You decide? Read this, and book half an hour',
};

/** What the half hour is for, before its slots. */
export const invitations = {
  yes: 'Half an hour on these sums: free, you decide later.',
  notYet: 'Half an hour on this step: free, nothing to sign.',
  ownTeam: 'A second opinion, half an hour: free, nothing to sign.',
};

export const working = {
  title: 'How we got there',
  /** Follows a leak that counts because of what the visitor wrote. */
  because: ', because you wrote “{quote}”',
  leaks: {
    slow: 'Answered too late',
    followUp: 'Not called a second time',
    returning: 'Came once, not again',
    noShows: 'Booked, and didn’t come',
  } satisfies Record<Leak, string>,
  lost: 'What you lose a month',
  range:
    'Revenue, before costs, on average over a year. It counts what better work would bring; if only {low}% of that comes true it’s {lowSum}, at {high}% {highSum}.',
  assumed: 'Our estimates for {kind}, except where we name another source.',
  change: 'Change what you know better.',
  fields: {
    turnover: 'Turnover a month',
    budget: 'Money for marketing a month',
    enquiries: 'New enquiries a month',
    booked: 'Of 100 enquiries, how many become patients',
    noShows: 'Of 100 appointments, how many don’t come',
    value: 'What a first visit or treatment brings in',
    returning: 'Of 100 new patients, how many come back within a year',
    visits: 'Return visits a year, for each of them',
    kept: 'Of £100 more, what you keep after materials and the practitioner',
    wage: 'An hour of calls, with holidays, insurance and pension',
  } satisfies Record<keyof Assumed, string>,
  sources: {
    given: 'Your answer',
    replaced: 'Your figure',
    middle: 'The middle of the range you gave',
    open: 'The bottom of the range you gave',
    exact: 'The figure you gave',
    enquiries: 'New patients then bring {sum}, {share}% of turnover',
  },
  speed: {
    caller: 'Enquiries answered {speed}, judging by who calls them.',
    words: 'Enquiries answered {speed}, as you told us.',
    assumption: 'Enquiries answered {speed}: you didn’t say, so we assumed an ordinary clinic.',
  },
  followedUp: 'You work in your CRM every day, so we count nothing for second calls.',
  basis: 'We revise our estimates each year; nobody was surveyed.',
  /** How each leak is counted: its sum is the product. */
  counted: {
    slow: 'of {people} new patients, {percent}% more if answered within five minutes, at {each} each',
    followUp: 'of {people} new patients, {percent}% more if called again, at {each} each',
    returning: 'of {people} new patients, {percent}% more who come back, at {each} each',
    noShows: 'of {people} visits, {percent}% that stand empty and needn’t, at {each} each',
  } satisfies Record<Leak, string>,
  /** Replace the second calls, where patients consult and do not decide. */
  undecided: {
    leak: 'Consulted, and didn’t decide',
    counted: 'of {people} consultations, {percent}% more who decide after a call, at {each} each',
  },
  patient:
    'A new patient brings {patient} in the first year: {value}, and {again} from each of the {returning}% who come back. That is {value} × {visits} a year × {months}/{of}, because some come late in that year.',
  /** How the sum that this week's step keeps is worked out, without and with paid calls. */
  keeps:
    'This week’s step closes {closes}% of its leak, and you keep {kept}% of that: {sum} × {closes}% × {kept}% = {keeps}, rounded down.',
  keepsAfterWages:
    'This week’s step closes {closes}% of its leak, and you keep {kept}% of that: {sum} × {closes}% × {kept}% − {wages} for the calls = {keeps}, rounded down.',
  reset: 'Back to our figures',
  tooMuch: 'These enquiries would bring more than your turnover. Please check the figures.',
};

export const others = {
  title: 'The other steps',
  keeps: 'keeps about {sum} a month',
  more: 'Read how',
  challenge: 'What you told us',
};

export const plan = {
  title: 'The plan and the contract in numbers',
  titleNone: 'We can’t say without your turnover.',
  unknown:
    'Enter in your report what the clinic turns over, and you have the answer. Plans start at {cost} a month before VAT, ads included.',
  /** Why the sum of a plan counts more of a leak than that of a step. */
  closes: `Your own steps close ${STEP_CLOSES}% of a leak, or ${TEXT_CLOSES}% where a text replaces the calls, because patients come first. Calling is our only job, so our target counts all of it.`,
  growth: `The growth is measured against the year before we began. If it isn’t there by month ${rules.targetMonth}, our fee stops until it is; the ads go on. It holds while the ads run, the diary has room and fees are paid.`,
  link: 'What’s in the plan, line by line',
  conditions: 'What we ask of a clinic',
  /** The answers that decide a verdict although every condition of the questions is met. */
  deciding: {
    decide: {
      question: 'Can you decide about marketing?',
      answer: 'No',
      state: 'Not met: we start with the person who can',
    },
  },
  deciders: { yes: 'Yes', together: 'Together with someone' },
  /** Names the question whose answer is missing or stands in the way. */
  open: 'Not yet: “{question}” is open.',
  met: 'Met',
  notMet: 'Not met: it takes {wanted}',
  below: 'Not met below {least}',
  notAnswered: 'Not answered: it takes {wanted}',
  orMore: '{sum} or more',
};

/** Why a plan is worth it: who makes its calls, and what happens if it fails. */
export const reasons = {
  calls: 'We make the calls: {hours} a month.',
  failing:
    'If {target} a month more isn’t there by month {month}, our fee stops. You can leave after month {months}.',
};

/** What the first steps cost, in time. */
export const costs = {
  calls: 'Costs {sum} a month: {hours} at £{wage}.',
  quiet: '{hours} of calls a month, by someone who is there anyway.',
  /** With a space that does not break. */
  hour: '{hours}\u00a0hour',
  hours: '{hours}\u00a0hours',
  sooner: 'No money: the calls you make today, only sooner.',
  visits: 'A minute each, no money.',
};

export const steps: Record<Leak, { title: string; step: string }> = {
  slow: {
    title: 'Make the first call somebody’s job',
    step: 'Let one person who isn’t treating, or a call service, call every enquiry within five minutes, and last night’s by 10 am.',
  },
  followUp: {
    title: 'Ask a second time',
    step: 'Give every open enquiry a date for its next call, and keep it. Begin with everyone who asked last month and didn’t book.',
  },
  returning: {
    title: 'Book the next visit before they leave',
    step: 'Say at the end of the visit when the result will need looking after, and offer a date for it at every payment.',
  },
  noShows: {
    title: 'Keep booked times from standing empty',
    step: 'Take a deposit with every booking of the coming week, and call each of those patients the day before.',
  },
};

/** Replace the steps that take calls where nobody could make them. */
export const texts: Record<Exclude<Leak, 'returning'>, Step> = {
  slow: {
    title: 'Answer at once by text',
    step: 'Switch on an automatic text with a booking link for every missed call and form.',
    cost: 'An hour, once. No calls.',
  },
  followUp: {
    title: 'Ask a second time, in writing',
    step: 'Send everyone who asked last month and didn’t book one message, by name, with two free times and a booking link.',
    cost: 'An hour a month. No calls.',
  },
  noShows: {
    title: 'Keep booked times from standing empty',
    step: 'Take a deposit with every booking, and let your diary send a reminder by text the day before.',
    cost: 'An hour, once. No calls.',
  },
};

/** Replaces the step against late answers for a clinic that has a caller, or answers within the hour. */
export const fasterStep = {
  title: 'Answer within five minutes',
  step: 'Agree on five minutes for the first call, and count every day how often it’s met.',
};

/** For the answers that none of the steps above improves, and that carry no advice of their own. */
export const plainStep = {
  title: 'Move on from “{answer}”',
  skippedTitle: 'Answer this one for yourself: {question}',
  step: 'Discuss this with your team: “{question}?” Agree on the first step and who takes it.',
};

/** Fill the steps of a clinic that has nothing left to repair. */
export const habits = [
  {
    title: 'Listen to yourselves',
    step: 'Listen to five calls with the people who took them, and agree on one sentence to change.',
    cost: 'An hour together.',
  },
  {
    title: 'Ask the quiet ones why',
    step: 'Write to ten enquiries that went quiet, and note the reason that each of them gives.',
    cost: 'An hour, once.',
  },
  {
    title: 'Write to those who know you',
    step: 'Send a line, by name, to patients you haven’t seen for six months. Book the replies the same day.',
    cost: 'Two hours, once.',
  },
];

export const ending = {
  call: 'Rather talk now? Call',
  done: 'Finish',
  address: 'This report’s address',
  addressNote: 'Anyone who has it can read it.',
  whole: 'The whole report, with how we got there',
  notAsked:
    'We won’t send you other mail unless you ask for it. You get this one because your address was entered in our eligibility check. If that wasn’t you, you can ignore it.',
};

/** The mail with the report. */
export const mailed = {
  subject: 'You lose about {sum} a month. Start here.',
  subjectPlain: 'Your report: start here.',
};
