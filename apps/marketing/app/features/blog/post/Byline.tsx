import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { postWords } from '../../../content/blog.ts';
import { AuthorMark } from '../AuthorMark.tsx';
import type { PostData } from '../post-data.ts';
import { dayOf } from '../post-data.ts';
import styles from './Byline.module.css';

const DAY_MS = 86_400_000;

/** Shows the author, the date and the reading time. */
export function Byline({ post: { writer, publishedAt, updatedAt, readingMinutes } }: { post: PostData }) {
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
        <span className={`cluster quiet ${styles.facts}`}>
          <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
          <span>{postWords.minutes(readingMinutes)}</span>
          {isUpdated && <time dateTime={updatedAt}>{postWords.updated(dayOf(updatedAt))}</time>}
        </span>
      </p>
    </div>
  );
}
