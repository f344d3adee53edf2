import { phoneLink } from '@upcurve/contracts/shared/phone';
import { weekdayAndDay } from '../../calendar/days.ts';
import { UK_TIME } from '../../calendar/zones.ts';
import { thankYouPage } from '../../content/contact/contact.ts';
import type { TestCall } from '../../forms/calendar/test-call.ts';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './Slip.module.css';

const words = thankYouPage.call;

/** Says when the phone of somebody who tests us rings, and whom to tell if it does not. */
export function TestCallSlip({ call: { call: day, by } }: { call: TestCall }) {
  const { phone, email } = useSite().company;
  return (
    <section className={`card stack ${styles.slip}`} aria-labelledby="call-title">
      <h2 id="call-title" className="label">
        {words.title}
      </h2>
      <p className={styles.day}>
        <time dateTime={`${day}T${by}`}>
          {words.by} {by}
          <span>{weekdayAndDay(day)}</span>
        </time>
      </p>
      <p>{`${UK_TIME}. ${words.rings}`}</p>
      <p className="small">
        {words.else} {phone && <a href={phoneLink(phone)}>{phone}</a>}
        {!phone && email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </section>
  );
}
