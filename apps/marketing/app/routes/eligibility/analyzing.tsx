import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { useEffect, useState } from 'react';
import { analyzing, handingIn, tryAgain } from '../../content/quiz/quiz.ts';
import motion from '../../drawings/motion.module.css';
import { useStepCount } from '../../features/quiz/progress/visit.ts';
import { NeedsScript } from '../../features/quiz/steps/placeholders.tsx';
import { StepFrame } from '../../features/quiz/steps/StepFrame.tsx';
import { type Failure, useFinishQuiz } from '../../features/quiz/submit/use-finish-quiz.ts';
import { Notice } from '../../forms/Notice.tsx';
import buttons from '../../layout/parts/button.module.css';
import { useSite } from '../../layout/parts/use-site.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/analyzing';
import styles from './analyzing.module.css';

function Analysis() {
  return (
    <ol className={`rows closed above-4 ${motion.inTurn}`}>
      {analyzing.stages.map((stage) => (
        <li key={stage} className={styles.stage}>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <path d="M2 9C6 11 8 13 9 15C12 9 16 4 22 1" pathLength="1" />
          </svg>
          {stage}
        </li>
      ))}
    </ol>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: analyzing.title, path: paths.eligibility.analyzing(), isIndexed: false });
}

export default function Analyzing() {
  useStepCount('analyzing');
  const [failure, retry] = useFinishQuiz();
  return (
    <StepFrame share={1} place={handingIn.place} title={failure ? handingIn.title : `${analyzing.title}…`}>
      {failure ? <SubmitFailure failure={failure} onRetry={retry} /> : <Analysis />}
      <NeedsScript />
    </StepFrame>
  );
}

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

interface SubmitFailureProps {
  failure: Failure;
  onRetry: () => void;
}

/** Explains why the submission failed, that nothing is lost, and when to retry. */
function SubmitFailure({ failure, onRetry }: SubmitFailureProps) {
  const { phone } = useSite().company;
  const wait = useCountdown(Math.min(failure.retryAfter ?? 0, 3600));
  return (
    <>
      <Notice tone="problem">
        <p>
          <span>{handingIn.reasons[failure.reason]}</span> {handingIn.kept}{' '}
          <span>{failure.retryAfter && handingIn.wait(spoken(failure.retryAfter))}</span>
        </p>
      </Notice>
      <p>
        <button type="button" className={buttons.primary} disabled={wait > 0} onClick={onRetry}>
          {wait > 0 ? `${tryAgain} in ${spoken(wait)}` : tryAgain}
        </button>
      </p>
      {phone && (
        <p className="small above-3">
          {handingIn.instead} <a href={phoneLink(phone)}>{phone}</a>.
        </p>
      )}
    </>
  );
}

function spoken(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `about ${Math.round(seconds / 60)} minutes`;
}
