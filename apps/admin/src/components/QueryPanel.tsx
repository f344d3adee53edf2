import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import type { ReactNode } from 'react';
import { errorMessage } from '../error-message.ts';
import { type Shown, shownOf } from './list-page.ts';
import classes from './QueryPanel.module.css';
import { useFocusHome } from './use-focus-home.ts';

interface QueryPanelProps<Data> {
  /** A plain or an infinite query. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** What is loaded, such as 'submissions'. */
  what: string;
  /** Makes it a landmark of this name. */
  label?: string;
  /** Level of its headings. Default 2. */
  level?: 2 | 3;
  /** Instead of five rows. */
  skeleton?: ReactNode;
  /** How a failure is said, in an alert, instead of by 'could not be loaded' and what the server said. */
  failure?: { title: string; text: string };
  /** Stands where a list without rows would. */
  empty?: ReactNode;
  /** Says what another error than 'could not be loaded' means, such as that it is gone; undefined for those it does not know. */
  explain?: (error: Error) => ReactNode;
  children: (shown: Shown<Data>) => ReactNode;
}

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const isEmpty = (shown: unknown) => Array.isArray(shown) && shown.length === 0;

/**
 * What there is to see of a query: a skeleton, a failure with a way to try again, nothing, or its data, dimmed while
 * other data are on their way. A failed load never looks like an empty list. Keeps the focus that was inside.
 */
export function QueryPanel<Data>(props: QueryPanelProps<Data>) {
  const { query, what, label, level = 2, failure } = props;
  const home = useFocusHome<HTMLElement>();
  return (
    <section
      {...home}
      className={classes.panel}
      aria-label={label}
      aria-busy={query.isFetching}
      data-stale={query.isPlaceholderData || undefined}
    >
      {content()}
    </section>
  );

  function content() {
    const { data, error, isPending, refetch } = query;
    if (isPending) {
      return (
        <div role="status" aria-label={`Loading the ${what}`}>
          {props.skeleton || <RowSkeletons />}
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
    if (data === undefined && failure) {
      return (
        <Alert color="red" role="alert" title={failure.title}>
          <Stack align="flex-start" gap="sm">
            {failure.text}
            {tryAgain}
          </Stack>
        </Alert>
      );
    }
    if (data === undefined) {
      return (
        <MessagePanel role="alert" level={level} title={`The ${what} could not be loaded`} action={tryAgain}>
          {problem}
        </MessagePanel>
      );
    }
    const shown = shownOf(data);
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
        {props.empty && isEmpty(shown) ? props.empty : props.children(shown)}
      </>
    );
  }
}

/** Five rows that stand for those of a list. */
function RowSkeletons() {
  return (
    <Stack gap={2} className={classes.rows} aria-hidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height={42} radius="sm" data-testid="row-skeleton" />
      ))}
    </Stack>
  );
}
