import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { questions } from '../../../content/quiz/quiz.ts';
import { QuizProgress } from './QuizProgress.tsx';
import styles from './StepFrame.module.css';
import { useStepFocus } from './use-step-focus.ts';

interface StepFrameProps {
  /** The progress, 0 to 1. */
  share: number;
  /** Where in the quiz this is, in words. */
  place: string;
  title: string;
  lead?: ReactNode;
  /** Where 'Back' leads. */
  back?: string;
  /** Another part of the step takes the focus in place of the heading. */
  givesFocus?: boolean;
  children: ReactNode;
}

/** A step of the quiz: the curve, the place in words, the heading, what there is to do. */
export function StepFrame({ share, place, title, lead, back, givesFocus, children }: StepFrameProps) {
  const heading = useStepFocus<HTMLHeadingElement>(title, !givesFocus);
  return (
    <>
      <QuizProgress share={share} />
      <div className={styles.step}>
        <StepTop back={back ? { to: back } : undefined}>
          <p className={styles.place}>{place}</p>
        </StepTop>
        <h1 ref={heading} id="step" tabIndex={-1} className="title">
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </>
  );
}

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
