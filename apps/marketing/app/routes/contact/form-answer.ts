import { answerForm } from '../../forms/sending/answer-form.server.ts';
import { formOf } from '../../forms/sending/form-of.ts';
import type { Route } from './+types/form-answer';

/** Handles a form sent by script and responds with its result. */
export async function action({ request, params }: Route.ActionArgs) {
  return Response.json(await answerForm(formOf(params.form), request));
}

export function loader() {
  throw new Response(null, { status: 404 });
}
