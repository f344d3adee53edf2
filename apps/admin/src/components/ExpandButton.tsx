import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './DataTable.module.css';
import { opensRow } from './row-opener.ts';

interface ExpandButtonProps {
  label: string;
  /** Id of what it shows and hides. */
  controls: string;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Unfolds what is folded away below a row. */
export function ExpandButton({ label, controls, isExpanded, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      {...opensRow}
      size={32}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      onClick={onToggle}
    >
      <IconChevronDown size={18} stroke={1.6} className={classes.chevron} />
    </ActionIcon>
  );
}
