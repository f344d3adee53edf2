import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Arrow } from './Arrow.tsx';
import { BookingLink } from './BookingLink.tsx';
import buttons from './button.module.css';
import { Closing } from './Closing.tsx';

interface BookOrTermsProps {
  title: string;
  lead: string;
  /** What the two links say. */
  book: string;
  terms: string;
  hasCurve?: boolean;
}

/** The end of a page about what we ask for: a consultation, or first the terms as they are written. */
export function BookOrTerms({ book, terms, ...closing }: BookOrTermsProps) {
  return (
    <Closing
      {...closing}
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
