import { startThrowawayPostgres } from '@upcurve/local-postgres/start';
import type { TestProject } from 'vitest/node';
import { provideTemplate } from './template.ts';

export default async function setup(project: TestProject) {
  const server = await startThrowawayPostgres();
  try {
    await provideTemplate(project, server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
