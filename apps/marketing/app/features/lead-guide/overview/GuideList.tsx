import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import type { GuideSlug } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { useGuideProgress } from '../progress/progress-store.ts';
import styles from './GuideList.module.css';

export interface GuideEntry {
  slug: GuideSlug;
  title: string;
  summary: string;
  minutes: number;
}

/** Lists the pages of the guide as a table of contents. */
export function GuideList({ pages }: { pages: readonly GuideEntry[] }) {
  const practised = useGuideProgress()?.practised ?? [];
  return (
    <ol className="rows closed">
      {pages.map(({ slug, title, summary, minutes }, index) => (
        <li key={slug} className={styles.item}>
          <span className={`accent ${styles.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>
              <Link to={paths.leadGuide.page(slug)} prefetch="intent" className="covering">
                {title}
              </Link>
            </h3>
            <p className={`quiet ${styles.summary}`}>{summary}</p>
          </div>
          <p className={styles.facts}>
            {guideWords.minutes(minutes)}
            {practised.includes(slug) && <span className="success">{guideWords.progress.practised}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
