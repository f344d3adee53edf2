import { RETAINED } from '@upcurve/contracts/retention';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const questions: Guide = {
  title: 'Questions',
  area: 'Quiz',
  permission: 'questions:manage',
  screen: paths.questions(),
  at: [under(paths.questions())],
  purpose:
    'The quiz asks the active questions in their order. Options may carry points; a category’s score is what was earned out of what was possible, and the overall score weighs the categories equally.',
  picture:
    'The list of questions in their order, each with a handle to drag it, its type and a switch that makes it active.',
  tasks: [
    {
      title: 'Put them in order',
      text: 'Drag questions into another order, or move them with Alt and ↑ or ↓. A question can be shown only to those who answered an earlier one in a certain way; the score counts just what a visitor was shown.',
    },
    {
      title: 'Write one',
      text: 'Preview shows a question as the website does, before you save it. An option may bring its own advice in the visitor’s report. An option that counts as qualifying makes its question a condition: later leads that are shown it and answer otherwise are not eligible.',
    },
    {
      title: 'Switch one off',
      text: 'A question that is not active is kept and not asked. Changes show in the next quiz that begins.',
    },
    {
      title: 'See who changed what',
      text: `The history, of one question or of all, puts back what was there before and brings back what was deleted. It goes back ${RETAINED.questionChanges.days} days, unless another period is set under Settings, Data.`,
    },
  ],
  final: ['Leads that came before a change keep what they were asked and how they were scored.'],
  keys: ['rows', 'move', 'search', 'send', 'escape'],
};
