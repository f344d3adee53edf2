import type { SessionDetails } from '@upcurve/contracts/quiz/quiz';
import type { Field, Progress } from '../progress/progress.ts';

type Details = Omit<SessionDetails, 'consent' | 'fax' | 'formToken'>;

/** The visitor's details as the API expects them, without empty fields. */
export function detailsOf(fields: Partial<Record<Field, string>>): Details {
  const optional = (text = '') => text.trim() || undefined;
  return {
    name: fields.name ?? '',
    email: fields.email ?? '',
    phone: optional(fields.phone),
    businessName: optional(fields.businessName),
    location: optional(fields.location),
    website: optional(fields.website),
  };
}

/** The details that the server should have, as one string for comparison; null while it may have none. */
export function wantedDetails({ consent, confirmed }: Progress): string | null {
  return consent && confirmed.name && confirmed.email ? JSON.stringify(detailsOf(confirmed)) : null;
}
