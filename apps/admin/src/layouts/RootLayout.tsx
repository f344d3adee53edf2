import { Outlet, ScrollRestoration } from 'react-router';

/** The outermost route. Restores the scroll position on Back. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
