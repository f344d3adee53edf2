import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { questions } from '../../../content/quiz/quiz.ts';
import styles from './StepFrame.module.css';

interface StepTopProps {
  /** Where 'Back' leads; nowhere from where there is no way back. */
  back?: Pick<LinkProps, 'to' | 'onClick'>;
  /** Where in the quiz this is, in words. */
  children: ReactNode;
}

/** The line above a step: the way back, and the place. */
export function StepTop({ back, children }: StepTopProps) {
  return (
    <div className={styles.top}>
      {back && (
        <Link {...back} className={styles.back}>
          <span aria-hidden="true">←</span> {questions.back}
        </Link>
      )}
      {children}
    </div>
  );
}
