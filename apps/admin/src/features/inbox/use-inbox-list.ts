import { INBOX_FILTER, INBOX_LOOK } from '../../components/inbox-queries.ts';
import { useListParams } from '../../components/use-list-params.ts';

/** The state of the inbox: a view, narrowed by kind and search. */
export function useInboxList() {
  const list = useListParams('inbox', { filter: INBOX_FILTER, look: INBOX_LOOK });
  const { view = 'all' } = list.look;
  return { ...list, view, query: { ...list.filter, view: list.look.view } };
}
