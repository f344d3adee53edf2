import { paths } from '@upcurve/site-content/paths';
import { deliverablesHead, deliverablesMeta, month, report, signOff } from '../../content/deliverables.ts';
import styles from '../../features/deliverables/Deliverables.module.css';
import { ReportTable } from '../../features/deliverables/ReportTable.tsx';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/monthly-deliverables';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...deliverablesMeta,
    path: paths.monthlyDeliverables(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
  });
}

export default function MonthlyDeliverables() {
  return (
    <PricingPage {...deliverablesHead} surface="blush" figure={<Month />}>
      <Section title={signOff.title} lead={signOff.lead} shape="split">
        <Terms items={signOff.items} />
      </Section>
      <Report />
    </PricingPage>
  );
}

function Report() {
  const { title, lead, heading, reading } = report;
  return (
    <Section id="report" title={title} lead={lead} surface="blush" shape="split">
      <figure className={styles.sheet}>
        <h3 className="subtitle">{heading}</h3>
        <ReportTable />
        <dl className={styles.reading}>
          {reading.map(({ term, detail }) => (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd className="quiet">{detail}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </Section>
  );
}

const DAYS_A_WEEK = month.weekdays.length;

/** Shows the month like a wall calendar: four weeks of five days, and the events of each day. */
function Month() {
  return (
    <section id="month" className={styles.month} data-surface="paper" aria-label={month.title}>
      <p className={styles.weekdays} aria-hidden="true">
        <span className={styles.key}>{month.yours}</span>
        <span>
          {month.weekdays.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
      </p>
      <ol>
        {month.weeks.map((week, place) => (
          <Week key={week.title} week={week} place={place} />
        ))}
      </ol>
      <div className={styles.daily}>
        <h2 className="subheading">{month.daily.title}</h2>
        <ul className="small">
          {month.daily.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Week({ week, place }: { week: (typeof month.weeks)[number]; place: number }) {
  const days = month.weekdays.map((_, day) => place * DAYS_A_WEEK + day + 1);
  return (
    <li className={styles.week}>
      <div>
        <p className="kicker">{month.week(place + 1)}</p>
        <h2 className="heading">{week.title}</h2>
      </div>
      <ol className={styles.days}>
        {days.map((day) => {
          const event = week.events.find((each) => each.day === day);
          if (!event) {
            return (
              <li key={day} className={styles.free} aria-hidden="true">
                <p className={styles.number}>{day}</p>
              </li>
            );
          }
          const isYours = 'isYours' in event;
          return (
            <li key={day} data-yours={isYours || undefined}>
              <p className={styles.number}>
                <span className="visually-hidden">{month.day(day)}</span>
                <span aria-hidden="true">{day}</span>
              </p>
              {isYours && <p className="strong">{month.yours}</p>}
              <p>{event.what}</p>
            </li>
          );
        })}
      </ol>
    </li>
  );
}
