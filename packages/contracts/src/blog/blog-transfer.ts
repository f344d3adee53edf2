import { defineEndpoints } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { Empty, flagText, Id, Instant, line } from '../shared/text.ts';
import { parseAddress } from '../shared/web-address.ts';
import { z } from '../shared/zod.ts';

/** Maximum size of an import file, in bytes. */
export const IMPORT_MAX = 100 * 1024 * 1024;
/** Maximum number of pictures that are fetched for one import. */
export const FETCHED_PICTURES_MAX = 1000;
/** How long the results of fetching are kept. */
export const PICTURE_FETCH_DAYS = 30;
/** Maximum length of a picture's address. */
export const PICTURE_ADDRESS_MAX = 2000;

export const IMPORT_FORMATS = {
  upcurve: 'This blog’s export',
  wxr: 'WordPress (WXR)',
  ghost: 'Ghost (JSON)',
} as const;
export const ImportFormat = z.enum(keysOf(IMPORT_FORMATS));
export type ImportFormat = z.infer<typeof ImportFormat>;
/** The formats of other systems. */
export const OtherFormat = ImportFormat.exclude(['upcurve']);
export type OtherFormat = z.infer<typeof OtherFormat>;

/** The home page of the old blog. Ghost leaves it out of the addresses in its export. */
export const OldSite = line({ max: 300 }).refine(
  (text) => /^https?:$/.test(parseAddress(text)?.protocol ?? ''),
  'Enter the address of the old blog, such as https://blog.example.com.',
);

/**
 * The result of an import. `pictures` counts the pictures that are now fetched from their addresses. `left` lists
 * content that was not imported, each with its post; `post` is empty for content that belongs to no post.
 */
export const ImportReport = z.strictObject({
  posts: z.int(),
  categories: z.int(),
  authors: z.int(),
  media: z.int(),
  pictures: z.int(),
  left: z.array(z.strictObject({ post: z.string(), what: z.string() })),
});
export type ImportReport = z.infer<typeof ImportReport>;

/**
 * The pictures that an import fetches. Each picture is in one state: `fetched` ones are in their drafts. `failures` has
 * the first failed ones, in the order of the posts.
 */
export const PictureFetch = z.strictObject({
  id: z.uuid(),
  format: OtherFormat,
  startedAt: Instant,
  fetched: z.int(),
  waiting: z.int(),
  failed: z.int(),
  stopped: z.int(),
  failures: z.array(
    z.strictObject({ postId: z.uuid(), post: z.string(), address: z.string(), reason: z.string() }),
  ),
});
export type PictureFetch = z.infer<typeof PictureFetch>;

const picturesPath = '/api/blog/import/pictures';
const byId = z.strictObject({ id: Id });

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
      fields: z.strictObject({
        format: ImportFormat,
        fetchesPictures: flagText.optional(),
        site: OldSite.optional(),
      }),
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
  listPictureFetches: {
    method: 'GET',
    path: picturesPath,
    summary: `The latest imports that fetch pictures, newest first, with their progress. Kept for ${PICTURE_FETCH_DAYS} days`,
    access: 'blog:write',
    response: z.array(PictureFetch),
  },
  stopPictureFetch: {
    method: 'POST',
    path: `${picturesPath}/{id}/stop`,
    summary: 'Stop fetching the pictures of an import',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: PictureFetch,
  },
  retryPictureFetch: {
    method: 'POST',
    path: `${picturesPath}/{id}/retry`,
    summary: 'Fetch the failed and stopped pictures of an import again',
    access: 'blog:write',
    params: byId,
    body: Empty,
    response: PictureFetch,
  },
});
