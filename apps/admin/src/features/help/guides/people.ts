import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import type { Guide } from '../guide.ts';

export const people: Guide = {
  title: 'People',
  purpose:
    'Everything one person has sent and every change to it, in one timeline. Open a person from one of their leads, or search with Ctrl or ⌘ and K.',
  picture: 'A person with their contact details and, below, everything they sent in one timeline.',
  tasks: [
    {
      title: 'Merge duplicates',
      text: `Leads with the same email address belong to one person. If someone else gave the same phone number, the page suggests a merge: press m to accept it. Merge With finds any other person. You can undo it for ${UNDO_MS / 1000} seconds, or use Split Off at any time.`,
    },
    {
      title: 'Split off another person',
      text: 'Choose the leads of the other person, for example if two people share an address. They stay separate, even if a new lead has the same email address.',
    },
    {
      title: 'Answer a request about personal data',
      text: 'Export saves all data about the person. Erase deletes it. Both depend on your role.',
    },
  ],
  final: [
    'Erasing a person. Quizzes, messages, notes, emails and webhook payloads are deleted. Only hashed addresses are kept, so that they receive no more advertising.',
  ],
  keys: ['tab', 'goTo', 'send', 'escape'],
};
