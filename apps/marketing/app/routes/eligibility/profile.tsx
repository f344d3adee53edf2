import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { profile } from '../../content/quiz.ts';
import { Consent } from '../../features/quiz/Consent.tsx';
import { FieldStep } from '../../features/quiz/FieldStep.tsx';
import { ensureFormToken } from '../../features/quiz/form-token.ts';
import { NeedsScript } from '../../features/quiz/NeedsScript.tsx';
import { progressStore } from '../../features/quiz/progress-store.ts';
import { quizApi } from '../../features/quiz/quiz-api.ts';
import { StepActions } from '../../features/quiz/StepActions.tsx';
import { StepFrame } from '../../features/quiz/StepFrame.tsx';
import { StepSkeleton } from '../../features/quiz/StepSkeleton.tsx';
import { useProgress } from '../../features/quiz/use-progress.ts';
import { useRefusal } from '../../features/quiz/use-refusal.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/profile';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'About you', path: paths.eligibility.profile(), isIndexed: false });
}

const fields = [
  { name: 'name', label: 'Your name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
    isOptional: true,
    hint: 'Only if you would like us to be able to ring you.',
  },
] as const;

export default function Profile() {
  const progress = useProgress();
  const navigate = useNavigate();
  const { refusedFields } = useRefusal();

  useEffect(() => {
    // Fetched here so that it is old enough by the end. Where this fails, the end fetches it.
    ensureFormToken(progressStore(), quizApi()).catch(() => {});
  }, []);

  return (
    <StepFrame share={0.02} place={profile.place} title={profile.title} lead={profile.lead}>
      {progress ? (
        <FieldStep
          fields={fields}
          progress={progress}
          refused={refusedFields}
          onDone={() => {
            progressStore().update({ isProfileDone: true });
            navigate(paths.eligibility.business());
          }}
          actions={<StepActions back={paths.eligibility.welcome()} next="Continue" />}
        >
          <Consent progress={progress} onChange={(part) => progressStore().update(part)} />
        </FieldStep>
      ) : (
        <StepSkeleton />
      )}
      <NeedsScript />
    </StepFrame>
  );
}
