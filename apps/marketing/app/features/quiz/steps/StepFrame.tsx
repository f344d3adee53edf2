import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { questions } from '../../../content/quiz/quiz.ts';
import { QuizProgress } from './QuizProgress.tsx';
import styles from './StepFrame.module.css';
import { useStepFocus } from './use-step-focus.ts';

interface StepFrameProps {
  /** The progress, 0 to 1. */
  share: number;
  /** The position in the quiz, as text. */
  place: string;
  title: string;
  lead?: ReactNode;
  /** The target of 'Back'. */
  back?: string;
  /** Whether another element of the step gets the focus instead of the heading. */
  givesFocus?: boolean;
  children: ReactNode;
}

export function StepFrame({ share, place, title, lead, back, givesFocus, children }: StepFrameProps) {
  const heading = useStepFocus<HTMLHeadingElement>(title, !givesFocus);
  return (
    <>
      <QuizProgress share={share} />
      <div className={styles.step}>
        <StepTop back={back ? { to: back } : undefined}>
          <p>{place}</p>
        </StepTop>
        <h1 ref={heading} id="step" tabIndex={-1} className="title">
          {title}
        </h1>
        {lead && <p className="quiet above-1 measure">{lead}</p>}
        {children}
      </div>
    </>
  );
}

interface StepTopProps {
  /** The target of 'Back'. Without it there is no back link. */
  back?: Pick<LinkProps, 'to' | 'onClick'>;
  children: ReactNode;
}

export function StepTop({ back, children }: StepTopProps) {
  return (
    <div className={`cluster small ${styles.top}`}>
      {back && (
        <Link {...back} className={`plain target strong ${styles.back}`}>
          <span aria-hidden="true">←</span> {questions.back}
        </Link>
      )}
      {children}
    </div>
  );
}
