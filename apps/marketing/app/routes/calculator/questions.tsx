import { questions } from '../../content/calculator.ts';
import { QuestionsForm } from '../../features/calculator/QuestionsForm.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/questions';

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
