import { WISH_LABELS } from '@upcurve/contracts/leads/public-forms';
import type { Config } from '../../config.ts';
import type { MailedLead } from './lead.ts';
import { formatFacts, joinParagraphs, nullIfLinked } from './wording.ts';

/** Maximum length of a requested day or time. Our form sends shorter texts; longer ones were made up. */
const WISH_MAX = 60;

/**
 * Returns the mail that confirms a form to its visitor, with their own data and no advertising. Anybody may enter
 * anybody's address, so messages and anything that looks like a link are left out.
 */
export function confirmationMail(
  lead: MailedLead,
  { marketingUrl }: Pick<Config, 'marketingUrl'>,
): { subject: string; text: string } {
  const isQuiz = lead.kind === 'eligibility';
  const name = nullIfLinked(lead.name);
  return {
    subject: isQuiz ? 'We have your answers' : 'We have your message',
    text: joinParagraphs(
      name ? `Hello ${name},` : 'Hello,',
      isQuiz
        ? 'Thank you for taking the eligibility check. We have your answers, and your report stays at its link.'
        : 'Thank you for getting in touch. We have what you sent and will answer soon.',
      `This is how we can reach you:\n${formatFacts({
        Name: name,
        Email: lead.email,
        Phone: nullIfLinked(lead.phone),
        Business: nullIfLinked(lead.businessName),
        Location: isQuiz && nullIfLinked(lead.location) ? lead.location : null,
      })}`,
      wishedTime(lead),
      `We won’t send you other mail unless you ask for it. You get this one because your address was entered at ${marketingUrl}. If that wasn’t you, you can ignore it.`,
    ),
  };
}

/** Returns the requested day and time, one per line. Leaves out texts that our form cannot have sent. */
function wishedTime(lead: MailedLead): string {
  if (lead.kind !== 'contact' || lead.formType !== 'Consultation') return '';
  const wish = formatFacts(
    Object.fromEntries(
      Object.values(WISH_LABELS).map((label) => {
        const text = lead.details.find((detail) => detail.label === label)?.text ?? '';
        return [label, text.length <= WISH_MAX ? nullIfLinked(text) : null];
      }),
    ),
  );
  return wish && `You asked for this time. We still have to confirm it:\n${wish}`;
}
