import { type Client, createClient } from '@upcurve/api-client/create-client';
import type { ClientOptions } from '@upcurve/api-client/request';
import { storedTokenHeaders } from '@upcurve/api-client/stored-token';
import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';

const options: ClientOptions = {
  baseUrl: window.location.origin,
  headers: () => storedTokenHeaders(),
};

type Nouns = typeof allEndpoints;

const clientsOf = (clientOptions: ClientOptions) =>
  Object.fromEntries(
    Object.entries(allEndpoints).map(([noun, calls]) => [noun, createClient(calls, clientOptions)]),
  ) as { [noun in keyof Nouns]: Client<Nouns[noun]> };

export const api = clientsOf(options);

/** API clients whose requests are still sent while the page closes. */
export const keepaliveApi = clientsOf({
  ...options,
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
});
