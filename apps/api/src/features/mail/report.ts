import type { Result } from '@upcurve/contracts/quiz/quiz';
import { paragraphs, repeated } from './wording.ts';

/** The fields of a lead used in the mail with its report. */
export interface MailedReport {
  id: string;
  name: string;
  email: string;
  result: Pick<Result, 'score' | 'tier' | 'improvements'>;
}

/** Returns the mail with a summary of the report. The link is added when it is sent. */
export function reportMail({ name, result }: MailedReport): { subject: string; text: string } {
  const { score, tier, improvements } = result;
  const known = repeated(name);
  return {
    subject: `Your report: ${score} of 100`,
    text: paragraphs(
      known ? `Hello ${known},` : 'Hello,',
      `Here is the report you asked for. Your score is ${score} of 100: ${tier}.`,
      improvements.length > 0 && `What would raise it most:\n${improvements.map(stepInWords).join('\n')}`,
      'If you didn’t ask for it, somebody with the link to your report did. You can ignore this mail.',
    ),
  };
}

/** Describes an improvement with its advice, or with the answer to aim for if there is no advice. */
function stepInWords({ question, better, gain, advice }: Result['improvements'][number]): string {
  if (!advice) return `- ${question} Aim for: ${better.join(', ')} (+${gain}).`;
  return `- ${advice.title} (+${gain}). ${advice.why}\n  This week: ${advice.thisWeek}`;
}
