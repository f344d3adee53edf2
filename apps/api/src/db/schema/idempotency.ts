import type { DefaultMoment, Json } from './columns.ts';

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  bodyHash: Buffer;
  response: Json<unknown> | null;
  createdAt: DefaultMoment;
}
