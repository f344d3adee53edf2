import { WISH_LABELS } from '@upcurve/contracts/leads/public-forms';
import type { Config } from '../../config.ts';
import type { MailedLead } from './lead.ts';
import { facts, paragraphs, repeated } from './wording.ts';

/** The words of a day or a part of it are shorter; whatever is longer is none of ours. */
const WISH_MAX = 60;

/**
 * What a visitor reads who has sent a form: the own data, and no advertising. Anybody may enter anybody's address, so messages
 * and whatever looks like a link are not repeated.
 */
export function confirmationMail(
  lead: MailedLead,
  { marketingUrl }: Pick<Config, 'marketingUrl'>,
): { subject: string; text: string } {
  const isQuiz = lead.kind === 'eligibility';
  const name = repeated(lead.name);
  return {
    subject: isQuiz ? 'We have your answers' : 'We have your message',
    text: paragraphs(
      name ? `Hello ${name},` : 'Hello,',
      isQuiz
        ? 'Thank you for taking the eligibility check. We have your answers, and your report stays at its link.'
        : 'Thank you for getting in touch. We have what you sent and will answer soon.',
      `This is how we can reach you:\n${facts({
        Name: name,
        'E-mail': lead.email,
        Phone: repeated(lead.phone),
        Business: repeated(lead.businessName),
        Location: isQuiz && repeated(lead.location) ? lead.location : null,
      })}`,
      wishedTime(lead),
      `We won’t send you other mail unless you ask for it. You get this one because your address was entered at ${marketingUrl}. If that wasn’t you, you can ignore it.`,
    ),
  };
}

/** The day and time that somebody asked for, one to a line; nothing but what our own form says of them. */
function wishedTime(lead: MailedLead): string {
  if (lead.kind !== 'contact' || lead.formType !== 'Consultation') return '';
  const wish = facts(
    Object.fromEntries(
      Object.values(WISH_LABELS).map((label) => {
        const text = lead.details.find((detail) => detail.label === label)?.text ?? '';
        return [label, text.length <= WISH_MAX ? repeated(text) : null];
      }),
    ),
  );
  return wish && `You asked for this time. We still have to confirm it:\n${wish}`;
}
