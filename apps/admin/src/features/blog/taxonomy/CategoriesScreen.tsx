import { Anchor, Text, Textarea, TextInput } from '@mantine/core';
import { ApiError } from '@upcurve/api-client/api-error';
import {
  type BlogCategory,
  CATEGORIES_MAX,
  CATEGORY_NAME_MAX,
  CategoryInput,
  DESCRIPTION_MAX,
} from '@upcurve/contracts/blog/blog-categories';
import { slugOf } from '@upcurve/contracts/shared/slug';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { formErrors, useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { RowList } from '../../../kit/table/RowList.tsx';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { paths } from '../../../paths.ts';
import { categoriesQuery, postQueries } from '../post-queries.ts';
import { countOfPosts, displayPostUrl, UNCATEGORIZED, UNNAMED_POST } from '../post-words.ts';
import { NounScreen } from './NounScreen.tsx';

export function CategoriesScreen() {
  const isPhone = useIsPhone();
  return (
    <NounScreen
      one="Category"
      many="Categories"
      subtitle="Topics that group posts"
      query={categoriesQuery}
      max={CATEGORIES_MAX}
      textOf={({ name, slug, description = '' }) => [name, slug, description].join('\n')}
      noMatch="No name, slug or description matches your search."
      purpose="Categories help readers find related posts. Each one has its own page on the site."
      Form={CategoryDialog}
      factsOf={({ name, slug }) => [
        ['Category', name],
        ['Slug', slug],
      ]}
      lossOf={({ postCount }) =>
        postCount === 0
          ? 'It has no posts.'
          : `${countOfPosts(postCount)} will become ${UNCATEGORIZED}. Nothing else changes.`
      }
      remove={(id) => api.blog.deleteCategory({ params: { id } })}
    >
      {(found, actions) =>
        isPhone ? (
          <RowList label="Categories" rows={found} actions={actions}>
            {(category) => (
              <>
                <Text size="sm" fw={600}>
                  {category.name || UNNAMED_POST}
                </Text>
                <Text size="xs" c="dimmed">
                  {category.slug} · <PostCount category={category} />
                </Text>
                {category.description && <Text size="sm">{category.description}</Text>}
              </>
            )}
          </RowList>
        ) : (
          <DataTable
            label="Categories"
            rows={found}
            columns={columns}
            nameOf={({ name }) => name}
            actions={actions}
          />
        )
      }
    </NounScreen>
  );
}

function PostCount({ category: { id, postCount } }: { category: BlogCategory }) {
  if (postCount === 0) return countOfPosts(0);
  return (
    <Anchor component={Link} to={`${paths.blog()}?category=${id}`} inherit underline="always">
      {countOfPosts(postCount)}
    </Anchor>
  );
}

const column = columnsOf<BlogCategory>();
const columns = column.columns([
  column.accessor('name', {
    header: 'Name',
    cell: ({ getValue }) => (
      <Text span size="sm" fw={600}>
        {getValue() || UNNAMED_POST}
      </Text>
    ),
    meta: { width: '15rem' },
  }),
  column.accessor('slug', { header: 'Slug', meta: { width: '14rem' } }),
  column.accessor('description', {
    header: 'Description',
    cell: ({ getValue }) => (
      <Text span size="sm" c="dimmed" lineClamp={2}>
        {getValue()}
      </Text>
    ),
    meta: { visibleFrom: 'md' },
  }),
  column.accessor('postCount', {
    header: 'Posts',
    cell: ({ row: { original } }) => <PostCount category={original} />,
    meta: { width: '7rem' },
  }),
]);

/** Creates or edits a category. Its slug follows the name until the slug is edited. */
function CategoryDialog({ item, ...dialog }: OpenedDialog & { item: BlogCategory | undefined }) {
  const [isSlugOwn, setSlugOwn] = useState(item !== undefined);
  const form = useSaveForm({
    schema: CategoryInput,
    initial: { name: item?.name ?? '', slug: item?.slug ?? '', description: item?.description ?? '' },
    save: (body) =>
      item ? api.blog.updateCategory({ params: { id: item.id }, body }) : api.blog.createCategory({ body }),
    saved: ({ name }) => ({ title: `Category ${item ? 'Updated' : 'Created'}`, description: name }),
    fallback: `Failed to ${item ? 'update' : 'create'} category`,
    changes: [categoriesQuery.queryKey, postQueries.all],
    onSaved: dialog.onClose,
    // A conflict can only be about the slug.
    errorsOf: (error) =>
      error instanceof ApiError && error.statusCode === 409 ? { slug: error.message } : formErrors(error),
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={item ? 'Edit category' : 'New category'}
      saveLabel={item ? 'Save changes' : 'Create category'}
    >
      <TextInput
        label="Name"
        maxLength={CATEGORY_NAME_MAX}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('name', value);
          if (!isSlugOwn) form.setFieldValue('slug', slugOf(value));
        }}
      />
      <TextInput
        label="Slug"
        description={`Its page is ${displayPostUrl(`category/${form.values.slug}`)}${item ? '. The old address redirects there.' : ''}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('slug')}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('slug', value);
          setSlugOwn(value !== '');
        }}
      />
      <Textarea
        label="Description"
        description="Optional. Shown above its posts and in search results."
        rows={3}
        maxLength={DESCRIPTION_MAX}
        {...form.getInputProps('description')}
      />
    </FormDialog>
  );
}
