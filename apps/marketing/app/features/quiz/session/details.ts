import type { SessionDetails } from '@upcurve/contracts/quiz/quiz';
import type { Fields, Progress } from '../progress/progress.ts';

type Details = Omit<SessionDetails, 'consent' | 'fax' | 'formToken'>;

/** Returns the visitor's details in the API's format, without empty fields. */
export function detailsOf(fields: Partial<Fields>): Details {
  return {
    name: fields.name ?? '',
    email: fields.email ?? '',
    businessName: fields.businessName?.trim() || undefined,
  };
}

/** Returns the details that the server should store, as one string for comparison; null while it must not store any. */
export function wantedDetails({ consent, confirmed }: Progress): string | null {
  return consent && confirmed.name && confirmed.email ? JSON.stringify(detailsOf(confirmed)) : null;
}
