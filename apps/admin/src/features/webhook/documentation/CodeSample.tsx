import { Group, Paper } from '@mantine/core';
import { CopyButton } from '../../../kit/feedback/CopyButton.tsx';
import classes from './CodeSample.module.css';

/** Shows a block of code with a copy button. It scrolls horizontally, also with the arrow keys. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    <Paper component="figure" mt="sm">
      <Group component="figcaption" justify="space-between" px="md" py={6} fz="xs" fw={600} c="dimmed">
        <span>{label}</span>
        <CopyButton text={code} what={label} size="xs" />
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable with the keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label={`${label}, code`}>
        <pre className={classes.code}>
          <code>{code}</code>
        </pre>
      </section>
    </Paper>
  );
}
