import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { listWords, postWords } from '../../../content/blog.ts';
import { AuthorMark } from '../AuthorMark.tsx';
import { PostCover } from '../PostCover.tsx';
import { dayOf, type PostData } from '../post-data.ts';
import styles from './PostHead.module.css';

/** The head of a post: category, title, excerpt and author, then the cover. */
export function PostHead({ post }: { post: PostData }) {
  const { title, excerpt, category } = post;
  return (
    <header className={styles.head}>
      <p className="cluster small">
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
      <h1 className={`headline ${styles.title}`} data-long={title.length > 48 || undefined}>
        {title}
      </h1>
      <div className={`split ${styles.under}`}>
        {excerpt && <p className="lead">{excerpt}</p>}
        <Byline post={post} />
      </div>
      {post.cover && (
        <div className={styles.cover}>
          <PostCover cover={post.cover} sizes="(min-width: 90rem) 84rem, 100vw" isInSight />
        </div>
      )}
    </header>
  );
}

const DAY_MS = 86_400_000;

function Byline({ post: { writer, publishedAt, updatedAt, readingMinutes } }: { post: PostData }) {
  const isUpdated = Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;
  return (
    <div className={styles.byline}>
      {writer && <AuthorMark name={writer.name} avatarUrl={writer.avatarUrl} />}
      <p className={styles.words}>
        {writer && (
          <span>
            {postWords.by}{' '}
            <Link to={paths.blogAuthor(writer.slug)} rel="author" prefetch="intent" className="strong">
              {writer.name}
            </Link>
          </span>
        )}
        <span className="cluster quiet">
          <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
          <span>{postWords.minutes(readingMinutes)}</span>
          {isUpdated && <time dateTime={updatedAt}>{postWords.updated(dayOf(updatedAt))}</time>}
        </span>
      </p>
    </div>
  );
}
