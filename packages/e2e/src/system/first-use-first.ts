import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Puts the set-up of the owner's account first, while there is none, and keeps the others in their order by name. */
export class FirstUseFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      `${moduleId.endsWith('/registration.test.ts') ? 0 : 1}${moduleId}`;
    return [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
