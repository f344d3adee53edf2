import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import classes from './UrlTabs.module.css';

interface UrlTab {
  /** Where the tab leads. */
  to: string;
  label: string;
}

interface UrlTabsProps {
  label: string;
  tabs: UrlTab[];
  /** `to` of the tab that is shown. */
  current: string | undefined;
  variant: 'top' | 'sub';
  children: ReactNode;
}

/** Tabs whose state is the address: deep links work, and so does Back. */
export function UrlTabs({ label, tabs, current, variant, children }: UrlTabsProps) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={current ?? null}
      onChange={(to) => to && navigate(to)}
      activateTabWithKeyboard={false}
      className={classes[variant]}
      classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map(({ to, label }) => (
          <Tabs.Tab key={to} value={to}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {current ? <Tabs.Panel value={current}>{children}</Tabs.Panel> : children}
    </Tabs>
  );
}
