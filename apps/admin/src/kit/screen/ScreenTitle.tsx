import { Title } from '@mantine/core';
import { useDocumentTitle, useMergedRef } from '@mantine/hooks';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useAgencyName } from '../../auth/auth-context.ts';

interface ScreenTitleProps {
  /** Focuses the heading on mount if no other element has the focus. */
  takesFocus?: boolean;
  /** Default 1. */
  level?: 1 | 2;
  /** The font size, such as '1.375rem'. Default: that of the level. */
  size?: string;
  ref?: Ref<HTMLHeadingElement>;
  /** The title of the browser tab. Default: the heading's text, at level 1. */
  tabTitle?: string;
  children: ReactNode;
}

/** The heading of a screen or list. It can take the focus when the focused element is removed. */
export function ScreenTitle({ takesFocus, level = 1, size, ref, tabTitle, children }: ScreenTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useScreenTitle(tabTitle ?? (level === 1 && typeof children === 'string' ? children : undefined));
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Title order={level} size={size} ref={useMergedRef(title, ref)} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </Title>
  );
}

/** Sets the title of the browser tab. Does nothing without a title. */
export function useScreenTitle(title: string | undefined): void {
  const agency = useAgencyName();
  useDocumentTitle(title ? `${title} · ${agency} Admin` : '');
}
