import type { Answer } from '@upcurve/contracts/answers';
import type { Question } from '@upcurve/contracts/questions';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { progressStore } from './progress-store.ts';
import { firstOpen } from './question-order.ts';

/** Answering, going on and going back, with the browser's history kept in step. */
export function useQuestionMoves(questions: readonly Question[]) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFrom = (state as { from?: number } | null)?.from;

  return {
    /** The first open question other than this one. */
    openBeside(id: number) {
      return firstOpen(
        questions.filter((question) => question.id !== id),
        progressStore().get().answers,
      );
    },

    answer(id: number, answer: Answer | undefined) {
      const { [id]: _, ...others } = progressStore().get().answers;
      progressStore().update({ answers: answer === undefined ? others : { ...others, [id]: answer } });
    },

    /** To the next question; from the last one to any that is still open, else to the report. */
    goOn(index: number) {
      const next = questions[index + 1] ?? firstOpen(questions, progressStore().get().answers);
      if (!next) return navigate(paths.eligibility.analyzing());
      return navigate(paths.eligibility.question(next.id), { state: { from: questions[index]?.id } });
    },

    /** One step back: in the history where the visitor came that way, so that Back and Forward stay true. */
    backFrom(index: number) {
      const before = questions[index - 1];
      return {
        to: before ? paths.eligibility.question(before.id) : paths.eligibility.business(),
        onClick(event: { preventDefault: () => void }) {
          if (!before || cameFrom !== before.id) return;
          event.preventDefault();
          navigate(-1);
        },
      };
    },
  };
}
