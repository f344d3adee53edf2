import type { Endpoint } from '@upcurve/contracts/endpoint';
import { leads } from '@upcurve/contracts/leads';
import { nouns } from '@upcurve/contracts/nouns';
import { people } from '@upcurve/contracts/people';
import { handle } from '@upcurve/testing/handle';
import type { RequestHandler } from 'msw';

const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Nothing in any panel that other nouns show below an item; `get` reads the item. */
export function emptyPanels(get: Endpoint): RequestHandler[] {
  const below = Object.values(nouns)
    .flatMap((noun): Endpoint[] => Object.values(noun))
    .filter(({ path, paged }) => paged && unnamed(path).startsWith(`${unnamed(get.path)}/`));
  return [
    handle(people.getLeadPerson, ({ params }) => ({ id: params.id, leadCount: 1 })),
    ...[...below, leads.listActivity].map((list) =>
      handle(list as Endpoint & { paged: true }, () => ({ items: [] }) as never),
    ),
  ];
}
