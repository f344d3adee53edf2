/** What people typed, by the names of the fields. */
export type FormValues = Record<string, string>;

/** What becomes of a form that is sent. A token that came with it goes back, so that sending it again is the same form. */
export type FormAnswer =
  /** With the page that follows. */
  | { state: 'sent'; next: string }
  | { state: 'invalid'; values: FormValues; errors: Record<string, string>; formToken?: string }
  /** Without a token of its own the form is shown once more, with one. */
  | { state: 'review'; values: FormValues; formToken: string }
  | {
      state: 'failed';
      values: FormValues;
      reason: 'unreachable' | 'busy' | 'refused';
      retryAfter?: number;
      formToken?: string;
    };
