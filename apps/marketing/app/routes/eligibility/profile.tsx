import { useEffect } from 'react';
import { profile } from '../../content/quiz.ts';
import { Consent } from '../../features/quiz/Consent.tsx';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import { ensureFormToken } from '../../features/quiz/form-token.ts';
import { progressStore } from '../../features/quiz/progress-store.ts';
import { quizApi } from '../../features/quiz/quiz-api.ts';
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
  useEffect(() => {
    // Fetched here so that it is old enough by the end. Where this fails, the end fetches it.
    ensureFormToken(progressStore(), quizApi()).catch(() => {});
  }, []);

  return (
    <FieldScreen
      step="profile"
      share={0.02}
      words={profile}
      fields={fields}
      back={paths.eligibility.welcome()}
      next={{ label: 'Continue', to: paths.eligibility.business() }}
    >
      {(progress) => <Consent progress={progress} onChange={(part) => progressStore().update(part)} />}
    </FieldScreen>
  );
}
