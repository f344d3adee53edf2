import type { Report } from '@upcurve/contracts/submission';
import { submissionQueries } from '../features/eligibility/submissions.ts';
import { quarantineQueries } from '../features/quarantine/queries.ts';
import { sha256 } from '../lib/tokens.ts';
import type { Services } from '../services.ts';
import { EligibilityLead } from './lead.ts';

/** A visitor's own report. One that is held back is shown like any other: whoever sent it must not be able to tell. */
export async function readReport({ db }: Services, resultToken: string): Promise<Report | undefined> {
  const tokenHash = sha256(resultToken);
  const report = await submissionQueries(db).findReport(tokenHash);
  if (report) return report;
  const held = await quarantineQueries(db).findByToken(tokenHash);
  if (!held) return undefined;
  const { name, businessName, completedAt, questions, answers, result } = EligibilityLead.parse(held);
  return { name, businessName, completedAt, questions, answers, result };
}
