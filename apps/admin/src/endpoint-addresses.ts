import { allEndpoints } from '@upcurve/contracts/shared/all-endpoints';
import type { Endpoints } from '@upcurve/contracts/shared/endpoint';
import type { Plugin } from 'vite';

/** Returns what a client needs to call endpoints: everything but the schemas. */
const addressesOf = (calls: Endpoints) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, paged, answers, accepts }]) => [
      name,
      { method, path, paged, answers, accepts: accepts && {} },
    ]),
  );

const addresses = Object.fromEntries(
  Object.entries(allEndpoints).map(([noun, calls]) => [noun, addressesOf(calls)]),
);

/**
 * Builds the list of all endpoints without schemas, because the API checks input and output. With them, every screen
 * would load all schemas and zod, 50 kB (gzip).
 */
export const endpointAddresses: Plugin = {
  name: 'endpoint-addresses',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  load: {
    filter: { id: /\/packages\/contracts\/src\/shared\/all-endpoints\.ts$/ },
    handler: () => `export const allEndpoints = ${JSON.stringify(addresses)};`,
  },
};
