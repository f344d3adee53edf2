import type { LateDetail, Report, Result } from '@upcurve/contracts/quiz';
import type { ReportSource } from '../../report/source.ts';

const STORAGE_KEY = 'upcurve-quiz-report';

/** A report as this browser keeps it: enough to show it again at once, also offline. */
export interface KeptReport extends Partial<ReportSource> {
  resultToken: string;
  name: string;
  result: Result;
  /** Whether it can be sent by e-mail; unknown of one kept by an older page. */
  canMail?: boolean;
  missing?: readonly LateDetail[];
}

/** The whole report that came for a token. */
export function keptOf(resultToken: string, report: Report): KeptReport {
  return { resultToken, ...report };
}

/** Whether all of it is here: what was handed in a moment ago is known by its result alone. */
export const isWhole = ({ completedAt }: KeptReport): boolean => typeof completedAt === 'string';

/** What a report is made of, with nothing where the browser has not got it. */
export function sourceOf(kept: KeptReport): ReportSource {
  const { name, result, businessName = null, completedAt = null, questions = [], answers = {} } = kept;
  return { name, result, businessName, completedAt, questions, answers };
}

/** Keeps the report of the quiz handed in last. */
export function keepReport(report: KeptReport) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(report));
  } catch {
    // The link to the report works without it.
  }
}

/** The report handed in last from this browser. */
export function keptReport(): KeptReport | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const isReport = typeof kept === 'object' && kept !== null && 'resultToken' in kept && 'result' in kept;
    return isReport ? (kept as KeptReport) : undefined;
  } catch {
    return undefined;
  }
}
