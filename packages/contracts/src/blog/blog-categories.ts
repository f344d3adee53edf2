import { del, get, patch, post } from '../shared/endpoint.ts';
import { byId, Empty, line, paragraph, Slug } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

export const NAME_MIN = 2;
const NAME_SHORT = 'Name must be at least 2 characters';
/** Maximum length of the name of a category or an author. */
export const nounName = (max: number) =>
  z.string('Required').pipe(line({ max })).pipe(z.string().min(NAME_MIN, NAME_SHORT));

export const CATEGORY_NAME_MAX = 80;
export const CATEGORIES_MAX = 200;
export const DESCRIPTION_MAX = 500;

export const BlogCategory = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string().optional(),
  /** For staff, counts all posts outside the trash; for others, public posts. */
  postCount: z.int(),
});
export type BlogCategory = z.infer<typeof BlogCategory>;

export const CategoryInput = z.strictObject({
  name: nounName(CATEGORY_NAME_MAX),
  slug: Slug,
  description: paragraph({ max: DESCRIPTION_MAX }).optional(),
});
export type CategoryInput = z.infer<typeof CategoryInput>;

export const categoryCalls = {
  listCategories: get('/api/blog/categories', {
    summary: 'Categories by name. Signed out, only those with public posts',
    access: 'public',
    response: z.array(BlogCategory),
  }),
  createCategory: post('/api/blog/categories', {
    summary: 'Add a category. 409 if its slug is taken',
    access: 'blog:write',
    body: CategoryInput,
    response: BlogCategory,
    status: 201,
  }),
  updateCategory: patch('/api/blog/categories/{id}', {
    summary: 'Change a category. The former slug redirects to the new one',
    access: 'blog:write',
    params: byId,
    body: CategoryInput.partial(),
    response: BlogCategory,
  }),
  deleteCategory: del('/api/blog/categories/{id}', {
    summary: 'Delete a category. Its posts then have no category',
    access: 'blog:write',
    params: byId,
    response: Empty,
  }),
};
