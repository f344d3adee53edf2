import { schemaResolver, type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { errorMessage } from '../../error-message.ts';
import { type Failure, failureToast } from '../feedback/use-action.ts';
import { submitOnModEnter } from './SubmitButton.tsx';

interface SaveFormOptions<Values, Saved> {
  /** What is edited, such as 'this question'. Named when changes would be lost or a colleague saved first. */
  what?: string;
  /** The schema of the contract, which the server also checks. */
  schema?: z.ZodType<unknown, Values>;
  /** Replaces the schema if the form's values differ from the body of the request. */
  validate?: UseFormInput<Values>['validate'];
  initial: Values;
  /** The version that editing starts from. Undefined for a new item, and for items without versions. */
  version?: number | undefined;
  save: (values: Values, version: number | undefined) => Promise<Saved>;
  /** Returns the toast. If undefined, no toast is shown. */
  saved?: (saved: Saved, values: Values) => ToastInput | undefined;
  /** The toast after a failure. Without it, or if it has a description, the form shows the server's reason. */
  failed?: Failure;
  /** The reason in the dialog if the server gave none. Default 'Please try again.' */
  fallback?: string;
  /** Queries to refetch, also after a failure, because a colleague may have changed the data first. */
  changes?: readonly QueryKey[];
  onSaved?: (saved: Saved, values: Values) => void;
  /** Returns the form's values of what was saved. Without it, the form keeps what was entered. */
  valuesOf?: (saved: Saved) => Values;
  /** Fetches what is stored after a colleague saved first; undefined if it was deleted. */
  newest?: () => Promise<Saved | undefined>;
  /** Offers to add the item again after it was deleted, such as 'Add as new question'. */
  addLabel?: string;
  labelOf?: (path: string) => string | undefined;
  /** Returns the labels of the fields that a colleague changed. Default: compares the values by `labelOf`. */
  changedFields?: (before: Values, after: Values) => string[];
  /** Lists the errors above the fields, by `labelOf`. Otherwise the first invalid field gets the focus. */
  hasSummary?: boolean;
  /** Returns the errors of an answer by path, if the form's paths differ from those of the contract. */
  errorsOf?: (error: Error) => Record<string, string>;
  /** Focuses the field at a path. Default: the input with the path's props. */
  focus?: (path: string) => void;
  onChange?: () => void;
}

/** Converts the server's issues to errors of a form, by path. */
export function formErrors(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}

const versionOf = (item: unknown) => (item as { version?: number } | undefined)?.version;

/**
 * A form that validates like the server and saves. Errors appear at their fields. If a colleague saved first, it offers
 * their version or the member's own. Show it with `SaveForm` or `FormDialog`.
 */
export function useSaveForm<Values extends Record<string, unknown>, Saved>(
  options: SaveFormOptions<Values, Saved>,
) {
  const { what, schema, failed, newest, valuesOf, labelOf, hasSummary, errorsOf = formErrors } = options;
  const { toast } = useToast();
  const client = useQueryClient();
  const [version, setVersion] = useState(options.version);
  const [conflict, setConflict] = useState<{ newest?: Saved; changed: string[] } | null>(null);
  // Counts rejected attempts, so screen readers announce each one.
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: options.initial,
    validate: schema ? schemaResolver(schema, { sync: true }) : options.validate,
    ...(options.onChange && { onValuesChange: options.onChange }),
  });
  const { focus = (path: string) => form.getInputNode(path)?.focus() } = options;

  function refuse(errors: object) {
    setRefusals((count) => count + 1);
    if (!hasSummary) focus(Object.keys(errors)[0] ?? '');
  }
  /** Shows the errors of a response at their fields. Returns whether there are any. */
  function showErrors(error: Error): boolean {
    const errors = errorsOf(error);
    form.setErrors(errors);
    const hasSome = Object.keys(errors).length > 0;
    if (hasSome) refuse(errors);
    return hasSome;
  }
  function load(values: Values, of: number | undefined) {
    setVersion(of);
    setConflict(null);
    setRefusals(0);
    form.setInitialValues(values);
    form.setValues(values);
    form.clearErrors();
  }
  function differences(before: Values, after: Values) {
    if (options.changedFields) return options.changedFields(before, after);
    const changed = Object.keys(after).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    return changed.map((name) => labelOf?.(name) ?? name);
  }

  const save = useMutation({
    // The answer may contain a secret, and the values a password.
    gcTime: 0,
    mutationFn: (onto: number | undefined) => options.save({ ...form.getValues() }, onto),
    onMutate: () => setConflict(null),
    onSuccess: (saved) => {
      const values = form.getValues();
      // Immediately, so that `onSaved` can leave the screen without the question about unsaved changes.
      flushSync(() => load(valuesOf ? valuesOf(saved) : values, versionOf(saved)));
      const said = options.saved?.(saved, values);
      if (said) toast(said);
      options.onSaved?.(saved, values);
    },
    onError: async (error, onto) => {
      if (showErrors(error)) return;
      const isConflict = error instanceof ApiError && [404, 412].includes(error.statusCode);
      if (isConflict && onto !== undefined && (await settle(onto))) return;
      if (failed) toast(failureToast(error, failed));
    },
    onSettled: () =>
      Promise.all((options.changes ?? []).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

  /** Shows the conflict with a colleague. Returns false if what is stored cannot be fetched. */
  async function settle(onto: number): Promise<boolean> {
    if (!newest) return false;
    const stored = await newest().catch(() => null);
    if (stored === null) return false;
    if (stored === undefined) setConflict({ changed: [] });
    else {
      const changed = valuesOf ? differences(form.getInitialValues(), valuesOf(stored)) : [];
      const isElsewhere = changed.length === 0 && versionOf(stored) !== onto;
      // A change of what the form does not show is kept by saving again.
      if (isElsewhere) save.mutate(versionOf(stored));
      else setConflict({ newest: stored, changed });
    }
    return true;
  }

  const isShownInToast = failed && failed.description === undefined;
  const hasErrors = Object.keys(form.errors).length > 0;
  const submit = form.onSubmit(() => {
    if (!save.isPending) save.mutate(version);
  }, refuse);
  return {
    ...form,
    what,
    isSaving: save.isPending,
    /** Why saving failed, unless a field, a toast or the conflict says so. */
    problem:
      save.error && !isShownInToast && !hasErrors && !conflict
        ? errorMessage(save.error, options.fallback ?? 'Please try again.')
        : null,
    /** Validates the form and shows its errors. Returns whether there are none. */
    check() {
      const { hasErrors, errors } = form.validate() as ReturnType<UseFormReturnType<Values>['validate']>;
      if (hasErrors) refuse(errors);
      return !hasErrors;
    },
    showErrors,
    /** Saves and then calls `next`, for actions that need what is saved. */
    saveThen: (next: () => void) => save.mutate(version, { onSuccess: next }),
    discard() {
      form.reset();
      setConflict(null);
      setRefusals(0);
    },
    summary:
      hasSummary && refusals > 0
        ? { key: refusals, labelOf: (path: string) => labelOf?.(path), focus }
        : null,
    conflict: conflict && {
      changed: conflict.changed,
      isGone: conflict.newest === undefined,
      addLabel: options.addLabel,
      load() {
        if (conflict.newest && valuesOf) load(valuesOf(conflict.newest), versionOf(conflict.newest));
        focus(Object.keys(options.initial)[0] ?? '');
      },
      /** Saves over the colleague's version, or adds the item again. */
      overwrite() {
        setVersion(versionOf(conflict.newest));
        save.mutate(versionOf(conflict.newest));
      },
    },
    props: { noValidate: true, onKeyDown: submitOnModEnter, onSubmit: submit },
  };
}

/** The part of a form that its frame needs, without its values. */
export type SavingForm = Pick<
  ReturnType<typeof useSaveForm>,
  'what' | 'isSaving' | 'problem' | 'summary' | 'conflict' | 'errors' | 'props' | 'discard'
> & { isDirty: () => boolean };
