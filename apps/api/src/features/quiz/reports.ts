import type { Report } from '@upcurve/contracts/quiz';
import { REPORT_MAILS_PER_DAY } from '@upcurve/contracts/quiz';
import { conflict, notFound } from '../../lib/errors.ts';
import { writeOnce } from '../../lib/idempotency.ts';
import { sha256 } from '../../lib/tokens.ts';
import type { Services } from '../../services.ts';
import { canMail, mailReport } from '../mail/service.ts';
import { findHeld } from '../quarantine/service.ts';
import { findReport, findReporter, heldSubmission } from '../submissions/service.ts';

/** Whatever the token leads to, so that the answers look the same. */
const PER_TOKEN = { name: 'reportMailPerToken', calls: REPORT_MAILS_PER_DAY, seconds: 86_400 };

/** @throws {HttpError} 404 where there is none */
export async function readReport({ db, config }: Services, resultToken: string): Promise<Report> {
  const tokenHash = sha256(resultToken);
  const report = (await findReport(db, tokenHash)) ?? (await reportOfHeld(db, tokenHash));
  if (!report) throw notFound('report');
  return { ...report, canMail: canMail(config) };
}

/** One that is held back is shown like any other: whoever sent it must not be able to tell. */
async function reportOfHeld(db: Services['db'], tokenHash: Buffer) {
  const held = await findHeld(db, tokenHash);
  if (!held) return undefined;
  const { name, businessName, completedAt, questions, answers, result } = heldSubmission.read(held);
  return { name, businessName, completedAt, questions, answers, result };
}

/**
 * Mails a report to whoever took the quiz. Nothing is sent for one that is held back or not there; the answer is the same.
 * @throws {HttpError} 409 where no mail goes out, 429 where it was sent often enough
 */
export async function sendReport(
  services: Services,
  resultToken: string,
  key: string | undefined,
): Promise<Record<never, never>> {
  const { db, config, limits } = services;
  if (!canMail(config)) throw conflict('No mail goes out from here.');
  const tokenHash = sha256(resultToken);
  const hash = tokenHash.toString('base64url');
  await limits.useOnce(PER_TOKEN, hash, key);
  return writeOnce(db, {
    scope: 'mail-report',
    key,
    body: hash,
    run: async (trx) => {
      const lead = await findReporter(trx, tokenHash);
      if (lead) await mailReport(trx, services, lead);
      return {};
    },
  });
}
