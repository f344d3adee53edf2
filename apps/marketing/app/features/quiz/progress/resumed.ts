import type { ResumedSession } from '@upcurve/contracts/quiz/quiz';
import { wantedDetails } from '../session/details.ts';
import { emptyProgress, FIELDS, hasBegun, type Progress } from './progress.ts';

/** Whether this browser holds another quiz than the one that a link brings. */
export const isOtherQuiz = (own: Progress, { id }: ResumedSession) => hasBegun(own) && own.sessionId !== id;

/** Turns a resumed quiz into progress of this browser. If the quiz was started here, later input is kept. */
export function resumedProgress(own: Progress, { id, answers, details }: ResumedSession): Progress {
  const isSame = own.sessionId === id;
  const given = Object.fromEntries(FIELDS.map((name) => [name, details[name] ?? '']));
  const fields = { ...emptyProgress().fields, ...given, ...(isSame && hasBegun(own) && own.fields) };
  const all = { ...answers, ...(isSame && own.answers) };
  const hasBusiness = [details.businessName, details.location, details.website].some(Boolean);
  const resumed: Progress = {
    ...emptyProgress(),
    fields,
    confirmed: given,
    consent: true,
    isProfileDone: true,
    isBusinessDone: hasBusiness || Object.keys(all).length > 0 || (isSame && own.isBusinessDone),
    answers: all,
    sessionId: id,
    formToken: own.formToken,
  };
  return { ...resumed, savedDetails: wantedDetails(resumed) };
}
