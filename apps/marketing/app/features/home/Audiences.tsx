import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { audiences, comparison } from '../../content/home/home.ts';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './Audiences.module.css';

/** Describes the clinics we serve, and compares one without and with the department. */
export function Audiences() {
  const { title, kinds, check } = audiences;
  return (
    <Section id="who-we-serve" title={title} surface="ink" shape="spread">
      <ul className={styles.kinds}>
        {kinds.map(({ name, line }) => (
          <li key={name}>
            <p className="subheading">{name}</p>
            <p className="small">{line}</p>
          </li>
        ))}
      </ul>
      <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.secondary}>
        {check}
        <Arrow />
      </Link>
      <div className={styles.comparison}>
        <h3 className="subtitle">{comparison.title}</h3>
        <p className="small" aria-hidden="true">
          {comparison.without} / <span className="accent">{comparison.with}</span>
        </p>
        <ul className="rows">
          {comparison.rows.map((row) => (
            <li key={row.without} className={styles.row}>
              <p>
                <span className="visually-hidden">{comparison.without}: </span>
                {row.without}
              </p>
              <p className="accent">
                <span className="visually-hidden">{comparison.with}: </span>
                {row.with}
              </p>
            </li>
          ))}
        </ul>
        <p className="accent subheading">{comparison.turn}</p>
      </div>
    </Section>
  );
}
