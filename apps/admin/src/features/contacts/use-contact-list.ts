import { FormType } from '@upcurve/contracts/contact';
import { ContactSort, ContactStatus } from '@upcurve/contracts/contacts';
import { AssigneeFilter } from '@upcurve/contracts/lead-desk';
import { z } from 'zod';
import { readParams, SEARCH, useListParams } from '../../components/use-list-params.ts';
import type { ListFilter } from './contact-queries.ts';

/* What the address may hold. `from` and `to` are calendar days, both included. */
const FILTER = {
  search: SEARCH,
  status: ContactStatus,
  formType: FormType,
  assignee: AssigneeFilter,
  from: z.iso.date(),
  to: z.iso.date(),
};
const LOOK = { sort: ContactSort };

/** What a list at an address asks for. */
export function listFilterOf(address: URLSearchParams): ListFilter {
  return { ...readParams(FILTER, address), ...readParams(LOOK, address) };
}

/** The state of the list of contact submissions. */
export function useContactList() {
  const list = useListParams('contacts', { filter: FILTER, look: LOOK });
  return { ...list, query: { ...list.filter, ...list.look } satisfies ListFilter };
}
