import type { ComponentProps } from 'react';
import classes from './Initials.module.css';

interface InitialsProps extends ComponentProps<'span'> {
  color: 'ink' | 'clay';
  /** `md` for a lead in a list, `sm` for an assignee. */
  size: 'md' | 'sm';
}

export function Initials({ color, size, ...rest }: InitialsProps) {
  return <span className={classes.disc} data-color={color} data-size={size} {...rest} />;
}

/** Returns the first letters of the first and last word of a name. */
export const initialsOf = (name: string) => {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};
