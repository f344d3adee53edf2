import { ApiError } from '@upcurve/api-client/api-error';
import type { ResumedSession } from '@upcurve/contracts/quiz/quiz';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { wantedDetails } from '../session/details.ts';
import { quizApi } from '../session/quiz-api.ts';
import { DETAILS, emptyProgress, hasBegun, type Progress, resumePath } from './progress.ts';
import { progressStore } from './progress-store.ts';

type ResumeState =
  | { status: 'loading' }
  /** This browser has another quiz in progress, which would be lost. */
  | { status: 'choice'; found: ResumedSession }
  | { status: 'over' }
  | { status: 'failed' };

const isOver = (error: unknown) => error instanceof ApiError && [400, 404, 410].includes(error.statusCode);

/** Loads the quiz of a resume link and continues with it. */
export function useResume(token: string | null) {
  const navigate = useNavigate();
  const [state, setState] = useState<ResumeState>({ status: token ? 'loading' : 'over' });
  const isLoading = state.status === 'loading';

  // Replaces the link in the history, so that the back button does not return to it and a shared screen does not show
  // it.
  const goOn = useCallback(() => navigate(resumePath(progressStore().get()), { replace: true }), [navigate]);
  const take = useCallback(
    (found: ResumedSession) => {
      progressStore().update(resumedProgress(progressStore().get(), found));
      goOn();
    },
    [goOn],
  );

  useEffect(() => {
    if (!isLoading || !token) return;
    const stop = new AbortController();
    quizApi()
      .resumeSession({ body: { token } }, { signal: stop.signal })
      .then((found) => {
        if (isOtherQuiz(progressStore().get(), found)) setState({ status: 'choice', found });
        else take(found);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setState({ status: isOver(error) ? 'over' : 'failed' });
      });
    return () => stop.abort();
  }, [token, isLoading, take]);

  return {
    state,
    goOn,
    take: () => state.status === 'choice' && take(state.found),
    retry: () => setState({ status: 'loading' }),
  };
}

const isOtherQuiz = (own: Progress, { id }: ResumedSession) => hasBegun(own) && own.sessionId !== id;

/** Converts a resumed quiz to this browser's progress. If the quiz was started in this browser, later input is kept. */
function resumedProgress(own: Progress, { id, answers, details }: ResumedSession): Progress {
  const isSame = own.sessionId === id;
  const given = Object.fromEntries(DETAILS.map((name) => [name, details[name] ?? '']));
  const fields = { ...emptyProgress().fields, ...given, ...(isSame && hasBegun(own) && own.fields) };
  const all = { ...answers, ...(isSame && own.answers) };
  const resumed: Progress = {
    ...emptyProgress(),
    fields,
    confirmed: given,
    consent: true,
    isProfileDone: true,
    answers: all,
    sessionId: id,
    formToken: own.formToken,
  };
  return { ...resumed, savedDetails: wantedDetails(resumed) };
}
