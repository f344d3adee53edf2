import { INVITE_HOURS } from '@upcurve/contracts/account/team';
import { detailLines, type FormType } from '@upcurve/contracts/leads/contact';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import type { Role } from '@upcurve/contracts/permissions';
import { NOT_OPEN } from '@upcurve/contracts/quiz/tiers';
import { PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import { fill } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { ending, mailed } from '@upcurve/site-content/report/content/words';
import type { ReportSource } from '@upcurve/site-content/report/source';
import { mailParagraphs, viewOf } from '@upcurve/site-content/report/view';
import type { Config } from '../../config.ts';
import { leadLink, type MailedLead, profileLink } from './lead.ts';
import { formatFacts, joinParagraphs } from './wording.ts';

export function newLeadMail(lead: MailedLead, config: Config): { subject: string; text: string } {
  const { name, email, phone, businessName } = lead;
  const person = { Name: name, Email: email, Phone: phone, Business: businessName };
  const ending = [
    `Open it: ${leadLink(config.adminUrl, lead)}`,
    `Choose which emails you receive: ${profileLink(config.adminUrl)}`,
  ];
  if (lead.kind === 'contact') {
    const form = FORM_TYPES[lead.formType];
    const isCall = lead.formType === 'Callback';
    return {
      subject: isCall
        ? `Ring now: ${[name, phone].filter(Boolean).join(', ')}`
        : `New lead: ${name} (${form})`,
      text: joinParagraphs(
        isCall
          ? `They test how soon we ring: within ${PROMPT_CALL_MINUTES} minutes, or when the calling hours begin.`
          : 'A new lead has come in.',
        formatFacts({ ...person, Form: form, Page: lead.source }),
        detailLines(lead.details),
        lead.message ? `Message:\n${lead.message}` : '',
        ...ending,
      ),
    };
  }
  const { score, tier, isEligible, isScored } = lead.result;
  return {
    subject: `New lead: ${name} (${isScored ? `${score}, ${tier}` : NOT_OPEN.toLowerCase()})`,
    text: joinParagraphs(
      'A new lead has come in from the eligibility quiz.',
      formatFacts({ ...person, Location: lead.location, Website: lead.website }),
      formatFacts({
        Score: isScored ? `${score} of 100, ${tier}` : NOT_OPEN,
        Eligible: isEligible ? 'yes' : 'no',
      }),
      ...ending,
    ),
  };
}

interface Words {
  subject: string;
  text: string;
}

const MESSAGE: Words = {
  subject: 'We have your message',
  text: 'Thank you for getting in touch. We have what you sent and will answer soon.',
};
const FORMS: Partial<Record<FormType, Words>> = {
  'E-book': { subject: 'Your e-book', text: 'Thank you for asking for our e-book. Here it is:' },
  Consultation: {
    subject: 'We have your request',
    text: 'Thank you for asking for a consultation. We still have to confirm the time.',
  },
  Callback: {
    subject: 'Your test call',
    text: 'Thank you for testing us. We ring the number you left; if we don’t, hold it against us.',
  },
};

/**
 * Returns the mail that confirms a form to its visitor, without advertising. Anybody may enter anybody's address, so it
 * has nothing that the visitor typed.
 */
export function confirmationMail(
  formType: FormType,
  { marketingUrl }: Pick<Config, 'marketingUrl'>,
): { subject: string; text: string } {
  const { subject, text } = FORMS[formType] ?? MESSAGE;
  return {
    subject,
    text: joinParagraphs(
      'Hello,',
      text,
      formType === 'E-book' && marketingUrl + paths.ebookFile(),
      `We won’t send you other email unless you ask for it. You get this one because your address was entered at ${marketingUrl}. If that wasn’t you, you can ignore it.`,
    ),
  };
}

export interface MailedReport extends ReportSource {
  id: string;
  email: string;
}

/**
 * Returns the mail with a report: the first screen of its page. Anybody may enter anybody's address, so it has nothing
 * that the visitor typed. The links are added when it is sent.
 */
export function reportMail(report: MailedReport, opening: string): { subject: string; text: string } {
  const view = viewOf(report, {}, 'mail');
  const [lost] = view.numbers;
  return {
    subject: lost ? fill(mailed.subject, { sum: lost.value }) : mailed.subjectPlain,
    text: joinParagraphs('Hello,', `${opening} ${view.sentence}`, ...mailParagraphs(view), ending.notAsked),
  };
}

export interface MailedInvite {
  id: string;
  role: Role;
  name: string;
  email: string;
  by: string;
}

/** Returns the mail of an invite. The link is added when it is sent. */
export function inviteMail({ name, by }: MailedInvite, agency: string): { subject: string; text: string } {
  return {
    subject: `Your invite to the ${agency} admin area`,
    text: joinParagraphs(
      name ? `Hello ${name},` : 'Hello,',
      `${by} has invited you to ${agency}. Choose a username and a password with the link below. It works once and expires after ${INVITE_HOURS} hours.`,
      'If you did not expect this, you can ignore it.',
    ),
  };
}
