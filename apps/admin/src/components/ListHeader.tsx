import { Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './ListHeader.module.css';
import { ScreenTitle } from './ScreenTitle.tsx';

interface ListHeaderProps {
  title: string;
  subtitle?: string;
  /** Level of its heading: 2 where a screen has more than this list. Default 1. */
  level?: 1 | 2;
  titleRef?: Ref<HTMLHeadingElement>;
  /** What the browser's tab says. Default the title. */
  tabTitle?: string;
  /** Take the focus when the screen appears. */
  takesFocus?: boolean;
  /** Where else to go from here; stands after the subtitle. */
  link?: ReactNode;
  /** Filters and actions. */
  children?: ReactNode;
}

/** The head of a list: what it is, and beside that what narrows it. */
export function ListHeader(props: ListHeaderProps) {
  const { title, subtitle, level, titleRef, tabTitle, takesFocus, link, children } = props;
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <ScreenTitle ref={titleRef} level={level} tabTitle={tabTitle} takesFocus={takesFocus}>
          {title}
        </ScreenTitle>
        {subtitle && (
          <Text
            size="sm"
            c="dimmed"
            className={link ? `${classes.subtitle} ${classes.linked}` : classes.subtitle}
          >
            <span>{subtitle}</span> {link}
          </Text>
        )}
      </div>
      {children}
    </header>
  );
}
