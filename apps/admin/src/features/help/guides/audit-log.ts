import { AUDIT_MONTHS } from '@upcurve/contracts/audit';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const auditLog: Guide = {
  title: 'Audit log',
  area: 'Settings',
  permission: 'audit:read',
  screen: paths.auditLog(),
  at: [under(paths.auditLog())],
  purpose:
    'Who did what, newest first: sign-ins, exports, deletions, and changes of rights, settings, webhooks and what visitors see. Open to owners.',
  picture:
    'An entry of the log unfolded: whose role was changed, what it was before and after, by whom and from where.',
  tasks: [
    { title: 'Find an entry', text: 'Search, or filter by what was done, by whom and when.' },
    {
      title: 'See what changed',
      text: 'Details unfolds an entry: what was there before and after, and the address it came from.',
    },
    { title: 'Take it along', text: 'Export saves what the filters find as CSV. That is written down too.' },
  ],
  final: [
    `Everything: an entry is neither changed nor deleted before its ${AUDIT_MONTHS} months are over, and nobody can set another time.`,
  ],
  keys: ['rows', 'search', 'tabs'],
};
