import type { Question } from '@upcurve/contracts/quiz/questions';
import type { Report, ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { quiz, REPORT_FILE, REPORT_MAILS_PER_DAY } from '@upcurve/contracts/quiz/quiz';
import type { FileAnswer } from '@upcurve/contracts/shared/download';
import { paths } from '@upcurve/site-content/paths';
import { withoutTypedText } from '@upcurve/site-content/report/source';
import { viewOf } from '@upcurve/site-content/report/view';
import { fileOf } from '../../lib/http/answers/send-bytes.ts';
import { conflict, notFound } from '../../lib/http/errors.ts';
import { writeOnce } from '../../lib/http/idempotency.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { submissionQueries } from '../leads/kinds/quiz/queries.ts';
import { canMail, mailReport } from '../mail/service.ts';
import { agencyName } from '../settings/agency/service.ts';
import { readCompany } from '../settings/company/service.ts';
import { reportHtml } from './report-html.ts';
import { printReport } from './report-pdf/print-report.ts';
import { chosenOptions } from './spend.ts';

/** Also counts unknown tokens, so that responses do not reveal which tokens exist. */
const PER_TOKEN = { name: 'reportMailPerToken', calls: REPORT_MAILS_PER_DAY, seconds: 86_400 };

/** Returns the report of a token. @throws {HttpError} 404 if there is none */
export async function readReport({ db, config }: Services, resultToken: string): Promise<Report> {
  // A quarantined report is shown like any other, so that its sender cannot tell.
  const found = await submissionQueries(db).findReporter(sha256(resultToken));
  if (!found) throw notFound('report');
  const { report } = found;
  return { ...report, questions: keepChosenAdvice(report), canMail: await canMail(db, config) };
}

const linksOf = ({ marketingUrl }: Services['config'], resultToken: string) => ({
  report: marketingUrl + paths.eligibility.report(resultToken),
  booking: marketingUrl + paths.bookConsultation({ resultToken }),
});

/** Returns a report as a PDF, with the assumptions that its visitor replaced. */
async function printed(
  { db, config }: Services,
  resultToken: string,
  source: Report,
  replaced: ReportAssumptions,
): Promise<Buffer> {
  const [agency, { phone }] = await Promise.all([agencyName(db), readCompany(db)]);
  const addresses = { ...linksOf(config, resultToken), phone };
  return printReport({ source, replaced, agency, addresses });
}

/**
 * Returns a report for its mail, without what the visitor typed: as a PDF, and its first screen as HTML.
 * @throws {HttpError} 404 if there is none
 */
export async function renderReportForMail(
  services: Services,
  resultToken: string,
): Promise<{ pdf: Buffer; html: string }> {
  const report = withoutTypedText(await readReport(services, resultToken));
  return {
    pdf: await printed(services, resultToken, report, {}),
    html: reportHtml(viewOf(report), linksOf(services.config, resultToken)),
  };
}

/**
 * Returns the report of a token as a download. Limited, because a PDF costs far more processor time than other reads.
 * @throws {HttpError} 404 if there is none, 429 if too many were asked for
 */
export async function downloadReport(
  services: Services,
  resultToken: string,
  replaced: ReportAssumptions,
  address: string,
): Promise<FileAnswer> {
  await services.limits.useFor(LIMITS.reportPdfPerAddress, address);
  const report = await readReport(services, resultToken);
  const pdf = await printed(services, resultToken, report, replaced);
  return fileOf(pdf, 'application/pdf', REPORT_FILE);
}

type Answered = Pick<Report, 'answers'> & { questions: Question[] };

/** Returns the questions without how answers are judged, and with advice on the chosen options only. */
const keepChosenAdvice = ({ questions, answers }: Answered): Report['questions'] =>
  questions.map((question) => {
    const chosen = chosenOptions(question, answers[question.id]);
    const options = question.options?.map((option) => {
      const { points: _, qualifies: __, advice, ...shown } = option;
      return { ...shown, ...(advice && chosen.includes(option) && { advice }) };
    });
    return { ...question, options: options ?? null };
  });

/**
 * Mails a report to the visitor. For a quarantined or unknown report nothing is sent, but the response is the same.
 * @throws {HttpError} 409 if mail is disabled, 429 if it was sent too often
 */
export async function sendReport(
  services: Services,
  resultToken: string,
  key: string | undefined,
): Promise<Record<never, never>> {
  const { db, config, limits } = services;
  if (!(await canMail(db, config))) throw conflict('Mail is off.');
  const tokenHash = sha256(resultToken);
  const hash = tokenHash.toString('base64url');
  return writeOnce(db, {
    scope: quiz.mailReport.rateLimit.scope,
    key,
    body: hash,
    run: async (trx) => {
      await limits.use(PER_TOKEN, hash);
      const lead = await submissionQueries(trx).findReporter(tokenHash);
      if (lead && !lead.isHeld) await mailReport(trx, { ...lead.report, id: lead.id, email: lead.email });
      return {};
    },
  });
}
