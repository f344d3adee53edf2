import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { pricingNext } from '../../content/pricing/page.ts';
import { Closing } from '../../layout/footer/Closing.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './Pricing.module.css';

/** The closing section: three figures to bring to the consultation. */
export function PricingNext() {
  const { title, lead, bring, leave, book, quiz } = pricingNext;
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
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.quiet}>
            {quiz}
          </Link>
        </>
      }
    >
      <ol className={`rows numbered ${styles.figures}`}>
        {bring.map((figure) => (
          <li key={figure} className="heading">
            {figure}
          </li>
        ))}
        <li className="heading">{leave}</li>
      </ol>
    </Closing>
  );
}
