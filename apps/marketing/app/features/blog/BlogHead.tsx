import { blogHead } from '../../content/blog.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { BlogFigure } from './BlogFigure.tsx';

/** The head of the blog's first page. */
export function BlogHead() {
  const { kicker, title, lead } = blogHead;
  return <PageHead kicker={kicker} title={title} lead={lead} figure={<BlogFigure />} />;
}
