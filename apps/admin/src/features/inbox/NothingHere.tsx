import type { InboxView } from '@upcurve/contracts/inbox';
import type { ReactNode } from 'react';
import { NothingFound } from '../../components/NothingFound.tsx';
import type { useInboxList } from './use-inbox-list.ts';

/** What a view says that holds nothing, and what to do next. */
const WORDS: Record<InboxView, { title: string; text: ReactNode }> = {
  all: {
    title: 'No leads yet',
    text: 'Whoever takes the quiz or sends a form on the website appears here by themselves. Take the quiz to see it happen.',
  },
  new: { title: 'Nobody new', text: 'Every lead has been judged. New ones appear here by themselves.' },
  eligible: {
    title: 'No eligible lead is waiting',
    text: 'Every eligible lead has been judged. See New for the others.',
  },
  mine: {
    title: 'Nothing is assigned to you',
    text: 'Take a lead over: go to it in New and press a, or pick Me as its assignee.',
  },
  due: {
    title: 'Nothing is due today',
    text: 'Give a lead a follow-up date when you open it, and it appears here on that day.',
  },
  waiting: { title: 'Nobody is waiting', text: 'No new lead has been here for more than 24 hours.' },
};

/** Stands where the leads would. */
export function NothingHere({ list }: { list: ReturnType<typeof useInboxList> }) {
  const { title, text } = WORDS[list.view];
  return (
    <NothingFound list={list} title={list.isFiltered ? 'No leads found' : title}>
      {list.isFiltered ? 'No lead in this view matches your search and filters.' : text}
    </NothingFound>
  );
}
