import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@upcurve/api-client/api-error';
import type { z } from 'zod';

/** A form whose values are validated by the contract's schema, as on the server. */
export const useContractForm = <Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Values>,
  initialValues: Values,
) =>
  useForm<Values>({ mode: 'uncontrolled', initialValues, validate: schemaResolver(schema, { sync: true }) });

/** Turns the server's issues into errors of a Mantine form: path → message. */
export function formErrors(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}
