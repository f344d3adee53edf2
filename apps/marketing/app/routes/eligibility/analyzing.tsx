import { analyzing, handingIn } from '../../content/quiz.ts';
import { Analysis } from '../../features/quiz/Analysis.tsx';
import { HandInFailure } from '../../features/quiz/HandInFailure.tsx';
import { NeedsScript } from '../../features/quiz/NeedsScript.tsx';
import { StepFrame } from '../../features/quiz/StepFrame.tsx';
import { useHandIn } from '../../features/quiz/use-hand-in.ts';
import { useStepCount } from '../../features/quiz/use-step-count.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/analyzing';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: analyzing.title, path: paths.eligibility.analyzing(), isIndexed: false });
}

export default function Analyzing() {
  useStepCount('analyzing');
  const [failure, retry] = useHandIn();
  return (
    <StepFrame share={1} place={handingIn.place} title={failure ? handingIn.title : `${analyzing.title}…`}>
      {failure ? <HandInFailure failure={failure} onRetry={retry} /> : <Analysis />}
      <NeedsScript />
    </StepFrame>
  );
}
