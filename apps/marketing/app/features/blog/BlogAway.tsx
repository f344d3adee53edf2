import { listWords } from '../../content/blog.ts';
import styles from './BlogFront.module.css';
import { BlogHead } from './BlogHead.tsx';
import { Nothing } from './Nothing.tsx';

/** The blog while nobody knows what is in it. */
export function BlogAway() {
  return (
    <>
      <BlogHead />
      <div className={styles.front}>
        <Nothing>{listWords.away}</Nothing>
      </div>
    </>
  );
}
