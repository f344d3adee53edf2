import { paths } from '@upcurve/site-content/paths';
import { business } from '../../content/quiz/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/business';

export const handle: PagePolicy = { varyBy: [], script: 'at-once' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: business.place, path: paths.eligibility.business(), isIndexed: false });
}

export default function Business() {
  return (
    <FieldScreen
      step="business"
      share={0.07}
      words={business}
      back={paths.eligibility.profile()}
      next={paths.eligibility.questions()}
    />
  );
}
