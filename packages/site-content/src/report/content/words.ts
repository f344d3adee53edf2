import type { Speed } from '../../money/model.ts';
import { paths } from '../../paths.ts';
import { rules } from '../../pricing/plans.ts';
import type { Assumed } from '../assumed.ts';
import type { Leak } from './kinds.ts';

/** The texts of a visitor's report. Words in braces are replaced by values. */

export const top = {
  kicker: 'Your report',
  fetching: 'Fetching your report…',
  /** Follow a name and a comma, or stand alone with a capital letter. The largest leak, as people. */
  leaks: {
    slow: '{people} people {period} ask, and wait {speed} for your answer.',
    followUp: '{people} people {period} ask, and may never get a second call.',
    returning: '{people} new patients {period} come once, and never again.',
    noShows: '{people} people {period} book a time and don’t come.',
  } satisfies Record<Leak, string>,
  month: 'a month',
  /** Replaces it where there are fewer than two a month. */
  year: 'a year',
  /** How long a clinic's answer takes, in the sentence above. */
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
  lost: 'a month of turnover lost on the way',
  keeps: 'a month kept by this week’s step, after costs',
  /** The third number, by verdict. */
  plan: 'a month for {name}, ads included. The growth we sign for leaves you {left} a month',
  hours: 'a month of calls: your own team can do it',
  from: 'a month of turnover is the least for a plan',
  budget: 'a month for marketing is the least we take over',
  tooMuch: 'a month for our smallest plan, ads included: too much here',
  step: 'This week',
  cost: 'Costs:',
};

/** What to do where no slot is offered, or none is free. */
export const instead = {
  small: { label: 'Read the lead guide, free', to: paths.leadGuide.overview() },
  book: 'Book a consultation',
  slots: 'Half an hour with your report open, free.',
  slotsNotYet: 'Half an hour, free. We’ll help you with the first step.',
  slotsOwnTeam: 'A second opinion: half an hour, free.',
  oneTap: 'Book in one tap:',
  detailsThenTap: 'Your number, then tap a time:',
};

export const working = {
  title: 'How we got there',
  leaks: {
    slow: 'Answered too late',
    followUp: 'Not called a second time',
    returning: 'Came once, not again',
    noShows: 'Booked, and didn’t come',
  } satisfies Record<Leak, string>,
  lost: 'What you lose a month',
  range:
    'Revenue, before costs, on average over a year. It counts what better work would bring; if only {low}% of that comes true it’s {lowSum}, at {high}% {highSum}.',
  assumed: 'What we assumed. Change what you know better.',
  fields: {
    turnover: 'Turnover a month',
    enquiries: 'New enquiries a month',
    booked: 'Of 100 enquiries, how many become patients',
    noShows: 'Of 100 first appointments, how many don’t come',
    value: 'What a visit brings in',
    returning: 'Of 100 new patients, how many come back within a year',
    visits: 'Return visits a year, for each of them',
    kept: 'Of £100 more, what you keep after materials and the practitioner',
  } satisfies Record<keyof Assumed, string>,
  sources: {
    given: 'Your answer',
    replaced: 'Your figure',
    middle: 'The middle of the range you gave',
    open: 'The bottom of the range you gave',
    exact: 'The figure you gave',
    enquiries: 'As many as new patients need to bring {share}% of turnover: our estimate for {kind}',
    kind: 'Our working estimate for {kind}',
  },
  speed: {
    caller: 'Enquiries answered {speed}, judging by who calls them.',
    words: 'Enquiries answered {speed}, as you told us.',
    assumption: 'Enquiries answered {speed}: you didn’t say, so we assumed an ordinary clinic.',
  },
  followedUp: 'You work in your CRM every day, so we count nothing for second calls.',
  basis:
    'Upcurve’s working estimates, revised each year; nobody was surveyed. A step closes {closes}% of its leak. Of that you keep what is left after materials, the practitioner, and £{wage} an hour for the calls.',
  /** What each leak counts. */
  counted: {
    slow: '{speed}% more bookings from an answer within five minutes',
    followUp: '{followUp}% more from second calls',
    returning: '{reachable} of 100 new patients who come back instead of {returning}',
    noShows: 'half of those who don’t come',
  } satisfies Record<Leak, string>,
  counts: 'We count {list}.',
  scored: 'Your answers score {score} of 100.',
  reset: 'Back to our figures',
  tooMuch: 'These enquiries would bring more than your turnover. Please check the figures.',
  tooLittle: 'These enquiries explain only {share}% of your turnover. Please check the figures.',
};

