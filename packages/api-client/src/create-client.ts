import type { Endpoint, Endpoints } from '@upcurve/contracts/shared/endpoint';
import { type CallOptions, type ClientOptions, type Input, type Output, request } from './request.ts';

type Call<E extends Endpoint> = keyof Input<E> extends never
  ? (input?: Record<never, never>, options?: CallOptions) => Promise<Output<E>>
  : Record<never, never> extends Input<E>
    ? (input?: Input<E>, options?: CallOptions) => Promise<Output<E>>
    : (input: Input<E>, options?: CallOptions) => Promise<Output<E>>;

export type Client<T extends Endpoints> = { readonly [name in keyof T]: Call<T[name]> };

/**
 * Creates the functions for a noun from its contract: `createClient(quiz).submit({ body })`. They reject with
 * `ApiError` or `ConnectionError`.
 */
export function createClient<T extends Endpoints>(endpoints: T, options: ClientOptions = {}): Client<T> {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: object = {}, call: CallOptions = {}) => request(endpoint, input, options, call),
  ]);
  return Object.fromEntries(calls) as Client<T>;
}
