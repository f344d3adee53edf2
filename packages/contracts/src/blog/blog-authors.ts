import { del, get, patch, post } from '../shared/endpoint.ts';
import { byId, Empty, emailWithMessage, line, paragraph } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { nounName } from './blog-categories.ts';

export const AUTHOR_NAME_MAX = 80;
export const AUTHORS_MAX = 200;
export const BIO_MAX = 1000;

export const BlogAuthor = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** Staff only. */
  email: z.string().optional(),
  bio: z.string().optional(),
  avatarUrl: z.string().optional(),
  postCount: z.int(),
});
export type BlogAuthor = z.infer<typeof BlogAuthor>;

export const AVATAR_UNKNOWN = 'Choose a picture of the library.';
/** The URL of a picture in the media library. Pages show no other pictures. */
const AvatarUrl = line({ max: 200 }).regex(/^($|\/media\/[\w.-]+$)/, AVATAR_UNKNOWN);

export const AuthorInput = z.strictObject({
  name: nounName(AUTHOR_NAME_MAX),
  email: emailWithMessage('Invalid email address'),
  bio: paragraph({ max: BIO_MAX }).optional(),
  avatarUrl: AvatarUrl.optional(),
});
export type AuthorInput = z.infer<typeof AuthorInput>;

export const authorCalls = {
  listAuthors: get('/api/blog/authors', {
    summary: 'Authors by name. Signed out, only those with public posts, without email addresses',
    access: 'public',
    response: z.array(BlogAuthor),
  }),
  createAuthor: post('/api/blog/authors', {
    summary: 'Add an author',
    access: 'blog:write',
    body: AuthorInput,
    response: BlogAuthor,
    status: 201,
  }),
  updateAuthor: patch('/api/blog/authors/{id}', {
    summary: 'Change an author',
    access: 'blog:write',
    params: byId,
    body: AuthorInput.partial(),
    response: BlogAuthor,
  }),
  deleteAuthor: del('/api/blog/authors/{id}', {
    summary: 'Delete an author. Their posts then have no author',
    access: 'blog:write',
    params: byId,
    response: Empty,
  }),
};
