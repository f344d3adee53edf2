import { SUBMISSION_STATUSES } from '@upcurve/contracts/submissions';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const submissions: Guide = {
  title: 'Eligibility Submissions',
  area: 'Leads',
  permission: 'leads:read',
  screen: paths.submissions(),
  at: [under(paths.submissions()), paths.dashboardAlias()],
  purpose:
    'Whoever completes the quiz on the website appears here with every answer, a score from 0 to 100 and whether the clinic is eligible.',
  picture:
    'The result of a submission: its score, whether the clinic is eligible, how it did in each category, and the rules that were met or not.',
  tasks: [
    {
      title: 'Find a lead',
      text: 'Search, filter and sort; the address in your browser holds all of it, so a link can be sent to a colleague, who is asked to log in first.',
    },
    {
      title: 'Read and answer it',
      text: 'A lead shows its answers, what an unmet rule asked for, what would help most and where the visitor came from. Write notes, set a follow-up day, once it is Qualified a value, and reach them from there.',
    },
    {
      title: 'Mark it',
      text: `Each is ${Object.values(SUBMISSION_STATUSES).join(', ')}. Any status may follow any other.`,
    },
    {
      title: 'Take the list along',
      text: 'Export, above the list, saves what the search and filters find as CSV. Not every role may.',
    },
  ],
  final: [
    'Deleting a submission. It leaves the figures of Eligibility Analytics too.',
    'The result is frozen: editing a question later never changes what an earlier lead was asked or scored.',
  ],
  keys: ['rows', 'select', 'status', 'assign', 'note', 'search', 'escape'],
};
