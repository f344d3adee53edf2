import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Post } from '@upcurve/contracts/blog';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useRef, useState } from 'react';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { formErrors } from '../../form-errors.ts';
import type { PostConflict } from './PostConflictDialog.tsx';
import {
  changedFields,
  changeOf,
  clashes,
  draftErrors,
  draftOf,
  fieldOf,
  merged,
  type PostDraft,
} from './post-draft.ts';
import { postQueries } from './post-queries.ts';
import { useSavePost } from './use-post.ts';

export const idOfField = (field: string) => `post-${field}`;
const goTo = (field = '') => document.getElementById(idOfField(field))?.focus();

/** It was not saved, and the form says why. */
class NotSavedError extends Error {
  override name = 'NotSavedError';
}

/**
 * The form of a post's fields. It sends what was changed and no more; where somebody has saved meanwhile, what both have changed
 * is asked about and everything else of both is kept.
 */
export function usePostForm(post: Post) {
  const client = useQueryClient();
  const { toast } = useToast();
  // What the edit rests upon.
  const [base, setBase] = useState(post);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<PostDraft>({
    mode: 'controlled',
    initialValues: draftOf(post),
    validate: draftErrors,
  });
  const conflict = useDialog<PostConflict>({ current: null });
  const request = useSavePost();
  const isDirty = changedFields(draftOf(base), form.values).length > 0;
  const latest = useRef({ base, values: form.values });
  latest.current = { base, values: form.values };

  function rest(on: Post, values: PostDraft) {
    setBase(on);
    form.setInitialValues(draftOf(on));
    form.setValues(values);
    latest.current = { base: on, values };
  }

  // Somebody has saved, or this post was published: as long as nothing is typed here, the form follows.
  const isNewer = (post.version ?? 0) > (base.version ?? 0);
  useEffect(() => {
    if (isNewer && !isDirty) rest(post, draftOf(post));
  });

  /** @throws where it is not saved; the form says why */
  async function save(): Promise<Post> {
    const { base: seen, values: sent } = latest.current;
    setProblem(null);
    const errors = draftErrors(sent);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) {
      goTo(Object.keys(errors)[0]);
      throw new NotSavedError('Some fields need your attention first.');
    }
    try {
      const body = changeOf(draftOf(seen), sent);
      if (Object.keys(body).length === 0) return seen;
      const saved = await request.mutateAsync({ seen, body });
      // What was typed while it was on its way stays.
      rest(saved, merged(sent, latest.current.values, draftOf(saved), []));
      return saved;
    } catch (error) {
      return refuse(error as Error, seen);
    }
  }

  async function refuse(error: Error, seen: Post): Promise<Post> {
    const status = error instanceof ApiError ? error.statusCode : 0;
    if (status === 412) {
      const newest = await client.fetchQuery({ ...postQueries.detail(seen.id), staleTime: 0 });
      const mine = latest.current.values;
      const fields = clashes(draftOf(seen), mine, draftOf(newest));
      if (fields.length === 0) {
        rest(newest, merged(draftOf(seen), mine, draftOf(newest), []));
        return save();
      }
      conflict.open(
        {
          fields,
          mine,
          theirs: draftOf(newest),
          settle(keepTheirs) {
            rest(newest, merged(draftOf(seen), mine, draftOf(newest), keepTheirs));
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
