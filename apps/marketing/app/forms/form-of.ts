import { data } from 'react-router';
import { type FormName, forms } from '../content/forms.ts';

/**
 * The form that an address names.
 * @throws a 404 where there is none
 */
export function formOf(name: string | undefined): FormName {
  if (name && Object.hasOwn(forms, name)) return name as FormName;
  throw data(null, { status: 404 });
}
