import { Title } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import classes from './ScreenTitle.module.css';

interface ScreenTitleProps {
  /** Take the focus when it appears and nothing has it: for screens that replace what had it. */
  takesFocus?: boolean;
  /** Default 1. */
  level?: 1 | 2;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The heading of a screen, or of a list in it. Where what had the focus is gone, the focus may rest here. */
export function ScreenTitle({ takesFocus, level = 1, ref, children }: ScreenTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Title order={level} ref={useMergedRef(title, ref)} tabIndex={-1} className={classes.title}>
      {children}
    </Title>
  );
}
