import { type Report, ReportAssumptions, type Result } from '@upcurve/contracts/quiz/quiz';
import type { ReportSource } from '@upcurve/site-content/report/source';
import { readStored, writeStored } from '../../../browser-storage.ts';

const STORAGE_KEY = 'upcurve-quiz-report';

/** A report as stored in this browser, with enough content to show it while the server cannot be reached. */
export interface KeptReport extends Partial<ReportSource> {
  resultToken: string;
  name: string;
  result: Result;
  /** Whether it can be emailed; undefined in reports stored by an older version of the page. */
  canMail?: boolean;
  /** Not stored, because it may have moved since. */
  bookedFor?: Report['bookedFor'];
}

/** Converts the API's report to the stored form. */
export function toKeptReport(resultToken: string, report: Report): KeptReport {
  return { resultToken, ...report };
}

/** Returns the parts of a report, with empty values for parts that the browser does not have. */
export function sourceOf(kept: KeptReport): ReportSource {
  const {
    name,
    result,
    businessName = null,
    completedAt = null,
    questions = [],
    answers = {},
    figures,
  } = kept;
  return { name, result, businessName, completedAt, questions, answers, figures };
}

/** Stores the report of the last submitted quiz. Its link also works without storage. */
export function keepReport(report: KeptReport) {
  writeStored('local', STORAGE_KEY, { ...report, bookedFor: undefined });
}

/** Returns the report of the quiz last submitted in this browser. */
export function readKeptReport(): KeptReport | undefined {
  const kept = readStored('local', STORAGE_KEY);
  const isReport = typeof kept === 'object' && kept !== null && 'resultToken' in kept && 'result' in kept;
  return isReport ? (kept as KeptReport) : undefined;
}

const figuresKey = (resultToken: string) => `upcurve-quiz-figures ${resultToken}`;

/** Stores the assumptions that the visitor replaced in a report, until the tab is closed. */
export function keepOwnFigures(resultToken: string, figures: ReportAssumptions) {
  writeStored('session', figuresKey(resultToken), figures);
}

/** Returns the replaced assumptions of a report: those of its link, otherwise the stored ones. Ignores anything invalid. */
export function readOwnFigures(resultToken: string, hash: string): ReportAssumptions {
  const linked = figuresIn(Object.fromEntries(new URLSearchParams(hash.slice(1))));
  if (Object.keys(linked).length > 0) return linked;
  return figuresIn(Object(readStored('session', figuresKey(resultToken))));
}

function figuresIn(values: Record<string, unknown>): ReportAssumptions {
  const figures = Object.keys(ReportAssumptions.shape).map(
    (id) => ReportAssumptions.safeParse({ [id]: String(values[id]) }).data,
  );
  return Object.assign({}, ...figures);
}
