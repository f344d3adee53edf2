import { ALT_MAX } from '../media/media-limits.ts';
import { get, post } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { Id, line } from '../shared/text.ts';
import { parseAddress } from '../shared/web-address.ts';
import { z } from '../shared/zod.ts';

export const IMPORT_MAX = 100 * 1024 * 1024;
export const FETCHED_PICTURES_MAX = 1000;
export const PICTURE_ADDRESS_MAX = 2000;

export const IMPORT_FORMATS = {
  upcurve: 'This blog’s export',
  wxr: 'WordPress (WXR)',
  ghost: 'Ghost (JSON)',
} as const;
export const ImportFormat = z.enum(keysOf(IMPORT_FORMATS));
export type ImportFormat = z.infer<typeof ImportFormat>;

const isWebAddress = (text: string) => /^https?:$/.test(parseAddress(text)?.protocol ?? '');

/** The home page of the old blog. Ghost leaves it out of the addresses in its export. */
export const OldSite = line({ max: 300 }).refine(
  isWebAddress,
  'Enter the address of the old blog, such as https://blog.example.com.',
);

/** A picture of another blog that the media library lacks, and its description. */
export const MissingPicture = z.strictObject({
  address: z.string().max(PICTURE_ADDRESS_MAX).refine(isWebAddress, 'Enter the address of a picture.'),
  alt: line({ max: ALT_MAX }),
});
export type MissingPicture = z.infer<typeof MissingPicture>;

/** The id of a fetched picture in the media library, or why it could not be fetched. */
export const FetchedPicture = z.union([
  z.strictObject({ id: z.uuid() }),
  z.strictObject({ reason: z.string() }),
]);
export type FetchedPicture = z.infer<typeof FetchedPicture>;

/** The ids of fetched pictures in the media library, by their addresses. */
export const FetchedPictures = z
  .record(z.string().max(PICTURE_ADDRESS_MAX), Id)
  .refine((pictures) => Object.keys(pictures).length <= FETCHED_PICTURES_MAX);
export type FetchedPictures = z.infer<typeof FetchedPictures>;

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

const JSON_TYPES = ['application/json', 'text/json'];
const file = {
  max: IMPORT_MAX,
  types: [
    ...JSON_TYPES,
    'text/xml',
    'application/xml',
    'application/x-tar',
    'application/gzip',
    'application/x-gzip',
    'application/octet-stream',
  ],
};
const fields = z.strictObject({ format: ImportFormat, site: OldSite.optional() });

export const transferCalls = {
  exportBlog: get('/api/blog/export', {
    summary: 'Export the whole blog: posts with revisions, categories, authors and files',
    access: 'blog:write',
    answers: 'stream',
    types: ['application/x-tar'],
    timeoutSeconds: 45,
  }),
  importBlog: post('/api/blog/import', {
    summary:
      'Import a blog. Posts of other systems become drafts. If the file is invalid, nothing is imported',
    access: 'blog:write',
    accepts: {
      fields,
      files: {
        // Before the file, because the parts arrive in this order.
        pictures: {
          max: FETCHED_PICTURES_MAX * (PICTURE_ADDRESS_MAX + 50),
          types: JSON_TYPES,
          optional: true,
        },
        file,
      },
    },
    timeoutSeconds: 45,
    response: ImportReport,
  }),
  listMissingPictures: post('/api/blog/import/missing-pictures', {
    summary: `Pictures that a file of another system needs and the media library lacks, at most ${FETCHED_PICTURES_MAX}. Imports nothing`,
    access: 'blog:write',
    accepts: { fields, files: { file } },
    timeoutSeconds: 45,
    response: z.array(MissingPicture),
  }),
  fetchPicture: post('/api/blog/import/pictures', {
    summary: 'Fetch a picture of another blog into the media library. If that fails, the answer says why',
    access: 'blog:write',
    body: MissingPicture,
    timeoutSeconds: 45,
    response: FetchedPicture,
  }),
};
