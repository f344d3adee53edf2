import type { Config } from '../../config.ts';
import type { Mention } from '../leads/mentions.ts';
import { leadLink } from './lead.ts';
import { joinParagraphs } from './wording.ts';

/** Returns the mail to a member whom a note mentions. */
export function mentionMail({ lead, author, text }: Mention, config: Config) {
  return {
    subject: `${author} mentioned you: ${lead.name}`,
    text: joinParagraphs(
      `${author} mentioned you in a note about ${lead.name}:`,
      text,
      `Open it: ${leadLink(config.adminUrl, lead)}`,
    ),
  };
}
