import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import { suppression, UNSUBSCRIBE_TOKEN_MAX } from '@upcurve/contracts/settings/suppression';
import { paths } from '@upcurve/site-content/paths';
import { data, Link } from 'react-router';
import { config } from '../../../server/config.ts';
import { unsubscribePage } from '../../content/contact/unsubscribe.ts';
import { PageHead } from '../../layout/page/PageHead.tsx';
import buttons from '../../layout/parts/button.module.css';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/unsubscribe';

const PATIENCE_MS = 5_000;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Unsubscribe', path: paths.unsubscribe('-'), isIndexed: false });
}

/** The URL is private, because its token identifies the recipient. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

const answer = (state: 'done' | 'refused' | 'unreachable', status: number) => data({ state }, { status });

/** Only a POST unsubscribes, because programs also open links. Email clients send this POST themselves (RFC 8058). */
export async function action({ request, params: { token } }: Route.ActionArgs) {
  if (token.length > UNSUBSCRIBE_TOKEN_MAX) return answer('refused', 400);
  const { apiUrl, marketingUrl } = config();
  const address = request.headers.get('x-forwarded-for');
  const api = createClient(suppression, {
    baseUrl: apiUrl,
    // Email clients send no Origin header. The token alone authorises the request.
    headers: () => ({ origin: marketingUrl, ...(address && { 'x-forwarded-for': address }) }),
  });
  try {
    await api.unsubscribe({ body: { token } }, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer('done', 200);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.statusCode === 400;
    return isRefused ? answer('refused', 400) : answer('unreachable', 503);
  }
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? 'asked';
  const { title, text } = unsubscribePage[state];
  return <PageHead title={title} lead={text} actions={actionOf(state)} />;
}

function actionOf(state: keyof typeof unsubscribePage) {
  if (state === 'done' || state === 'refused') {
    return (
      <Link to={state === 'done' ? paths.home() : paths.contact()} className={buttons.primary}>
        {unsubscribePage[state].action}
      </Link>
    );
  }
  return (
    <form method="post">
      <button type="submit" className={buttons.primary}>
        {unsubscribePage[state].action}
      </button>
    </form>
  );
}
