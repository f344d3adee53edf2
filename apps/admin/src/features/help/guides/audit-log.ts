import { AUDIT_MONTHS } from '@upcurve/contracts/account/audit';
import type { Guide } from '../guide.ts';

export const auditLog: Guide = {
  title: 'Audit log',
  purpose:
    'Who did what, newest first: sign-ins, exports, deletions, and changes to permissions, settings, webhooks and the website. Only for owners.',
  picture:
    'An open entry of the log: the member whose role was changed, the role before and after, by whom and from which address.',
  tasks: [
    { title: 'Find an entry', text: 'Search, or filter by action, member and date.' },
    {
      title: 'See what changed',
      text: 'Details shows the values before and after, and the IP address.',
    },
    { title: 'Export', text: 'Export saves the filtered entries as CSV. The export is logged too.' },
  ],
  final: [
    `Entries cannot be changed. They are deleted after ${AUDIT_MONTHS} months, a period that nobody can change.`,
  ],
  keys: ['rows', 'search', 'tabs'],
};
