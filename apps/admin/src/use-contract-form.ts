import { schemaResolver, useForm } from '@mantine/form';
import type { z } from 'zod';

/** A form of what a contract takes, checked by that contract as the server checks it. */
export const useContractForm = <Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Values>,
  initialValues: Values,
) =>
  useForm<Values>({ mode: 'uncontrolled', initialValues, validate: schemaResolver(schema, { sync: true }) });
