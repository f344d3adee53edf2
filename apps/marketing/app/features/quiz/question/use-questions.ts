import { useCallback, useEffect, useState } from 'react';
import { loadQuestions, type QuestionList } from './question-source.ts';

export type Questions =
  | { status: 'loading'; list: undefined }
  | { status: 'failed'; list: undefined }
  | { status: 'ready'; list: QuestionList };

/** Loads the questions, again when asked to and when the connection returns after a failure. */
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
