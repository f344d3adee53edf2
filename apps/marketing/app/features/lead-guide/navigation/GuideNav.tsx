import type { GuideSection } from '../../../content/lead-guide/blocks.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import styles from './GuideNav.module.css';
import { PageLinks } from './PageLinks.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Links to all pages, next to the text on wide screens. */
export function GuideSide() {
  return (
    <nav className={`not-printed ${styles.side}`} aria-label={guideWords.allPages}>
      <PageLinks />
    </nav>
  );
}

/** Links to the page's sections, on the other side of the text. */
export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={`not-printed ${styles.contents}`} aria-label={guideWords.onThisPage}>
      <p className={styles.heading}>{guideWords.onThisPage}</p>
      <SectionLinks sections={sections} current={current} />
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

interface SectionLinksProps {
  sections: readonly GuideSection[];
  /** The section being read. */
  current?: string;
}

/** Links to the sections of a page. */
function SectionLinks({ sections, current }: SectionLinksProps) {
  return (
    <ul className={styles.links}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
