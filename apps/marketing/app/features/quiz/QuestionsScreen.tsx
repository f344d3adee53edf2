import { possibleQuestions, shownQuestions } from '@upcurve/contracts/shown-questions';
import { Navigate, useSearchParams } from 'react-router';
import { tryAgain, questions as words } from '../../content/quiz.ts';
import { Notice } from '../../forms/Notice.tsx';
import buttons from '../../layout/button.module.css';
import { paths } from '../../paths.ts';
import { choicesOf } from './choices.ts';
import { detour } from './guard.ts';
import { KeepingNotice } from './KeepingNotice.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuizProgress, shareAt } from './QuizProgress.tsx';
import { isLast, resumeAt } from './question-order.ts';
import { reactionTo } from './reaction.ts';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { StepSkeleton } from './StepSkeleton.tsx';
import { StepTop } from './StepTop.tsx';
import { sectionAt, sectionsOf } from './sections.ts';
import { useDetailsSync } from './use-details-sync.ts';
import { useFitting } from './use-fitting.ts';
import { useProgress } from './use-progress.ts';
import { useQuestionMoves } from './use-question-moves.ts';
import { useQuestions } from './use-questions.ts';
import { useRefusal } from './use-refusal.ts';
import { useSessionSync } from './use-session-sync.ts';
import { useStepCount } from './use-step-count.ts';

/** One question to a screen; which one is in the address, so that the browser's Back works. */
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

  const elsewhere = progress && detour('questions', progress);
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
  // Along all that may come, so that it never goes back when something does.
  const possible = possibleQuestions(all, progress.answers);
  const place = possible.findIndex(({ id }) => id === question.id);
  const sections = sectionsOf(possible);
  const section = sectionAt(sections, place);
  const { length: count } = possible;
  return (
    <>
      <QuizProgress share={shareAt(place, count)} sections={sections} current={section} count={count} />
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
        {/* There before there is anything to say, so that it is said. */}
        <p aria-live="polite" className={styles.reaction}>
          {reactionTo(questions[index - 1], progress.answers)}
        </p>
        <QuestionCard
          key={question.id}
          question={question}
          answer={progress.answers[question.id]}
          isLast={isLast(question, all, progress.answers)}
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
