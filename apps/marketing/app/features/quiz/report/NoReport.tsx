import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { StepFrame } from '../steps/StepFrame.tsx';
import styles from '../steps/step-actions.module.css';

const words = {
  none: {
    title: 'Your report will be here.',
    lead: 'There’s none in this browser yet. Answer the questions, about five minutes, and it appears at once.',
  },
  gone: {
    title: 'This link leads to no report.',
    lead: 'It may have been cut off when it was copied, or the report was deleted: we keep them for up to 24 months.',
  },
} as const;

/** Explains why there is no report to show, and links to the next step. */
export function NoReport({ reason }: { reason: keyof typeof words }) {
  const { title, lead } = words[reason];
  return (
    <StepFrame share={0} place="Your report" title={title} lead={lead}>
      <div className={styles.choices}>
        <Link to={paths.eligibility.welcome()} className={buttons.primary}>
          Go to the eligibility check
          <Arrow />
        </Link>
      </div>
    </StepFrame>
  );
}
