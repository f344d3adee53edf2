import { Title } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import classes from './ScreenTitle.module.css';
import { useScreenTitle } from './use-screen-title.ts';

interface ScreenTitleProps {
  /** Take the focus when it appears and nothing has it: for screens that replace what had it. */
  takesFocus?: boolean;
  /** Default 1. */
  level?: 1 | 2;
  ref?: Ref<HTMLHeadingElement>;
  /** What the browser's tab says. Default the heading's own words, at level 1. */
  tabTitle?: string;
  children: ReactNode;
}

/** The heading of a screen, or of a list in it. Where what had the focus is gone, the focus may rest here. */
export function ScreenTitle({ takesFocus, level = 1, ref, tabTitle, children }: ScreenTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useScreenTitle(tabTitle ?? (level === 1 && typeof children === 'string' ? children : undefined));
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Title order={level} ref={useMergedRef(title, ref)} tabIndex={-1} className={classes.title}>
      {children}
    </Title>
  );
}
