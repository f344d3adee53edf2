import type { OwnBooking } from '@upcurve/contracts/bookings/bookings';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { paths } from '@upcurve/site-content/paths';
import { clockIn, dayIn, UK_TIME, zoneName } from '../../calendar/zones.ts';
import { ownBookingPage } from '../../content/booking.ts';
import buttons from '../../layout/parts/button.module.css';
import styles from './Slip.module.css';
import { SlipDay } from './SlipDay.tsx';

export function BookingSlip({ booking, token }: { booking: OwnBooking; token: string }) {
  const { start, end, zone, host, status, type, canChange, isHeld } = booking;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const isElsewhere = clockIn(zone, from) !== clockIn(AGENCY_ZONE, from);
  return (
    <section
      className={`card stack ${styles.slip}`}
      data-cancelled={status === 'cancelled' ? '' : undefined}
      aria-labelledby="slip-title"
    >
      <h2 id="slip-title" className="label">
        {type.name}, {ownBookingPage.minutes((to - from) / 60_000)}
      </h2>
      <SlipDay day={dayIn(zone, from)} start={start} />
      <p className={styles.clock}>
        {clockIn(zone, from)} to {clockIn(zone, to)} <small>{zoneName(zone, from)}</small>
      </p>
      {isElsewhere && (
        <p className="small">
          {clockIn(AGENCY_ZONE, from)} to {clockIn(AGENCY_ZONE, to)} {UK_TIME}
        </p>
      )}
      <p>{ownBookingPage.with(host)}</p>
      <Place {...type.place} />
      {canChange && !isHeld && (
        <>
          <a href={paths.bookingCalendar(token)} className={buttons.secondary} download>
            {ownBookingPage.save}
          </a>
          <p className="small">{ownBookingPage.saveHint}</p>
        </>
      )}
    </section>
  );
}

function Place({ kind, text }: OwnBooking['type']['place']) {
  const { how } = ownBookingPage;
  if (kind === 'phone') return <p className={styles.confirms}>{how.phone}</p>;
  const isLink = /^https?:\/\//.test(text);
  return (
    <p className={styles.confirms}>
      {how[kind]}{' '}
      {isLink ? (
        <a href={text} target="_blank" rel="noopener noreferrer">
          {how.videoLink} <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ) : (
        text
      )}
    </p>
  );
}
