import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { offerText } from '@upcurve/site-content/pricing/verdict';
import { weekdayAndDay } from '../../calendar/days.ts';
import { partsOfDay, wishSlip } from '../../content/contact/booking.ts';
import { queryOfWish, type Wish } from '../../forms/calendar/wish.ts';
import buttons from '../../layout/parts/button.module.css';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './WishSlip.module.css';

/** Shows the requested consultation as an appointment card: time, plan, who confirms it and by when. */
export function WishSlip({ wish }: { wish: Wish }) {
  const { phone, consultationsBy } = useSite().company;
  const { label, hours } = partsOfDay[wish.part];
  const [weekday, date, month] = weekdayAndDay(wish.day).split(' ');
  return (
    <section className={`card stack ${styles.slip}`} aria-labelledby="wish-title">
      <h2 id="wish-title" className="label">
        {wishSlip.title}
      </h2>
      <p className={styles.day}>
        <time dateTime={wish.day}>
          {weekday}
          <span>
            {date} {month}
          </span>
        </time>
      </p>
      <p>
        {label}, {hours} UK time
      </p>
      {wish.plan && (
        <p>
          {wishSlip.plan}: {offerText(wish.plan)}
        </p>
      )}
      <p className={styles.confirms}>{wishSlip.confirms(weekdayAndDay(wish.by), consultationsBy)}</p>
      <a href={paths.consultationCalendar(queryOfWish(wish))} className={buttons.secondary} download>
        {wishSlip.save}
      </a>
      <p className="small">
        {wishSlip.hint}{' '}
        {phone && (
          <>
            {wishSlip.change} <a href={phoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
    </section>
  );
}
