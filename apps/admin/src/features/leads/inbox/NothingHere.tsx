import type { InboxView } from '@upcurve/contracts/leads/inbox';
import type { ReactNode } from 'react';
import { NothingFound } from '../../../kit/filters/NothingFound.tsx';
import type { useInboxList } from './inbox-queries.ts';

/** The messages of empty views. */
const WORDS: Record<InboxView, { title: string; text: ReactNode }> = {
  todo: {
    title: 'Nobody is waiting for you',
    text: 'Every open lead has been answered, and no follow-up is due. All shows every lead.',
  },
  all: {
    title: 'No leads yet',
    text: 'New quiz results and form messages appear here automatically. Take the quiz to try it.',
  },
  new: { title: 'Nobody new', text: 'Every lead has a status. New leads appear here automatically.' },
  eligible: {
    title: 'No eligible lead is waiting',
    text: 'Every eligible lead has a status. See New for the others.',
  },
  mine: {
    title: 'Nothing is assigned to you',
    text: 'To take a lead, focus it in New and press A, or assign it to yourself.',
  },
  due: {
    title: 'Nothing is due today',
    text: 'Open a lead and set a follow-up date. The lead appears here on that day.',
  },
  waiting: { title: 'Nobody is waiting', text: 'No new lead has been here for more than 24 hours.' },
};

/** Shown if the inbox has no leads in the current view. */
export function NothingHere({ list }: { list: ReturnType<typeof useInboxList> }) {
  const { title, text } = WORDS[list.view];
  return (
    <NothingFound list={list} title={list.isFiltered ? 'No leads found' : title}>
      {list.isFiltered ? 'No lead in this view matches your search and filters.' : text}
    </NothingFound>
  );
}
