import { PASSWORD_MIN, SESSION_DAYS, SESSION_IDLE_HOURS } from '@upcurve/contracts/account';
import { DIGEST_HOUR } from '@upcurve/contracts/mail';
import { CODE_DIGITS, RECOVERY_CODES } from '@upcurve/contracts/second-factor';
import { paths } from '../../../paths.ts';
import { AGENCY_PLACE } from '../../../zone.ts';
import { type Guide, under } from '../guide.ts';

export const account: Guide = {
  title: 'Account and second factor',
  area: 'Settings',
  screen: paths.accountSettings(),
  at: [under(paths.accountSettings())],
  purpose:
    'Your own name, e-mail address, time zone, password, second factor, and the devices on which you are signed in.',
  picture:
    'Setting up a second factor: a square to scan with a phone, the same key to type, and the field for the first code.',
  tasks: [
    {
      title: 'Set up a second factor',
      text: `Press Set Up, enter your password, scan the square with an authenticator app and enter the code that it shows: your other sessions end, and from then on signing in asks for its ${CODE_DIGITS} digits beside the password. You get ${RECOVERY_CODES} recovery codes, shown once, each good for one sign-in without the phone.`,
    },
    {
      title: 'Choose your mails',
      text: `Enter an address and, where your role may read leads, whether you hear of every new lead, only of eligible ones, or of none, and whether you get a digest of them at ${DIGEST_HOUR}:00 in ${AGENCY_PLACE}, on days that had any.`,
    },
    {
      title: 'Choose your clocks',
      text: 'Enter a time zone, and every date and time here is shown by its clocks, and entered by them; its name is written beside where it is not the agency’s. Days of analytics and the digest stay the agency’s.',
    },
    {
      title: 'End a session',
      text: `End signs one device out, End all others every one but this. By itself a session ends after ${SESSION_IDLE_HOURS} hours without use, and in any case after ${SESSION_DAYS} days. A password has at least ${PASSWORD_MIN} characters; changing it ends your other sessions.`,
    },
  ],
  final: [
    'Making new recovery codes: those before no longer work.',
    'Without phone and recovery codes only an owner lets you in again, by resetting the second factor under Team; the only owner asks whoever runs the server.',
  ],
  keys: ['rows', 'tabs', 'send', 'escape'],
};
