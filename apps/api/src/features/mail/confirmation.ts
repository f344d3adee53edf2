import type { FormType } from '@upcurve/contracts/leads/contact';
import { paths } from '@upcurve/site-content/paths';
import type { Config } from '../../config.ts';
import type { MailedLead } from './lead.ts';
import { joinParagraphs } from './wording.ts';

interface Words {
  subject: string;
  text: string;
}

const MESSAGE: Words = {
  subject: 'We have your message',
  text: 'Thank you for getting in touch. We have what you sent and will answer soon.',
};
const QUIZ: Words = {
  subject: 'We have your answers',
  text: 'Thank you for taking the eligibility check. We have your answers, and your report stays at its link.',
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
  lead: MailedLead,
  { marketingUrl }: Pick<Config, 'marketingUrl'>,
): { subject: string; text: string } {
  const { subject, text } = lead.kind === 'eligibility' ? QUIZ : (FORMS[lead.formType] ?? MESSAGE);
  const isEbook = lead.kind === 'contact' && lead.formType === 'E-book';
  return {
    subject,
    text: joinParagraphs(
      'Hello,',
      text,
      isEbook && marketingUrl + paths.ebookFile(),
      `We won’t send you other mail unless you ask for it. You get this one because your address was entered at ${marketingUrl}. If that wasn’t you, you can ignore it.`,
    ),
  };
}
