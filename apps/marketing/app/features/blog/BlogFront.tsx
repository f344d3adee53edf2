import { listWords } from '../../content/blog.ts';
import { paths } from '../../paths.ts';
import styles from './BlogFront.module.css';
import { BlogHead } from './BlogHead.tsx';
import { Browse } from './Browse.tsx';
import { FeaturedPost } from './FeaturedPost.tsx';
import { Pagination } from './Pagination.tsx';
import { PostRows } from './PostRows.tsx';
import type { PostList, PostTeaser } from './post-data.ts';

interface BlogFrontProps {
  newest: PostTeaser;
  others: readonly PostTeaser[];
  pages: PostList['pages'];
  categories: readonly { name: string; slug: string }[];
}

/** The first page of the blog: the newest post large, the others below one another. */
export function BlogFront({ newest, others, pages, categories }: BlogFrontProps) {
  return (
    <>
      <BlogHead />
      <div className={styles.front}>
        <Browse categories={categories} />
        <FeaturedPost post={newest} />
        {others.length > 0 && (
          <section className={styles.more} aria-labelledby="more-title">
            <h2 id="more-title" className={styles.title}>
              {listWords.more}
            </h2>
            <PostRows posts={others} level={3} />
          </section>
        )}
        <Pagination page={1} pages={pages} pathOf={(page) => paths.blog({ page })} />
      </div>
    </>
  );
}
