import { useEffect, useState } from 'react';
import { progressStore } from '../progress/progress-store.ts';
import { fitAnswers } from './question-order.ts';
import type { QuestionList } from './question-source.ts';

/** Lets go of answers that no longer fit the fresh questions; tells whether any was. */
export function useFitting(list: QuestionList | undefined): {
  hasDropped: boolean;
  changed: readonly number[];
} {
  const [outcome, setOutcome] = useState<{ hasDropped: boolean; changed: readonly number[] }>({
    hasDropped: false,
    changed: [],
  });

  useEffect(() => {
    if (list?.state !== 'fresh') return;
    const { answers, changed, hasDropped } = fitAnswers(list.questions, progressStore().get().answers);
    if (!hasDropped) return;
    progressStore().update({ answers });
    setOutcome((before) => ({ hasDropped: true, changed: [...before.changed, ...changed] }));
  }, [list]);

  return outcome;
}
