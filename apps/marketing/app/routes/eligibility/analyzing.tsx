import { paths } from '@upcurve/site-content/paths';
import { analyzing, handingIn } from '../../content/quiz/quiz.ts';
import motion from '../../drawings/motion.module.css';
import { HandInFailure } from '../../features/quiz/hand-in/HandInFailure.tsx';
import { useHandIn } from '../../features/quiz/hand-in/use-hand-in.ts';
import { useStepCount } from '../../features/quiz/progress/visit.ts';
import { NeedsScript } from '../../features/quiz/steps/placeholders.tsx';
import { StepFrame } from '../../features/quiz/steps/StepFrame.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/analyzing';
import styles from './analyzing.module.css';

/** The stages of the analysis. */
function Analysis() {
  return (
    <ol className={`rows closed ${styles.stages} ${motion.inTurn}`}>
      {analyzing.stages.map((stage) => (
        <li key={stage} className={styles.stage}>
          <svg viewBox="0 0 24 16" aria-hidden="true">
            <path d="M2 9C6 11 8 13 9 15C12 9 16 4 22 1" pathLength="1" />
          </svg>
          {stage}
        </li>
      ))}
    </ol>
  );
}

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
