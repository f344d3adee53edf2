import { roundSum } from './format.ts';

/**
 * The calculator's model: a clinic's revenue from new enquiries over twelve months, today and at best. Money is in
 * pence, in steps of £10, so that the displayed figures add up exactly.
 */

/** How soon someone who can book answers an enquiry, fastest first. */
export const SPEEDS = ['minutes', 'hour', 'day', 'next', 'later'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How soon a clinic answers: as a choice, and within a sentence. */
export const speeds: Record<Speed, { label: string; inText: string }> = {
  minutes: { label: 'Within five minutes', inText: 'within five minutes' },
  hour: { label: 'Within the hour', inText: 'within the hour' },
  day: { label: 'The same day', inText: 'the same day' },
  next: { label: 'The next day', inText: 'the next day' },
  later: { label: 'Later, or not always', inText: 'later or not always' },
};

export interface Figures {
  /** New enquiries per month. */
  enquiries: number;
  speed: Speed;
  /** Percentage of enquiries that become a paid first treatment. */
  booked: number;
  /** Revenue per visit, in pence. */
  value: number;
  /** Percentage of new patients who return within a year. */
  returning: number;
  /** Return visits per year of each returning patient. */
  visits: number;
}

export interface Limits {
  min: number;
  max: number;
  /** Decimal places. */
  places: number;
}

const percent: Limits = { min: 0, max: 100, places: 1 };

export const FIGURE_LIMITS: Record<Exclude<keyof Figures, 'speed'>, Limits> = {
  enquiries: { min: 0, max: 2_000, places: 0 },
  booked: percent,
  value: { min: 0, max: 2_000_000, places: 0 },
  returning: percent,
  visits: { min: 0, max: 24, places: 1 },
};

/** The worked example. Its values are also the defaults of the questions. */
export const EXAMPLE: Figures = {
  enquiries: 80,
  speed: 'day',
  booked: 20,
  value: 350_00,
  returning: 35,
  visits: 2,
};

/** Upcurve's own estimates. All values are percentages. */
export const ASSUMPTIONS = {
  /** The increase in bookings if enquiries were answered within five minutes, by the current speed. */
  hour: 6,
  day: 15,
  next: 25,
  later: 40,
  /** The increase in bookings from follow-up calls to hesitant patients. */
  followUp: 15,
  /** The maximum share of enquiries that become bookings. */
  ceiling: 45,
  /** The share of new patients who could return within a year. */
  reachable: 50,
  /** How much of each improvement the low and the high estimate include. */
  low: 60,
  high: 130,
} as const;

export const MONTHS = 12;

export interface Band {
  low: number;
  likely: number;
  high: number;
}

/** The causes of lost revenue, in the order in which they are added. */
export const LEAKS = ['slow', 'followUp', 'returning'] as const;
export type Leaks = Record<(typeof LEAKS)[number], number>;

export interface Loss {
  /** The cumulative loss after each of twelve months, in pence. */
  months: Band[];
  /** The loss in twelve months, and in an average month, in pence. */
  year: Band;
  month: Band;
  /** The likely loss of the year by cause. Adds up to `year.likely`. */
  leaks: Leaks;
  /** The current revenue from new enquiries within twelve months, in pence. */
  today: number;
  /** New patients per month: today, with immediate answers, and with follow-up calls too. */
  patients: { today: number; answered: number; followedUp: number };
  /** The percentage of patients who would return; never less than today. */
  reachable: number;
}

/** Clamps a number to its limits and rounds it. Returns `otherwise` if the value is not a number. */
export function clampToLimits({ min, max, places }: Limits, value: unknown, otherwise: number): number {
  const number = typeof value === 'number' ? value : Number.NaN;
  if (Number.isNaN(number)) return otherwise;
  const scale = 10 ** places;
  return Math.round(Math.min(max, Math.max(min, number)) * scale) / scale;
}

export function tidyFigures(figures: Partial<Record<keyof Figures, unknown>>): Figures {
  const number = (id: keyof typeof FIGURE_LIMITS) =>
    clampToLimits(FIGURE_LIMITS[id], figures[id], EXAMPLE[id]);
  return {
    enquiries: number('enquiries'),
    speed: SPEEDS.find((speed) => speed === figures.speed) ?? EXAMPLE.speed,
    booked: number('booked'),
    value: number('value'),
    returning: number('returning'),
    visits: number('visits'),
  };
}

/**
 * Returns the clinic's improved rates, with a share of each assumed improvement (1 is all). All rates are percentages.
 */
function improved({ booked, returning, speed }: Figures, share: number) {
  const raised = (gain: number) =>
    // The ceiling does not reduce the rate of a clinic that is already above it.
    Math.max(booked, Math.min(ASSUMPTIONS.ceiling, booked * gain));
  const faster = 1 + (speed === 'minutes' ? 0 : ASSUMPTIONS[speed] * share) / 100;
  const again = 1 + (ASSUMPTIONS.followUp * share) / 100;
  return {
    answered: raised(faster),
    followedUp: raised(faster * again),
    reachable: Math.min(100, returning + Math.max(0, ASSUMPTIONS.reachable - returning) * share),
  };
}

/**
 * Returns the number of visits within `months` if one new patient starts each month: the first visits and the return
 * visits. Return visits are spread evenly over the year after the first, and only those inside the period count.
 */
function visitsWithin(months: number, returning: number, visits: number): number {
  return months + ((returning / 100) * visits * months * (months - 1)) / 2 / MONTHS;
}

/** Rounds pence as the report rounds its sums. */
const rounded = (pence: number) => roundSum(pence / 100) * 100;

/**
 * Returns the cumulative loss after some months, cause by cause; the last value is the total. Values are rounded
 * cumulatively, so that none decreases.
 */
function leftAfter(months: number, figures: Figures, share: number) {
  const { enquiries, booked, value, returning, visits } = figures;
  const { answered, followedUp, reachable } = improved(figures, share);
  const now = visitsWithin(months, returning, visits);
  const then = visitsWithin(months, reachable, visits);
  const gain = (more: number) => rounded(enquiries * (value * (more / 100)));
  return {
    answered: gain(answered * now - booked * now),
    followedUp: gain(followedUp * now - booked * now),
    all: gain(followedUp * then - booked * now),
  };
}

/** Calculates the clinic's loss in twelve months. Accepts any input and clamps values that are out of range. */
export function calculateLoss(rawFigures: Figures): Loss {
  const figures = tidyFigures(rawFigures);
  const shares = { low: ASSUMPTIONS.low / 100, likely: 1, high: ASSUMPTIONS.high / 100 };
  const after = (months: number, share: number) => leftAfter(months, figures, share).all;
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    low: after(index + 1, shares.low),
    likely: after(index + 1, shares.likely),
    high: after(index + 1, shares.high),
  }));
  const year = months[MONTHS - 1]!; // Twelve were made above.
  const whole = leftAfter(MONTHS, figures, 1);
  const { enquiries, booked, value, returning, visits } = figures;
  const { answered, followedUp, reachable } = improved(figures, 1);
  const patients = (share: number) => (enquiries * share) / 100;
  return {
    months,
    year,
    month: {
      low: rounded(year.low / MONTHS),
      likely: rounded(year.likely / MONTHS),
      high: rounded(year.high / MONTHS),
    },
    leaks: {
      slow: whole.answered,
      followUp: whole.followedUp - whole.answered,
      returning: whole.all - whole.followedUp,
    },
    today: rounded(patients(booked) * value * visitsWithin(MONTHS, returning, visits)),
    patients: {
      today: patients(booked),
      answered: patients(answered),
      followedUp: patients(followedUp),
    },
    reachable,
  };
}

/** Returns each cause's share as a whole percentage. They add up to 100, or are all 0 if there is no loss. */
export function sharesOf({ leaks, year }: Pick<Loss, 'leaks' | 'year'>): Leaks {
  const upTo = (pence: number) => (year.likely === 0 ? 0 : Math.round((pence / year.likely) * 100));
  const slow = upTo(leaks.slow);
  const followUp = upTo(leaks.slow + leaks.followUp) - slow;
  return { slow, followUp, returning: upTo(year.likely) - slow - followUp };
}
