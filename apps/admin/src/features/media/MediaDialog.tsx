import { ActionIcon, Group, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type UseInfiniteQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media';
import { type KeyboardEvent, useEffect } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { goneIfSo, unlessGone } from '../../components/gone-if-so.tsx';
import type { Pages } from '../../components/list-page.ts';
import { mediaQueries } from '../../components/media/media-queries.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useNeighbours } from '../../components/use-neighbours.ts';
import { paths } from '../../paths.ts';
import { MediaDetails } from './MediaDetails.tsx';

const WAYS = [
  { way: 'previous', word: 'Previous file', key: 'ArrowLeft', Icon: IconChevronLeft },
  { way: 'next', word: 'Next file', key: 'ArrowRight', Icon: IconChevronRight },
] as const;

/** Where the arrow keys have a meaning of their own. */
const OWN_ARROWS = 'input, textarea, video, [role="slider"]';

/** One file over the library, with the way to those beside it (arrow keys too). */
export function MediaDialog() {
  const { id = '' } = useParams();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const list = useOutletContext<UseInfiniteQueryResult<Pages<Media>>>();
  const query = useQuery(mediaQueries.detail(id));
  const media = unlessGone(query);
  const neighbours = useNeighbours(list, id);

  const { previous, next } = neighbours;
  useEffect(() => {
    for (const near of [next, previous]) {
      if (near) client.prefetchQuery(mediaQueries.detail(near));
    }
  }, [client, next, previous]);

  const close = () =>
    void (state?.isFromList
      ? navigate(-1)
      : navigate({ pathname: paths.media(), search }, { preventScrollReset: true }));
  const go = (to: string | undefined) => {
    if (!to) return;
    navigate(
      { pathname: paths.mediaItem(to), search },
      // In place of this one, so that Back leads to the library from however far.
      { replace: true, state, preventScrollReset: true },
    );
  };
  function onKeyDown(event: KeyboardEvent) {
    const pressed = WAYS.find(({ key }) => key === event.key);
    const isOwn = event.target instanceof Element && event.target.closest(OWN_ARROWS);
    if (!pressed || isOwn || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(neighbours[pressed.way]);
  }

  return (
    <Modal
      opened
      onClose={close}
      onKeyDown={onKeyDown}
      title={media?.fileName ?? 'File'}
      size={1040}
      fullScreen={isPhone}
      // The library gives it back.
      returnFocus={false}
    >
      {neighbours.place && (
        <Group gap={4} mb="xs">
          {WAYS.map(({ way, word, Icon }) => (
            <ActionIcon
              key={way}
              size={30}
              aria-label={word}
              aria-disabled={!neighbours[way]}
              data-disabled={!neighbours[way] || undefined}
              onClick={() => go(neighbours[way])}
            >
              <Icon size={18} stroke={1.6} />
            </ActionIcon>
          ))}
          <Text size="sm" c="dimmed">
            {neighbours.place}
          </Text>
        </Group>
      )}
      <QueryPanel query={query} what="file" level={3} explain={(error) => goneIfSo(error, 'file')}>
        {(detail) => <MediaDetails key={detail.id} media={detail} onDeleted={close} />}
      </QueryPanel>
    </Modal>
  );
}
