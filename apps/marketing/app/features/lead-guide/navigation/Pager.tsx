import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { guidePages } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import styles from './Pager.module.css';

/** Links to the previous and next page; the overview comes before the first. */
export function Pager({ number }: { number: number }) {
  const before = guidePages[number - 2];
  const after = guidePages[number];
  return (
    <nav className={`not-printed ${styles.pager}`} aria-label={`${guideWords.previous}, ${guideWords.next}`}>
      <Link
        to={before ? paths.leadGuide.page(before.slug) : paths.leadGuide.overview()}
        rel="prev"
        prefetch="intent"
      >
        <span className="kicker">{guideWords.previous}</span>
        {before?.title ?? guideWords.home}
      </Link>
      <Link
        to={after ? paths.leadGuide.page(after.slug) : paths.leadGuide.overview()}
        rel="next"
        prefetch="intent"
        className={styles.next}
      >
        <span className="kicker">{guideWords.next}</span>
        {after?.title ?? guideWords.home}
      </Link>
    </nav>
  );
}
