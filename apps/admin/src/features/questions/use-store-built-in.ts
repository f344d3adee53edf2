import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { hasStatus, questionsQuery, toQuestionList } from './question-queries.ts';

/** Stores the 17 built-in questions. If someone else has just stored them, shows theirs. */
export function useStoreBuiltIn() {
  const { toast } = useToast();
  const client = useQueryClient();

  return useMutation({
    mutationFn: async (): Promise<StoredQuestion[]> => {
      try {
        return await api.questions.restoreQuestions();
      } catch (error) {
        if (!hasStatus(error, 409)) throw error;
        return api.questions.listQuestions();
      }
    },
    onSuccess: (stored) => {
      client.setQueryData(questionsQuery.queryKey, toQuestionList(stored));
      toast({ title: 'Questions Stored', description: 'The questions can now be edited and deleted.' });
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Store Failed',
        description: 'Failed to store the questions. Please try again.',
      }),
  });
}
