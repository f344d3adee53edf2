import { Stack } from '@mantine/core';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject, redirect, ScrollRestoration, useOutletContext } from 'react-router';
import { LeaveGuards } from './kit/forms/leave-guards.tsx';
import { isFrame, type Screen, ScreensContext } from './kit/screen/screens.ts';
import { paths } from './paths.ts';
import { SCREENS } from './screens.ts';
import { ErrorScreen, LoadingScreen, NotFoundScreen } from './shell/FallbackScreens.tsx';
import { HomeRedirect, RequirePermission, RequireUser } from './shell/guards.tsx';

const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** Returns the route of a screen. Its script loads when somebody goes there. */
function routeOf(screen: Screen): RouteObject {
  const { path, otherPaths, permission, load, panels, screens = [] } = screen;
  const lazy = lazily(load);
  const inside = [...screens.map(routeOf), ...(panels ? [{ index: true, lazy: panelsOf(panels) }] : [])];
  const addresses = [path, ...(otherPaths ?? [])].map((address) => ({ path: address, element: null }));
  let route: RouteObject = { path, lazy, children: inside };
  // The screen stays mounted when the address changes between its own.
  if (otherPaths) route = { lazy, children: addresses };
  if (isFrame(screen)) route = { lazy, children: inside };
  return permission ? { element: <RequirePermission permission={permission} />, children: [route] } : route;
}

/** Renders the panels below a lead, which its screen hands to its outlet. */
const panelsOf = (panels: NonNullable<Screen['panels']>) => async () => {
  const loaded = await Promise.all(panels.map((load) => load()));
  return {
    Component: function Panels() {
      const { kind, id } = useOutletContext<LeadRef>();
      return (
        <Stack key={id} gap="md">
          {loaded.map((Panel) => (
            <Panel key={Panel.name} kind={kind} id={id} />
          ))}
        </Stack>
      );
    },
  };
};

/** Wraps a screen outside the frame in its own main landmark. */
const alone = (screen: ReactNode) => <main>{screen}</main>;

const signIn = lazily(async () => (await import('./features/account/SignInScreen.tsx')).SignInScreen);
const enrol = lazily(
  async () => (await import('./features/account/second-factor/EnrolScreen.tsx')).EnrolScreen,
);
const newPassword = lazily(
  async () => (await import('./features/account/NewPasswordScreen.tsx')).NewPasswordScreen,
);
const frame = lazily(async () => (await import('./shell/AdminLayout.tsx')).AdminLayout);

export const routes: RouteObject[] = [
  {
    element: (
      <ScreensContext value={SCREENS}>
        <LeaveGuards>
          <Outlet />
        </LeaveGuards>
        <ScrollRestoration />
      </ScreensContext>
    ),
    errorElement: alone(<ErrorScreen />),
    hydrateFallbackElement: <LoadingScreen text="Loading authentication..." />,
    children: [
      { path: paths.root(), loader: () => redirect(paths.dashboard()), element: null },
      { path: paths.login(), lazy: signIn },
      { path: paths.auth(), lazy: signIn },
      { path: paths.enrol(), lazy: enrol },
      { path: paths.newPassword(), lazy: newPassword },
      {
        element: <RequireUser />,
        children: [
          {
            lazy: frame,
            children: [
              {
                errorElement: <ErrorScreen />,
                children: [
                  { path: paths.dashboard(), element: <HomeRedirect /> },
                  // The address of the hours while they were in the settings.
                  {
                    path: '/admin/settings/meetings',
                    loader: () => redirect(paths.meetingHours()),
                    element: null,
                  },
                  ...SCREENS.map(routeOf),
                  { path: '/admin/*', element: <NotFoundScreen /> },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: alone(<NotFoundScreen />) },
    ],
  },
];
