import { serviceWording } from '../../content/service-wording.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import motion from '../../motif/motion.module.css';
import styles from './Plan.module.css';
import { PLAN_DAYS, spanOf } from './plan-days.ts';

/** The first ninety days: what is done when, each stage a bar on the same thirteen weeks. */
export function Plan({ stages }: Pick<ServicePage['start'], 'stages'>) {
  return (
    <div className={motion.inView}>
      <p className={styles.weeks} aria-hidden="true">
        <span>{serviceWording.weeks}</span>
      </p>
      <ol className={`${styles.stages} ${motion.inTurn}`}>
        {stages.map(({ when, title, text }) => {
          const { from, to } = spanOf(when);
          return (
            <li key={when}>
              <p className="kicker">{when}</p>
              <h3>{title}</h3>
              <p className="small">{text}</p>
              <svg viewBox={`0 0 ${PLAN_DAYS} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={motion.bar} x={from} width={to - from} height="10" />
              </svg>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
