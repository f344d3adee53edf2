import { paths } from '@upcurve/site-content/paths';
import { questions } from '../../content/quiz/quiz.ts';
import { QuestionsScreen } from '../../features/quiz/QuestionsScreen.tsx';
import { NeedsScript } from '../../features/quiz/steps/placeholders.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/questions';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: questions.title, path: paths.eligibility.questions(), isIndexed: false });
}

export default function Questions() {
  return (
    <>
      <QuestionsScreen />
      <NeedsScript />
    </>
  );
}
