import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Flood } from './flood-targets.ts';

/**
 * Sends the same request over many connections from one address. `{n}` in its path or body becomes a running number.
 * Arguments: `ORIGIN SECONDS CONNECTIONS ADDRESS FLOOD-AS-JSON`. Prints the number of responses per status.
 */
const [origin = '', seconds = '', connections = '', address = '', flood = ''] = process.argv.slice(2);
const { method, path, body, headers } = JSON.parse(flood) as Flood;
let asked = 0;
const numbered = (text: string) => text.replaceAll('{n}', `${asked}`);

const { statusCodeStats, errors } = await autocannon({
  url: origin,
  connections: Number(connections),
  duration: Number(seconds),
  timeout: 30,
  requests: [
    {
      setupRequest(request) {
        asked += 1;
        return {
          ...request,
          method,
          path: numbered(path),
          headers: { ...headers, 'x-forwarded-for': address, 'idempotency-key': randomUUID() },
          ...(body !== undefined && { body: numbered(body) }),
        };
      },
    },
  ],
});
const answers = Object.entries(statusCodeStats ?? {}).map(
  ([status, { count = 0 }]) => `${count} × ${status}`,
);
process.stdout.write([...answers, ...(errors ? [`${errors} broken`] : [])].join(', '));
