import type { Endpoint } from '@upcurve/contracts/endpoint';
import type { ErrorBody, Issue } from '@upcurve/contracts/error';
import { HttpResponse, http } from 'msw';
import type { z } from 'zod';

/** Throw it inside a resolver to answer with the API's error body. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly body: ErrorBody;

  constructor(statusCode: number, message: string, issues?: Issue[]) {
    super(message);
    this.body = { statusCode, error: `Status ${statusCode}`, message, ...(issues && { issues }) };
  }
}

/** A page of a list: give it back from the resolver of a paged endpoint. */
export interface PageOf<Item> {
  items: Item[];
  total?: number;
  isEstimate?: boolean;
  /** Cursor of the next page. */
  next?: string;
}

type Parsed<E, K extends keyof Endpoint> =
  E extends Record<K, infer Schema> ? (Schema extends z.ZodType ? z.output<Schema> : undefined) : undefined;

/** What a resolver is given: the request's parts after the contract has checked them. */
export interface HandledRequest<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  request: Request;
}

type Answer<E extends Endpoint> = E extends { paged: true }
  ? z.input<E['response']> extends (infer Item)[]
    ? PageOf<Item>
    : never
  : z.input<E['response']>;

export type Resolver<E extends Endpoint> = (
  request: HandledRequest<E>,
) => Answer<E> | Response | Promise<Answer<E> | Response>;

function check(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal(400, `The ${where} is not valid.`, issues);
}

/** Without what the leading wildcard matched. */
function named(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}

function pageHeaders({ items, total, isEstimate, next }: PageOf<unknown>, url: URL): Record<string, string> {
  const headers: Record<string, string> = {
    'x-total-count': String(total ?? items.length),
    'x-total-count-kind': isEstimate ? 'estimate' : 'exact',
  };
  if (next) {
    const query = new URLSearchParams(url.search);
    query.set('cursor', next);
    headers.link = `<${url.pathname}?${query}>; rel="next"`;
  }
  return headers;
}

/**
 * An msw handler for an endpoint of the contracts. The request is checked as the API checks it (400 with issues
 * where it does not fit), and an answer that does not fit the contract is an error of the test.
 */
export function handle<E extends Endpoint>(endpoint: E, resolver: Resolver<E>) {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const path = `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

  return http[method](path, async ({ request, params }) => {
    const url = new URL(request.url);
    try {
      const text = endpoint.body ? await request.clone().text() : '';
      const answer = await resolver({
        params: check(endpoint.params, named(params), 'path'),
        query: check(endpoint.query, Object.fromEntries(url.searchParams), 'query'),
        body: check(endpoint.body, text ? JSON.parse(text) : undefined, 'body'),
        request,
      } as HandledRequest<E>);
      if (answer instanceof Response) return answer;

      const body: unknown = endpoint.paged ? (answer as PageOf<unknown>).items : answer;
      const fit = endpoint.response.safeParse(body);
      if (!fit.success) {
        throw new Error(`${endpoint.method} ${endpoint.path} answers off its contract: ${fit.error.message}`);
      }
      return HttpResponse.json(body as never, {
        status: endpoint.status ?? 200,
        headers: endpoint.paged ? pageHeaders(answer as PageOf<unknown>, url) : {},
      });
    } catch (error) {
      if (error instanceof Refusal) {
        return HttpResponse.json(error.body, { status: error.body.statusCode });
      }
      console.error(error);
      throw error;
    }
  });
}

/** Answers an endpoint as if nobody were there. */
export function unreachable(endpoint: Endpoint) {
  return handle(endpoint, () => HttpResponse.error());
}
