import type { Question } from '@upcurve/contracts/quiz/questions';
import {
  quiz,
  REPORT_FILE,
  REPORT_MAILS_PER_DAY,
  type Report,
  type ReportAssumptions,
} from '@upcurve/contracts/quiz/quiz';
import type { FileAnswer } from '@upcurve/contracts/shared/download';
import { paths } from '@upcurve/site-content/paths';
import { ending, instead, top } from '@upcurve/site-content/report/content/words';
import { type ReportView, viewOf } from '@upcurve/site-content/report/view';
import { sql } from 'kysely';
import { conflict, notFound } from '../../lib/http/errors.ts';
import { writeOnce } from '../../lib/http/idempotency.ts';
import { fileOf } from '../../lib/http/send-bytes.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { submissionQueries } from '../leads/kinds/quiz/queries.ts';
import { canMail, mailReport } from '../mail/service.ts';
import { agencyName, readCompany } from '../settings/service.ts';
import { chosenOptions } from './points.ts';
import type { Links } from './report-pdf/pages.ts';
import { printReport } from './report-pdf/print-report.ts';

/** Also counts unknown tokens, so that responses do not reveal which tokens exist. */
const PER_TOKEN = { name: 'reportMailPerToken', calls: REPORT_MAILS_PER_DAY, seconds: 86_400 };

/** Returns the report of a token. @throws {HttpError} 404 if there is none */
export async function readReport(services: Services, resultToken: string): Promise<Report> {
  const report = await findReport(services, resultToken);
  if (!report) throw notFound('report');
  return report;
}

async function findReport({ db, config }: Services, resultToken: string): Promise<Report | undefined> {
  // A quarantined report is shown like any other, so that its sender cannot tell.
  const found = await submissionQueries(db).findReporter(sha256(resultToken));
  if (!found) return undefined;
  const { report } = found;
  const coming = await db
    .selectFrom('bookings')
    .select('startsAt')
    .where('leadId', '=', found.id)
    .where('status', '=', 'booked')
    .where('startsAt', '>', sql<string>`now()`)
    .orderBy('startsAt')
    .executeTakeFirst();
  return {
    ...report,
    questions: keepChosenAdvice(report),
    canMail: await canMail(db, config),
    bookedFor: coming?.startsAt ?? null,
  };
}

const linksOf = ({ marketingUrl }: Services['config'], resultToken: string): Links => ({
  report: marketingUrl + paths.eligibility.report(resultToken),
  mailed: marketingUrl + paths.eligibility.reportFromMail(resultToken),
  check: [instead.check, marketingUrl + paths.eligibility.report(resultToken)],
  book: [instead.book, marketingUrl + paths.bookConsultation({ resultToken })],
  forward: [instead.decide, marketingUrl + paths.eligibility.reportForDecider(resultToken)],
  guide: [instead.guide.label, marketingUrl + instead.guide.to],
});

/** Returns a report as a PDF, with the assumptions that its visitor replaced. */
async function printed(
  { db, config }: Services,
  resultToken: string,
  source: Report,
  replaced: ReportAssumptions,
  reader: 'visitor' | 'mail',
): Promise<Buffer> {
  const [agency, { phone }] = await Promise.all([agencyName(db), readCompany(db)]);
  const links = linksOf(config, resultToken);
  return printReport({ source, replaced, reader, agency, links, phone });
}

/**
 * Returns a report for its mail, without what the visitor typed: as a PDF, its first screen as HTML, and the links of
 * its plain text. Undefined if there is none: tokens change with the secret of sessions.
 */
export async function renderReportForMail(
  services: Services,
  resultToken: string,
): Promise<{ pdf: Buffer; html: string; links: string[] } | undefined> {
  const report = await findReport(services, resultToken);
  if (!report) return undefined;
  const view = viewOf(report, {}, 'mail');
  const links = linksOf(services.config, resultToken);
  return {
    pdf: await printed(services, resultToken, report, {}, 'mail'),
    html: reportHtml(view, links),
    links: [`Your report, which is also attached:\n${links.mailed}`, links[view.next].join(':\n')],
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
  const pdf = await printed(services, resultToken, report, replaced, 'visitor');
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
  if (!(await canMail(db, config))) throw conflict('Email is off.');
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

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Styles are inline and there are no pictures, because email programs drop style sheets and block pictures. */
const line = (style: string, text: string) => `<p style="margin:0;${style}">${escaped(text)}</p>`;
const QUIET = 'font-size:14px;color:#5d5263';
const HEADING = 'padding-top:24px;font-size:20px;font-family:Georgia,serif';

/** Returns the first screen of a report as the HTML of its mail, beside the same as plain text. */
function reportHtml(view: ReportView, links: Links): string {
  const [step] = view.steps;
  const numbers = view.numbers.map(
    ({ value, label }) =>
      `<tr><td style="padding:8px 16px 8px 0;font:24px Georgia,serif;white-space:nowrap">${escaped(value)}</td><td style="${QUIET}">${escaped(label)}</td></tr>`,
  );
  const [label, address] = links[view.next];
  const parts = [
    line('font-size:28px;line-height:1.2;font-family:Georgia,serif', view.title),
    view.note && line(QUIET, view.note),
    numbers.length > 0 && `<table role="presentation" style="margin-top:16px">${numbers.join('')}</table>`,
    step && line(HEADING, `${top.step}: ${step.title}`),
    step && line('', step.step),
    step?.cost && line(QUIET, step.cost),
    line(`padding-top:24px;${QUIET}`, top.question),
    line('font-size:20px;font-family:Georgia,serif', view.verdictText.title),
    line('', view.verdictText.text),
    view.reason && line('', view.reason),
    view.invitation && line('padding-top:24px', view.invitation),
    `<p style="margin:16px 0 24px"><a href="${escaped(address)}" style="padding:12px 24px;border-radius:24px;background:#a23e2a;color:#fff;text-decoration:none">${escaped(label)}</a></p>`,
    `<p style="margin:0;${QUIET}"><a href="${escaped(links.mailed)}" style="color:#a23e2a">${escaped(ending.whole)}</a></p>`,
    line(QUIET, ending.notAsked),
  ];
  return `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body style="margin:0;padding:24px;background:#fbf7f2;color:#1b1320;font:16px/1.5 Arial,sans-serif"><div style="max-width:560px">${parts.filter(Boolean).join('')}</div></body></html>`;
}
