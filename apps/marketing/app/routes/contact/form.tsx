import { data, redirect } from 'react-router';
import { forms } from '../../content/contact/forms.ts';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { answerForm } from '../../forms/sending/answer-form.server.ts';
import { formOf } from '../../forms/sending/form-of.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { SimplePage } from '../../layout/page/SimplePage.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/form';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

export const ErrorBoundary = PageError;

export function meta({ matches, params, error }: Route.MetaArgs) {
  if (error) return failedMeta(error);
  const { title } = forms[formOf(params.form)];
  return pageMeta(matches, { title, path: paths.form(params.form), isIndexed: false });
}

export function loader({ params }: Route.LoaderArgs) {
  formOf(params.form);
  return null;
}

const STATUS = { invalid: 400, review: 200, unreachable: 503, busy: 429, refused: 400 } as const;

/** Adds the Retry-After header if the form must be sent again later. */
export function headers({ parentHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(parentHeaders);
  const retryAfter = actionHeaders.get('retry-after');
  if (retryAfter) all.set('retry-after', retryAfter);
  return all;
}

/** Handles a form sent without script. The response is a page. */
export async function action({ request, params }: Route.ActionArgs) {
  const form = formOf(params.form);
  const answer = await answerForm(form, request);
  if (answer.state === 'sent') throw redirect(answer.next, 303);
  const hasFailed = answer.state === 'failed';
  return data(answer, {
    status: STATUS[hasFailed ? answer.reason : answer.state],
    headers: hasFailed && answer.retryAfter ? { 'retry-after': String(answer.retryAfter) } : undefined,
  });
}

/** The page of a form. Forms sent without script end here if they have errors or need a second check. */
export default function FormPage({ params, actionData }: Route.ComponentProps) {
  const form = formOf(params.form);
  const { title, lead } = forms[form];
  return (
    <SimplePage title={title} lead={lead}>
      <ContactForm form={form} source={paths.form(form)} answer={actionData} />
    </SimplePage>
  );
}
