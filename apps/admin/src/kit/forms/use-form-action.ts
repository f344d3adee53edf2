import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@upcurve/ui/use-toast';
import { type Action, failureToast } from '../feedback/use-action.ts';
import { formErrors } from './contract-form.ts';
import { submitOnModEnter } from './form-keys.ts';

/**
 * Submits a form and resets it on success. Field errors appear at their fields, and the first invalid field takes the
 * focus. Other failures appear in a toast. Spread `props` on the form.
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
