import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { useToast } from '@upcurve/ui/use-toast';
import type { z } from 'zod';
import { type Action, failureToast } from '../feedback/use-action.ts';
import { submitOnModEnter } from './SubmitButton.tsx';

/** Creates a form that validates its values with the contract's schema, like the server. */
export const useContractForm = <Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Values>,
  initialValues: Values,
) =>
  useForm<Values>({ mode: 'uncontrolled', initialValues, validate: schemaResolver(schema, { sync: true }) });

/** Converts the server's issues to errors of a Mantine form, by path. */
export function formErrors(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}

/**
 * Submits a form and resets it on success. Field errors appear at their fields, and the first invalid field gets the
 * focus. Other errors appear in a toast. Spread `props` on the form.
 */
export function useFormAction<Values extends Record<string, unknown>, Result>(
  form: UseFormReturnType<Values>,
  { act, done, failed, changes, onDone }: Action<Values, Result>,
) {
  const { toast } = useToast();
  const client = useQueryClient();
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();

  const { isPending, mutate } = useMutation({
    mutationFn: act,
    onSuccess: (result, values) => {
      form.reset();
      const said = done(values, result);
      if (said) toast(said);
      onDone?.(values, result);
    },
    onError: (error) => {
      const errors = formErrors(error);
      form.setErrors(errors);
      if (Object.keys(errors).length > 0) return focusFirst(errors);
      toast(failureToast(error, failed));
    },
    onSettled: () => Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

  const send = form.onSubmit((values) => {
    if (!isPending) mutate({ ...values });
  }, focusFirst);
  return { isPending, props: { noValidate: true, onKeyDown: submitOnModEnter, onSubmit: send } };
}
