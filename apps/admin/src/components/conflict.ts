/** Somebody else's word stands where mine should. */
export interface Conflict {
  /** Such as 'Ada' or 'The follow-up of Ada'. */
  what: string;
  was: string;
  theirs: string;
  mine: string;
  insist: () => void;
}
