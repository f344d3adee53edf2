import { defineEndpoints } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { z } from '../shared/zod.ts';

/** Maximum size of an import file, in bytes. */
export const IMPORT_MAX = 100 * 1024 * 1024;

export const IMPORT_FORMATS = {
  upcurve: 'This blog’s export',
  wxr: 'WordPress (WXR)',
  ghost: 'Ghost (JSON)',
} as const;
export const ImportFormat = z.enum(keysOf(IMPORT_FORMATS));
export type ImportFormat = z.infer<typeof ImportFormat>;

/**
 * The result of an import. `left` lists content that was not imported, each with its post; `post` is empty for content
 * that belongs to no post.
 */
export const ImportReport = z.strictObject({
  posts: z.int(),
  categories: z.int(),
  authors: z.int(),
  media: z.int(),
  left: z.array(z.strictObject({ post: z.string(), what: z.string() })),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const transferCalls = defineEndpoints({
  exportBlog: {
    method: 'GET',
    path: '/api/blog/export',
    summary: 'Export the whole blog: posts with revisions, categories, authors and files',
    access: 'blog:write',
    answers: 'stream',
    types: ['application/json'],
    takes: 45,
  },
  importBlog: {
    method: 'POST',
    path: '/api/blog/import',
    summary:
      'Import a blog. Posts of other systems become drafts. If the file is invalid, nothing is imported',
    access: 'blog:write',
    accepts: {
      fields: z.strictObject({ format: ImportFormat }),
      files: {
        file: {
          max: IMPORT_MAX,
          types: ['application/json', 'text/json', 'text/xml', 'application/xml', 'application/octet-stream'],
        },
      },
    },
    takes: 45,
    response: ImportReport,
  },
});
