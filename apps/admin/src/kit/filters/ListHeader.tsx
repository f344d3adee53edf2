import { Text } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import classes from './ListHeader.module.css';

interface ListHeaderProps {
  title: string;
  subtitle?: string;
  /** The heading level: 2 if the screen has more than this list. Default 1. */
  level?: 1 | 2;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The title of the browser tab. Defaults to the title. */
  tabTitle?: string;
  /** Focuses the heading when the screen appears. */
  takesFocus?: boolean;
  link?: ReactNode;
  children?: ReactNode;
}

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
