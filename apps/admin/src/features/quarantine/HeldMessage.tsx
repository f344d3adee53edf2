import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import classes from './HeldMessage.module.css';

const LINES_SHOWN = 3;
const CHARACTERS_SHOWN = 240;

/** How a long text begins; undefined for one that is short enough to show. */
function beginningOf(text: string): string | undefined {
  const lines = text.split('\n');
  if (lines.length <= LINES_SHOWN && text.length <= CHARACTERS_SHOWN) return undefined;
  const characters = [...lines.slice(0, LINES_SHOWN).join('\n')].slice(0, CHARACTERS_SHOWN);
  return `${characters.join('').replace(/[\s.…]+$/, '')}…`;
}

interface HeldMessageProps {
  name: string;
  text: string;
}

/** What the sender wrote: its beginning, and all of it at a press. */
export function HeldMessage({ name, text }: HeldMessageProps) {
  const [isWhole, setWhole] = useState(false);
  const beginning = beginningOf(text);
  return (
    <div className={classes.message}>
      <Text size="sm" className={classes.text}>
        {isWhole ? text : (beginning ?? text)}
      </Text>
      {beginning && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.toggle}
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show less' : 'Show all'} of what ${name} wrote`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
