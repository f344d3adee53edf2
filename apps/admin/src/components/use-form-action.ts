import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@upcurve/ui/use-toast';
import { formErrors } from '../form-errors.ts';
import { submitOnModEnter } from '../form-keys.ts';
import { type Action, failureToast } from './use-action.ts';

/**
 * Sends a form, which is empty again once that is done. What is wrong with a field stands at it, and the first of them takes the
 * focus; any other failure is a toast. Spread `props` on the form.
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
