import { Textarea, TextInput } from '@mantine/core';
import {
  type BlogCategory,
  CATEGORY_NAME_MAX,
  CategoryInput,
  DESCRIPTION_MAX,
} from '@upcurve/contracts/blog/blog-categories';
import { slugOf } from '@upcurve/contracts/shared/slug';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { categoriesQuery, postQueries } from '../post-queries.ts';
import { displayPostUrl } from '../post-words.ts';
import { useNounForm } from './use-noun-form.ts';

const CREATE = { title: 'New Category', save: 'Create Category', act: 'create' } as const;
const EDIT = { title: 'Edit Category', save: 'Save Changes', act: 'update' } as const;

interface CategoryDialogProps extends OpenedDialog {
  /** Undefined for a new category. */
  category?: BlogCategory;
}

/**
 * Creates or edits a category. Its slug follows the name until the slug is edited. Must be remounted each time it
 * opens.
 */
export function CategoryDialog({ category, ...dialog }: CategoryDialogProps) {
  const words = category ? EDIT : CREATE;
  const [isSlugOwn, setSlugOwn] = useState(category !== undefined);
  const { form, field, save, problem, submit } = useNounForm({
    schema: CategoryInput,
    initialValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
    act: (body) =>
      category
        ? api.blog.updateCategory({ params: { id: category.id }, body })
        : api.blog.createCategory({ body }),
    // A conflict can only be about the slug.
    takenField: 'slug',
    done: ({ name }) => ({
      title: category ? 'Category Updated' : 'Category Created',
      description: name,
    }),
    failure: `Failed to ${words.act} category`,
    changes: [categoriesQuery.queryKey, postQueries.all],
    onDone: dialog.onClose,
  });
  const name = field('name');
  const slug = field('slug');
  return (
    <FormDialog
      {...dialog}
      title={words.title}
      saveLabel={words.save}
      isDirty={form.isDirty()}
      isSaving={save.isPending}
      problem={problem}
      onSubmit={submit}
    >
      <TextInput
        label="Name"
        maxLength={CATEGORY_NAME_MAX}
        data-autofocus
        autoComplete="off"
        {...name}
        onChange={(event) => {
          name.onChange(event);
          if (!isSlugOwn) form.setFieldValue('slug', slugOf(event.currentTarget.value));
        }}
      />
      <TextInput
        label="Slug"
        description={`Its page is ${displayPostUrl(`category/${form.values.slug}`)}${category ? '. The old address redirects there.' : ''}`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...slug}
        onChange={(event) => {
          slug.onChange(event);
          setSlugOwn(event.currentTarget.value !== '');
        }}
      />
      <Textarea
        label="Description"
        description="Optional. Shown above its posts and in search results."
        rows={3}
        maxLength={DESCRIPTION_MAX}
        {...field('description')}
      />
    </FormDialog>
  );
}
