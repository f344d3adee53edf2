import type { ReactNode } from 'react';
import { ProgressCurve } from '../../motif/ProgressCurve.tsx';
import styles from './StepFrame.module.css';
import { useStepFocus } from './use-step-focus.ts';

interface StepFrameProps {
  /** How far along, 0 to 1. */
  share: number;
  /** Where in the quiz this is, in words. */
  place: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A step of the quiz: the curve, the place in words, the heading, what there is to do. */
export function StepFrame({ share, place, title, lead, children }: StepFrameProps) {
  const heading = useStepFocus<HTMLHeadingElement>(title);
  return (
    <>
      <ProgressCurve share={share} />
      <div className={styles.step}>
        <p className={styles.place}>{place}</p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </>
  );
}
