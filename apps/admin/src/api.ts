import { createClient } from '@upcurve/api-client/create-client';
import type { ClientOptions } from '@upcurve/api-client/request';
import { storedTokenHeaders } from '@upcurve/api-client/stored-token';
import { account } from '@upcurve/contracts/account';
import { eligibility } from '@upcurve/contracts/eligibility';
import { quarantine } from '@upcurve/contracts/quarantine';
import { team } from '@upcurve/contracts/team';
import { webhook } from '@upcurve/contracts/webhook';

const options: ClientOptions = {
  baseUrl: window.location.origin,
  headers: () => storedTokenHeaders(),
};

/** The API's calls, one client per noun. */
export const api = {
  account: createClient(account, options),
  eligibility: createClient(eligibility, options),
  quarantine: createClient(quarantine, options),
  team: createClient(team, options),
  webhook: createClient(webhook, options),
};
