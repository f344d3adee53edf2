import { paths } from '@upcurve/site-content/paths';
import { kindOf } from '@upcurve/site-content/report/estimate';
import { findAnswer, SUBJECTS } from '@upcurve/site-content/report/source';
import { business } from '../../content/quiz/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import { useProgress } from '../../features/quiz/progress/progress-store.ts';
import { useQuestions } from '../../features/quiz/question/use-questions.ts';
import { clinicFields } from '../../features/quiz/steps/clinic-fields.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/business';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: business.place, path: paths.eligibility.business(), isIndexed: false });
}

export default function Business() {
  const progress = useProgress();
  const [{ list }] = useQuestions();
  const given = {
    questions: [...(list?.questions ?? [])],
    answers: progress?.answers ?? {},
    result: { criteria: [] },
  };
  const kind = findAnswer(given, SUBJECTS.profession) ? kindOf(given) : undefined;
  return (
    <FieldScreen
      step="business"
      share={0.07}
      words={{ ...business, fields: clinicFields(progress?.fields ?? {}, kind) }}
      back={paths.eligibility.profile()}
      next={paths.eligibility.questions()}
    />
  );
}
