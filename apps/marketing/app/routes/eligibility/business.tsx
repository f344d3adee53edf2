import { Navigate, useNavigate } from 'react-router';
import { business } from '../../content/quiz.ts';
import { FieldStep } from '../../features/quiz/FieldStep.tsx';
import { detour } from '../../features/quiz/guard.ts';
import { NeedsScript } from '../../features/quiz/NeedsScript.tsx';
import { progressStore } from '../../features/quiz/progress-store.ts';
import { StepActions } from '../../features/quiz/StepActions.tsx';
import { StepFrame } from '../../features/quiz/StepFrame.tsx';
import { StepSkeleton } from '../../features/quiz/StepSkeleton.tsx';
import { useProgress } from '../../features/quiz/use-progress.ts';
import { useRefusal } from '../../features/quiz/use-refusal.ts';
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
  const progress = useProgress();
  const navigate = useNavigate();
  const { refusedFields } = useRefusal();
  const elsewhere = progress && detour('business', progress);
  if (elsewhere) return <Navigate to={elsewhere} replace />;

  return (
    <StepFrame share={0.07} place={business.place} title={business.title} lead={business.lead}>
      {progress ? (
        <FieldStep
          fields={fields}
          progress={progress}
          refused={refusedFields}
          onDone={() => {
            progressStore().update({ isBusinessDone: true });
            navigate(paths.eligibility.questions());
          }}
          actions={<StepActions back={paths.eligibility.profile()} next="Go to the questions" />}
        />
      ) : (
        <StepSkeleton />
      )}
      <NeedsScript />
    </StepFrame>
  );
}
