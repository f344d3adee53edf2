import type { Result } from '@upcurve/contracts/quiz';
import { paragraphs, repeated } from './wording.ts';

/** What of a lead goes into the mail with its report. */
export interface MailedReport {
  id: string;
  name: string;
  email: string;
  result: Pick<Result, 'score' | 'tier' | 'improvements'>;
}

/** The report in short, as its visitor asked for it. The link is added while it is sent. */
export function reportMail({ name, result }: MailedReport): { subject: string; text: string } {
  const { score, tier, improvements } = result;
  const known = repeated(name);
  return {
    subject: `Your report: ${score} of 100`,
    text: paragraphs(
      known ? `Hello ${known},` : 'Hello,',
      `Here is your report, as asked for on its page. Your score is ${score} of 100: ${tier}.`,
      improvements.length > 0 && `What would lift it most:\n${improvements.map(stepInWords).join('\n')}`,
      'If you didn’t ask for it, somebody who has the link to it did; there’s nothing to do.',
    ),
  };
}

/** With its advice where there is some; else the answer to aim for. */
function stepInWords({ question, better, gain, advice }: Result['improvements'][number]): string {
  if (!advice) return `- ${question} Aim for: ${better.join(', ')} (+${gain}).`;
  return `- ${advice.title} (+${gain}). ${advice.why}\n  This week: ${advice.thisWeek}`;
}
