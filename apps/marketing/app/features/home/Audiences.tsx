import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { audiences, audiencesSection, fitChecker } from '../../content/home/home.ts';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Questions } from '../../layout/parts/Questions.tsx';
import { ScoreRing } from '../../report/score/ScoreRing.tsx';
import styles from './Audiences.module.css';

/** Describes the clinics we serve; at the end of the page, the eligibility check or a consultation. */
export function Audiences() {
  return (
    <section className={styles.audiences} data-surface="ink" aria-labelledby="who-we-serve">
      <div className="frame split">
        <div className={`stack ${styles.words}`}>
          <h2 id="who-we-serve" className="title">
            {audiencesSection.title}
          </h2>
          <p className={`lead ${styles.lead}`}>{audiencesSection.lead}</p>
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.secondary}>
            {audiencesSection.check}
            <Arrow />
          </Link>
        </div>
        <Questions items={audiences} />
      </div>
      <div className={`frame split ${styles.fit}`}>
        <div className={`stack ${styles.words}`}>
          <h2 className="title">{fitChecker.title}</h2>
          <p className={`lead ${styles.lead}`}>{fitChecker.text}</p>
          <BookingLink className={buttons.primary}>{fitChecker.book}</BookingLink>
        </div>
        <figure className={`stack ${styles.score}`}>
          <ScoreRing score={61} tier="Growing" after={74} afterLine={fitChecker.after} />
          <figcaption className="small">{fitChecker.example}</figcaption>
        </figure>
      </div>
    </section>
  );
}
