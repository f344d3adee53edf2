import type { ComponentProps } from 'react';
import classes from './Initials.module.css';

interface InitialsProps extends ComponentProps<'span'> {
  color: 'ink' | 'clay';
  /** Such as a lead among others, or who answers it. */
  size: 'md' | 'sm';
}

/** A person as a disc with the first letters of their name. */
export function Initials({ color, size, ...rest }: InitialsProps) {
  return <span className={classes.disc} data-color={color} data-size={size} {...rest} />;
}
