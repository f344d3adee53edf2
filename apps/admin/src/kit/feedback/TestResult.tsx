import { Alert } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorMessage } from '../../error-message.ts';

interface TestResultProps {
  /** What was tested, such as 'Webhook'. */
  what: string;
  test: Pick<UseMutationResult<{ success: boolean; message: string }>, 'status' | 'data' | 'error'>;
}

/** Shows the result of the last test. Empty before the first test and while one runs. */
export function TestResult({ what, test }: TestResultProps) {
  // Rendered before the first result, because some screen readers miss text in a new live region.
  return <div role="status">{result()}</div>;

  function result() {
    if (test.status === 'error') {
      return (
        <Alert color="red" title={`${what} test error`} role="presentation" mt="md">
          {errorMessage(test.error as Error, `An error occurred during ${what.toLowerCase()} test`)}
        </Alert>
      );
    }
    if (!test.data) return null;
    return (
      <Alert
        color={test.data.success ? 'sage' : 'red'}
        title={`${what} test ${test.data.success ? 'successful' : 'failed'}`}
        role="presentation"
        mt="md"
      >
        {test.data.message}
      </Alert>
    );
  }
}
