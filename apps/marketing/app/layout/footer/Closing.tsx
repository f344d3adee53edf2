import { type ReactNode, useId } from 'react';
import { CURVE_AREA, CURVE_PATH } from '../../drawings/curve.ts';
import styles from './Closing.module.css';

interface ClosingProps {
  title: string;
  lead: string;
  /** The next step as a link or button, and at most one secondary link or button. */
  actions: ReactNode;
  /** False if the page already shows the curve. */
  hasCurve?: boolean;
  /** Content beside the text if there is room, such as a list of things to bring. */
  children?: ReactNode;
}

/** The end of a page: its next step on a dark background, with the rising curve. */
export function Closing({ title, lead, actions, hasCurve = true, children }: ClosingProps) {
  const heading = useId();
  const words = (
    <div>
      <h2 id={heading} className={`title ${styles.title}`}>
        {title}
      </h2>
      <p className="lead">{lead}</p>
      <div className="cluster">{actions}</div>
    </div>
  );
  return (
    <section
      className={styles.closing}
      data-surface="ink"
      data-has-curve={hasCurve || undefined}
      aria-labelledby={heading}
    >
      {hasCurve && (
        <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          <path className="fill-raised" d={CURVE_AREA} />
          <path className="line" d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <div className={`frame ${styles.inner}`}>
        {children ? (
          <div className="split">
            {words}
            {children}
          </div>
        ) : (
          words
        )}
      </div>
    </section>
  );
}
