import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { FocalPicture } from '../../../kit/media/FocalPicture.tsx';
import { mediaQueries } from '../../../kit/media/media-queries.ts';
import { refreshStories } from '../story-queries.ts';

/** Sets the focal point of a picture. Changes are saved immediately and apply wherever the picture is used. */
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
    <QueryPanel query={query} what="picture" skeleton={<Skeleton height={160} />}>
      {(media) => <FocalPicture key={media.id} media={media} />}
    </QueryPanel>
  );
}
