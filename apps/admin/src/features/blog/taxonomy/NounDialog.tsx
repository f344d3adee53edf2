import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { useToast } from '@upcurve/ui/use-toast';
import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { errorMessage } from '../../../error-message.ts';
import { FormDialog, type OpenedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { formErrors } from '../../../kit/forms/contract-form.ts';
import { postQueries } from '../post-queries.ts';

interface NounDialogProps<Values> extends OpenedDialog {
  /** The noun, such as `Category`. */
  one: string;
  isNew: boolean;
  /** The schema of the contract, which the server also checks. */
  schema: z.ZodType<unknown, Values>;
  initialValues: Values;
  send: (values: Values) => Promise<{ name: string }>;
  /** The field that a 409 response refers to. */
  takenField?: keyof Values & string;
  queryKey: QueryKey;
  /** Whether another dialog is open on top of this one. */
  isBelow?: boolean;
  /** Renders the fields. `field` returns the props of an input. */
  children: (
    form: UseFormReturnType<Values>,
    field: (
      name: keyof Values & string,
    ) => { id: string } & ReturnType<UseFormReturnType<Values>['getInputProps']>,
  ) => ReactNode;
}

/**
 * The form of a category or an author. An invalid field shows its error and takes the focus; other errors appear above
 * the form.
 */
export function NounDialog<Values extends Record<string, unknown>>(props: NounDialogProps<Values>) {
  const { one, isNew, schema, initialValues, send, takenField, queryKey, isBelow, children, ...dialog } =
    props;
  const id = useId();
  const { toast } = useToast();
  const client = useQueryClient();
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });
  const goTo = (name = '') => document.getElementById(`${id}-${name}`)?.focus();

  const save = useMutation({
    mutationFn: send,
    onSuccess({ name }) {
      toast({ title: `${one} ${isNew ? 'Created' : 'Updated'}`, description: name });
      dialog.onClose();
    },
    onError(error) {
      const isTaken = takenField && error instanceof ApiError && error.statusCode === 409;
      const errors = isTaken ? { [takenField]: error.message } : formErrors(error);
      form.setErrors(errors);
      goTo(Object.keys(errors)[0]);
    },
    onSettled: () =>
      Promise.all([queryKey, postQueries.all].map((key) => client.invalidateQueries({ queryKey: key }))),
  });
  const hasFieldErrors = Object.keys(form.errors).length > 0;
  const failure = `Failed to ${isNew ? 'create' : 'update'} ${one.toLowerCase()}`;
  return (
    <FormDialog
      {...dialog}
      title={`${isNew ? 'New' : 'Edit'} ${one}`}
      saveLabel={isNew ? `Create ${one}` : 'Save Changes'}
      isDirty={form.isDirty()}
      isSaving={save.isPending}
      problem={save.error && !hasFieldErrors ? errorMessage(save.error, failure) : null}
      isBelow={isBelow}
      onSubmit={form.onSubmit(
        (values) => {
          if (!save.isPending) save.mutate(values);
        },
        (errors) => goTo(Object.keys(errors)[0]),
      )}
    >
      {children(form, (name) => ({ id: `${id}-${name}`, ...form.getInputProps(name) }))}
    </FormDialog>
  );
}
