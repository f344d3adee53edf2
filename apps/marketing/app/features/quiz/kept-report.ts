import type { Result } from '@upcurve/contracts/quiz';

const STORAGE_KEY = 'upcurve-quiz-report';

/** A report as this browser keeps it: enough to show it again at once, also offline. */
export interface KeptReport {
  resultToken: string;
  name: string;
  result: Result;
  /** Whether it can be sent by e-mail; unknown of one kept by an older page. */
  canMail?: boolean;
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
