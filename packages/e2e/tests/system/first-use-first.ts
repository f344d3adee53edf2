import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of things that happen once per system: the first account, and the first webhook address, which reveals its
 * secret.
 */
const ONCE = ['/sign-in-to-triage.test.ts', '/quiz-to-webhook.test.ts'];

/** Runs the files that need an unused system first, then the others by name. */
export class FirstUseFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const turn = ONCE.findIndex((end) => moduleId.endsWith(end));
      return `${turn < 0 ? ONCE.length : turn}${moduleId}`;
    };
    return [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
