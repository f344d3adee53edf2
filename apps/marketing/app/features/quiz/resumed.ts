import type { ResumedSession } from '@upcurve/contracts/quiz';
import { wantedDetails } from './details.ts';
import { emptyProgress, FIELDS, hasBegun, type Progress } from './progress.ts';

/** Whether this browser holds another quiz than the one that a link brings. */
export const isAnother = (own: Progress, { id }: ResumedSession) => hasBegun(own) && own.sessionId !== id;

/** The quiz that a link brings as this browser keeps it; of the same one, begun here, nothing given since is lost. */
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
