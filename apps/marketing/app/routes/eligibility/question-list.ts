import { config } from '../../../server/config.ts';
import { createQuestionCache } from '../../features/quiz/question/question-cache.server.ts';

let readQuestions: ReturnType<typeof createQuestionCache> | undefined;

export async function loader() {
  readQuestions ??= createQuestionCache(config().apiUrl);
  try {
    return Response.json(await readQuestions(), { headers: { 'cache-control': 'no-cache' } });
  } catch {
    return Response.json(
      { statusCode: 503, error: 'Service Unavailable', message: 'The questions cannot be read right now.' },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
    );
  }
}
