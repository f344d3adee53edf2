import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { resume, tryAgain } from '../../content/quiz/quiz.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { useResume } from './progress/use-resume.ts';
import { StepSkeleton } from './steps/placeholders.tsx';
import { StepFrame } from './steps/StepFrame.tsx';
import styles from './steps/step-actions.module.css';

/** The screen that a resume link opens, shown until the quiz continues. */
export function ResumeScreen({ token }: { token: string | null }) {
  const { state, take, goOn, retry } = useResume(token);
  const choices: Record<Exclude<typeof state.status, 'loading'>, () => ReactNode> = {
    choice: () => (
      <>
        <button type="button" className={buttons.primary} onClick={take}>
          {resume.choice.link}
        </button>
        <button type="button" className={buttons.secondary} onClick={goOn}>
          {resume.choice.own}
        </button>
      </>
    ),
    over: () => (
      <Link to={paths.eligibility.welcome()} className={buttons.primary}>
        {resume.over.action}
        <Arrow />
      </Link>
    ),
    failed: () => (
      <button type="button" className={buttons.primary} onClick={retry}>
        {tryAgain}
      </button>
    ),
  };
  const words: { title: string; lead?: string } = resume[state.status];
  return (
    <StepFrame share={0} place={resume.place} title={words.title} lead={words.lead}>
      {state.status === 'loading' ? (
        <StepSkeleton />
      ) : (
        <div className={styles.choices}>{choices[state.status]()}</div>
      )}
    </StepFrame>
  );
}
