import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Post } from '@upcurve/contracts/blog/posts';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../error-message.ts';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { postQueries } from '../post-queries.ts';
import { useSavePost } from '../use-post.ts';
import type { PostConflict } from './PostConflictDialog.tsx';
import {
  changedFields,
  changeOf,
  fieldErrors,
  fieldOf,
  fieldsOf,
  mergeForms,
  type PostFields,
} from './post-fields.ts';
import { type Base, storedForm } from './stored-form.ts';

export const idOfField = (field: string) => `post-${field}`;
const goTo = (field = '') => document.getElementById(idOfField(field))?.focus();

/** Thrown if the post was not saved. The form shows the reason. */
class NotSavedError extends Error {
  override name = 'NotSavedError';
}

const baseOf = (post: Post): Base => ({ id: post.id, version: post.version, fields: fieldsOf(post) });

/**
 * Manages the form of a post's fields. It sends only changed fields. If someone else has saved the post, it merges both
 * versions and asks about fields that both have changed.
 */
export function usePostForm(post: Post) {
  const client = useQueryClient();
  const { toast } = useToast();
  // Restores a form that was stored when the session ended.
  const [kept] = useState(() => storedForm(post.id).take());
  const [base, setBase] = useState<Base>(() => kept?.base ?? baseOf(post));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<PostFields>({
    mode: 'controlled',
    initialValues: kept?.values ?? fieldsOf(post),
    validate: fieldErrors,
  });
  const conflict = useDialog<PostConflict>({ current: null });
  const request = useSavePost();
  const isDirty = changedFields(base.fields, form.values).length > 0;
  const latest = useRef({ base, values: form.values });
  latest.current = { base, values: form.values };

  function rest(on: Post, values: PostFields) {
    const rested = baseOf(on);
    setBase(rested);
    form.setInitialValues(rested.fields);
    form.setValues(values);
    latest.current = { base: rested, values };
  }

  // If the post was saved or published elsewhere, an unchanged form shows the new version.
  const isNewer = (post.version ?? 0) > (base.version ?? 0);
  useEffect(() => {
    if (isNewer && !isDirty) rest(post, fieldsOf(post));
  });

  /** @throws {NotSavedError} if the post could not be saved */
  async function save(): Promise<Post> {
    const { base: seen, values: sent } = latest.current;
    setProblem(null);
    const errors = fieldErrors(sent);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) {
      goTo(Object.keys(errors)[0]);
      throw new NotSavedError('Some fields need your attention first.');
    }
    try {
      const body = changeOf(seen.fields, sent);
      if (Object.keys(body).length === 0) return post;
      const saved = await request.mutateAsync({ seen, body });
      // Keeps text that was typed during the request.
      const mine = latest.current.values;
      rest(saved, mergeForms({ base: sent, mine, theirs: fieldsOf(saved) }).merged);
      return saved;
    } catch (error) {
      return refuse(error as Error, seen);
    }
  }

  async function refuse(error: Error, seen: Base): Promise<Post> {
    const status = error instanceof ApiError ? error.statusCode : 0;
    if (status === 401) storedForm(seen.id).keep({ base: seen, values: latest.current.values });
    if (status === 412) {
      const newest = await client.fetchQuery({ ...postQueries.detail(seen.id), staleTime: 0 });
      const sides = { base: seen.fields, mine: latest.current.values, theirs: fieldsOf(newest) };
      const { merged, both } = mergeForms(sides);
      if (both.length === 0) {
        rest(newest, merged);
        return save();
      }
      conflict.open(
        {
          ...sides,
          fields: both,
          resolve(choices) {
            rest(newest, mergeForms(sides, choices).merged);
            submit();
          },
        },
        document.activeElement as HTMLElement | null,
      );
      throw new NotSavedError('Someone else has saved this post since you opened it.');
    }
    const errors = Object.fromEntries(
      Object.entries(formErrors(error)).map(([path, message]) => [fieldOf(path), message]),
    );
    if (Object.keys(errors).length > 0) {
      form.setErrors(errors);
      goTo(Object.keys(errors)[0]);
      throw new NotSavedError('Some fields need your attention first.');
    }
    if (status === 409) {
      // A conflict can only be about the slug.
      form.setErrors({ slug: error.message });
      goTo('slug');
      throw new NotSavedError(error.message);
    }
    setProblem(status === 404 ? 'This post has been deleted.' : errorMessage(error, 'Please try again.'));
    throw new NotSavedError('The post could not be saved.');
  }

  function submit() {
    if (request.isPending) return;
    save().then(
      () => toast({ title: 'Post Saved' }),
      (error) => {
        if (!(error instanceof NotSavedError)) setProblem(errorMessage(error, 'Please try again.'));
      },
    );
  }

  return { base, form, isDirty, isSaving: request.isPending, problem, conflict, save, submit };
}
export type PostFormState = ReturnType<typeof usePostForm>;
