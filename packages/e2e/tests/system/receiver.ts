import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, vi } from 'vitest';

type Delivery = { id: string; headers: Record<string, string>; body: string };

/** Starts an HTTP server that receives webhooks like a customer's, and can be stopped for a while. */
export async function startReceiver() {
  const received: Delivery[] = [];
  let isDropping = false;
  const listen = (port: number) =>
    new Promise<ReturnType<typeof createServer>>((resolve) => {
      const server = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        if (isDropping) {
          isDropping = false;
          request.socket.destroy();
          return;
        }
        const headers = request.headers as Record<string, string>;
        received.push({ id: headers['webhook-id'] ?? '', headers, body });
        response.writeHead(204).end();
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const about = (email: string) =>
    received.filter(({ body }) => (JSON.parse(body) as { email?: string }).email === email);

  return {
    url: `http://127.0.0.1:${port}/leads`,
    stop,
    /** Closes the connection of the next request without a response. */
    dropNext() {
      isDropping = true;
    },
    /** Starts again at the same address. */
    async restart() {
      server = await listen(port);
    },
    /** Returns the deliveries about the person with this email address. */
    about,
    /** Waits for this number of deliveries about a person. A job that a test inserts waits for a poll, each 30 s. */
    async arrived(email: string, count = 1): Promise<Delivery[]> {
      await vi.waitFor(() => expect(about(email)).toHaveLength(count), { timeout: 45_000, interval: 50 });
      return about(email);
    },
  };
}

/** Checks the signature as the receiver's owner would. Returns the payload. */
export function verifyDelivery({ headers, body }: Delivery, secret: string): Record<string, unknown> {
  return new Webhook(secret).verify(body, headers) as Record<string, unknown>;
}
