import { ApiError } from '@upcurve/api-client/api-error';
import { useCallback, useEffect, useState } from 'react';
import { type KeptReport, keptReport } from './kept-report.ts';
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

/** The report behind a token: from this browser where it was made here, else from the server. */
export function useReport(resultToken: string): [ReportState, retry: () => void] {
  const [state, setState] = useState<ReportState>(() => {
    const report = keptReport();
    return report?.resultToken === resultToken ? { status: 'ready', report } : { status: 'loading' };
  });
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    quizApi()
      .getReport({ params: { resultToken } }, { signal: stop.signal })
      .then(({ name, result, canMail }) =>
        setState({ status: 'ready', report: { resultToken, name, result, canMail } }),
      )
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setState({ status: isGone(error) ? 'gone' : 'failed' });
      });
    return () => stop.abort();
  }, [resultToken, isLoading]);

  return [state, useCallback(() => setState({ status: 'loading' }), [])];
}
