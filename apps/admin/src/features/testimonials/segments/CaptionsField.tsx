import { Button, Group, Text } from '@mantine/core';

interface CaptionsFieldProps {
  id: string;
  /** The file name of the captions; null if there are none. */
  name: string | null;
  onChoose: () => void;
  onRemove: () => void;
}

/** Selects or removes the captions of a clip. */
export function CaptionsField({ id, name, onChoose, onRemove }: CaptionsFieldProps) {
  return (
    <div>
      <Text size="sm" fw={500}>
        Captions
      </Text>
      <Text size="xs" c="dimmed">
        {name ?? 'No captions. Clips start muted, so visitors miss what is said'}
      </Text>
      <Group gap={6} mt={6}>
        <Button id={id} variant="default" size="xs" onClick={onChoose}>
          {name ? 'Replace captions' : 'Add captions'}
        </Button>
        {name && (
          <Button variant="subtle" size="xs" onClick={onRemove}>
            Remove captions
          </Button>
        )}
      </Group>
    </div>
  );
}
