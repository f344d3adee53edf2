import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { postWords } from '../../../content/blog.ts';
import { AuthorMark } from '../AuthorMark.tsx';
import type { PostData } from '../post-data.ts';
import styles from './Writer.module.css';

/** Presents the author at the end of the post. */
export function Writer({ writer }: { writer: NonNullable<PostData['writer']> }) {
  const { name, slug, bio, avatarUrl } = writer;
  return (
    <section className={styles.writer} aria-labelledby="writer-title">
      <AuthorMark name={name} avatarUrl={avatarUrl} size="large" />
      <div>
        <p className="small">{postWords.author}</p>
        <h2 id="writer-title" className="heading">
          {name}
        </h2>
        {bio && <p className={`quiet ${styles.bio}`}>{bio}</p>}
        <Link to={paths.blogAuthor(slug)} className="target" prefetch="intent">
          {postWords.authorMore(name)}
        </Link>
      </div>
    </section>
  );
}
