import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { progressStore } from '../progress/progress-store.ts';
import { quizApi } from '../session/quiz-api.ts';
import { finishQuiz, type QuizEnd } from './finish-quiz.ts';

/** The minimum time for the analysis screen, in ms; zero with reduced motion. */
const SHOWN_MS = 2400;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export type Failure = Extract<QuizEnd, { kind: 'failed' }>;

/** Submits the quiz when the screen opens, and again on retry. */
export function useFinishQuiz(): [failure: Failure | undefined, retry: () => void] {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const shown = new Promise((resolve) => setTimeout(resolve, isCalm() || attempt > 0 ? 0 : SHOWN_MS));
    const done = finishQuiz(progressStore(), quizApi());
    done.then(async (outcome) => {
      const isReport = outcome.kind === 'go' && outcome.to.includes('#');
      if (isReport) await shown;
      if (!isCurrent) return;
      if (outcome.kind === 'failed') setFailure(outcome);
      else navigate(outcome.to, { replace: true, state: outcome.state });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, navigate]);

  return [
    failure,
    () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    },
  ];
}
