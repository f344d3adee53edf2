import { Alert } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorMessage } from '../../../error-message.ts';

interface TestResultProps {
  test: Pick<UseMutationResult<{ success: boolean; message: string }>, 'status' | 'data' | 'error'>;
}

/** Shows the result of the last test. Empty before the first test and while one runs. */
export function TestResult({ test }: TestResultProps) {
  // Rendered before the first result, because some screen readers miss text in a new live region.
  return <div role="status">{result()}</div>;

  function result() {
    if (test.status === 'error') {
      return (
        <Alert color="red" title="Webhook test error" role="presentation" mt="md">
          {errorMessage(test.error as Error, 'An error occurred during webhook test')}
        </Alert>
      );
    }
    if (!test.data) return null;
    return (
      <Alert
        color={test.data.success ? 'sage' : 'red'}
        title={test.data.success ? 'Webhook test successful' : 'Webhook test failed'}
        role="presentation"
        mt="md"
      >
        {test.data.message}
      </Alert>
    );
  }
}
