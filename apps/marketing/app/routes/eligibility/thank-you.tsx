import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { startOver, thankYou } from '../../content/quiz/quiz.ts';
import { readKeptReport } from '../../features/quiz/report/kept-report.ts';
import { useIsBrowser } from '../../features/quiz/steps/placeholders.tsx';
import { StepFrame } from '../../features/quiz/steps/StepFrame.tsx';
import styles from '../../features/quiz/steps/step-actions.module.css';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/thank-you';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Thank you for your answers',
    path: paths.eligibility.thankYou(),
    isIndexed: false,
  });
}

export default function ThankYou() {
  return (
    <StepFrame share={1} place="All done" title={thankYou.title} lead={thankYou.text}>
      <p className="small above-3">{thankYou.how}</p>
      <p className="small above-3">
        Rather not wait? <BookingLink>Book a free 30-minute consultation</BookingLink> and choose the time
        yourself.
      </p>
      <div className={styles.choices}>
        <Link to={paths.home()} className={buttons.primary}>
          Go Back to Home
          <Arrow />
        </Link>
        <StartOver />
      </div>
    </StepFrame>
  );
}

function StartOver() {
  const kept = useIsBrowser() ? readKeptReport() : undefined;
  return (
    <>
      {kept && (
        <Link to={paths.eligibility.report(kept.resultToken)} className={buttons.quiet}>
          {startOver.report}
        </Link>
      )}
      <Link to={paths.eligibility.welcome()} className={buttons.quiet}>
        {startOver.again}
      </Link>
    </>
  );
}
