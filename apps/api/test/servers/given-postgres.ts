import type { TestProject } from 'vitest/node';
import { provideTemplate } from './template.ts';

export default function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set.');
  return provideTemplate(project, url);
}
