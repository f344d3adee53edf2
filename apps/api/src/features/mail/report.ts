import { head } from '@upcurve/site-content/report/content/words';
import { isOffer } from '@upcurve/site-content/report/offer';
import { offerBeside, offerHead } from '@upcurve/site-content/report/offer-texts';
import { type ReportSource, withoutTypedText } from '@upcurve/site-content/report/source';
import { lossRange, worthText } from '@upcurve/site-content/report/texts';
import { type ReportView, viewOf } from '@upcurve/site-content/report/view';
import { joinParagraphs } from './wording.ts';

/** The fields of a lead used in the mail with its report. */
export interface MailedReport extends ReportSource {
  id: string;
  email: string;
}

/**
 * Returns the mail with a summary of the report, in the words of its page. Anybody may enter anybody's address, so it
 * has nothing that the visitor typed. The links are added when it is sent.
 */
export function reportMail(report: MailedReport): { subject: string; text: string } {
  const view = viewOf(withoutTypedText(report));
  const { score, tier, changes, isScored, early } = view;
  return {
    subject: isScored ? `Your report: ${score} of 100` : 'Your report: your first steps',
    text: joinParagraphs(
      'Hello,',
      `Here is the report you asked for. ${isScored ? `Your score is ${score} of 100: ${tier}.` : view.lead}`,
      lossText(view),
      early?.steps.map(({ title, step, cost }) => `- ${title}. ${step} ${cost}`).join('\n') ?? false,
      changes.length > 0 &&
        `${isScored ? 'What would raise it most' : 'What comes next'}:\n${changes.map((change) => changeText(change, view)).join('\n')}`,
      planText(view),
      'If you didn’t ask for it, someone with the link to your report did. You can ignore this mail.',
    ),
  };
}

const lossText = ({ estimate }: ReportView) =>
  estimate !== null && `${lossRange(estimate)} ${head.money}. ${head.moneyNote}.`;

/** Describes a change with its reason and its first step. */
function changeText(change: ReportView['changes'][number], view: ReportView): string {
  const { title, gain, why, thisWeek } = change;
  const gains = view.isScored ? ` (+${gain}, ${worthText(change, view)})` : '';
  return `- ${title}${gains}. ${why}\n  This week: ${thisWeek}`;
}

/** Names the plan that fits, if there is one. */
function planText(view: ReportView): string | false {
  const { isEligible, offer } = view;
  if (!isEligible || !isOffer(offer)) return false;
  const { kicker, name, fee } = offerHead(offer, view);
  return `${kicker}: ${name}. ${fee}. ${offerBeside(offer)}`;
}
