import { useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import { Notice } from '../../forms/Notice.tsx';
import buttons from '../../layout/button.module.css';
import styles from './step-actions.module.css';
import type { Failure } from './use-hand-in.ts';

const words: Record<Failure['reason'], string> = {
  offline: 'We cannot reach our server. It may be your connection or ours.',
  busy: 'Our server cannot take your answers just now.',
  error: 'Our server could not work out the report. That is our fault, not yours.',
};

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

/** Says what went wrong, that nothing is lost, and when to try again. */
export function HandInFailure({ failure, onRetry }: HandInFailureProps) {
  const wait = useCountdown(Math.min(failure.retryAfter ?? 0, 3600));
  return (
    <>
      <Notice tone="problem">
        <p>
          {words[failure.reason]} Every answer is kept on this device; nothing is lost and nothing is sent
          twice.
          {failure.retryAfter && ` It asks us to wait about ${spoken(failure.retryAfter)}.`}
        </p>
      </Notice>
      <p>
        <button type="button" className={buttons.primary} disabled={wait > 0} onClick={onRetry}>
          {wait > 0 ? `Try again in ${wait} s` : 'Try again'}
        </button>
      </p>
      <p className={styles.small}>
        Would you rather talk? Ring <a href={company.phoneLink}>{company.phone}</a>.
      </p>
    </>
  );
}

function spoken(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
