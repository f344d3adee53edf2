import { Stack } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject, redirect, ScrollRestoration, useParams } from 'react-router';
import { type Screen, ScreensContext } from './kit/screen/screens.ts';
import { ErrorScreen, LoadingScreen, NotFoundScreen } from './layouts/FallbackScreens.tsx';
import { HomeRedirect, RequirePermission, RequireUser } from './layouts/guards.tsx';
import { paths } from './paths.ts';
import { SCREENS } from './screens.ts';

const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** Returns the route of a screen. Its script loads when somebody goes there. */
function routeOf(screen: Screen): RouteObject {
  const { path, otherPaths, permission, load, panels, screens = [] } = screen;
  const addresses = otherPaths?.map((other) => ({ path: other, element: null })) ?? [];
  const inside = [...screens.map(routeOf), ...(panels ? [{ index: true, lazy: panelsOf(panels) }] : [])];
  const route: RouteObject = otherPaths
    ? { lazy: lazily(load), children: [{ path, element: null }, ...addresses] }
    : { path, lazy: lazily(load), children: inside };
  return permission ? { element: <RequirePermission permission={permission} />, children: [route] } : route;
}

/** Renders the panels below an item, whose id is in the address. */
const panelsOf = (panels: NonNullable<Screen['panels']>) => async () => {
  const loaded = await Promise.all(panels.map((load) => load()));
  return {
    Component: function Panels() {
      const { id: parentId = '' } = useParams();
      return (
        <Stack key={parentId} gap="md">
          {loaded.map((Panel) => (
            <Panel key={Panel.name} parentId={parentId} />
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
const frame = lazily(async () => (await import('./layouts/AdminLayout.tsx')).AdminLayout);

export const routes: RouteObject[] = [
  {
    element: (
      <ScreensContext value={SCREENS}>
        <Outlet />
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
