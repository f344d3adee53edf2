import { INVITE_HOURS, PASSWORD_LINK_HOURS } from '@upcurve/contracts/team';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const team: Guide = {
  title: 'Team',
  area: 'Settings',
  permission: 'users:manage',
  screen: paths.teamSettings(),
  at: [under(paths.teamSettings())],
  purpose:
    'Who gets in, and what each role may do. Open to owners; the last owner cannot be removed, disabled or made anything else.',
  picture:
    'The members with their role and when they last logged in, and below them the form that invites another.',
  tasks: [
    {
      title: 'Invite somebody',
      text: `An invite is a link for one role, good once and for ${INVITE_HOURS} hours. It is shown once, and mailed where you enter an address and mail goes out.`,
    },
    {
      title: 'Change what somebody may do',
      text: 'Change a role, or disable an account: either signs them out at once. A disabled account can be enabled again. Once an owner is disabled or no longer one, open invites and password links that they made end.',
    },
    {
      title: 'Help somebody back in',
      text: `A password link, good once and for ${PASSWORD_LINK_HOURS.min} to ${PASSWORD_LINK_HOURS.max} hours, lets another member choose a new password. Reset the second factor of somebody who lost theirs, once you are sure that it is really them.`,
    },
    {
      title: 'Require a second factor',
      text: 'Required of a role, whoever has none yet sets it up at the next sign-in. You can require it once you have one yourself.',
    },
    {
      title: 'Choose who hears of leads',
      text: 'Who gets mail says for each member who may read leads which new ones are mailed to them, and whether they get the digest; Change sets it.',
    },
  ],
  final: ['Removing an account. The person needs a new invite to come back.'],
  keys: ['rows', 'tabs', 'send', 'escape'],
};
