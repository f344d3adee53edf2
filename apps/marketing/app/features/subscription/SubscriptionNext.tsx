import { Link } from 'react-router';
import { subscriptionNext } from '../../content/subscription.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Closing } from '../../layout/Closing.tsx';
import { paths } from '../../paths.ts';

export function SubscriptionNext() {
  const { title, lead, book, terms } = subscriptionNext;
  return (
    <Closing
      title={title}
      lead={lead}
      hasCurve={false}
      actions={
        <>
          <BookingLink className={buttons.primary}>
            {book}
            <Arrow />
          </BookingLink>
          <Link to={paths.tradingTerms()} className={buttons.quiet}>
            {terms}
          </Link>
        </>
      }
    />
  );
}
