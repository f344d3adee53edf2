import { paths } from '@upcurve/site-content/paths';
import { NavLink } from 'react-router';
import { guidePages } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { useGuideProgress } from '../progress/progress-store.ts';
import styles from './GuideNav.module.css';

/** Links to the guide and its pages, and marks the pages that the reader has practised. */
export function PageLinks() {
  const practised = useGuideProgress()?.practised ?? [];
  return (
    <ul className={styles.links}>
      <li>
        <NavLink to={paths.leadGuide.overview()} end prefetch="intent">
          {guideWords.home}
        </NavLink>
      </li>
      {guidePages.map(({ slug, title }) => (
        <li key={slug}>
          <NavLink to={paths.leadGuide.page(slug)} prefetch="intent">
            {title}
            {practised.includes(slug) && (
              <>
                <span className="visually-hidden">, {guideWords.progress.practised}</span>
                <svg
                  viewBox="0 0 16 16"
                  width="16"
                  height="16"
                  fill="none"
                  stroke="currentColor"
                  aria-hidden="true"
                >
                  <path d="M3 8.5l3.5 3.5L13 4.5" strokeWidth="1.5" strokeLinecap="round" />
                </svg>
              </>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
