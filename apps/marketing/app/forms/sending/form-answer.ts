/** The typed values by field name. */
export type FormValues = Record<string, string>;

/** The result of submitting a form. Its token is returned, so that sending it again is the same submission. */
export type FormAnswer =
  /** With the page that follows. */
  | { state: 'sent'; next: string }
  | { state: 'invalid'; values: FormValues; errors: Record<string, string>; formToken?: string }
  /** A form without a token is shown once more, with one. */
  | { state: 'review'; values: FormValues; formToken: string }
  | {
      state: 'failed';
      values: FormValues;
      reason: 'unreachable' | 'busy' | 'refused';
      retryAfter?: number;
      formToken?: string;
    };
