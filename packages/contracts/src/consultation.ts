/** The labels under which a consultation form carries the wished time among its details, in the order of its form. */
export const WISH_LABELS = { day: 'Preferred day', part: 'Time of day', otherDay: 'Or' } as const;
