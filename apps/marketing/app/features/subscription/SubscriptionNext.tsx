import { Link } from 'react-router';
import { subscriptionNext } from '../../content/subscription.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Section } from '../../layout/Section.tsx';
import { paths } from '../../paths.ts';
import styles from './SubscriptionNext.module.css';

export function SubscriptionNext() {
  const { title, lead, book, terms } = subscriptionNext;
  return (
    <Section title={title} lead={lead} surface="ink">
      <div className={styles.actions}>
        <BookingLink className={buttons.primary}>
          {book}
          <Arrow />
        </BookingLink>
        <Link to={paths.tradingTerms()} className={buttons.quiet}>
          {terms}
        </Link>
      </div>
    </Section>
  );
}
