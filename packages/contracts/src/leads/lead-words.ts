/* Apart from the schemas, so that the lists of leads load no zod. */

/** Statuses of an eligibility submission with their labels. All transitions are allowed. */
export const SUBMISSION_STATUSES = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  disqualified: 'Disqualified',
} as const;

/** Statuses of a contact submission with their labels. All transitions are allowed. */
export const CONTACT_STATUSES = {
  new: 'New',
  contacted: 'Contacted',
  converted: 'Converted',
  closed: 'Closed',
} as const;

export const CONTACT_STATUS_MEANINGS: Record<keyof typeof CONTACT_STATUSES, string> = {
  new: 'Recently submitted',
  contacted: 'Reached out to lead',
  converted: 'Became a client',
  closed: 'No further action',
};

/** How a lead ended, with labels. A lead is open until it is won or lost. */
export const OUTCOMES = { open: 'Open', won: 'Won', lost: 'Lost' } as const;

export const SUBMISSION_SORTS = {
  '-completedAt': 'Newest first',
  completedAt: 'Oldest first',
  name: 'Name A to Z',
  '-name': 'Name Z to A',
  '-score': 'Highest score',
  score: 'Lowest score',
} as const;

export const CONTACT_SORTS = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  name: 'Name A to Z',
  '-name': 'Name Z to A',
  '-status': 'New first',
  status: 'New last',
} as const;

export const BULK_MAX = 500;

/** £10 million. */
export const VALUE_MAX_PENCE = 1_000_000_000;
