import { Link } from 'react-router';
import { detailNext } from '../../content/pricing/detail.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Closing } from '../../layout/Closing.tsx';
import { paths } from '../../paths.ts';

/** The closing step for those who cannot choose between two plans. */
export function DetailNext() {
  const { title, lead, book, terms } = detailNext;
  return (
    <Closing
      title={title}
      lead={lead}
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
