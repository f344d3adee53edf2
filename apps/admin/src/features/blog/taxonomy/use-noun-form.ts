import { schemaResolver, useForm } from '@mantine/form';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { useId } from 'react';
import type { z } from 'zod';
import { errorMessage } from '../../../error-message.ts';
import { formErrors } from '../../../kit/forms/contract-form.ts';

interface NounForm<Values> {
  /** The schema of the contract, which the server also checks. */
  schema: z.ZodType<unknown, Values>;
  initialValues: Values;
  act: (values: Values) => Promise<{ name: string }>;
  /** The field that a 409 response refers to. */
  takenField?: keyof Values & string;
  done: (saved: { name: string }) => ToastInput;
  /** The message if the server's response gives no reason. */
  failure: string;
  changes: readonly QueryKey[];
  onDone: () => void;
}

/**
 * Manages the form of a category or an author. An invalid field shows its error and takes the focus; other errors
 * appear above the form.
 */
export function useNounForm<Values extends Record<string, unknown>>(options: NounForm<Values>) {
  const { schema, initialValues, act, takenField, done, failure, changes, onDone } = options;
  const id = useId();
  const { toast } = useToast();
  const client = useQueryClient();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });
  const idOf = (name: string) => `${id}-${name}`;
  const goTo = (name = '') => document.getElementById(idOf(name))?.focus();

  const save = useMutation({
    mutationFn: () => act(form.values),
    onSuccess(saved) {
      toast(done(saved));
      onDone();
    },
    onError(error) {
      const isTaken = takenField && error instanceof ApiError && error.statusCode === 409;
      const errors = isTaken ? { [takenField]: error.message } : formErrors(error);
      form.setErrors(errors);
      goTo(Object.keys(errors)[0]);
    },
    onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const hasFieldErrors = Object.keys(form.errors).length > 0;

  return {
    form,
    save,
    field: (name: keyof Values & string) => ({ id: idOf(name), ...form.getInputProps(name) }),
    idOf,
    problem: save.error && !hasFieldErrors ? errorMessage(save.error, failure) : null,
    submit: form.onSubmit(
      () => {
        if (!save.isPending) save.mutate();
      },
      (errors) => goTo(Object.keys(errors)[0]),
    ),
  };
}
