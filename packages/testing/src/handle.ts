import {
  type Endpoint,
  type FileName,
  type Parsed,
  type ParsedFields,
  routePath,
} from '@upcurve/contracts/shared/endpoint';
import type { ErrorBody, Issue } from '@upcurve/contracts/shared/error';
import { type PageOf, pageHeaders } from '@upcurve/contracts/shared/paging';
import { HttpResponse, http } from 'msw';
import { z } from 'zod';
import { readForm } from './read-form.ts';

/** If a contract has no query or body, the API rejects any, and so does this handler. */
const NOTHING = z.strictObject({});

/** Throw it inside a resolver to respond with the API's error body. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly body: ErrorBody;

  constructor(statusCode: number, message: string, issues?: Issue[], details: object = {}) {
    super(message);
    const listed = issues && { issues };
    this.body = { statusCode, error: `Status ${statusCode}`, message, ...listed, ...details };
  }
}

/** A page of a list. Return it from the resolver of a paged endpoint. The default total is the number of items. */
type Page<Item> = Pick<PageOf<Item>, 'items'> & Partial<PageOf<Item>>;

/** The input of a resolver: the parts of the request, validated by the contract. */
export interface HandledRequest<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  headers: Parsed<E, 'headers'>;
  body: Parsed<E, 'body'>;
  /** For a form with files: its fields, and its files by name. */
  fields: ParsedFields<E>;
  files: E extends { accepts: object } ? { [name in FileName<E>]?: File[] } : undefined;
  request: Request;
}

/** The return value of a resolver. CSV, files and streams need a Response. */
type Answer<E extends Endpoint> = E extends { answers: 'csv' | 'file' | 'stream' }
  ? never
  : E extends { paged: true; response: z.ZodType }
    ? z.input<E['response']> extends (infer Item)[]
      ? Page<Item>
      : never
    : E extends { response: z.ZodType }
      ? z.input<E['response']>
      : never;

export type Resolver<E extends Endpoint> = (
  request: HandledRequest<E>,
) => Answer<E> | Response | Promise<Answer<E> | Response>;

const refuse = (...refusal: ConstructorParameters<typeof Refusal>): never => {
  throw new Refusal(...refusal);
};

function check(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Refusal(400, `The ${where} is not valid.`, issues);
}

function headersOf({ items, next, total = items.length, totalKind = 'exact' }: Page<unknown>, url: URL) {
  return pageHeaders({ total, totalKind, next }, url.pathname + url.search);
}

/** Removes the parameters of the leading wildcard. */
function named(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !/^\d+$/.test(name)));
}

/**
 * Returns an msw handler for an endpoint of the contracts. It validates the request like the API (400 with issues) and
 * fails the test if the response does not match the contract.
 */
export function handle<E extends Endpoint>(endpoint: E, resolver: Resolver<E>) {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const path = `*${routePath(endpoint.path)}`;

  return http[method](path, async ({ request, params }) => {
    const url = new URL(request.url);
    try {
      const { accepts } = endpoint;
      const body = accepts ? undefined : await request.clone().text();
      const answer = await resolver({
        params: check(endpoint.params, named(params), 'path'),
        query: check(endpoint.query ?? NOTHING, Object.fromEntries(url.searchParams), 'query'),
        headers: check(endpoint.headers, Object.fromEntries(request.headers), 'headers'),
        ...(accepts
          ? await readForm(request.clone(), accepts, (texts) => check(accepts.fields, texts, 'form'), refuse)
          : { body: check(endpoint.body ?? NOTHING.nullish(), body ? JSON.parse(body) : undefined, 'body') }),
        request,
      } as HandledRequest<E>);
      if (answer instanceof Response) return answer;
      const off = `${endpoint.method} ${endpoint.path} answers off its contract`;
      if (!endpoint.response) throw new Error(`${off}: give it a Response.`);

      const items: unknown = endpoint.paged ? (answer as Page<unknown>).items : answer;
      const fit = endpoint.response.safeParse(items);
      if (!fit.success) throw new Error(`${off}: ${fit.error.message}`);
      return HttpResponse.json(items as never, {
        status: endpoint.status ?? 200,
        headers: endpoint.paged ? headersOf(answer as Page<unknown>, url) : {},
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

/** Returns a handler that responds with the API's error body. */
export function refused(endpoint: Endpoint, ...refusal: ConstructorParameters<typeof Refusal>) {
  return handle(endpoint, () => refuse(...refusal));
}

/** Returns a handler that simulates a network error. */
export function unreachable(endpoint: Endpoint) {
  return handle(endpoint, () => HttpResponse.error());
}
