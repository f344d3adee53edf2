import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';
import classes from './OneTimeText.module.css';

interface OneTimeTextProps {
  title: string;
  /** Name of the field, such as 'Signing secret'. */
  label: string;
  text: string;
  /** Says what the text is for, and that it is shown only once. */
  children: ReactNode;
  onDone: () => void;
}

/** A secret or link that is shown only once. Takes the focus, so that it is noticed. */
export function OneTimeText({ title, label, text, children, onDone }: OneTimeTextProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) panel.current?.focus();
  }, [text]);

  return (
    <Alert color="gold" title={title} ref={panel} tabIndex={-1} role="group" className={classes.panel}>
      <Text size="sm" mb="sm">
        {children}
      </Text>
      <TextInput
        label={label}
        value={text}
        readOnly
        classNames={{ input: classes.text }}
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
