import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import classes from './UrlTabs.module.css';

interface UrlTab {
  path: string;
  label: string;
}

interface UrlTabsProps {
  label: string;
  tabs: readonly UrlTab[];
  current: string | undefined;
  children: ReactNode;
}

/** Tabs whose state is in the address, so that deep links and Back work. */
export function UrlTabs({ label, tabs, current, children }: UrlTabsProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the current tab if the row is wider than the screen.
  useEffect(() => {
    const tab = current && list.current?.querySelector<HTMLElement>('[data-active]');
    if (!tab || !list.current) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <Tabs
      value={current ?? null}
      onChange={(to) => to && navigate(to)}
      activateTabWithKeyboard={false}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={label} ref={list}>
        {tabs.map(({ path, label }) => (
          <Tabs.Tab key={path} value={path}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {current ? <Tabs.Panel value={current}>{children}</Tabs.Panel> : children}
    </Tabs>
  );
}
