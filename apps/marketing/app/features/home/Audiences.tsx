import { Link } from 'react-router';
import { audiences } from '../../content/home.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import buttons from '../../layout/button.module.css';
import { paths } from '../../paths.ts';
import styles from './Audiences.module.css';

/** Who we serve, leading to the quiz. */
export function Audiences() {
  return (
    <section className={styles.audiences} aria-labelledby="audiences-title">
      <div className={styles.head}>
        <h2 id="audiences-title" className={styles.title}>
          Who we serve
        </h2>
        <p>Four kinds of clinic, and no others. It is why we can promise what we promise.</p>
        <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
          Check Eligibility Now
          <Arrow />
        </Link>
      </div>
      <ul className={styles.list}>
        {audiences.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
