import { paths } from '@upcurve/site-content/paths';
import { business } from '../../content/quiz/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import type { StepField } from '../../features/quiz/steps/FieldStep.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/business';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: business.place, path: paths.eligibility.business(), isIndexed: false });
}

export default function Business() {
  return (
    <FieldScreen
      step="business"
      share={0.07}
      words={{ ...business, fields }}
      back={paths.eligibility.profile()}
      next={paths.eligibility.questions()}
    />
  );
}

const { fields: labels, deciders } = business;

const fields: StepField[] = [
  { name: 'businessName', label: labels.businessName, isOptional: true, autoComplete: 'organization' },
  { name: 'enquiries', label: labels.enquiries, isOptional: true },
  { name: 'value', label: labels.value, isOptional: true },
  { name: 'noShows', label: labels.noShows, isOptional: true },
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
