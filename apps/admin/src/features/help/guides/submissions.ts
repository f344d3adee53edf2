import { SUBMISSION_STATUSES } from '@upcurve/contracts/leads/submissions';
import { type Guide, LEAD_KEYS } from '../guide.ts';

export const submissions: Guide = {
  title: 'Eligibility Submissions',
  purpose: 'Every completed quiz with its answers, a score from 0 to 100 and whether the clinic is eligible.',
  picture:
    'The result of a submission: its score, eligibility, categories, and the rules that were met or not.',
  tasks: [
    {
      title: 'Find a lead',
      text: 'Search, filter and sort. The browser’s address includes all of these, so you can send it to a colleague.',
    },
    {
      title: 'Read and answer it',
      text: 'A lead shows its answers, unmet rules, the most useful advice and its source. You can write notes, send emails, log calls and set a follow-up day. An @ in a note asks for a colleague’s attention. A Qualified lead can have an expected value. Ctrl+K offers the same actions for the open lead.',
    },
    {
      title: 'Mark it',
      text: `Each is ${Object.values(SUBMISSION_STATUSES).join(', ')}. Any status may follow any other. Beside it, the outcome says whether the lead is open, won or lost. Disqualified means lost.`,
    },
    {
      title: 'Export the list',
      text: 'Export, above the list, saves the filtered list as CSV, if your role allows it.',
    },
  ],
  final: [
    'Deleting a submission. It no longer counts in Eligibility Analytics.',
    'The result. Editing a question later does not change the questions or score of earlier leads.',
  ],
  keys: [...LEAD_KEYS, 'note', 'search', 'escape'],
};
