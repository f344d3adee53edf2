import { Alert, Button, Group, Text } from '@mantine/core';

interface BuiltInNoticeProps {
  isStoring: boolean;
  onStore: () => void;
  onHide: () => void;
}

/** Says that the questions shown are not stored, and offers to store them or to start with an empty list. */
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
