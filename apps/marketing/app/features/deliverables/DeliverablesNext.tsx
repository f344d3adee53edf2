import { Link } from 'react-router';
import { deliverablesNext, month } from '../../content/deliverables.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { Section } from '../../layout/Section.tsx';
import { paths } from '../../paths.ts';
import styles from './DeliverablesNext.module.css';

const days = Array.from({ length: 20 }, (_, place) => place + 1);
const yours = month.weeks
  .flatMap(({ events }) => events)
  .filter((event) => 'isYours' in event)
  .map(({ day }) => day);

/** The closing step: the days of a month that are asked of the clinic. */
export function DeliverablesNext() {
  return (
    <Section title={deliverablesNext.title} lead={deliverablesNext.lead} shape="split">
      <svg className={styles.days} viewBox="0 0 1000 120" aria-hidden="true">
        {days.map((day) => (
          <circle
            key={day}
            cx={day * 50 - 25}
            cy={60}
            r={yours.includes(day) ? 15 : 5}
            data-yours={yours.includes(day)}
          />
        ))}
      </svg>
      <div className={styles.actions}>
        <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
          {deliverablesNext.quiz}
          <Arrow />
        </Link>
        <Link to={paths.pricing()} className={buttons.quiet}>
          {deliverablesNext.prices}
        </Link>
      </div>
    </Section>
  );
}
