import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { hasStatus, questionsQuery, toQuestionList } from './question-queries.ts';

interface BuiltInNoticeProps {
  isStoring: boolean;
  onStore: () => void;
  onHide: () => void;
}

/** Explains that the displayed questions are not stored, and offers to store them or to start with an empty list. */
export function BuiltInNotice({ isStoring, onStore, onHide }: BuiltInNoticeProps) {
  return (
    <Alert role="status" color="gold" title="Using Actual Quiz Questions" mb="md">
      <Text size="sm">Showing eligibility questions from the quiz as server data is unavailable.</Text>
      <Text size="sm" mt={4}>
        These are built-in questions. Store them to edit or delete them.
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={onStore} disabled={isStoring}>
          {isStoring ? 'Storing...' : 'Store these questions'}
        </Button>
        <Button size="xs" variant="default" onClick={onHide}>
          Start with an empty list
        </Button>
      </Group>
    </Alert>
  );
}

/** Stores the 17 built-in questions. If someone else has stored them first, shows the stored questions. */
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
