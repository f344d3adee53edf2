import { Avatar, Button, Group, Input } from '@mantine/core';
import type { ReactNode } from 'react';

interface AvatarFieldProps {
  id: string;
  /** Empty if no avatar is selected. */
  url: string;
  error: ReactNode;
  onChoose: () => void;
  onRemove: () => void;
}

/** Lets the user choose an author's avatar from the library. */
export function AvatarField({ id, url, error, onChoose, onRemove }: AvatarFieldProps) {
  return (
    <Group gap="md" wrap="nowrap">
      <Avatar src={url || null} size={64} radius="50%" alt="" />
      <div>
        <Input.Label component="span" id={`${id}-label`}>
          Avatar
        </Input.Label>
        <Input.Description>Optional. A picture from the library, shown as a circle.</Input.Description>
        <Group gap={6} mt={6}>
          <Button
            id={id}
            variant="default"
            size="xs"
            aria-labelledby={`${id} ${id}-label`}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={onChoose}
          >
            {url ? 'Replace picture' : 'Choose picture'}
          </Button>
          {url && (
            <Button
              variant="subtle"
              size="xs"
              aria-label="Remove avatar"
              onClick={() => {
                document.getElementById(id)?.focus();
                onRemove();
              }}
            >
              Remove
            </Button>
          )}
        </Group>
        {error && (
          <Input.Error id={`${id}-error`} mt={4}>
            {error}
          </Input.Error>
        )}
      </div>
    </Group>
  );
}
