import { paths } from '@upcurve/site-content/paths';
import { data, redirect, useSearchParams } from 'react-router';
import { forms } from '../../content/contact/forms.ts';
import { ChosenPlan } from '../../features/booking/ChosenPlan.tsx';
import styles from '../../features/contact/Contact.module.css';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { planOf } from '../../forms/calendar/requested-time.ts';
import { answerForm } from '../../forms/sending/answer-form.server.ts';
import { formOf } from '../../forms/sending/form-of.ts';
import { STATUS_OF } from '../../forms/sending/status-of.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/form';

/** There are only a few plans, so the form that asks for a consultation is cached once per plan. */
export const handle: RoutePolicy = {
  varyBy: (query) => (planOf(query.get('plan')) ? ['plan'] : []),
};

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
    status: STATUS_OF[hasFailed ? answer.reason : answer.state],
    headers: hasFailed && answer.retryAfter ? { 'retry-after': String(answer.retryAfter) } : undefined,
  });
}

/** The page of a form. Forms sent without script end here if they have errors or need a second check. */
export default function FormPage({ params, actionData }: Route.ComponentProps) {
  const form = formOf(params.form);
  const { title, lead } = forms[form];
  const [query] = useSearchParams();
  const plan = form === 'consultation' ? planOf(query.get('plan')) : undefined;
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={lead} />
      <div className={styles.main}>
        {plan && <ChosenPlan plan={plan} />}
        <ContactForm form={form} source={paths.form(form)} plan={plan} answer={actionData} />
      </div>
    </div>
  );
}
