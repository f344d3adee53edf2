import { nounName } from './blog-names.ts';
import { defineEndpoints } from './endpoint.ts';
import { Slug } from './slug.ts';
import { Empty, Id, paragraph } from './text.ts';
import { z } from './zod.ts';

export const CATEGORY_NAME_MAX = 80;
export const CATEGORIES_MAX = 200;
export const DESCRIPTION_MAX = 500;

export const BlogCategory = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  description: z.string().optional(),
  /** Of all posts that are not in the trash for staff, of public ones for others. */
  postCount: z.int(),
});
export type BlogCategory = z.infer<typeof BlogCategory>;

export const CategoryInput = z.strictObject({
  name: nounName(CATEGORY_NAME_MAX),
  slug: Slug,
  description: paragraph({ max: DESCRIPTION_MAX }).optional(),
});
export type CategoryInput = z.infer<typeof CategoryInput>;

const byId = z.strictObject({ id: Id });

export const categoryCalls = defineEndpoints({
  listCategories: {
    method: 'GET',
    path: '/api/blog/categories',
    summary: 'Categories by name; signed out those with public posts',
    access: 'public',
    response: z.array(BlogCategory),
  },
  createCategory: {
    method: 'POST',
    path: '/api/blog/categories',
    summary: 'Add a category; 409 where its slug is taken',
    access: 'blog:write',
    body: CategoryInput,
    response: BlogCategory,
    status: 201,
  },
  updateCategory: {
    method: 'PATCH',
    path: '/api/blog/categories/{id}',
    summary: 'Change a category; its former slug leads to the new one',
    access: 'blog:write',
    params: byId,
    body: CategoryInput.partial(),
    response: BlogCategory,
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/api/blog/categories/{id}',
    summary: 'Delete a category; its posts have none from then on',
    access: 'blog:write',
    params: byId,
    response: Empty,
  },
});
