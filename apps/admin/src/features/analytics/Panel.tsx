import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useNamedPart } from '../../components/use-named-part.ts';
import classes from './Panel.module.css';

interface PanelProps {
  title: string;
  /** By which an address leads here: `#sources`. */
  name?: string;
  /** What its numbers mean. */
  note?: string;
  children: ReactNode;
}

/** One question of the screen, answered. */
export function Panel({ title, name, note, children }: PanelProps) {
  const id = useId();
  const heading = useNamedPart<HTMLHeadingElement>(name);
  return (
    <Paper component="section" aria-labelledby={id} className={classes.panel}>
      <Title order={2} size="h4" id={id} ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {note && (
        <Text size="xs" c="dimmed" className={classes.note}>
          {note}
        </Text>
      )}
      {children}
    </Paper>
  );
}
