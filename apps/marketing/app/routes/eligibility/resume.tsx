import { paths } from '@upcurve/site-content/paths';
import { useLocation } from 'react-router';
import { resume } from '../../content/quiz/quiz.ts';
import { ResumeScreen } from '../../features/quiz/ResumeScreen.tsx';
import { NeedsScript, StepSkeleton, useIsBrowser } from '../../features/quiz/steps/placeholders.tsx';
import { StepFrame } from '../../features/quiz/steps/StepFrame.tsx';
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
