import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { ConnectionError } from '@upcurve/api-client/api-error';
import type { ReactNode } from 'react';
import { errorMessage } from '../../error-message.ts';
import { flattenPages, type ListData } from '../list/list-queries.ts';

interface QueryPanelProps<Data> {
  /** A regular or an infinite query. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** The name of the data, such as 'submissions'. */
  what: string;
  /** Makes the panel a landmark with this name. */
  label?: string;
  /** The skeleton, or the heights of its rows. Default: five rows of a table. */
  skeleton?: ReactNode | readonly number[];
  /** Replaces 'could not be loaded' and the server's message. */
  failure?: { title: string; text: string };
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Explains specific errors, such as a deleted item. Returns undefined for all others. */
  explain?: (error: Error) => ReactNode;
  children: (shown: ListData<Data>) => ReactNode;
}

const ROWS = [42, 42, 42, 42, 42];
const isEmpty = (shown: unknown) => Array.isArray(shown) && shown.length === 0;

/**
 * Shows the state of a query: a skeleton, an error with a retry button, an empty state or its data. The data is dimmed
 * while other data loads. It can take the focus, for useKeptFocus.
 */
export function QueryPanel<Data>(props: QueryPanelProps<Data>) {
  const { query, what, label, failure } = props;
  return (
    <section
      tabIndex={-1}
      style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}
      aria-label={label}
      aria-busy={query.isFetching}
    >
      {content()}
    </section>
  );

  function content() {
    const { data, error, isPending, refetch } = query;
    if (isPending) {
      return (
        <div role="status" aria-label={`Loading the ${what}`}>
          {skeletonOf(props.skeleton || ROWS)}
        </div>
      );
    }
    const explained = error && props.explain?.(error);
    if (explained) return explained;
    const tryAgain = (
      <Button size={data === undefined ? 'sm' : 'xs'} variant="default" onClick={() => refetch()}>
        Try again
      </Button>
    );
    const problem = error && (failure?.text ?? errorMessage(error, 'Please try again.'));
    if (data === undefined) {
      return (
        <Alert color="red" role="alert" title={failure?.title ?? `The ${what} could not be loaded`}>
          <Stack align="flex-start" gap="sm">
            <div>
              {problem}
              {failure && error instanceof ConnectionError && <div>{error.message}</div>}
            </div>
            {tryAgain}
          </Stack>
        </Alert>
      );
    }
    const shown = flattenPages(data);
    return (
      <>
        {problem && (
          <Alert color="red" role="alert" mb="sm">
            <Group justify="space-between">
              What you see may be out of date. {problem}
              {tryAgain}
            </Group>
          </Alert>
        )}
        {props.empty && isEmpty(shown) ? emptyText(props.empty) : props.children(shown)}
      </>
    );
  }
}

const isHeights = (skeleton: ReactNode | readonly number[]): skeleton is readonly number[] =>
  Array.isArray(skeleton) && typeof skeleton[0] === 'number';

function skeletonOf(skeleton: ReactNode | readonly number[]): ReactNode {
  if (!isHeights(skeleton)) return skeleton;
  return (
    <Stack gap="xs" aria-hidden>
      {skeleton.map((height, at) => (
        <Skeleton key={at} height={height} data-testid="row-skeleton" />
      ))}
    </Stack>
  );
}

const emptyText = (empty: ReactNode) =>
  typeof empty === 'string' ? (
    <Text size="sm" c="dimmed">
      {empty}
    </Text>
  ) : (
    empty
  );
