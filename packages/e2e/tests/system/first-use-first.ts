import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What happens once in the life of a system: the first account, and the first address, whose secret is shown then. */
const ONCE = ['/sign-in-to-triage.test.ts', '/quiz-to-webhook.test.ts'];

/** Puts the files that need a system on which nobody has done these things first; the others follow by name. */
export class FirstUseFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const turn = ONCE.findIndex((end) => moduleId.endsWith(end));
      return `${turn < 0 ? ONCE.length : turn}${moduleId}`;
    };
    return [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
