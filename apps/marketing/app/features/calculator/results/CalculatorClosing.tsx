import { booking } from '../../../content/calculator.ts';
import { Closing } from '../../../layout/footer/Closing.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';

/** Shows the next step after a result. */
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
