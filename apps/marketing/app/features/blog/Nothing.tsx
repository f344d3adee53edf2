import { Link } from 'react-router';
import { listWords } from '../../content/blog.ts';
import { paths } from '../../paths.ts';
import styles from './Nothing.module.css';

/** A list without posts: why, and where there are some. */
export function Nothing({ children }: { children: string }) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <Link to={paths.blog()} prefetch="intent">
        {listWords.toAll}
      </Link>
    </div>
  );
}
