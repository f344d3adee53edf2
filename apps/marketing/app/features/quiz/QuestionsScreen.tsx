import { Link, Navigate, useSearchParams } from 'react-router';
import { Notice } from '../../forms/Notice.tsx';
import buttons from '../../layout/button.module.css';
import { ProgressCurve } from '../../motif/ProgressCurve.tsx';
import { paths } from '../../paths.ts';
import { detour } from './guard.ts';
import { KeepingNotice } from './KeepingNotice.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import styles from './QuestionsScreen.module.css';
import { resumeAt } from './question-order.ts';
import { StepFrame } from './StepFrame.tsx';
import { StepSkeleton } from './StepSkeleton.tsx';
import { useDetailsSync } from './use-details-sync.ts';
import { useFitting } from './use-fitting.ts';
import { useProgress } from './use-progress.ts';
import { useQuestionMoves } from './use-question-moves.ts';
import { useQuestions } from './use-questions.ts';
import { useRefusal } from './use-refusal.ts';
import { useSessionSync } from './use-session-sync.ts';

/** Share of the curve that lies behind the visitor when the questions begin. */
const BEGIN = 0.1;

/** One question to a screen; which one is in the address, so that the browser's Back works. */
export function QuestionsScreen() {
  const progress = useProgress();
  const [{ status, list }, reload] = useQuestions();
  const sync = useSessionSync(reload);
  useDetailsSync();
  const { hasDropped, changed } = useFitting(list);
  const { changedQuestions = [] } = useRefusal();
  const [search] = useSearchParams();
  const questions = list?.questions ?? [];
  const moves = useQuestionMoves(questions);

  const elsewhere = progress && detour('questions', progress);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (!progress || status === 'loading') {
    return (
      <StepFrame share={BEGIN} place="Step 3 of 3 · The questions" title="The questions">
        <StepSkeleton />
      </StepFrame>
    );
  }
  if (status === 'failed') {
    return (
      <StepFrame share={BEGIN} place="Step 3 of 3 · The questions" title="The questions are not arriving.">
        <Notice tone="problem">
          <p>
            Our server is not answering just now. Everything you have given is kept on this device, and the
            questions come as soon as it answers.
          </p>
        </Notice>
        <button type="button" className={buttons.primary} onClick={() => reload()}>
          Try again
        </button>
      </StepFrame>
    );
  }

  const index = questions.findIndex(({ id }) => String(id) === search.get('q'));
  const question = questions[index];
  if (!question) {
    const start = resumeAt(questions, progress.answers);
    return start ? (
      <Navigate to={paths.eligibility.question(start.id)} replace state={{ changedQuestions }} />
    ) : null;
  }

  const isAffected = changedQuestions.includes(question.id) || changed.includes(question.id);
  return (
    <>
      <ProgressCurve share={BEGIN + ((1 - BEGIN) * index) / questions.length} />
      <div className={styles.screen}>
        <div className={styles.top}>
          <Link {...moves.backFrom(index)} className={styles.back}>
            <span aria-hidden="true">←</span> Back
          </Link>
          <p role="status" className={styles.place}>
            Question {index + 1} of {questions.length}
          </p>
        </div>
        <KeepingNotice sync={sync} />
        {isAffected ? (
          <Notice>
            <p>This question has changed since you answered it. Please answer it again.</p>
          </Notice>
        ) : (
          hasDropped && (
            <Notice>
              <p>Some questions have changed. Answers that no longer fit were let go; all others are kept.</p>
            </Notice>
          )
        )}
        <QuestionCard
          key={question.id}
          question={question}
          answer={progress.answers[question.id]}
          isLast={index === questions.length - 1 && moves.openBeside(question.id) === undefined}
          onAnswer={(answer) => moves.answer(question.id, answer)}
          onNext={() => moves.goOn(index)}
          onSkip={() => {
            moves.answer(question.id, null);
            moves.goOn(index);
          }}
        />
      </div>
    </>
  );
}
