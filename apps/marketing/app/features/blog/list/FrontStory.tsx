import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { PostCover } from '../PostCover.tsx';
import { PostFacts } from '../post/PostFacts.tsx';
import type { PostTeaser } from '../post-data.ts';
import styles from './FrontStory.module.css';

/** Shows the newest post as the main story. */
export function FrontStory({ post }: { post: PostTeaser }) {
  const { slug, title, excerpt, author } = post;
  return (
    <article className={styles.story}>
      <PostFacts post={post} />
      <h2 className={`title ${styles.headline}`} data-long={title.length > 70 || undefined}>
        <Link to={paths.post(slug)} prefetch="intent" className="covering">
          {title}
        </Link>
      </h2>
      <div className={styles.under}>
        <div>
          {excerpt && <p className="lead">{excerpt}</p>}
          {author && <p className="small">{author.name}</p>}
        </div>
        <div className={styles.cover}>
          <PostCover post={post} sizes="(min-width: 60rem) 32rem, 100vw" />
        </div>
      </div>
    </article>
  );
}

/** Shows a post in the column next to the main story. */
export function InsideStory({ post }: { post: PostTeaser }) {
  return (
    <article className={styles.story}>
      <h3 className="subheading">
        <Link to={paths.post(post.slug)} prefetch="intent" className="covering">
          {post.title}
        </Link>
      </h3>
      {post.excerpt && <p className={`small ${styles.excerpt}`}>{post.excerpt}</p>}
      <PostFacts post={post} />
    </article>
  );
}
