import { account } from '@upcurve/contracts/account/account';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { type FirstSteps, inbox } from '@upcurve/contracts/leads/inbox';
import { leads } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import type { Endpoint } from '@upcurve/contracts/shared/endpoint';
import { inboxCounts, profile } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import type { RequestHandler } from 'msw';

const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Responds with empty panels for the item that `get` reads. */
export function emptyPanels(get: Endpoint): RequestHandler[] {
  const below = Object.values(allEndpoints)
    .flatMap((noun): Endpoint[] => Object.values(noun))
    .filter(({ path, paged }) => paged && unnamed(path).startsWith(`${unnamed(get.path)}/`));
  return [
    handle(bookings.listBookings, () => ({ items: [] })),
    handle(people.getLeadPerson, ({ params }) => ({ id: params.id, leadCount: 1 })),
    ...[...below, leads.listActivity].map((list) =>
      handle(list as Endpoint & { paged: true }, () => ({ items: [] }) as never),
    ),
  ];
}

/** Responds to the member's own settings. */
export const emptyAccount = [
  handle(account.getProfile, () => profile()),
  handle(account.listSessions, () => []),
  handle(secondFactor.getSecondFactor, () => ({
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    isRequired: false,
  })),
];

/** All first steps are done. */
export const ALL_STEPS_DONE: FirstSteps = {
  lead: true,
  address: true,
  connection: true,
  team: true,
};

/** Responds that no first step is left, which settings and webhook ask of owners. */
export const noStepsLeft = handle(inbox.getFirstSteps, () => ALL_STEPS_DONE);

/** Responds with an empty inbox, which is the start screen. */
export const emptyInbox = [
  handle(inbox.listInbox, () => ({ items: [] })),
  handle(inbox.countInbox, () => inboxCounts(0, { newestAt: null })),
  handle(leads.listAssignees, () => []),
  noStepsLeft,
  handle(quarantine.listQuarantine, () => ({ items: [] })),
];
