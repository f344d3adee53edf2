import { paths } from '@upcurve/site-content/paths';
import { useEffect, useState } from 'react';
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
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={`sticky not-printed ${styles.contents}`} aria-label={guideWords.onThisPage}>
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
  current?: string;
}

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

/** The upper part of the screen, below the site's header. The section that crosses it is the current one. */
const READING_ZONE = '-15% 0px -75% 0px';

/** Returns the id of the current section; undefined above the first one. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join();

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
        }
      },
      { rootMargin: READING_ZONE },
    );
    for (const id of list.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);

  return current;
}
