import { RETAINED } from '@upcurve/contracts/settings/retention';
import type { Guide } from '../guide.ts';

export const questions: Guide = {
  title: 'Questions',
  purpose:
    'The quiz asks the active questions in order. Options can have points. A category’s score is the share of possible points earned. The overall score weighs all categories equally.',
  picture: 'The list of questions in order, each with a drag handle, its type and a switch.',
  tasks: [
    {
      title: 'Put them in order',
      text: 'Drag questions, or move them with Alt and ↑ or ↓. A question can depend on the answer to an earlier one. The score counts only questions that a visitor saw.',
    },
    {
      title: 'Write one',
      text: 'Preview shows a question as on the website before you save it. An option can add advice to the visitor’s report. If options count as qualifying, new leads who see the question and choose another option are not eligible. Neither are visitors who say that they cannot decide about marketing.',
    },
    {
      title: 'Switch one off',
      text: 'An inactive question is kept but not asked. Changes apply to quizzes started afterwards.',
    },
    {
      title: 'See who changed what',
      text: `The history of one question or of all restores earlier versions and deleted questions. It covers ${RETAINED.questionChanges.days} days, unless another period is set under Settings, Data.`,
    },
  ],
  final: ['Earlier leads keep their questions and scores.'],
  keys: ['rows', 'move', 'search', 'send', 'escape'],
};
