import { SEARCH_MAX, SUBMISSION_SORTS, SubmissionStatus } from '@upcurve/contracts/submission';
import { useSearchParams } from 'react-router';
import { z } from 'zod';

const Day = z.iso.date();

/* What the address may hold; anything else in it is as if it were absent. */
const Params = {
  search: z.string().min(1).max(SEARCH_MAX),
  status: SubmissionStatus,
  from: Day,
  to: Day,
  sort: z.enum(SUBMISSION_SORTS),
  view: z.enum(['list', 'grid']),
};
type Values = { [name in keyof typeof Params]?: z.infer<(typeof Params)[name]> };

/** What the list shows. `from` and `to` are calendar days, both included. */
export type ListFilter = Omit<Values, 'view'>;

/** The list's filter and view. They live in the address, so that a link can be shared and Back works. */
export function useListFilter() {
  const [params, setParams] = useSearchParams();
  const read = <Name extends keyof Values>(name: Name) =>
    Params[name].safeParse(params.get(name)).data as Values[Name];

  const filter: ListFilter = {
    search: read('search'),
    status: read('status'),
    from: read('from'),
    to: read('to'),
    sort: read('sort'),
  };

  function change(values: { [name in keyof Values]?: Values[name] | null }) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const { search, status, from, to } = filter;
  const reset = () => change({ search: null, status: null, from: null, to: null });
  return {
    filter,
    view: read('view') ?? 'list',
    isFiltered: Boolean(search || status || from || to),
    change,
    reset,
  };
}
