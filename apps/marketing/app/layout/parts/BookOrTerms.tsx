import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { Closing } from '../footer/Closing.tsx';
import { Arrow } from './Arrow.tsx';
import { BookingLink } from './BookingLink.tsx';
import buttons from './button.module.css';

interface BookOrTermsProps {
  title: string;
  lead: string;
  /** The labels of the two links. */
  book: string;
  terms: string;
  hasCurve?: boolean;
}

/** The end of a page about our terms: book a consultation, or read the terms first. */
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
