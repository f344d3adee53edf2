import { paths } from '@upcurve/site-content/paths';
import { useEffect } from 'react';
import { profile } from '../../content/quiz/quiz.ts';
import { FieldScreen } from '../../features/quiz/FieldScreen.tsx';
import { ensureFormToken } from '../../features/quiz/hand-in/form-token.ts';
import { progressStore } from '../../features/quiz/progress/progress-store.ts';
import { quizApi } from '../../features/quiz/session/quiz-api.ts';
import { Consent } from '../../features/quiz/steps/Consent.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/profile';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: profile.place, path: paths.eligibility.profile(), isIndexed: false });
}

export default function Profile() {
  useEffect(() => {
    // Fetches the token now, so that it is old enough at the end. If this fails, the last step fetches it.
    ensureFormToken(progressStore(), quizApi()).catch(() => {});
  }, []);

  return (
    <FieldScreen
      step="profile"
      share={0.02}
      words={profile}
      back={paths.eligibility.welcome()}
      next={paths.eligibility.business()}
      startsInField
    >
      {(progress) => <Consent progress={progress} onChange={(part) => progressStore().update(part)} />}
    </FieldScreen>
  );
}
