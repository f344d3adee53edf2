import { paths } from '@upcurve/site-content/paths';
import { questions } from '../../content/calculator.ts';
import { QuestionsForm } from '../../features/calculator/questions/QuestionsForm.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/questions';

/** Not cached, because the query contains the visitor's figures. */
export const handle: RoutePolicy = { varyBy: 'all' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your figures: revenue calculator',
    path: paths.calculator.questions(),
    isIndexed: false,
  });
}

export default function Questions() {
  return (
    <>
      <PageHead title={questions.title} lead={questions.lead} />
      <QuestionsForm />
    </>
  );
}
