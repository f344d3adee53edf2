import type { LeadKind } from '@upcurve/contracts/lead';
import { api } from '../api.ts';
import { pagedQuery } from '../paged-query.ts';
import { activityKey } from './lead-noun.ts';

/** What was done to a lead, notes among it, newest first. */
export const activityQuery = (kind: LeadKind, id: string) =>
  pagedQuery(activityKey(kind, id), (cursor, options) =>
    api.leads.listActivity({ params: { kind, id }, query: { cursor } }, options),
  );
