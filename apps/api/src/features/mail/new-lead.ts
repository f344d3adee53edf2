import { detailLines } from '@upcurve/contracts/leads/contact';
import { FORM_TYPES } from '@upcurve/contracts/leads/public-forms';
import { NOT_OPEN } from '@upcurve/contracts/quiz/quiz';
import { PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/counted-month';
import type { Config } from '../../config.ts';
import type { MailedLead } from './lead.ts';
import { leadLink, profileLink } from './lead.ts';
import { formatFacts, joinParagraphs } from './wording.ts';

export function newLeadMail(lead: MailedLead, config: Config): { subject: string; text: string } {
  const { name, email, phone, businessName } = lead;
  const person = { Name: name, Email: email, Phone: phone, Business: businessName };
  const ending = [
    `Open it: ${leadLink(config.adminUrl, lead)}`,
    `Choose which mails you receive: ${profileLink(config.adminUrl)}`,
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
