import { rgd } from '../../content/home/home.ts';
import styles from './Department.module.css';

/** Presents the Revenue Generating Department and its first year. */
export function Department() {
  return (
    <section id="what-we-do" className={styles.department} aria-labelledby="department-title">
      <div className="split">
        <div>
          <p className="kicker">{rgd.kicker}</p>
          <h2 id="department-title" className="title">
            {rgd.title}
          </h2>
        </div>
        <p className={styles.text}>{rgd.text}</p>
      </div>
      <ol className={styles.year}>
        {rgd.stages.map(({ when, title, text }) => (
          <li key={when}>
            <p className="kicker">{when}</p>
            <h3>{title}</h3>
            <p className="small">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
