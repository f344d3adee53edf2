import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { listWords } from '../../../content/blog.ts';
import { PostCover } from '../PostCover.tsx';
import type { PostData } from '../post-data.ts';
import { Byline } from './Byline.tsx';
import styles from './PostHead.module.css';

const length = (title: string) => (title.length > 90 ? 'very' : title.length > 48 ? 'rather' : undefined);

/** The head of a post: category, title, excerpt and author, then the cover. */
export function PostHead({ post }: { post: PostData }) {
  const { title, excerpt, category } = post;
  return (
    <header className={styles.head}>
      <p className={`cluster small ${styles.kicker}`}>
        <Link to={paths.blog()} prefetch="intent" className="target plain accent strong">
          {listWords.blog}
        </Link>
        {category && (
          <>
            <span aria-hidden="true">/</span>
            <Link
              to={paths.blogCategory(category.slug)}
              prefetch="intent"
              className="target plain accent strong"
            >
              {category.name}
            </Link>
          </>
        )}
      </p>
      <h1 className={`headline ${styles.title}`} data-long={length(title)}>
        {title}
      </h1>
      <div className={`split ${styles.under}`}>
        {excerpt && <p className={`lead ${styles.excerpt}`}>{excerpt}</p>}
        <Byline post={post} />
      </div>
      <div className={styles.cover}>
        <PostCover post={post} sizes="(min-width: 90rem) 84rem, 100vw" isInSight />
      </div>
    </header>
  );
}
