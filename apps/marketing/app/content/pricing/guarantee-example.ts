/**
 * A worked example on the Rise plan, in pounds a month. The figures match the drawn curve, which reaches the target in
 * month 14.
 */
export const guaranteeExample = {
  baseline: 42_000,
  target: 55_000,
  lastMonths: [47_200, 48_700, 50_500],
  afterwards: [52_600, 55_000],
} as const;
