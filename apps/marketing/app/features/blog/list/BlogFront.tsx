import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { listWords } from '../../../content/blog.ts';
import { PostCover } from '../PostCover.tsx';
import { PostFacts } from '../post/PostFacts.tsx';
import type { PostList, PostTeaser } from '../post-data.ts';
import styles from './BlogFront.module.css';
import { BlogHead } from './BlogHead.tsx';
import { Browse } from './Browse.tsx';
import { Pagination } from './Pagination.tsx';
import { PostRows } from './PostRows.tsx';

export function NoPosts({ children }: { children: string }) {
  return (
    <div className={styles.nothing}>
      <p className="heading">{children}</p>
      <Link to={paths.blog()} prefetch="intent" className="target">
        {listWords.toAll}
      </Link>
    </div>
  );
}

/** The blog while the API is down or nothing is published. */
export function BlogWithoutPosts({ children }: { children: string }) {
  return (
    <>
      <BlogHead />
      <div className={styles.front}>
        <p className="heading above-4">{children}</p>
      </div>
    </>
  );
}

/** Number of stories in the column next to the newest. */
const INSIDE = 3;

interface BlogFrontProps {
  newest: PostTeaser;
  others: readonly PostTeaser[];
  pages: PostList['pages'];
  count: number;
  categories: readonly { name: string; slug: string }[];
}

/** The blog's front page: the newest post as the main story, the next ones in a column next to it, the others below. */
export function BlogFront({ newest, others, pages, count, categories }: BlogFrontProps) {
  const inside = others.slice(0, INSIDE);
  const rest = others.slice(INSIDE);
  return (
    <>
      <BlogHead count={count} newestAt={newest.publishedAt} />
      <div className={styles.front}>
        <Browse categories={categories} />
        <div className={styles.stories} data-has-column={inside.length > 0 || undefined}>
          <FrontStory post={newest} />
          {inside.length > 0 && (
            <section className={styles.column} aria-labelledby="inside-title">
              <h2 id="inside-title" className="kicker">
                {listWords.inside}
              </h2>
              {inside.map((post) => (
                <InsideStory key={post.slug} post={post} />
              ))}
            </section>
          )}
        </div>
        {rest.length > 0 && (
          <section className="above-4" aria-labelledby="more-title">
            <h2 id="more-title" className="below-3">
              {listWords.more}
            </h2>
            <PostRows posts={rest} level={3} />
          </section>
        )}
        <Pagination page={1} pages={pages} pathOf={(page) => paths.blog({ page })} />
      </div>
    </>
  );
}

function FrontStory({ post }: { post: PostTeaser }) {
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
          <PostCover cover={post.cover} sizes="(min-width: 60rem) 32rem, 100vw" />
        </div>
      </div>
    </article>
  );
}

function InsideStory({ post }: { post: PostTeaser }) {
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
