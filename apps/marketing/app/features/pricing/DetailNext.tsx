import { Link } from 'react-router';
import { detailNext } from '../../content/pricing/detail.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Section } from '../../layout/Section.tsx';
import { paths } from '../../paths.ts';
import styles from './Payment.module.css';

/** The closing step for those who cannot choose between two plans. */
export function DetailNext() {
  return (
    <Section title={detailNext.title} lead={detailNext.lead} surface="ink">
      <div className={styles.actions}>
        <BookingLink className={buttons.primary}>
          {detailNext.book}
          <Arrow />
        </BookingLink>
        <Link to={paths.tradingTerms()} className={buttons.quiet}>
          {detailNext.terms}
        </Link>
      </div>
    </Section>
  );
}
