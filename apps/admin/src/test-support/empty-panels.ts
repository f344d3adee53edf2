import type { Endpoint } from '@upcurve/contracts/endpoint';
import { nouns } from '@upcurve/contracts/nouns';
import { handle } from '@upcurve/testing/handle';
import type { RequestHandler } from 'msw';

const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Nothing in any panel that other nouns show below an item; `get` reads the item. */
export function emptyPanels(get: Endpoint): RequestHandler[] {
  const below = Object.values(nouns)
    .flatMap((noun): Endpoint[] => Object.values(noun))
    .filter(({ path, paged }) => paged && unnamed(path).startsWith(`${unnamed(get.path)}/`));
  return below.map((list) => handle(list as Endpoint & { paged: true }, () => ({ items: [] }) as never));
}
