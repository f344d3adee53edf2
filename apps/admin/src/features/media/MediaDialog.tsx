import { ActionIcon, Group, Modal, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type UseInfiniteQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import { type KeyboardEvent, useEffect } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { dataUnlessGone, goneMessage } from '../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import type { LoadedPages } from '../../kit/list/list-queries.ts';
import { useNeighbours } from '../../kit/list/use-neighbours.ts';
import { mediaQueries } from '../../kit/media/media-queries.ts';
import { useIsPhone } from '../../kit/screen/layout-size.ts';
import { paths } from '../../paths.ts';
import { MediaDetails } from './MediaDetails.tsx';

const WAYS = [
  { way: 'previous', word: 'Previous file', key: 'ArrowLeft', Icon: IconChevronLeft },
  { way: 'next', word: 'Next file', key: 'ArrowRight', Icon: IconChevronRight },
] as const;

/** Elements that handle the arrow keys themselves. */
const OWN_ARROWS = 'input, textarea, video, [role="slider"]';

/** Shows a file in a dialog over the library. The arrow keys go to the previous and next file. */
export function MediaDialog() {
  const { id = '' } = useParams();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const isPhone = useIsPhone();
  const list = useOutletContext<UseInfiniteQueryResult<LoadedPages<Media>>>();
  const query = useQuery(mediaQueries.detail(id));
  const media = dataUnlessGone(query);
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
      // Replaces the current address, so Back always leads to the library.
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
      // The library restores the focus.
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
      <QueryPanel query={query} what="file" explain={(error) => goneMessage(error, 'file')}>
        {(detail) => <MediaDetails key={detail.id} media={detail} onDeleted={close} />}
      </QueryPanel>
    </Modal>
  );
}
