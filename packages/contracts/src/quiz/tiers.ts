/* Apart from the schemas, so that the lists of leads load no zod. */

/** Tiers with the lowest whole score of each. They cover all scores without gaps. */
export const TIERS = [
  { from: 70, name: 'Ready to scale' },
  { from: 40, name: 'Growing' },
  { from: 0, name: 'Foundations' },
] as const;

/** Staff read this instead of score and tier for a clinic that has not opened. */
export const NOT_OPEN = 'Not open yet';
