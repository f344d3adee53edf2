import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './DeliveryTable.module.css';

interface ExpandButtonProps {
  label: string;
  /** Id of what it shows and hides. */
  controls: string;
  isExpanded: boolean;
  onToggle: () => void;
}

export function ExpandButton({ label, controls, isExpanded, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      size={36}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      onClick={onToggle}
    >
      <IconChevronDown
        size={18}
        stroke={1.6}
        className={classes.chevron}
        data-open={isExpanded || undefined}
      />
    </ActionIcon>
  );
}
