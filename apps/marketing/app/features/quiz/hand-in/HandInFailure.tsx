import { phoneLink } from '@upcurve/contracts/shared/phone';
import { useEffect, useState } from 'react';
import { handingIn, tryAgain } from '../../../content/quiz/quiz.ts';
import { Notice } from '../../../forms/Notice.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { useSite } from '../../../layout/parts/use-site.ts';
import styles from '../steps/step-actions.module.css';
import type { Failure } from './use-hand-in.ts';

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

interface HandInFailureProps {
  failure: Failure;
  onRetry: () => void;
}

/** Explains why the submission failed, that nothing is lost, and when to retry. */
export function HandInFailure({ failure, onRetry }: HandInFailureProps) {
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
        <p className={styles.small}>
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
