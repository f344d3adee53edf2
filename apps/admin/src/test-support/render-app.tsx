import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@upcurve/contracts/account';
import { account } from '@upcurve/contracts/account';
import { quarantine } from '@upcurve/contracts/quarantine';
import { secondFactor } from '@upcurve/contracts/second-factor';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import type { RequestHandler } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../App.tsx';
import { menuPart, selectPart, tooltipPart } from '../components/press-parts.ts';
import { createQueryClient } from '../query-client.ts';
import { routes } from '../routes.tsx';

/** The marker that the API sets beside the session cookie. */
export function setStaffMarker(isSet: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `staff=1; path=/; max-age=${isSet ? 3600 : 0}`;
}

/** Answers who is signed in: an owner unless told, null for a session that has ended. */
export function signedIn(user: CurrentUser | null = currentUser()): RequestHandler {
  setStaffMarker(true);
  return handle(account.getUser, () => {
    if (!user) throw new Refusal(401, 'Please sign in.');
    return user;
  });
}

/** The own second factor is off. */
export const noSecondFactor = handle(secondFactor.getSecondFactor, () => ({
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  isRequired: false,
}));

/** The quarantine, whose count stands above the submissions, is empty. */
export const noneHeld = handle(quarantine.listQuarantine, () => ({ items: [] }));

// As for somebody who has opened each of them before.
await Promise.all([menuPart, selectPart, tooltipPart].map((part) => part.load()));

/** The whole app at an address, in memory. `location()` says where it is now. */
export function renderApp(...history: string[]) {
  return renderIn('test', history);
}

/** The same with transitions: what closes stays in the document for some 200 ms, as it does for a person. */
export function renderAppWithTransitions(...history: string[]) {
  return renderIn('default', history);
}

function renderIn(env: 'test' | 'default', history: string[]) {
  const router = createMemoryRouter(routes, { initialEntries: history });
  render(
    <App client={createQueryClient()} env={env}>
      <RouterProvider router={router} />
    </App>,
  );
  return {
    user: userEvent.setup(),
    router,
    location: () => router.state.location.pathname + router.state.location.search,
  };
}
