import { Alert, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../kit/feedback/CopyButton.tsx';

interface CodesPanelProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes once. Takes the focus to draw attention to them. */
export function CodesPanel({ codes, onDone }: CodesPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <Alert color="gold" title="Store your recovery codes now" ref={panel} tabIndex={-1} role="group">
      <Text size="sm" mb="sm">
        Each code lets you log in once without your phone. They will not be shown again. Print them or store
        them in your password manager, not on the phone itself.
      </Text>
      <SimpleGrid
        component="ul"
        minColWidth="11rem"
        verticalSpacing={6}
        maw="26rem"
        ff="monospace"
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Group gap="xs" mt="md">
        <Button
          size="sm"
          component="a"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download="upcurve-recovery-codes.txt"
        >
          Download
        </Button>
        <CopyButton text={text} what="recovery codes" />
        <Button variant="subtle" onClick={onDone}>
          I have stored them
        </Button>
      </Group>
    </Alert>
  );
}
