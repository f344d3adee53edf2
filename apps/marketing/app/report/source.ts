import type { Report, Result } from '@upcurve/contracts/quiz';

/** What a report is made of: as it comes from the server, or the part of it that a browser kept. */
export interface ReportSource extends Pick<Report, 'name' | 'questions' | 'answers' | 'result'> {
  businessName: string | null;
  /** Unknown of one that the browser alone still has. */
  completedAt: string | null;
}

export type Improvement = Result['improvements'][number];
