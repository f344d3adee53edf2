import { PASSWORD_MIN, SESSION_DAYS, SESSION_IDLE_HOURS } from '@upcurve/contracts/account';
import { CODE_DIGITS, RECOVERY_CODES } from '@upcurve/contracts/second-factor';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const account: Guide = {
  title: 'Account and second factor',
  area: 'Settings',
  screen: paths.accountSettings(),
  at: [under(paths.accountSettings())],
  purpose:
    'Your own name, mail, time zone, password, second factor, and the devices on which you are signed in.',
  picture:
    'Setting up a second factor: a square to scan with a phone, the same key to type, and the field for the first code.',
  tasks: [
    {
      title: 'Set up a second factor',
      text: `Scan the square with an app on your phone; from then on signing in asks for its ${CODE_DIGITS} digits beside the password. You get ${RECOVERY_CODES} recovery codes, shown once, each good for one sign-in without the phone.`,
    },
    {
      title: 'Choose your mails',
      text: 'Enter an address, and whether you hear of each new lead, only of eligible ones, or of none, and whether you get the digest of the day.',
    },
    {
      title: 'Choose your clocks',
      text: 'Enter a time zone, and every date and time here is shown by its clocks, and entered by them; its name is written beside where it is not the agency’s. Days of analytics stay the agency’s.',
    },
    {
      title: 'End a session',
      text: `End single devices or all others. By itself a session ends after ${SESSION_IDLE_HOURS} hours without use, and in any case after ${SESSION_DAYS} days. A password has at least ${PASSWORD_MIN} characters; changing it ends your other sessions.`,
    },
  ],
  final: [
    'Making new recovery codes: those before no longer work.',
    'Without phone and recovery codes only an owner lets you in again, by resetting the second factor under Team.',
  ],
  keys: ['tabs', 'send', 'escape'],
};
