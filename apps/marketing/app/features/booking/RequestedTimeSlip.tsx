import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { offerText } from '@upcurve/site-content/pricing/verdict';
import { weekdayAndDay } from '../../calendar/days.ts';
import { partsOfDay, requestedTimeSlip } from '../../content/contact/booking.ts';
import { queryOfRequestedTime, type RequestedTime } from '../../forms/calendar/requested-time.ts';
import buttons from '../../layout/parts/button.module.css';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './Slip.module.css';
import { SlipDay } from './SlipDay.tsx';

/** Shows the requested consultation as an appointment card: time, plan, who confirms it and by when. */
export function RequestedTimeSlip({ requestedTime }: { requestedTime: RequestedTime }) {
  const { phone, consultationsBy } = useSite().company;
  const { label, hours } = partsOfDay[requestedTime.part];
  return (
    <section className={`card stack ${styles.slip}`} aria-labelledby="requested-time-title">
      <h2 id="requested-time-title" className="label">
        {requestedTimeSlip.title}
      </h2>
      <SlipDay day={requestedTime.day} />
      <p>
        {label}, {hours} UK time
      </p>
      {requestedTime.plan && (
        <p>
          {requestedTimeSlip.plan}: {offerText(requestedTime.plan)}
        </p>
      )}
      <p className={styles.confirms}>
        {requestedTimeSlip.confirms(weekdayAndDay(requestedTime.by), consultationsBy)}
      </p>
      <a
        href={paths.consultationCalendar(queryOfRequestedTime(requestedTime))}
        className={buttons.secondary}
        download
      >
        {requestedTimeSlip.save}
      </a>
      <p className="small">
        {requestedTimeSlip.hint}{' '}
        {phone && (
          <>
            {requestedTimeSlip.change} <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
    </section>
  );
}
