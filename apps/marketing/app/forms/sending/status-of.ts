/** The HTTP status of a page that shows a form again. */
export const STATUS_OF = {
  invalid: 400,
  review: 200,
  taken: 409,
  unreachable: 503,
  busy: 429,
  refused: 400,
} as const;
