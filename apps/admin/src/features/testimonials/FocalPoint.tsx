import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FocalPicture } from '../../components/media/FocalPicture.tsx';
import { mediaQueries } from '../../components/media/media-queries.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { refreshStories } from './story-queries.ts';

/** Sets what stays in sight of a picture, which is kept as it is set, wherever it is used. */
export function FocalPoint({ mediaId }: { mediaId: string }) {
  const client = useQueryClient();
  const query = useQuery(mediaQueries.detail(mediaId));
  const { x, y } = query.data?.focalPoint ?? {};
  const shown = useRef({ x, y });
  useEffect(() => {
    const { x: formerX, y: formerY } = shown.current;
    shown.current = { x, y };
    if (formerX !== undefined && (formerX !== x || formerY !== y)) void refreshStories(client);
  }, [client, x, y]);
  return (
    <QueryPanel query={query} what="picture" level={3} skeleton={<Skeleton height={160} />}>
      {(media) => <FocalPicture key={media.id} media={media} />}
    </QueryPanel>
  );
}
