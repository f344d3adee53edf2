import { booking } from '../../content/calculator.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Closing } from '../../layout/Closing.tsx';

/** The one next step after a result. */
export function CalculatorClosing() {
  return (
    <Closing
      title={booking.title}
      lead={booking.text}
      actions={
        <BookingLink className={buttons.primary}>
          {booking.book}
          <Arrow />
        </BookingLink>
      }
    />
  );
}
