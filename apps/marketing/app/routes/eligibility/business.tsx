import { formatNumber } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { top } from '@upcurve/site-content/report/content/words';
import { callerOf, estimateSoFar } from '@upcurve/site-content/report/estimate';
import { callHours, hoursText } from '@upcurve/site-content/report/steps';
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
  const given = progress &&
    list && {
      questions: list.questions,
      answers: progress.answers,
      figures: figuresOf(progress.fields),
    };
  const estimate = given && estimateSoFar(given);
  const { enquiries, value, noShows } = estimate?.assumed ?? {};
  const typical = Object.entries({ enquiries, value, noShows }).flatMap(([name, figure]) =>
    figure === undefined ? [] : [[name, formatNumber(figure)]],
  );
  const someone = estimate && { label: business.someone(hoursText(callHours(estimate))) };
  const caller = given && callerOf(given);
  return (
    <FieldScreen
      step="business"
      share={0.96}
      words={{
        ...business,
        lead: estimate ? business.leadTypical(estimate.kind.name) : business.lead,
        fields: business.fields({
          label: top.caller,
          options: { ...top.callers, ...(someone && { someone }) },
        }),
      }}
      typical={{ ...Object.fromEntries(typical), ...(caller && { caller }) }}
      back={paths.eligibility.questions()}
      next={paths.eligibility.analyzing()}
    />
  );
}