export const others = {
  title: 'The other steps',
  keeps: 'keeps about {sum} a month',
  more: 'Read how',
  challenge: 'What you told us',
};

export const plan = {
  title: 'The plan and the contract in numbers',
  titleNone: 'No verdict without a turnover.',
  unknown:
    'You didn’t say what the clinic turns over, so we name no plan. They start at {cost} a month, ads included.',
  /** Precedes the reason for a yes. */
  ownSteps: 'Your own steps would keep {sum} a month, and take {hours} of calls.',
  growth: `The growth is measured against the year before we began. If it isn’t there by month ${rules.targetMonth}, our fee stops until it is; the ads go on. It holds while the ads run, the diary has room and fees are paid.`,
  link: 'What’s in the plan, line by line',
  conditions: 'What we ask of a clinic',
  /** The answers that decide a verdict although every condition of the questions is met. */
  deciding: {
    ownTeam: {
      question: 'Could somebody in the team make the calls?',
      answer: 'Yes',
      wanted: 'Nobody has the hours',
    },
    decide: {
      question: 'Can you decide about marketing?',
      answer: 'No',
      wanted: 'Yes, or together with someone',
    },
  },
  met: 'Met',
  notMet: 'Not met',
  notAnswered: 'Not answered',
  wanted: 'We look for: {wanted}',
  orMore: '{sum} or more',
};

/** What the first steps cost, in time. */
export const costs = {
  calls: '{hours} of calls a month: {sum} at £{wage} an hour.',
  quiet: '{hours} of calls a month, by someone who is there anyway.',
  hour: '1 hour',
  hours: '{hours} hours',
  sooner: 'No money: the calls you make today, only sooner.',
  visits: 'A minute each, no money.',
};

export const steps: Record<Leak, { title: string; step: string }> = {
  slow: {
    title: 'Give the first call to one person',
    step: 'Name one person who calls every enquiry back on the day it comes in, and write down how long each waited.',
  },
  followUp: {
    title: 'Ask a second time',
    step: 'Give every open enquiry a date for its next call, and keep it. Begin with everyone who asked last month and didn’t book.',
  },
  returning: {
    title: 'Book the next visit before they leave',
    step: 'Say at the chair when the result will need looking after, and offer a date for it at every payment.',
  },
  noShows: {
    title: 'Fill the chairs that stay empty',
    step: 'Take a deposit with every booking of the coming week, and call each of those patients the day before.',
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
    step: 'Call ten enquiries that went quiet, and write down the reason that each of them gives.',
    cost: 'An hour.',
  },
  {
    title: 'Write to those who know you',
    step: 'Send a line, by name, to patients you haven’t seen for six months. Book the replies the same day.',
    cost: 'Two hours.',
  },
];

export const ending = {
  call: 'Rather talk now? Call',
  done: 'Finish',
  address: 'This report’s address',
  addressNote: 'Anyone who has it can read it.',
  book: 'Book a consultation:',
  whole: 'The whole report, with how we got there',
  notAsked: 'If you didn’t ask for it, someone with the link to your report did. You can ignore this mail.',
};

/** The mail with the report. */
export const mailed = {
  subject: 'You lose about {sum} a month. Start here.',
  subjectPlain: 'Your report: start here.',
};
