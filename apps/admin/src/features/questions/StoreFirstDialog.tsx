import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Question } from '@upcurve/contracts/quiz/questions';

interface StoreFirstDialogProps {
  question: Question;
  opened: boolean;
  isStoring: boolean;
  onStore: () => void;
  onClose: () => void;
}

/** Offers to store the built-in questions before one is changed, then continues with the change. */
export function StoreFirstDialog({ question, opened, isStoring, onStore, onClose }: StoreFirstDialogProps) {
  const close = () => {
    if (!isStoring) onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title="Store the questions first">
      <Stack gap="md">
        <Text size="sm">
          ‘{question.text}’ is a built-in question and cannot be changed until it is stored. Store all 17
          questions now? The quiz stays the same.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={isStoring}>
            Cancel
          </Button>
          <Button onClick={onStore} disabled={isStoring} data-autofocus>
            {isStoring ? 'Storing...' : 'Store these questions'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
