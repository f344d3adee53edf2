import { Link } from 'react-router';
import { fitChecker } from '../../content/home.ts';
import { Arrow } from '../../layout/Arrow.tsx';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { Closing } from '../../layout/Closing.tsx';
import { paths } from '../../paths.ts';
import { ScoreRing } from '../../report/ScoreRing.tsx';
import styles from './FitChecker.module.css';

/** The closing block: the quiz, or a consultation for those who know already. */
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
