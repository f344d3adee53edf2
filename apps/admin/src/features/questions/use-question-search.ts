import type { Question } from '@upcurve/contracts/questions';
import { useSearchParams } from 'react-router';

export const SEARCH_MAX = 200;

/** The search of the list. It lives in the address, so that a link can be shared and Back works. */
export function useQuestionSearch() {
  const [params, setParams] = useSearchParams();

  function setSearch(search: string) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (search) next.set('search', search);
        else next.delete('search');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return { search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX), setSearch };
}

/** Whether text, category or description contain the search, in any letter case. */
export function matches(question: Question, search: string): boolean {
  const needle = search.toLowerCase();
  return [question.text, question.category, question.description ?? ''].some((text) =>
    text.toLowerCase().includes(needle),
  );
}
