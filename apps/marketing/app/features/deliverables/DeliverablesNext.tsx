import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { deliverablesNext } from '../../content/deliverables.ts';
import { Closing } from '../../layout/footer/Closing.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';

/** The closing step: the days of a month on which the clinic is needed. */
export function DeliverablesNext() {
  return (
    <Closing
      title={deliverablesNext.title}
      lead={deliverablesNext.lead}
      actions={
        <>
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
            {deliverablesNext.quiz}
            <Arrow />
          </Link>
          <Link to={paths.pricing()} className={buttons.quiet}>
            {deliverablesNext.prices}
          </Link>
        </>
      }
    />
  );
}
