import { Button, Group, Text } from '@mantine/core';
import type { Permission } from '@upcurve/contracts/permissions';
import { Link, Outlet, useLocation } from 'react-router';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { marketingUrl } from '../page-facts.ts';
import { paths } from '../paths.ts';
import classes from './DashboardLayout.module.css';
import { UrlTabs } from './UrlTabs.tsx';

const TABS: { to: string; label: string; permission?: Permission }[] = [
  { to: paths.dashboard(), label: 'Eligibility Analyzer' },
  { to: paths.blog(), label: 'Blog' },
  { to: paths.testimonials(), label: 'Testimonials', permission: 'testimonials:manage' },
  { to: paths.media(), label: 'Media', permission: 'media:manage' },
];

/** The dashboard: the signed-in user, external links, and the top tabs. */
export function DashboardLayout() {
  const { username } = useUser();
  const { logout, can } = useAuth();
  const { pathname } = useLocation();
  const current = TABS.find(({ to }) => to !== paths.dashboard() && pathname.startsWith(to));

  return (
    <UrlTabs
      variant="top"
      label="Dashboard"
      tabs={TABS.filter(({ permission }) => !permission || can(permission))}
      current={current?.to ?? paths.dashboard()}
      aside={
        <header className={classes.header}>
          <Text size="sm" c="dimmed">
            Logged in as{' '}
            <Text span inherit fw={600} c="var(--mantine-color-text)">
              {username}
            </Text>
          </Text>
          <Group gap={2} className={classes.links}>
            {can('testimonials:manage') && (
              <Button component={Link} to={paths.testimonials()} variant="subtle" size="compact-sm">
                Testimonials
              </Button>
            )}
            <Button component="a" href={marketingUrl()} variant="subtle" size="compact-sm">
              Website
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={logout.isPending}
              onClick={() => logout.mutate({ title: 'Logged Out' })}
            >
              Logout
            </Button>
          </Group>
        </header>
      }
    >
      <Outlet />
    </UrlTabs>
  );
}
