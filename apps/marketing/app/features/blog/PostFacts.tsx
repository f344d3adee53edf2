import { Link } from 'react-router';
import { postWords } from '../../content/blog.ts';
import { paths } from '../../paths.ts';
import { dayOf } from './dates.ts';
import styles from './PostFacts.module.css';
import type { PostTeaser } from './post-data.ts';

/** What a list says of a post beside its title: its category, its day, how long it takes. */
export function PostFacts({ post: { category, publishedAt, readingMinutes } }: { post: PostTeaser }) {
  return (
    <p className={styles.facts}>
      {category && (
        <Link to={paths.blogCategory(category.slug)} className={styles.category} prefetch="intent">
          {category.name}
        </Link>
      )}
      <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
      <span>{postWords.minutes(readingMinutes)}</span>
    </p>
  );
}
