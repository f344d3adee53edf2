import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';

interface OneTimeTextProps {
  title: string;
  /** The name of the field, such as 'Signing secret'. */
  label: string;
  text: string;
  /** Explains the purpose of the text, and that it is shown only once. */
  children: ReactNode;
  onDone: () => void;
}

/** Shows a secret or link only once. Takes the focus to draw attention to it. */
export function OneTimeText({ title, label, text, children, onDone }: OneTimeTextProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) panel.current?.focus();
  }, [text]);

  return (
    <Alert
      color="gold"
      title={title}
      ref={panel}
      tabIndex={-1}
      role="group"
      w="100%"
      style={{ outlineOffset: 2 }}
    >
      <Text size="sm" mb="sm">
        {children}
      </Text>
      <TextInput
        label={label}
        value={text}
        readOnly
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs" mt="sm">
        <CopyButton text={text} what={label.toLowerCase()} variant="filled" />
        <Button variant="subtle" onClick={onDone}>
          I have stored it
        </Button>
      </Group>
    </Alert>
  );
}
