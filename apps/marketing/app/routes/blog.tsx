import { blogHead, blogMeta } from '../content/blog.ts';
import { BlogEmpty } from '../features/blog/BlogEmpty.tsx';
import { BlogFigure } from '../features/blog/BlogFigure.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/blog';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...blogMeta, path: paths.blog() });
}

export default function Blog() {
  return (
    <>
      <PageHead
        kicker={blogHead.kicker}
        title={blogHead.title}
        lead={blogHead.lead}
        figure={<BlogFigure />}
      />
      <BlogEmpty />
    </>
  );
}
