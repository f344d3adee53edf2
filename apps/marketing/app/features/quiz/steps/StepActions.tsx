import type { ReactNode } from 'react';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import styles from './step-actions.module.css';

interface StepActionsProps {
  next: string;
  /** An alternative button that skips the step. */
  skip?: { label: string; onSkip: () => void };
  /** The error message. It is next to the button, so nothing can cover it. */
  children?: ReactNode;
}

/** The buttons below a step. On phones they stay at the bottom of the screen, however long the step is. */
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
        <span>{next}</span>
        <Arrow />
      </button>
    </div>
  );
}
