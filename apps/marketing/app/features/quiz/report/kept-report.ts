import type { LateDetail, Report, Result } from '@upcurve/contracts/quiz/quiz';
import type { ReportSource } from '../../../report/source.ts';

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
export function toKeptReport(resultToken: string, report: Report): KeptReport {
  return { resultToken, ...report };
}

/** Whether the whole report is here; just after submission only the result is known. */
export const isCompleteReport = ({ completedAt }: KeptReport): boolean => typeof completedAt === 'string';

/** The parts of a report; empty where the browser does not have them. */
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
export function readKeptReport(): KeptReport | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const isReport = typeof kept === 'object' && kept !== null && 'resultToken' in kept && 'result' in kept;
    return isReport ? (kept as KeptReport) : undefined;
  } catch {
    return undefined;
  }
}
