import { business } from '../../content/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/business';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Your clinic', path: paths.eligibility.business(), isIndexed: false });
}

const fields = [
  { name: 'businessName', label: 'Clinic name', autoComplete: 'organization', isOptional: true },
  { name: 'location', label: 'Town or city', autoComplete: 'address-level2', isOptional: true },
  {
    name: 'website',
    label: 'Website',
    autoComplete: 'url',
    type: 'text',
    isOptional: true,
    hint: 'For example yourclinic.co.uk',
  },
] as const;

export default function Business() {
  return (
    <FieldScreen
      step="business"
      share={0.07}
      words={business}
      fields={fields}
      back={paths.eligibility.profile()}
      next={{ label: 'Go to the questions', to: paths.eligibility.questions() }}
    />
  );
}
