import { Link } from 'react-router';
import { fitChecker } from '../../content/home/home.ts';
import { Closing } from '../../layout/footer/Closing.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { paths } from '../../paths.ts';
import { ScoreRing } from '../../report/score/ScoreRing.tsx';
import styles from './Home.module.css';

/** The closing section: the eligibility check, or a consultation. */
export function FitChecker() {
  return (
    <Closing
      title={fitChecker.title}
      lead={fitChecker.text}
      hasCurve={false}
      actions={
        <>
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
            {fitChecker.check}
            <Arrow />
          </Link>
          <BookingLink className={buttons.secondary}>{fitChecker.book}</BookingLink>
        </>
      }
    >
      <figure className={styles.score}>
        <ScoreRing score={46} tier="Growing" after={71} afterLine={fitChecker.after} />
        <figcaption className="small">{fitChecker.example}</figcaption>
      </figure>
    </Closing>
  );
}
