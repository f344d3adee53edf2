import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { postNext, postWords } from '../../../content/blog.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { PostRows } from '../list/PostRows.tsx';
import type { PostTeaser } from '../post-data.ts';
import styles from './PostArticle.module.css';

interface PostNextProps {
  related: readonly PostTeaser[];
  category: { name: string } | null;
}

/** Shown after the post: related posts and the next step. */
export function PostNext({ related, category }: PostNextProps) {
  return (
    <>
      {related.length > 0 && (
        <Section
          title={category ? postWords.relatedIn(category.name) : postWords.related}
          surface="blush"
          shape="stack"
        >
          <PostRows posts={related} level={3} />
        </Section>
      )}
      <Section title={postNext.title} lead={postNext.lead} surface="ink">
        <div className={styles.steps}>
          <Link to={paths.eligibility.welcome()} className={buttons.primary} prefetch="intent">
            {postNext.check}
            <Arrow />
          </Link>
          <BookingLink className={buttons.secondary}>{postNext.book}</BookingLink>
        </div>
      </Section>
    </>
  );
}
