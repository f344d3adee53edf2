import { Link } from 'react-router';
import { pricingNext } from '../../content/pricing/page.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Section } from '../../layout/Section.tsx';
import { paths } from '../../paths.ts';
import styles from './PricingNext.module.css';

/** The closing step: three figures to bring to the consultation. */
export function PricingNext() {
  const { title, lead, bring, leave, book, quiz } = pricingNext;
  return (
    <Section title={title} lead={lead} surface="ink" shape="split">
      <ol className={styles.figures}>
        {bring.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
        <li className={styles.leave}>{leave}</li>
      </ol>
      <div className={styles.actions}>
        <BookingLink className={buttons.primary}>
          {book}
          <Arrow />
        </BookingLink>
        <Link to={paths.eligibility.welcome()} className={styles.quiz}>
          {quiz}
        </Link>
      </div>
    </Section>
  );
}
