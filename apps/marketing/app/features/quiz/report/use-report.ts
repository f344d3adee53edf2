import { ApiError } from '@upcurve/api-client/api-error';
import { useEffect, useState } from 'react';
import { quizApi } from '../session/quiz-api.ts';
import { type KeptReport, keepReport, readKeptReport, toKeptReport } from './kept-report.ts';

export type ReportState =
  | { status: 'loading' }
  | { status: 'ready'; report: KeptReport }
  /** The link has no report, or it was deleted. */
  | { status: 'gone' }
  | { status: 'failed' };

function isGone(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.statusCode);
}

const ownReport = (resultToken: string) => {
  const kept = readKeptReport();
  return kept?.resultToken === resultToken ? kept : undefined;
};

/** Returns the report of a token from the server. The visitor's own stored report is the fallback. */
export function useReport(resultToken: string) {
  const [state, setState] = useState<ReportState>({ status: 'loading' });
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const stop = new AbortController();
    quizApi()
      .getReport({ params: { resultToken } }, { signal: stop.signal })
      .then((report) => {
        const whole = toKeptReport(resultToken, report);
        if (ownReport(resultToken)) keepReport(whole);
        setState({ status: 'ready', report: whole });
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        const own = ownReport(resultToken);
        if (own) setState({ status: 'ready', report: own });
        else setState({ status: isGone(error) ? 'gone' : 'failed' });
      });
    return () => stop.abort();
  }, [resultToken, isLoading]);

  return { state, retry: () => setState({ status: 'loading' }) };
}
