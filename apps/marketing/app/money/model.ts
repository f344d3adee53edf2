/**
 * The arithmetic of the calculator: the revenue of a clinic's new enquiries over twelve months, today and at best. Money
 * is in pence and always a whole number of pounds, so that the shown figures add up exactly.
 */

/** How soon an enquiry is answered by somebody who can book, fastest first. */
export const SPEEDS = ['minutes', 'hour', 'day', 'next', 'later'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Figures {
  /** New enquiries a month. */
  enquiries: number;
  speed: Speed;
  /** Per cent of enquiries that become a paid first treatment. */
  booked: number;
  /** Revenue of a visit, in pence. */
  value: number;
  /** Per cent of new patients who come back within a year. */
  returning: number;
  /** Return visits a year of each returning patient. */
  visits: number;
}

/** All in per cent. */
export interface Assumptions {
  /** How many more would book if they were answered within five minutes, by how soon they are answered now. */
  hour: number;
  day: number;
  next: number;
  later: number;
  /** The increase in bookings from calling hesitant patients again. */
  followUp: number;
  /** The highest share of enquiries that is counted on to book. */
  ceiling: number;
  /** The share of new patients that could come back within a year. */
  reachable: number;
  /** How much of each improvement the low and the high answer count. */
  low: number;
  high: number;
}

export interface Limits {
  min: number;
  max: number;
  /** Decimal places. */
  places: number;
}

const percent: Limits = { min: 0, max: 100, places: 1 };
const uplift: Limits = { min: 0, max: 200, places: 1 };

export const FIGURE_LIMITS: Record<Exclude<keyof Figures, 'speed'>, Limits> = {
  enquiries: { min: 0, max: 2_000, places: 0 },
  booked: percent,
  value: { min: 0, max: 2_000_000, places: 0 },
  returning: percent,
  visits: { min: 0, max: 24, places: 1 },
};

export const ASSUMPTION_LIMITS: Record<keyof Assumptions, Limits> = {
  hour: uplift,
  day: uplift,
  next: uplift,
  later: uplift,
  followUp: uplift,
  ceiling: percent,
  reachable: percent,
  low: percent,
  high: { min: 100, max: 200, places: 1 },
};

/** The worked example, and where the questions start. */
export const EXAMPLE: Figures = {
  enquiries: 80,
  speed: 'day',
  booked: 20,
  value: 350_00,
  returning: 35,
  visits: 2,
};

/** Upcurve's own working estimates. */
export const ASSUMPTIONS: Assumptions = {
  hour: 6,
  day: 15,
  next: 25,
  later: 40,
  followUp: 15,
  ceiling: 45,
  reachable: 50,
  low: 60,
  high: 130,
};

export const MONTHS = 12;

export interface Band {
  low: number;
  likely: number;
  high: number;
}

/** Where money leaks, in the order in which it comes in. */
export const LEAKS = ['slow', 'followUp', 'returning'] as const;
export type Leaks = Record<(typeof LEAKS)[number], number>;

export interface Loss {
  /** Left on the table after each of twelve months, added up, in pence. */
  months: Band[];
  /** In twelve months, and in an average one of them, in pence. */
  year: Band;
  month: Band;
  /** The likely year by where it leaks; adds up to it. */
  leaks: Leaks;
  /** Revenue of new enquiries within twelve months as things are, in pence. */
  today: number;
  /** New patients a month: today, if all were answered at once, and if they were also followed up. */
  patients: { today: number; answered: number; followedUp: number };
  /** Per cent who would come back; never fewer than today. */
  reachable: number;
}

/** Clamps a number to its limits; anything else becomes `otherwise`. */
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

export function tidyAssumptions(given: Partial<Record<keyof Assumptions, unknown>>): Assumptions {
  const tidy = { ...ASSUMPTIONS };
  for (const id of Object.keys(tidy) as (keyof Assumptions)[]) {
    tidy[id] = clampToLimits(ASSUMPTION_LIMITS[id], given[id], ASSUMPTIONS[id]);
  }
  return tidy;
}

/** How the clinic could do, with a share (1 is all) of each assumed improvement. All in per cent. */
function improved(figures: Figures, assumptions: Assumptions, share: number) {
  const { booked, returning, speed } = figures;
  const raised = (gain: number) =>
    // The ceiling takes nothing from a clinic that is already above it.
    Math.max(booked, Math.min(assumptions.ceiling, booked * gain));
  const faster = 1 + (speed === 'minutes' ? 0 : assumptions[speed] * share) / 100;
  const again = 1 + (assumptions.followUp * share) / 100;
  return {
    answered: raised(faster),
    followedUp: raised(faster * again),
    reachable: Math.min(100, returning + Math.max(0, assumptions.reachable - returning) * share),
  };
}

/**
 * Visits within `months` of one new patient a month: the first, and those of the months behind it. Return visits are
 * spread evenly over the year after the first, and only those inside the period count.
 */
function visitsWithin(months: number, returning: number, visits: number): number {
  return months + ((returning / 100) * visits * months * (months - 1)) / 2 / MONTHS;
}

const wholePounds = (pence: number) => Math.round(pence / 100) * 100;

/**
 * The loss after some months, adding leak after leak: the last value is the whole. Rounded cumulatively, so that no
 * value falls.
 */
function leftAfter(months: number, figures: Figures, assumptions: Assumptions, share: number) {
  const { enquiries, booked, value, returning, visits } = figures;
  const { answered, followedUp, reachable } = improved(figures, assumptions, share);
  const now = visitsWithin(months, returning, visits);
  const then = visitsWithin(months, reachable, visits);
  const gain = (more: number) => wholePounds(enquiries * (value * (more / 100)));
  return {
    answered: gain(answered * now - booked * now),
    followedUp: gain(followedUp * now - booked * now),
    all: gain(followedUp * then - booked * now),
  };
}

/** The clinic's loss in twelve months. Accepts any input and clamps values out of bounds. */
export function calculateLoss(rawFigures: Figures, rawAssumptions: Assumptions = ASSUMPTIONS): Loss {
  const figures = tidyFigures(rawFigures);
  const assumptions = tidyAssumptions(rawAssumptions);
  const shares = { low: assumptions.low / 100, likely: 1, high: assumptions.high / 100 };
  const after = (months: number, share: number) => leftAfter(months, figures, assumptions, share).all;
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    low: after(index + 1, shares.low),
    likely: after(index + 1, shares.likely),
    high: after(index + 1, shares.high),
  }));
  const year = months[MONTHS - 1]!; // Twelve were made above.
  const whole = leftAfter(MONTHS, figures, assumptions, 1);
  const { enquiries, booked, value, returning, visits } = figures;
  const { answered, followedUp, reachable } = improved(figures, assumptions, 1);
  const patients = (share: number) => (enquiries * share) / 100;
  return {
    months,
    year,
    month: {
      low: wholePounds(year.low / MONTHS),
      likely: wholePounds(year.likely / MONTHS),
      high: wholePounds(year.high / MONTHS),
    },
    leaks: {
      slow: whole.answered,
      followUp: whole.followedUp - whole.answered,
      returning: whole.all - whole.followedUp,
    },
    today: wholePounds(patients(booked) * value * visitsWithin(MONTHS, returning, visits)),
    patients: {
      today: patients(booked),
      answered: patients(answered),
      followedUp: patients(followedUp),
    },
    reachable,
  };
}

/** Each leak's share in whole per cent, adding up to 100; all 0 if nothing leaks. */
export function sharesOf({ leaks, year }: Pick<Loss, 'leaks' | 'year'>): Leaks {
  const upTo = (pence: number) => (year.likely === 0 ? 0 : Math.round((pence / year.likely) * 100));
  const slow = upTo(leaks.slow);
  const followUp = upTo(leaks.slow + leaks.followUp) - slow;
  return { slow, followUp, returning: upTo(year.likely) - slow - followUp };
}
