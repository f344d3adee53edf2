import { Alert, Button, Group, Text } from '@mantine/core';
import { takeFocus } from '../focus/keep-focus.ts';

interface ConflictAlertProps {
  /** What someone else has changed, such as 'this question'. */
  what: string;
  /** The labels of the fields that they changed. */
  changed: readonly string[];
  isSaving: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
}

/** Says that someone else saved first, and offers their version or the member's own. */
export function ConflictAlert({ what, changed, isSaving, onLoad, onOverwrite }: ConflictAlertProps) {
  return (
    <Alert color="gold" role="alert" tabIndex={-1} ref={takeFocus} title="Changed by someone else">
      <Text size="sm">
        Someone else changed {what} while you were editing
        {changed.length > 0 && ` (${changed.join(', ')})`}. Your entries are still here.
      </Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" disabled={isSaving} onClick={onLoad}>
          Load newest version
        </Button>
        <Button size="xs" color="red" disabled={isSaving} onClick={onOverwrite}>
          Overwrite with mine
        </Button>
      </Group>
    </Alert>
  );
}
