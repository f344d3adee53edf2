import { paths } from '@upcurve/site-content/paths';
import { head } from '../content/content-builder.ts';
import { ContentBuilder } from '../features/content-builder/ContentBuilder.tsx';
import { PageHead } from '../layout/page/PageHead.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/content-builder';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Content builder for clinics, a demo',
    description:
      'Write a treatment page or a social post for your clinic, and see it as your readers do while you type. It stores nothing.',
    path: paths.contentBuilder(),
    isIndexed: false,
  });
}

export default function Page() {
  return (
    <>
      <PageHead {...head} />
      <ContentBuilder />
    </>
  );
}
