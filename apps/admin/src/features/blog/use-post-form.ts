import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Post } from '@upcurve/contracts/posts';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useRef, useState } from 'react';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import { type Base, keptForm } from './kept-form.ts';
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
import { postQueries } from './post-queries.ts';
import { useSavePost } from './use-post.ts';

export const idOfField = (field: string) => `post-${field}`;
const goTo = (field = '') => document.getElementById(idOfField(field))?.focus();

/** It was not saved, and the form says why. */
class NotSavedError extends Error {
  override name = 'NotSavedError';
}

const baseOf = (post: Post): Base => ({ id: post.id, version: post.version, fields: fieldsOf(post) });

/**
 * The form of a post's fields. It sends what was changed and no more; where somebody has saved meanwhile, what both have changed
 * is asked about and everything else of both is kept.
 */
export function usePostForm(post: Post) {
  const client = useQueryClient();
  const { toast } = useToast();
  // What a session that ended has left here is gone on with.
  const [kept] = useState(() => keptForm(post.id).take());
  // What the edit rests upon.
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

  // Somebody has saved, or this post was published: as long as nothing is typed here, the form follows.
  const isNewer = (post.version ?? 0) > (base.version ?? 0);
  useEffect(() => {
    if (isNewer && !isDirty) rest(post, fieldsOf(post));
  });

  /** @throws where it is not saved; the form says why */
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
      // What was typed while it was on its way stays.
      const mine = latest.current.values;
      rest(saved, mergeForms({ base: sent, mine, theirs: fieldsOf(saved) }).merged);
      return saved;
    } catch (error) {
      return refuse(error as Error, seen);
    }
  }

  async function refuse(error: Error, seen: Base): Promise<Post> {
    const status = error instanceof ApiError ? error.statusCode : 0;
    if (status === 401) keptForm(seen.id).keep({ base: seen, values: latest.current.values });
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
          settle(choices) {
            rest(newest, mergeForms(sides, choices).merged);
            submit();
          },
        },
        document.activeElement as HTMLElement | null,
      );
      throw new NotSavedError('Somebody has saved this post since you opened it.');
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
      // A slug is all that can be taken.
      form.setErrors({ slug: error.message });
      goTo('slug');
      throw new NotSavedError(error.message);
    }
    setProblem(status === 404 ? 'Somebody has deleted this post.' : errorMessage(error, 'Please try again.'));
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
