import { submissions } from '@upcurve/contracts/leads/submissions';
import { expect, test } from 'vitest';
import { apiForTest } from './api.ts';

test('an unexpected refusal names the invalid field or the missing permission', async () => {
  const api = await apiForTest();
  const id = '0198a2f0-0000-7000-8000-000000000000';
  const editor = api.client(submissions, await api.signIn('editor'));
  await expect(editor.getSubmission({ params: { id } })).rejects.toThrow('asks for leads:read');
  const sales = api.client(submissions, await api.signIn('sales'));
  const attempt = sales.setSubmissionStatus({ params: { id }, body: { status: 'lost' as never } });
  await expect(attempt).rejects.toThrow(/PATCH .*\n {2}status: Choose one of these/);
});
