import { paths } from '@upcurve/site-content/paths';
import { useId } from 'react';
import type { Day } from '../../calendar/days.ts';
import { ownBookingPage } from '../../content/booking.ts';
import { Field } from '../../forms/fields/Field.tsx';
import forms from '../../forms/forms.module.css';
import { Notice } from '../../forms/Notice.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './change-forms.module.css';
import { SlotPicker } from './SlotPicker.tsx';

/* Forms of the booking's own page. The browser posts them, with and without script. */

/** Confirms a time that is only held. */
export function ConfirmBooking({ confirmToken }: { confirmToken: string }) {
  return (
    <form method="post" className="below-4">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="confirmToken" value={confirmToken} />
      <button type="submit" className={buttons.primary}>
        {ownBookingPage.confirm}
      </button>
    </form>
  );
}

interface MoveBookingProps {
  token: string;
  zone: string;
  starts: readonly number[];
  /** The next free starts, if the chosen one was taken. */
  next: readonly string[] | undefined;
  day: Day | undefined;
  now: number;
}

export function MoveBooking({ token, zone, starts, next, day, now }: MoveBookingProps) {
  const { title, submit, none } = ownBookingPage.move;
  const id = useId();
  return (
    <details className={styles.change} open={day !== undefined || next !== undefined} id="move">
      <summary className="disclosure">{title}</summary>
      {starts.length === 0 && day === undefined ? (
        <p>{none}</p>
      ) : (
        <form method="post" action={paths.booking(token, { day })}>
          <input type="hidden" name="intent" value="move" />
          {next && (
            <Notice tone="problem">
              <p>{ownBookingPage.trouble.taken}</p>
            </Notice>
          )}
          <SlotPicker
            id={id}
            starts={next?.map((start) => Date.parse(start)) ?? starts}
            zone={zone}
            now={now}
            day={next ? undefined : day}
            linkTo={next ? undefined : (to) => paths.booking(token, { day: to })}
          />
          <div className={forms.actions}>
            <button type="submit" className={buttons.primary}>
              {submit}
            </button>
          </div>
        </form>
      )}
    </details>
  );
}

export function CancelBooking() {
  const { title, text, reason, submit } = ownBookingPage.cancel;
  return (
    <details className={styles.change}>
      <summary className="disclosure">{title}</summary>
      <form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <p>{text}</p>
        <Field id={useId()} words={reason} />
        <div className={forms.actions}>
          <button type="submit" className={buttons.secondary}>
            {submit}
          </button>
        </div>
      </form>
    </details>
  );
}
