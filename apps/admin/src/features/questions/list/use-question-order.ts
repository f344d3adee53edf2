import type { Question } from '@upcurve/contracts/quiz/questions';
import { type KeyboardEvent, useState } from 'react';
import { api } from '../../../api.ts';
import { useFocusAfterMove } from '../../../kit/focus/keep-focus.ts';
import { moveByOne, sortByIds } from '../../../kit/table/order/moves.ts';
import { useOrder } from '../../../kit/table/order/use-order.ts';
import { type QuestionList, questionsQuery } from '../question-queries.ts';

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

function ordered<List extends QuestionList>(list: List, ids: readonly number[]): List {
  const questions = sortByIds<number, Question>(list.questions, ids).map((question, index) => ({
    ...question,
    order: index + 1,
  }));
  return { ...list, questions };
}

/**
 * Reorders questions by keyboard or menu. `found` are the visible questions. `news` announces the result to screen
 * readers.
 */
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

  function move(id: number, by: 1 | -1) {
    const ids = moveByOne(idsOf(all), idsOf(found), id, by);
    if (!ids) return;
    keepFocus();
    put(ids);
    const text = all.find((question) => question.id === id)?.text;
    tell(`${text} moved to place ${ids.indexOf(id) + 1} of ${ids.length}.`);
  }

  return {
    news,
    move,

    /** For the element around the rows: Alt+↑ and Alt+↓ move the focused row. */
    onKeyDown(event: KeyboardEvent) {
      const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
      const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row]');
      if (!by || !row) return;
      event.preventDefault();
      move(Number(row.dataset.row), by);
    },
  };
}
