import { Outlet, ScrollRestoration } from 'react-router';

/** The outermost route: scrolls back to where one was on Back. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
