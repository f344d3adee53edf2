import { blogHead } from '../../../content/blog.ts';
import { dayOf } from '../post-data.ts';
import styles from './BlogHead.module.css';

interface BlogHeadProps {
  /** The number of posts, and the date of the newest one. */
  count?: number;
  newestAt?: string;
}

/** The blog's masthead, like a newspaper's: its name across the page between two rules. */
export function BlogHead({ count = 0, newestAt }: BlogHeadProps) {
  const { title, lead, number, none } = blogHead;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.line}>
        <p>{count > 0 ? number(count) : none}</p>
        <p className={styles.lead}>{lead}</p>
        {newestAt && (
          <p>
            <time dateTime={newestAt}>{dayOf(newestAt)}</time>
          </p>
        )}
      </div>
    </header>
  );
}
