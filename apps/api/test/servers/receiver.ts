import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a real webhook receiver on loopback. `answer` may be changed while it runs. */
export async function startReceiver(port = 0) {
  const received: ReceivedRequest[] = [];
  const state: { answer: (response: ServerResponse, received: ReceivedRequest) => void } = {
    answer: (response) => response.writeHead(204).end(),
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const one = { headers: request.headers, body };
    received.push(one);
    state.answer(response, one);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith(answer: (response: ServerResponse, received: ReceivedRequest) => void) {
      state.answer = answer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
