import { INVITE_HOURS } from '@upcurve/contracts/account/team';
import type { Role } from '@upcurve/contracts/permissions';
import { joinParagraphs } from './wording.ts';

/** The invited person and the inviting member. */
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
