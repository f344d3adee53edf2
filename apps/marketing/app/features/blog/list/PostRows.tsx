import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { PostCover } from '../PostCover.tsx';
import { PostFacts } from '../post/PostFacts.tsx';
import type { PostTeaser } from '../post-data.ts';
import styles from './PostRows.module.css';

interface PostRowsProps {
  posts: readonly PostTeaser[];
  level: 2 | 3;
  isFirstInSight?: boolean;
}

/** Lists posts below one another, like a newspaper's table of contents. */
export function PostRows({ posts, level, isFirstInSight = false }: PostRowsProps) {
  const Title = `h${level}` as const;
  return (
    <ol className={styles.rows}>
      {posts.map((post, place) => (
        <li key={post.slug}>
          <article className={styles.row}>
            <div>
              <PostFacts post={post} />
              <Title className={styles.title}>
                <Link to={paths.post(post.slug)} prefetch="intent" className="covering">
                  {post.title}
                </Link>
              </Title>
              {post.excerpt && <p className={`quiet not-on-phones ${styles.excerpt}`}>{post.excerpt}</p>}
            </div>
            <div className={styles.cover}>
              <PostCover
                cover={post.cover}
                sizes="(min-width: 48rem) 16rem, 34vw"
                isInSight={isFirstInSight && place === 0}
              />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
