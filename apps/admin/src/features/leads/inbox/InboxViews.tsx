import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InboxCounts, InboxView } from '@upcurve/contracts/leads/inbox';
import { INBOX_COUNT_MAX, INBOX_VIEWS } from '@upcurve/contracts/leads/inbox-views';
import { Link } from 'react-router';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { formatTotal } from '../../../kit/list/format-count.ts';
import { paths } from '../../../paths.ts';
import { heldLeadsQuery } from '../lead-queries.ts';
import classes from './inbox.module.css';
import { FIRST_VIEW, type useInboxList } from './inbox-queries.ts';

interface InboxViewsProps {
  list: ReturnType<typeof useInboxList>;
  counts: InboxCounts | undefined;
}

const formatViewCount = (count: number) => (count >= INBOX_COUNT_MAX ? `${INBOX_COUNT_MAX - 1}+` : count);

/** The views that appear only while they hold leads. */
const OCCASIONAL: readonly InboxView[] = ['mentioned', 'meeting'];

export function InboxViews({ list, counts }: InboxViewsProps) {
  const { kind } = list.filter;
  const held = kind ? counts?.kinds[kind] : counts?.views;
  const isShown = (view: InboxView) => !OCCASIONAL.includes(view) || list.view === view || !!held?.[view];
  return (
    <fieldset aria-label="Views" className={classes.views}>
      {choicesOf(INBOX_VIEWS)
        .filter(({ value }) => isShown(value))
        .map(({ value, label }) => (
          <UnstyledButton
            key={value}
            className={classes.view}
            aria-pressed={list.view === value}
            onClick={() => list.change({ view: value === FIRST_VIEW ? null : value })}
          >
            {label} {held && <span>{formatViewCount(held[value])}</span>}
          </UnstyledButton>
        ))}
      <QuarantineLink />
    </fieldset>
  );
}

/** Held spam has a screen of its own, which works like a view. */
function QuarantineLink() {
  const { data } = useQuery(heldLeadsQuery);
  return (
    <Link to={paths.quarantine()} className={classes.view}>
      Quarantine {data && <span>{formatTotal(data)}</span>}
    </Link>
  );
}
