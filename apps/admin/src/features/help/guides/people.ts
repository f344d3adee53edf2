import { UNDO_MS } from '../../../components/use-undoable.ts';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const people: Guide = {
  title: 'People',
  area: 'Leads',
  permission: 'leads:read',
  at: [under(paths.person(':id'))],
  purpose:
    'Everything that one person ever sent, and what was done about it, in one timeline. Open a person from one of their leads, or find them with Ctrl or ⌘ and K.',
  picture: 'A person with their contact details and, below, everything they sent in one timeline.',
  tasks: [
    {
      title: 'Merge two who are one',
      text: `Leads with the same e-mail or phone are put together by themselves. Merge With brings another person’s leads here; that can be undone for ${UNDO_MS / 1000} seconds, and by Split Off at any time.`,
    },
    {
      title: 'Split off somebody else',
      text: 'Choose the leads that are somebody else’s, such as of two people who share a phone. They stay apart, also when another lead comes with the same e-mail or phone.',
    },
    {
      title: 'Answer a request about personal data',
      text: 'Export saves all that is kept about the person; Erase deletes it. Each is open only to roles that may do it.',
    },
  ],
  final: [
    'Erasing a person: quizzes, messages, notes, mails and copies for the webhook are deleted. Only a scrambled form of the addresses stays, so that nobody sends them advertising.',
  ],
  keys: ['tab', 'goTo', 'send', 'escape'],
};
