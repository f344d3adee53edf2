import { data } from 'react-router';
import { type FormName, forms } from '../../content/contact/forms.ts';

/**
 * Returns the form with this name.
 * @throws a 404 if there is none
 */
export function formOf(name: string | undefined): FormName {
  if (name && Object.hasOwn(forms, name)) return name as FormName;
  throw data(null, { status: 404, headers: { 'cache-control': 'no-cache' } });
}
