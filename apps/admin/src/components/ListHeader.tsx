import { Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './ListHeader.module.css';
import { ScreenTitle } from './ScreenTitle.tsx';

interface ListHeaderProps {
  title: string;
  subtitle: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Take the focus when the screen appears. */
  takesFocus?: boolean;
  /** Where else to go from here; stands after the subtitle. */
  link?: ReactNode;
  /** Filters and actions. */
  children?: ReactNode;
}

/** The head of a list: what it is, and beside that what narrows it. */
export function ListHeader({ title, subtitle, titleRef, takesFocus, link, children }: ListHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <ScreenTitle ref={titleRef} takesFocus={takesFocus}>
          {title}
        </ScreenTitle>
        <Text size="sm" c="dimmed" className={classes.subtitle}>
          <span>{subtitle}</span> {link}
        </Text>
      </div>
      {children}
    </header>
  );
}
