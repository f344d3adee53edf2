import type { blog } from '@upcurve/contracts/blog';
import { conflict } from '../../lib/errors.ts';
import type { Handlers } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';

/** Takes the whole blog out, and brings another in. */
export const transferCalls = (_services: Services) =>
  ({
    exportBlog: async () => {
      throw conflict('The blog cannot be exported yet.');
    },
    importBlog: async ({ files }) => {
      for await (const { stream } of files) stream.resume();
      throw conflict('Nothing can be imported yet.');
    },
  }) satisfies Pick<Handlers<typeof blog>, 'exportBlog' | 'importBlog'>;
