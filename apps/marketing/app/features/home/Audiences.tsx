import { Link } from 'react-router';
import { audiences, audiencesSection } from '../../content/home/home.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { paths } from '../../paths.ts';
import styles from './Audiences.module.css';

/** Lists the clinics we serve and links to the quiz. */
export function Audiences() {
  return (
    <section className={styles.audiences} data-surface="blush" aria-labelledby="audiences-title">
      <div className="frame split">
        <div className={styles.head}>
          <h2 id="audiences-title" className="title">
            {audiencesSection.title}
          </h2>
          <p className="quiet">{audiencesSection.lead}</p>
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
            {audiencesSection.check}
            <Arrow />
          </Link>
        </div>
        <ul className={styles.list}>
          {audiences.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
