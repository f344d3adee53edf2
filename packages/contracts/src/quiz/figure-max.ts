/**
 * Highest figures that a visitor may give about the clinic. The lowest is 0. In its own file, so that the quiz's first
 * page loads no schemas.
 */
export const FIGURE_MAX = { enquiries: 2000, value: 20_000, noShows: 100 } as const;
