import { Badge } from '@mantine/core';
import type { Question } from '@upcurve/contracts/questions';
import { QuestionStatusSwitch } from './QuestionStatusSwitch.tsx';
import { asStored } from './question-queries.ts';

/** Active or Inactive; a switch where the question is stored and thus can change. */
export function QuestionStatus({ question }: { question: Question }) {
  const stored = asStored(question);
  if (stored) return <QuestionStatusSwitch question={stored} />;
  return <Badge color="sage">{question.isActive ? 'Active' : 'Inactive'}</Badge>;
}
