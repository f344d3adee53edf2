import { possibleQuestions, shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { paths } from '@upcurve/site-content/paths';
import type { lostSoFar } from '@upcurve/site-content/report/estimate';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { keeping, tryAgain, questions as words } from '../../content/quiz/quiz.ts';
import { Notice } from '../../forms/Notice.tsx';
import buttons from '../../layout/parts/button.module.css';
import { redirectFrom } from './progress/progress.ts';
import { progressStore, useProgress } from './progress/progress-store.ts';
import { useStepCount } from './progress/visit.ts';
import { choicesOf } from './question/choices.ts';
import { QuestionCard } from './question/QuestionCard.tsx';
import { resumeAt } from './question/question-order.ts';
import { useQuestionMoves } from './question/use-question-moves.ts';
import { useFitting, useQuestions } from './question/use-questions.ts';
import { useDetailsSync } from './session/details-sync.ts';
import { useRefusal } from './session/refusal.ts';
import { type SyncState, useSessionSync } from './session/session-sync.ts';
import { StepSkeleton } from './steps/placeholders.tsx';
import { QuizProgress, shareAt } from './steps/QuizProgress.tsx';
import styles from './steps/StepFrame.module.css';
import { StepFrame, StepTop } from './steps/StepFrame.tsx';
import { sectionAt, sectionsOf } from './steps/sections.ts';
import { figuresOf } from './submit/submission.ts';

/** Shows one question per screen. Its id is in the address, so that the browser's back button works. */
export function QuestionsScreen() {
  const progress = useProgress();
  const [{ status, list }, reload] = useQuestions();
  const sync = useSessionSync(reload);
  useDetailsSync();
  const { hasDropped, changed } = useFitting(list);
  const { changedQuestions = [] } = useRefusal();
  const [search] = useSearchParams();
  const all = list?.questions ?? [];
  const moves = useQuestionMoves(all);
  const sumSoFar = useSumSoFar();

  const elsewhere = progress && redirectFrom('questions', progress);
  useStepCount(elsewhere ? undefined : 'questions');
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (!progress || status === 'loading') {
    return (
      <StepFrame share={shareAt(0, 1)} place={words.title} title={words.title}>
        <StepSkeleton />
      </StepFrame>
    );
  }
  if (status === 'failed') {
    return (
      <StepFrame share={shareAt(0, 1)} place={words.title} title={words.failed.title}>
        <Notice tone="problem">
          <p>{words.failed.text}</p>
        </Notice>
        <button type="button" className={buttons.primary} onClick={() => reload()}>
          {tryAgain}
        </button>
      </StepFrame>
    );
  }

  const questions = shownQuestions(all, progress.answers);
  const index = questions.findIndex(({ id }) => String(id) === search.get('q'));
  const question = questions[index];
  if (!question) {
    const start = resumeAt(all, progress.answers);
    return start ? (
      <Navigate to={paths.eligibility.question(start.id)} replace state={{ changedQuestions }} />
    ) : null;
  }

  const isAffected = changedQuestions.includes(question.id) || changed.includes(question.id);
  // Progress is relative to the largest possible number of questions, so that it never goes back.
  const possible = possibleQuestions(all, progress.answers);
  const place = possible.findIndex(({ id }) => id === question.id);
  const sections = sectionsOf(possible);
  const section = sectionAt(sections, place);
  const { length: count } = possible;
  const sum = sumSoFar?.({
    questions: [...all],
    answers: progress.answers,
    figures: figuresOf(progress.fields),
  });
  return (
    <>
      <QuizProgress
        share={shareAt(place, count)}
        sections={sections}
        current={section}
        count={count}
        sum={sum}
      />
      <div className={styles.step}>
        <StepTop back={moves.backFrom(question)}>
          <p role="status" className={styles.place}>
            <span>{section?.name}</span> <span>{words.number(index, questions.length, count)}</span>
          </p>
        </StepTop>
        <KeepingNotice sync={sync} />
        {isAffected ? (
          <Notice>
            <p>{words.changed}</p>
          </Notice>
        ) : (
          hasDropped && (
            <Notice>
              <p>{words.dropped}</p>
            </Notice>
          )
        )}
        <QuestionCard
          key={question.id}
          question={question}
          answer={progress.answers[question.id]}
          showsKeys={index === questions.findIndex((item) => choicesOf(item).length > 0)}
          onAnswer={(answer) => moves.answer(question.id, answer)}
          onNext={() => moves.goOn(question)}
          onSkip={() => {
            moves.answer(question.id, null);
            moves.goOn(question);
          }}
        />
      </div>
    </>
  );
}

/** Loads the calculation while the visitor reads the first question. */
function useSumSoFar() {
  const [calculate, setCalculate] = useState<typeof lostSoFar>();
  useEffect(() => {
    // Without it, there is no sum.
    import('@upcurve/site-content/report/estimate').then(
      (loaded) => setCalculate(() => loaded.lostSoFar),
      () => {},
    );
  }, []);
  return calculate;
}

function subscribe(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Shows where the answers are stored while they cannot be sent. Otherwise empty. */
function KeepingNotice({ sync }: { sync: SyncState }) {
  const isOnline = useOnline();
  const isLasting = progressStore().isLasting();
  const place = isLasting ? keeping.onDevice : keeping.inTab;
  const words = !isOnline
    ? keeping.offline(place)
    : sync === 'waiting'
      ? keeping.waiting(place)
      : isLasting
        ? undefined
        : keeping.fleeting;
  return (
    words && (
      <Notice>
        <p>{words}</p>
      </Notice>
    )
  );
}
