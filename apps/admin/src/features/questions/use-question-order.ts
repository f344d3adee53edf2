import type { Question } from '@upcurve/contracts/questions';
import { type KeyboardEvent, useState } from 'react';
import { api } from '../../api.ts';
import { inOrder, moveByOne, putBeside } from '../../components/moves.ts';
import { useFocusAfterMove } from '../../components/use-focus-after-move.ts';
import { useOrder } from '../../components/use-order.ts';
import type { Side } from '../../components/use-sortable.ts';
import { type QuestionList, questionsQuery } from './question-queries.ts';

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

function ordered<List extends QuestionList>(list: List, ids: readonly number[]): List {
  const questions = inOrder<number, Question>(list.questions, ids).map((question, index) => ({
    ...question,
    order: index + 1,
  }));
  return { ...list, questions };
}

/** Puts questions in order, by pointer and by key. `found` are those that are seen. What happened is told in `news`. */
export function useQuestionOrder(all: readonly Question[], found: readonly Question[]) {
  const [news, tell] = useState('');
  const keepFocus = useFocusAfterMove();
  const put = useOrder<QuestionList, number>({
    queryKey: questionsQuery.queryKey,
    what: 'questions',
    apply: ordered,
    send: (ids, before) =>
      api.questions.orderQuestions({ body: { ids, seen: before && idsOf(before.questions) } }),
  });

  function place(id: number, ids: readonly number[]) {
    keepFocus();
    put([...ids]);
    const text = all.find((question) => question.id === id)?.text;
    tell(`${text} moved to place ${ids.indexOf(id) + 1} of ${ids.length}.`);
  }

  function move(id: number, by: 1 | -1) {
    const next = moveByOne(idsOf(all), idsOf(found), id, by);
    if (next) place(id, next);
  }

  return {
    news,
    move,

    drop(id: number, beside: number, side: Side) {
      const ids = idsOf(all);
      const next = putBeside(ids, id, beside, side);
      if (next.join() !== ids.join()) place(id, next);
    },

    /** For whatever holds the rows: Alt with ↑ or ↓ moves the one that has the focus. */
    onKeyDown(event: KeyboardEvent) {
      const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
      const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row]');
      if (!by || !row) return;
      event.preventDefault();
      move(Number(row.dataset.row), by);
    },
  };
}
