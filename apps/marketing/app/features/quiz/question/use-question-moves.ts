import type { Answer } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { shownAnswers, shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { paths } from '@upcurve/site-content/paths';
import { useLocation, useNavigate } from 'react-router';
import { progressStore } from '../progress/progress-store.ts';
import { firstOpen } from './question-order.ts';

/**
 * Handles answering, moving on and going back, and keeps the browser's history in sync. `questions` includes questions
 * that may not be shown.
 */
export function useQuestionMoves(questions: readonly Question[]) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFrom = (state as { from?: number } | null)?.from;
  const shown = () => shownQuestions(questions, progressStore().get().answers);

  return {
    answer(id: number, answer: Answer | undefined) {
      const { [id]: _, ...others } = progressStore().get().answers;
      progressStore().update({ answers: answer === undefined ? others : { ...others, [id]: answer } });
    },

    /**
     * Goes to the next question; after the last one to any open question, else to the figures. Answers that no longer
     * apply are dropped only now, so that visitors can try several options without losing anything.
     */
    goOn({ id }: Question) {
      const answers = shownAnswers(questions, progressStore().get().answers);
      progressStore().update({ answers });
      const way = shown();
      const next = way[way.findIndex((question) => question.id === id) + 1] ?? firstOpen(questions, answers);
      if (!next) return navigate(paths.eligibility.business());
      return navigate(paths.eligibility.question(next.id), { state: { from: id } });
    },

    /**
     * Goes back one question; uses the history if the visitor came from there, so that the browser's back and forward
     * buttons stay consistent.
     */
    backFrom({ id }: Question) {
      const way = shown();
      const before = way[way.findIndex((question) => question.id === id) - 1];
      return {
        to: before ? paths.eligibility.question(before.id) : paths.eligibility.profile(),
        onClick(event: { preventDefault: () => void }) {
          if (!before || cameFrom !== before.id) return;
          event.preventDefault();
          navigate(-1);
        },
      };
    },
  };
}
