import type { Role } from '@upcurve/contracts/permissions';

/** What each role is called and may do, in words. */
export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Everything, including this team' },
  admin: {
    name: 'Admin',
    may: 'Leads with export and delete, questions, webhooks, mails, pictures and videos',
  },
  editor: { name: 'Editor', may: 'Questions of the quiz, pictures and videos' },
  sales: { name: 'Sales', may: 'Reads leads and sets their status' },
};
