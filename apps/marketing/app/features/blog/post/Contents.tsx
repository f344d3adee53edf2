import { postWords } from '../../../content/blog.ts';
import type { Chapter } from '../post-data.ts';
import styles from './Contents.module.css';

/** Posts with fewer chapters need no table of contents. */
const WORTHWHILE = 3;

export const hasContents = (chapters: readonly Chapter[]) => chapters.length >= WORTHWHILE;

/** The table of contents: next to the text if there is room, otherwise collapsed above it. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <>
      <nav className={styles.beside} aria-label={postWords.contents}>
        <p className="small">{postWords.contents}</p>
        <List chapters={chapters} />
      </nav>
      <details className={styles.before}>
        <summary className="disclosure strong">{postWords.contents}</summary>
        <nav aria-label={postWords.contents}>
          <List chapters={chapters} />
        </nav>
      </details>
    </>
  );
}

function List({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol className={styles.list}>
      {chapters.map(({ text, anchor, below }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{text}</a>
          {below.length > 0 && (
            <ol>
              {below.map((each) => (
                <li key={each.anchor}>
                  <a href={`#${each.anchor}`}>{each.text}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
