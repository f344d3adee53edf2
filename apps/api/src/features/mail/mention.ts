import type { Config } from '../../config.ts';
import { leadLink, type MailedLead } from './lead.ts';
import { joinParagraphs } from './wording.ts';

/** A note that mentions members, with the name of its author. */
export interface Mention {
  lead: Pick<MailedLead, 'kind' | 'id' | 'name'>;
  author: string;
  text: string;
}

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
