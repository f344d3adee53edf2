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
      improvements.length > 0 &&
        `What would lift it most:\n${improvements
          .map(({ question, better, gain }) => `- ${question} Aim for: ${better.join(', ')} (+${gain}).`)
          .join('\n')}`,
      'If you did not ask for it, somebody who has the link to it did; there is nothing to do.',
    ),
  };
}
