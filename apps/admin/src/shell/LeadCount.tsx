import { queryOptions, useQuery } from '@tanstack/react-query';
import { INBOX_COUNT_MAX } from '@upcurve/contracts/leads/inbox-views';
import { api } from '../api.ts';
import { formatNumber } from '../kit/list/format-count.ts';
import type { Screen } from '../kit/screen/screens.ts';
import classes from './Sidebar.module.css';

/** Its key begins like those of the lists, so that a change to a lead updates the counts too. */
export const countQuery = queryOptions({
  queryKey: ['inbox', 'counts', 'sidebar'],
  queryFn: ({ signal }) => api.inbox.countInbox({ query: {} }, { signal }),
  // While the page is visible. Failed requests wait for the next poll.
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  retry: false,
});

interface LeadCountProps {
  of: NonNullable<Screen['count']>;
  /** The id of the description for screen readers. It is not part of the row's name. */
  id: string;
}

/** Shows a number of leads at the end of a row. Nothing if it is zero or unknown. */
export function LeadCount({ of, id }: LeadCountProps) {
  const { data } = useQuery(countQuery);
  const count = of === 'todo' ? data?.views.todo : data?.kinds[of].new;
  if (!data || !count) return null;
  const figure = formatLeadCount(count);
  if (of !== 'todo') return <Figure id={id} figure={figure} words={`${figure} new`} />;
  const { waiting } = data.views;
  const late = waiting > 0 ? `, ${formatLeadCount(waiting)} waiting over 24 h` : '';
  return <Figure id={id} figure={figure} words={`${figure} to do${late}`} isLate={waiting > 0} />;
}

const formatLeadCount = (count: number) =>
  count >= INBOX_COUNT_MAX ? `${INBOX_COUNT_MAX - 1}+` : formatNumber(count);

function Figure(props: { id: string; figure: string; words: string; isLate?: boolean }) {
  return (
    <>
      <span className={classes.count} data-late={props.isLate || undefined} aria-hidden>
        {props.figure}
      </span>
      <span id={props.id} hidden>
        {props.words}
      </span>
    </>
  );
}
