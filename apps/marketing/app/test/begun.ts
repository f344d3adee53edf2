import type { Progress } from '../features/quiz/progress/progress.ts';
import { progressStore } from '../features/quiz/progress/progress-store.ts';

/** Sets up a visitor who has given their details. `part` overrides parts of the progress. */
export function begin(part: Partial<Progress> = {}) {
  progressStore().reset();
  progressStore().update({
    fields: {
      name: 'Amelia Hart',
      email: 'amelia@hartclinic.example',
      businessName: '',
    },
    isProfileDone: true,
    formToken: { token: 'signed-time', fetchedAt: Date.now() - 60_000 },
    ...part,
  });
}

export const allAnswers = { 11: 'owner', 12: '4', 13: null };
