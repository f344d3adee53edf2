import type { SessionDetails } from '@upcurve/contracts/quiz';
import type { Field, Progress } from './progress.ts';

type Details = Omit<SessionDetails, 'consent' | 'fax' | 'formToken'>;

/** Who the visitor is, as the API takes it; what was left empty is left out. */
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

/** The details that the server should have, as one text to compare; null while it may have none. */
export function wantedDetails({ consent, confirmed }: Progress): string | null {
  return consent && confirmed.name && confirmed.email ? JSON.stringify(detailsOf(confirmed)) : null;
}
