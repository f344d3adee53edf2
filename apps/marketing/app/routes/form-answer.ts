import { answerForm } from '../forms/answer-form.server.ts';
import { formOf } from '../forms/form-of.ts';
import type { Route } from './+types/form-answer';

/** Takes a form that a script sends: the answer is what became of it. */
export async function action({ request, params }: Route.ActionArgs) {
  return Response.json(await answerForm(formOf(params.form), request));
}

export function loader() {
  throw new Response(null, { status: 404 });
}
