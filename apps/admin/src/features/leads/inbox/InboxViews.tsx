import { UnstyledButton } from '@mantine/core';
import { INBOX_COUNT_MAX, INBOX_VIEWS, type InboxCounts } from '@upcurve/contracts/leads/inbox';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import classes from './InboxViews.module.css';
import type { useInboxList } from './inbox-queries.ts';
import { WeekLink } from './WeekLink.tsx';

interface InboxViewsProps {
  list: ReturnType<typeof useInboxList>;
  counts: InboxCounts | undefined;
}

const inFigures = (count: number) => (count >= INBOX_COUNT_MAX ? `${INBOX_COUNT_MAX - 1}+` : count);

/** The views of the inbox with their counts. */
export function InboxViews({ list, counts }: InboxViewsProps) {
  const { kind } = list.filter;
  const held = kind ? counts?.kinds[kind] : counts?.views;
  return (
    <fieldset aria-label="Views" className={classes.views}>
      {choicesOf(INBOX_VIEWS).map(({ value, label }) => (
        <UnstyledButton
          key={value}
          className={classes.view}
          aria-pressed={list.view === value}
          onClick={() => list.change({ view: value === 'all' ? null : value })}
        >
          {label} {held && <span className={classes.count}>{inFigures(held[value])}</span>}
        </UnstyledButton>
      ))}
      <WeekLink />
    </fieldset>
  );
}
