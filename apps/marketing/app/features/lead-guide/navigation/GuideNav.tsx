import { paths } from '@upcurve/site-content/paths';
import { NavLink } from 'react-router';
import type { GuideSection } from '../../../content/lead-guide/blocks.ts';
import { guidePages } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import styles from './GuideNav.module.css';

/** Links to all pages, next to the text on wide screens. */
export function GuideSide() {
  return (
    <nav className={`sticky not-printed ${styles.side}`} aria-label={guideWords.allPages}>
      <PageLinks />
    </nav>
  );
}

export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <nav className={`sticky not-printed ${styles.contents}`} aria-label={guideWords.onThisPage}>
      <p className={styles.heading}>{guideWords.onThisPage}</p>
      <SectionLinks sections={sections} />
    </nav>
  );
}

/** A collapsed list of all pages above the text on narrow screens. */
export function PagesMenu() {
  return (
    <details className={`not-printed ${styles.menu} ${styles.pagesMenu}`}>
      <summary className="disclosure">
        {guideWords.home}
        <span className="small">{guideWords.nine}</span>
      </summary>
      <nav aria-label={guideWords.allPages}>
        <PageLinks />
      </nav>
    </details>
  );
}

/** A collapsed list of the page's sections if there is no room next to the text. */
export function ContentsMenu({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <details className={`not-printed ${styles.menu} ${styles.contentsMenu}`}>
      <summary className="disclosure">{guideWords.onThisPage}</summary>
      <nav aria-label={guideWords.onThisPage}>
        <SectionLinks sections={sections} />
      </nav>
    </details>
  );
}

function SectionLinks({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <ul className={styles.links}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function PageLinks() {
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
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
