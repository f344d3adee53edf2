import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

/*
 * The least of a React Router server: `node plain-router-process.ts <file>` renders the elements of that file anew for whoever
 * asks, and sends them as they are. It tells its parent where it listens.
 */

export type Drawn = string | [name: string, attributes: Record<string, string>, children: Drawn[]];

const root = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Drawn;
const elements = (drawn: Drawn, key = 0): ReactNode =>
  typeof drawn === 'string'
    ? drawn
    : createElement(
        drawn[0],
        { ...drawn[1], key },
        ...drawn[2].map((child, place) => elements(child, place)),
      );

const Page = () => elements(root);
const handler = createStaticHandler([{ path: '*', Component: Page }]);

const server = createServer(async (request, response) => {
  const context = await handler.query(new Request(new URL(request.url ?? '/', 'http://localhost')));
  if (context instanceof Response) throw new Error('The plain page leads elsewhere.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const { pipe } = renderToPipeableStream(
    createElement(StaticRouterProvider, { router, context, hydrate: false }),
    {
      onAllReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        pipe(response);
      },
    },
  );
}).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
