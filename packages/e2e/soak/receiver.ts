import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Receives webhooks like a customer's server. Counts the deliveries of each event. */
export async function startReceiver() {
  const times = new Map<string, number>();
  const emails = new Set<string>();
  const server = createServer(async (request, response) => {
    const { email = '' } = (await json(request)) as { email?: string };
    const id = String(request.headers['webhook-id']);
    times.set(id, (times.get(id) ?? 0) + 1);
    emails.add(email);
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The number of deliveries by event id. */
    times,
    /** The email addresses of the leads in the events. */
    emails,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
