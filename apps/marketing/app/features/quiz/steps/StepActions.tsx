import type { ReactNode } from 'react';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import styles from './step-actions.module.css';

interface StepActionsProps {
  /** The words on the button that sends the form. */
  next: string;
  /** The other way on. */
  skip?: { label: string; onSkip: () => void };
  /** The error beside the button, where nothing can cover it. */
  children?: ReactNode;
}

/** The ways on from a step. On phones they stay under the thumb, however long the step. */
export function StepActions({ next, skip, children }: StepActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      {skip && (
        <button type="button" className={buttons.quiet} onClick={skip.onSkip}>
          {skip.label}
        </button>
      )}
      <button type="submit" className={`${buttons.primary} ${styles.next}`}>
        {next}
        <Arrow />
      </button>
    </div>
  );
}
