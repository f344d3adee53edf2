import type { Role } from '@upcurve/contracts/permissions';
import { INVITE_HOURS } from '@upcurve/contracts/team';
import { paragraphs } from './wording.ts';

/** Whom an invite is for, and who makes it. */
export interface MailedInvite {
  id: string;
  role: Role;
  name: string;
  email: string;
  by: string;
}

/** What somebody reads who is invited. The link is added while it is sent. */
export function inviteMail({ name, by }: MailedInvite, agency: string): { subject: string; text: string } {
  return {
    subject: `Your invite to the ${agency} admin area`,
    text: paragraphs(
      name ? `Hello ${name},` : 'Hello,',
      `${by} has invited you to ${agency}. The link below works once, within ${INVITE_HOURS} hours: there you choose a username and a password.`,
      'If you did not expect this, leave it: nothing happens.',
    ),
  };
}
