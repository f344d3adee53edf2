import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import { account } from '@upcurve/contracts/account/account';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import type { RequestHandler } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../App.tsx';
import { createQueryClient } from '../query-client.ts';
import { routes } from '../routes.tsx';
import { countQuery } from '../shell/LeadCount.tsx';

/** Sets the marker cookie that the API sets next to the session cookie. */
export function setStaffMarker(isSet: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `staff=1; path=/; max-age=${isSet ? 3600 : 0}`;
}

/** Responds with the signed-in user: an owner by default, null for an ended session. */
export function signedIn(user: CurrentUser | null = currentUser()): RequestHandler {
  setStaffMarker(true);
  return handle(account.getUser, () => {
    if (!user) throw new Refusal(401, 'Please sign in.');
    return user;
  });
}

/** Responds that two-factor authentication is off. */
export const noSecondFactor = handle(secondFactor.getSecondFactor, () => ({
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  isRequired: false,
}));

/** Responds with an empty quarantine. */
export const emptyQuarantine = handle(quarantine.listQuarantine, () => ({ items: [] }));

/** Renders the whole app in memory at an address. `location()` returns the current address. */
export function renderApp(...history: string[]) {
  return renderIn('test', history);
}

/** Like `renderApp`, with transitions: a closed dialog stays in the document for about 200 ms. */
export function renderAppWithTransitions(...history: string[]) {
  return renderIn('default', history);
}

/** Like `renderApp`, with the counts of the sidebar, which other tests do not request. */
export function renderAppWithCounts(...history: string[]) {
  return renderIn('test', history, true);
}

function renderIn(env: 'test' | 'default', history: string[], hasCounts = false) {
  const router = createMemoryRouter(routes, { initialEntries: history });
  const client = createQueryClient();
  client.setQueryDefaults(countQuery.queryKey, { enabled: hasCounts });
  render(
    <App client={client} env={env}>
      <RouterProvider router={router} />
    </App>,
  );
  return {
    user: userEvent.setup(),
    router,
    location: () => router.state.location.pathname + router.state.location.search,
  };
}
