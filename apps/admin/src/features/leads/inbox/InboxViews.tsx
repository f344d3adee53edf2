import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InboxCounts, InboxView } from '@upcurve/contracts/leads/inbox';
import { INBOX_COUNT_MAX, INBOX_VIEWS } from '@upcurve/contracts/leads/inbox-views';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { wallTimeOf } from '../../../kit/time/zone.ts';
import { paths } from '../../../paths.ts';
import classes from './inbox.module.css';
import { FIRST_VIEW, type useInboxList } from './inbox-queries.ts';

interface InboxViewsProps {
  list: ReturnType<typeof useInboxList>;
  counts: InboxCounts | undefined;
}

const formatViewCount = (count: number) => (count >= INBOX_COUNT_MAX ? `${INBOX_COUNT_MAX - 1}+` : count);

/** The views that appear only while they hold leads. */
const OCCASIONAL: readonly InboxView[] = ['mentioned', 'meeting'];

/** Shows the views of the inbox with their counts. */
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
            {label} {held && <span className={classes.count}>{formatViewCount(held[value])}</span>}
          </UnstyledButton>
        ))}
      <WeekLink />
    </fieldset>
  );
}

const weekQuery = {
  queryKey: ['analytics', 'week'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.analytics.getWeek({ signal }),
};

const formatConversion = ({ won, leads }: { won: number; leads: number }) =>
  leads === 0 ? '–' : `${Math.round((won / leads) * 100)}%`;

/**
 * Shows the share of this week's new people who were won, compared with last week up to the same hour. Links to this week's
 * figures, since no list shows the leads of both kinds.
 */
function WeekLink() {
  const { data: week } = useQuery(weekQuery);
  if (!week) return null;
  const { from, thisWeek, lastWeek } = week;
  return (
    <Link
      to={`${paths.analytics()}?from=${wallTimeOf(from, AGENCY_ZONE).day}`}
      className={`${classes.view} ${classes.week}`}
    >
      Conversion this week <span className={classes.figure}>{formatConversion(thisWeek)}</span>
      {lastWeek.leads > 0 && (
        <span className={classes.last}> by now last week {formatConversion(lastWeek)}</span>
      )}
    </Link>
  );
}
