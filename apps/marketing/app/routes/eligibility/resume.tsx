import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { resume, tryAgain } from '../../content/quiz/quiz.ts';
import { useResume } from '../../features/quiz/progress/use-resume.ts';
import { NeedsScript, StepSkeleton, useIsBrowser } from '../../features/quiz/steps/placeholders.tsx';
import { StepFrame } from '../../features/quiz/steps/StepFrame.tsx';
import styles from '../../features/quiz/steps/step-actions.module.css';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/resume';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: resume.title, path: paths.eligibility.resume(), isIndexed: false });
}

/** Prevents caching, although the token is only in the fragment. */
export const headers = () => ({ 'cache-control': 'no-store' });

export default function Resume() {
  const { hash } = useLocation();
  if (!useIsBrowser()) {
    return (
      <StepFrame share={0} place={resume.place} title={resume.title}>
        <StepSkeleton />
        <NeedsScript />
      </StepFrame>
    );
  }
  const token = new URLSearchParams(hash.slice(1)).get('t');
  return <ResumeScreen key={token} token={token} />;
}

/** The screen that a resume link opens, shown until the quiz continues. */
function ResumeScreen({ token }: { token: string | null }) {
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
