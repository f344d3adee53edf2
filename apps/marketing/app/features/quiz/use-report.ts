import { ApiError } from '@upcurve/api-client/api-error';
import type { Report } from '@upcurve/contracts/quiz';
import { useCallback, useEffect, useState } from 'react';
import { isWhole, type KeptReport, keepReport, keptOf, keptReport } from './kept-report.ts';
import { quizApi } from './quiz-api.ts';

export type ReportState =
  | { status: 'loading' }
  | { status: 'ready'; report: KeptReport }
  /** There is no report behind this link, or no longer. */
  | { status: 'gone' }
  | { status: 'failed' };

function isGone(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.statusCode);
}

const ownReport = (resultToken: string) => {
  const kept = keptReport();
  return kept?.resultToken === resultToken ? kept : undefined;
};

/** The report behind a token: from this browser where it has all of it, else from the server; of one's own, what there is. */
export function useReport(resultToken: string) {
  const [state, setState] = useState<ReportState>(() => {
    const own = ownReport(resultToken);
    return own && isWhole(own) ? { status: 'ready', report: own } : { status: 'loading' };
  });
  const isLoading = state.status === 'loading';

  const show = useCallback(
    (report: Report) => {
      const whole = keptOf(resultToken, report);
      if (ownReport(resultToken)) keepReport(whole);
      setState({ status: 'ready', report: whole });
    },
    [resultToken],
  );

  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    quizApi()
      .getReport({ params: { resultToken } }, { signal: stop.signal })
      .then(show)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        const own = ownReport(resultToken);
        if (own) setState({ status: 'ready', report: own });
        else setState({ status: isGone(error) ? 'gone' : 'failed' });
      });
    return () => stop.abort();
  }, [resultToken, isLoading, show]);

  return { state, retry: useCallback(() => setState({ status: 'loading' }), []), show };
}
