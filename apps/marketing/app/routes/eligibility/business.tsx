import { formatNumber } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { type Kind, kinds } from '@upcurve/site-content/report/content/kinds';
import { kindOf } from '@upcurve/site-content/report/estimate';
import { findAnswer, SUBJECTS } from '@upcurve/site-content/report/source';
import { MINUTES_EACH } from '@upcurve/site-content/report/steps';
import { business, business as words } from '../../content/quiz/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import { useProgress } from '../../features/quiz/progress/progress-store.ts';
import { useQuestions } from '../../features/quiz/question/use-questions.ts';
import type { StepField } from '../../features/quiz/steps/FieldStep.tsx';
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
      words={{ ...business, fields: clinicFields(kind) }}
      back={paths.eligibility.profile()}
      next={paths.eligibility.questions()}
    />
  );
}

const { fields: labels, callers, deciders } = words;

const TYPICAL_ENQUIRIES = 80;

/** What is typical of a kind of clinic, or of all kinds: `240–4,500`. */
function typicalOf(kind: Kind | undefined, figure: 'value' | 'noShows'): string {
  const values = (kind ? [kind] : kinds).map((each) => each[figure]);
  const ends = new Set([Math.min(...values), Math.max(...values)]);
  return [...ends].map(formatNumber).join('–');
}

/** Returns the fields about the clinic, with what is typical of its kind, if that is known yet. */
function clinicFields(kind: Kind | undefined): StepField[] {
  const isOptional = true;
  const value = `£${typicalOf(kind, 'value')}`;
  const missed = `${typicalOf(kind, 'noShows')}%`;
  return [
    { name: 'businessName', label: labels.businessName, isOptional, autoComplete: 'organization' },
    { name: 'enquiries', label: labels.enquiries, isOptional, typical: String(TYPICAL_ENQUIRIES) },
    { name: 'value', label: labels.value, isOptional, typical: value },
    { name: 'noShows', label: labels.noShows, isOptional, typical: missed },
    {
      name: 'caller',
      label: labels.caller(MINUTES_EACH),
      options: { someone: { label: callers.someone }, nobody: { label: callers.nobody } },
    },
    {
      name: 'canDecide',
      label: labels.canDecide,
      options: {
        yes: { label: deciders.yes },
        together: { label: deciders.together },
        no: { label: deciders.no },
      },
    },
  ];
}
