import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { opensRow } from '../list/row-opener.ts';
import classes from './DataTable.module.css';

interface ExpandButtonProps {
  label: string;
  /** The id of the element that it shows and hides. */
  controls: string;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Shows or hides the details below a row. */
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
