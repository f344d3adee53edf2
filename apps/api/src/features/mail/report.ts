import { fill, pounds } from '@upcurve/site-content/money/format';
import { ending, mailed } from '@upcurve/site-content/report/content/words';
import { type ReportSource, withoutTypedText } from '@upcurve/site-content/report/source';
import { viewOf } from '@upcurve/site-content/report/view';
import { joinParagraphs } from './wording.ts';

/** The fields of a lead used in the mail with its report. */
export interface MailedReport extends ReportSource {
  id: string;
  email: string;
}

/**
 * Returns the mail with a report: the first screen of its page. Anybody may enter anybody's address, so it has nothing
 * that the visitor typed. The links are added when it is sent.
 */
export function reportMail(report: MailedReport): { subject: string; text: string } {
  const { title, note, numbers, steps, estimate, verdictText } = viewOf(withoutTypedText(report));
  const [step] = steps;
  return {
    subject: estimate ? fill(mailed.subject, { sum: pounds(estimate.lost) }) : mailed.subjectPlain,
    text: joinParagraphs(
      'Hello,',
      `Here is the report you asked for. ${title}`,
      note ?? '',
      numbers.map(({ value, label }) => `${value} ${label}.`).join('\n'),
      step ? `This week: ${step.title}. ${step.step} ${step.cost}`.trim() : '',
      `${verdictText.title} ${verdictText.text}`,
      ending.notAsked,
    ),
  };
}
