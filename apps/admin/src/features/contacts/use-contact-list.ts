import { CONTACT_SORTS, CONTACT_STATUSES } from '@upcurve/contracts/contacts';
import { FORM_TYPES } from '@upcurve/contracts/form-types';
import { DAY, idOr, keyIn } from '../../components/address-values.ts';
import { readParams, SEARCH, useListParams } from '../../components/use-list-params.ts';
import type { ListFilter } from './contact-queries.ts';

/* What the address may hold. `from` and `to` are calendar days, both included. */
const FILTER = {
  search: SEARCH,
  status: keyIn(CONTACT_STATUSES),
  formType: keyIn(FORM_TYPES),
  assignee: idOr('none'),
  from: DAY,
  to: DAY,
};
const LOOK = { sort: keyIn(CONTACT_SORTS) };

/** What a list at an address asks for. */
export function listFilterOf(address: URLSearchParams): ListFilter {
  return { ...readParams(FILTER, address), ...readParams(LOOK, address) };
}

/** The state of the list of contact submissions. */
export function useContactList() {
  const list = useListParams('contacts', { filter: FILTER, look: LOOK });
  return { ...list, query: { ...list.filter, ...list.look } satisfies ListFilter };
}
