import { paths } from '@upcurve/site-content/paths';
import { useLocation } from 'react-router';
import { preview } from '../../content/quiz/quiz.ts';
import { PreviewScreen } from '../../features/quiz/PreviewScreen.tsx';
import { NeedsScript, StepSkeleton, useIsBrowser } from '../../features/quiz/steps/placeholders.tsx';
import { StepFrame } from '../../features/quiz/steps/StepFrame.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/preview';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: preview.title, path: paths.eligibility.preview(), isIndexed: false });
}

export default function Preview() {
  const { hash } = useLocation();
  if (useIsBrowser()) return <PreviewScreen key={hash} written={hash.slice(1)} />;
  return (
    <StepFrame share={0} place={preview.place} title={preview.title}>
      <StepSkeleton />
      <NeedsScript />
    </StepFrame>
  );
}
