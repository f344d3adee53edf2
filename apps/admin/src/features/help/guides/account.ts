import { PASSWORD_MIN, SESSION_DAYS, SESSION_IDLE_HOURS } from '@upcurve/contracts/account/account';
import { CODE_DIGITS, RECOVERY_CODES } from '@upcurve/contracts/account/second-factor';
import { DIGEST_HOUR } from '@upcurve/contracts/settings/mail';
import { AGENCY_PLACE } from '../../../kit/time/zone.ts';
import type { Guide } from '../guide.ts';

export const account: Guide = {
  title: 'Your account and second factor',
  purpose: 'Your name, email address, time zone, password, second factor and signed-in devices.',
  picture:
    'Setting up a second factor: a QR code to scan, the same key to type, and a field for the first code.',
  tasks: [
    {
      title: 'Set up a second factor',
      text: `Press Set Up, enter your password, scan the QR code with an authenticator app and enter the code it shows. Your other sessions end. From then on, signing in also asks for a ${CODE_DIGITS}-digit code. You get ${RECOVERY_CODES} recovery codes, shown once. Each allows one sign-in without the phone. Switching the second factor off and making new recovery codes ask for the password and a code.`,
    },
    {
      title: 'Choose your emails',
      text: `Enter an address. If your role may read leads, choose whether you are notified of every new lead, only of eligible ones, or of none, and whether you get a daily digest at ${DIGEST_HOUR}:00 in ${AGENCY_PLACE}. Days without leads have no digest.`,
    },
    {
      title: 'Choose your time zone',
      text: 'Dates and times are shown and entered in the time zone you choose. If it is not the agency’s, its name is shown with each time. Analytics and the digest always use the agency’s time zone.',
    },
    {
      title: 'End a session',
      text: `End signs out one device; End all others signs out every device except this one. A session expires after ${SESSION_IDLE_HOURS} hours without use, and always after ${SESSION_DAYS} days. A password has at least ${PASSWORD_MIN} characters. Changing it ends your other sessions.`,
    },
    {
      title: 'Choose colours and keys',
      text: 'My Account, at the foot of the sidebar, has light and dark colours, and a switch for single-letter shortcuts such as j and x. Switch them off if you use voice input or press them by accident. This browser remembers both.',
    },
  ],
  final: [
    'Creating new recovery codes. The previous ones stop working.',
    'Losing both phone and recovery codes. An owner has to reset your second factor under Team. If you are the only owner, ask the person who runs the server.',
  ],
  keys: ['rows', 'tabs', 'send', 'escape'],
};
