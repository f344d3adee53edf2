import type { GuideSection } from '../../../content/lead-guide/blocks.ts';
import styles from './GuideNav.module.css';

interface SectionLinksProps {
  sections: readonly GuideSection[];
  /** The section being read. */
  current?: string;
}

/** The anchors of a page. */
export function SectionLinks({ sections, current }: SectionLinksProps) {
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
