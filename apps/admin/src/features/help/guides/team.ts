import { INVITE_HOURS, PASSWORD_LINK_HOURS } from '@upcurve/contracts/account/team';
import type { Guide } from '../guide.ts';

export const team: Guide = {
  title: 'Team',
  purpose:
    'The members and the permissions of each role. Only for owners. The last owner cannot be removed, disabled or given another role.',
  picture: 'The members with their role and last login, and below them the form to invite another.',
  tasks: [
    {
      title: 'Invite a member',
      text: `An invite is a link for one role. It works once and expires after ${INVITE_HOURS} hours. It is shown once. If you enter an address and email is on, it is also sent by email; the list of open invites shows whether it arrived.`,
    },
    {
      title: 'Change a member’s access',
      text: 'Change a role, or disable an account. Both sign the member out at once. A disabled account can be enabled again. If an owner is disabled or loses the role, the invites and password links they created expire.',
    },
    {
      title: 'Restore a member’s access',
      text: `A password link lets another member choose a new password. It works once and expires after ${PASSWORD_LINK_HOURS.min} to ${PASSWORD_LINK_HOURS.max} hours. If a member has lost their second factor, reset it after you have checked their identity.`,
    },
    {
      title: 'Require a second factor',
      text: 'You can require a second factor for a role once you have one yourself. Members without one set it up at their next sign-in.',
    },
    {
      title: 'Choose who is notified of leads',
      text: '“Lead notifications” shows which new leads each member is notified of, and whether they get the digest. Change sets it.',
    },
  ],
  final: ['Removing an account. The person needs a new invite to return.'],
  keys: ['rows', 'tabs', 'send', 'escape'],
};
