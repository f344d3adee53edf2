import { Link } from 'react-router';
import type { ServicePage } from '../../content/services/service-page.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { paths } from '../../paths.ts';

/** The page's one next step, as a button. */
export function NextStepLink({ next: { action, label } }: Pick<ServicePage, 'next'>) {
  return action === 'quiz' ? (
    <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
      {label}
      <Arrow />
    </Link>
  ) : (
    <BookingLink className={buttons.primary}>
      {label}
      <Arrow />
    </BookingLink>
  );
}
