import type { Config } from '../../config.ts';
import type { MailedLead } from './lead.ts';
import { facts, paragraphs, repeated } from './wording.ts';

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
        ? 'Thank you for taking our eligibility quiz. We have your answers and will be in touch.'
        : 'Thank you for getting in touch. We have what you sent and will answer soon.',
      `This is how we can reach you:\n${facts({
        Name: name,
        'E-mail': lead.email,
        Phone: repeated(lead.phone),
        Business: repeated(lead.businessName),
        Location: isQuiz && repeated(lead.location) ? lead.location : null,
      })}`,
      `It brings you no other mail unless you ask for one. It was sent because somebody entered your address at ${marketingUrl}; if that was not you, there is nothing to do.`,
    ),
  };
}
