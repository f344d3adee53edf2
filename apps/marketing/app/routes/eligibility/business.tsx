import { formatNumber } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { estimateSoFar } from '@upcurve/site-content/report/estimate';
import { business } from '../../content/quiz/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import { useProgress } from '../../features/quiz/progress/progress-store.ts';
import { useQuestions } from '../../features/quiz/question/use-questions.ts';
import { figuresOf } from '../../features/quiz/submit/submission.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/business';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: business.place, path: paths.eligibility.business(), isIndexed: false });
}

/** Asks for the clinic's figures after the questions, whose answers say what is typical. */
export default function Business() {
  const progress = useProgress();
  const [{ list }] = useQuestions();
  const estimate =
    progress &&
    list &&
    estimateSoFar({
      questions: list.questions,
      answers: progress.answers,
      figures: figuresOf(progress.fields),
    });
  const { enquiries, value, noShows } = estimate?.assumed ?? {};
  const typical = Object.entries({ enquiries, value, noShows }).flatMap(([name, figure]) =>
    figure === undefined ? [] : [[name, formatNumber(figure)]],
  );
  return (
    <FieldScreen
      step="business"
      share={0.96}
      words={{
        ...business,
        lead: estimate ? business.leadTypical(estimate.kind.name) : business.lead,
      }}
      typical={Object.fromEntries(typical)}
      back={paths.eligibility.questions()}
      next={paths.eligibility.analyzing()}
    />
  );
}
