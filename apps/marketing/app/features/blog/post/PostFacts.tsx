import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { postWords } from '../../../content/blog.ts';
import { dayOf, type PostTeaser } from '../post-data.ts';
import styles from './PostFacts.module.css';

export function PostFacts({ post: { category, publishedAt, readingMinutes } }: { post: PostTeaser }) {
  return (
    <p className={styles.facts}>
      {category && (
        <Link
          to={paths.blogCategory(category.slug)}
          className={`plain accent strong ${styles.category}`}
          prefetch="intent"
        >
          {category.name}
        </Link>
      )}
      <span className={styles.when}>
        <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
        <span>{postWords.minutes(readingMinutes)}</span>
      </span>
    </p>
  );
}
