import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './FeaturedPost.module.css';
import { PostCover } from './PostCover.tsx';
import { PostFacts } from './PostFacts.tsx';
import type { PostTeaser } from './post-data.ts';

/** The newest post, large. */
export function FeaturedPost({ post }: { post: PostTeaser }) {
  return (
    <article className={styles.featured}>
      <div className={styles.cover}>
        <PostCover post={post} sizes="(min-width: 60rem) 50rem, 100vw" isInSight />
      </div>
      <div className={styles.words}>
        <PostFacts post={post} />
        <h2 className={styles.title} data-long={post.title.length > 70 || undefined}>
          <Link to={paths.post(post.slug)} prefetch="intent">
            {post.title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        {post.author && <p className={styles.by}>{post.author.name}</p>}
      </div>
    </article>
  );
}
