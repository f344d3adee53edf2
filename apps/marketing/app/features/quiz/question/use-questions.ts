import { useCallback, useEffect, useState } from 'react';
import { progressStore } from '../progress/progress-store.ts';
import { fitAnswers } from './question-order.ts';
import { loadQuestions, type QuestionList } from './question-source.ts';

export type Questions =
  | { status: 'loading'; list: undefined }
  | { status: 'failed'; list: undefined }
  | { status: 'ready'; list: QuestionList };

/** Loads the questions, and reloads them on request and when the browser is back online. */
export function useQuestions(): [Questions, reload: () => Promise<QuestionList | undefined>] {
  const [state, setState] = useState<Questions>({ status: 'loading', list: undefined });

  const reload = useCallback(async () => {
    try {
      const list = await loadQuestions();
      setState({ status: 'ready', list });
      return list;
    } catch {
      setState((current) => (current.status === 'ready' ? current : { status: 'failed', list: undefined }));
      return undefined;
    }
  }, []);

  useEffect(() => {
    reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);

  return [state, reload];
}

/** Drops answers that the fresh questions no longer allow; returns whether there were any. */
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
