import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InboxView } from '@upcurve/contracts/leads/inbox';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NothingFound } from '../../../kit/filters/NothingFound.tsx';
import { formatTotal } from '../../../kit/list/format-count.ts';
import { paths } from '../../../paths.ts';
import { FirstSteps } from '../FirstSteps.tsx';
import { heldLeadsQuery } from '../lead-queries.ts';
import { inboxQueries, type useInboxList } from './inbox-queries.ts';

/** The messages of empty views. */
const WORDS: Record<InboxView, { title: string; text: ReactNode }> = {
  todo: {
    title: 'Nobody is waiting for you',
    text: 'Every open lead has been answered, and no follow-up is due. All shows every lead.',
  },
  all: {
    title: 'No leads yet',
    text: 'Quiz results and messages from the forms of the website appear here automatically.',
  },
  new: { title: 'Nobody new', text: 'No open lead is new. New leads appear here automatically.' },
  eligible: {
    title: 'No eligible lead is waiting',
    text: 'No eligible lead is new. New leads that are not eligible are under New.',
  },
  mine: {
    title: 'Nothing is assigned to you',
    text: 'To take a lead, focus it in New and press a, or assign it to yourself.',
  },
  due: {
    title: 'Nothing is due today',
    text: 'Open a lead and set a follow-up date. The lead appears here on that day.',
  },
  meeting: {
    title: 'No meetings today',
    text: 'Leads with a meeting booked for today appear here. Calendar shows the meetings of all days.',
  },
  waiting: { title: 'Nobody is waiting', text: 'No new lead has been here for more than 24 hours.' },
};

export function EmptyInbox({ list }: { list: ReturnType<typeof useInboxList> }) {
  const { data: elsewhere, isPending } = useQuery(inboxQueries.total({ ...list.query, view: 'all' }));
  const isUnused = !list.isFiltered && elsewhere?.total === 0;
  // Until the total is known, an unused inbox looks like one in which everything is done.
  if (isPending) return null;
  const { title, text } = WORDS[isUnused ? 'all' : list.view];
  return (
    <NothingFound
      list={list}
      title={list.isFiltered ? 'No leads found' : title}
      action={
        list.isFiltered &&
        list.view !== 'all' &&
        elsewhere &&
        elsewhere.total > 0 && (
          <Button onClick={() => list.change({ view: 'all' })}>Show {formatTotal(elsewhere)} in All</Button>
        )
      }
    >
      {list.isFiltered ? 'No lead in this view matches your search and filters.' : text}
      {isUnused && (
        <>
          <HeldLeadsLink />
          <p>In the meantime:</p>
          <FirstSteps isCentred />
        </>
      )}
    </NothingFound>
  );
}

/** Says how many leads are held as spam, which may include the first real one. */
function HeldLeadsLink() {
  const { data } = useQuery(heldLeadsQuery);
  if (!data || data.total === 0) return null;
  return (
    <p>
      <Anchor component={Link} to={paths.quarantine()} inherit underline="always">
        {formatTotal(data)} in Quarantine as possible spam
      </Anchor>
      . Release the genuine ones there.
    </p>
  );
}
