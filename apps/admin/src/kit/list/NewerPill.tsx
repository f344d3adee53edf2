import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import classes from '../table/list.module.css';
import { formatNumber } from './format-count.ts';

interface NewerPillProps {
  count: number;
  isBusy: boolean;
  onPress: () => void;
}

/** Shows a button above the list that loads newer leads. It takes up no space, so rows do not move. */
export function NewerPill({ count, isBusy, onPress }: NewerPillProps) {
  return (
    <div className={classes.place} role="status">
      {count > 0 && (
        <Button
          size="xs"
          radius="xl"
          color="clay"
          className={classes.pill}
          leftSection={<IconArrowUp size={14} stroke={2} aria-hidden />}
          aria-disabled={isBusy}
          onClick={onPress}
        >
          {formatNumber(count)} new {count === 1 ? 'lead' : 'leads'}
        </Button>
      )}
    </div>
  );
}

/** How often an open list polls for newer leads, in ms. */
export const NEWER_EVERY = 20_000;
