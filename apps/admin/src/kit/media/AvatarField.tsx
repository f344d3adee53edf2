import { Avatar, Button, Group, Input } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface AvatarFieldProps {
  id: string;
  label: string;
  description: string;
  url: string | null;
  error: ReactNode;
  buttonRef?: Ref<HTMLButtonElement>;
  onChoose: () => void;
  children?: ReactNode;
}

export function AvatarField(props: AvatarFieldProps) {
  const { id, label, description, url, error, buttonRef, onChoose, children } = props;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <Group gap="md" wrap="nowrap">
      <Avatar src={url} size={72} radius="50%" alt="" />
      <div>
        <Input.Label component="span" id={`${id}-label`}>
          {label}
        </Input.Label>
        <Input.Description id={helpId}>{description}</Input.Description>
        <Group gap={6} mt={6}>
          <Button
            ref={buttonRef}
            id={id}
            variant="default"
            size="xs"
            aria-labelledby={`${id} ${id}-label`}
            aria-describedby={error ? `${helpId} ${errorId}` : helpId}
            data-error={error ? true : undefined}
            onClick={onChoose}
          >
            {url ? 'Replace picture' : 'Choose picture'}
          </Button>
          {children}
        </Group>
        {error && (
          <Input.Error id={errorId} mt={4}>
            {error}
          </Input.Error>
        )}
      </div>
    </Group>
  );
}
