import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IMPORT_FORMATS, PICTURE_FETCH_DAYS, type PictureFetch } from '@upcurve/contracts/blog/blog-transfer';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { formatCount, formatNumber } from '../../../kit/list/format-count.ts';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { paths } from '../../../paths.ts';
import { postQueries } from '../post-queries.ts';
import classes from './transfer.module.css';

const WHILE_WAITING = 2000;

const isBusy = (fetches: readonly PictureFetch[] = []) => fetches.some(({ waiting }) => waiting > 0);

export const pictureFetchesQuery = queryOptions({
  queryKey: ['picture-fetches'],
  queryFn: ({ signal }) => api.blog.listPictureFetches({}, { signal }),
  refetchInterval: ({ state: { data } }) => isBusy(data) && WHILE_WAITING,
  staleTime: 0,
});

/** Shows the latest imports whose pictures are or were fetched. Shows nothing if there are none. */
export function PictureFetches() {
  const id = useId();
  const client = useQueryClient();
  const query = useQuery(pictureFetchesQuery);
  const fetched = query.data?.reduce((sum, each) => sum + each.fetched, 0);
  // Each new picture changes its post and the library.
  useEffect(() => {
    if (!fetched) return;
    for (const queryKey of [postQueries.all, ['media']]) void client.invalidateQueries({ queryKey });
  }, [client, fetched]);
  return (
    <QueryPanel query={query} what="fetched pictures" skeleton={<span />}>
      {(fetches) =>
        fetches.length > 0 && (
          <Paper p="md" component="section" aria-labelledby={id}>
            <Stack gap="lg">
              <div>
                <Title order={2} id={id}>
                  Fetched pictures
                </Title>
                <Text size="sm" c="dimmed" mt={4}>
                  Pictures are fetched even when you leave this screen. The results are kept for{' '}
                  {PICTURE_FETCH_DAYS} days.
                </Text>
              </div>
              {fetches.map((fetch) => (
                <FetchProgress key={fetch.id} fetch={fetch} />
              ))}
            </Stack>
          </Paper>
        )
      }
    </QueryPanel>
  );
}

function FetchProgress({ fetch }: { fetch: PictureFetch }) {
  const { id, format, startedAt, fetched, waiting, failed, stopped, failures } = fetch;
  const name = `${IMPORT_FORMATS[format]}, ${formatDateTime(startedAt)}`;
  const total = fetched + waiting + failed + stopped;
  const changes = [pictureFetchesQuery.queryKey];
  const stop = useAction({
    act: () => api.blog.stopPictureFetch({ params: { id }, body: {} }),
    done: () => undefined,
    failed: { title: 'The pictures are still being fetched' },
    changes,
  });
  const retry = useAction({
    act: () => api.blog.retryPictureFetch({ params: { id }, body: {} }),
    done: () => undefined,
    failed: { title: 'The pictures could not be fetched again' },
    changes,
  });
  const action = waiting > 0 ? stop : retry;
  const words = waiting > 0 ? 'Stop' : failed > 0 ? 'Try again' : 'Continue';
  const share = (count: number) => (count / total) * 100;
  return (
    <Stack gap="xs" component="section" aria-label={name}>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <div>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          {/* Announced only at the end, because it changes every few seconds. */}
          <Text size="sm" role="status" aria-live={waiting > 0 ? 'off' : 'polite'}>
            {formatNumber(fetched)} of {formatCount(total, 'picture')} fetched
            {failed > 0 && `, ${formatNumber(failed)} failed`}
            {stopped > 0 && `, ${formatNumber(stopped)} stopped`}
          </Text>
        </div>
        {fetched < total && (
          <Button
            variant="default"
            size="xs"
            flex="none"
            aria-disabled={action.isPending || undefined}
            onClick={() => !action.isPending && action.mutate()}
          >
            {words}
          </Button>
        )}
      </Group>
      <Progress.Root size="md">
        <Progress.Section
          value={share(fetched)}
          color="sage"
          animated={waiting > 0}
          aria-label={`Fetched: ${name}`}
        />
        <Progress.Section value={share(failed)} color="red" withAria={false} />
      </Progress.Root>
      {failures.length > 0 && (
        <dl className={classes.left}>
          {[...new Map(failures.map(({ postId, post }) => [postId, post]))].map(([id, post]) => (
            <div key={id}>
              <dt>
                <Link to={paths.postBuilder(id)} className={classes.back}>
                  {post || 'Untitled'}
                </Link>
              </dt>
              {failures
                .filter(({ postId }) => postId === id)
                .map(({ address, reason }, at) => (
                  <dd key={`${at} ${address}`}>
                    {address}
                    <Text span inherit c="dimmed" display="block">
                      {reason}
                    </Text>
                  </dd>
                ))}
            </div>
          ))}
          {failed > failures.length && <dd>And {formatCount(failed - failures.length, 'more picture')}.</dd>}
        </dl>
      )}
    </Stack>
  );
}
