import { Box, Button, Group, Modal, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { MEDIA_KINDS, MEDIA_MAX } from '@upcurve/contracts/media/media-limits';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { SearchInput } from '@upcurve/ui/SearchInput/SearchInput';
import { useState } from 'react';
import classes from '../dialogs/FormDialog.module.css';
import { QueryPanel } from '../feedback/QueryPanel.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { useIsPhone } from '../screen/layout-size.ts';
import { MediaSkeleton } from './MediaThumb.tsx';
import { mediaQueries } from './media-queries.ts';
import { formatFileSize } from './media-words.ts';
import { PickTile } from './PickTile.tsx';
import { ChooseFiles } from './upload/ChooseFiles.tsx';
import { DropTarget } from './upload/DropTarget.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useUploads } from './upload/use-uploads.ts';

const TILE_WIDTH = '8.5rem';

const FORMATS: Record<MediaKind, string> = {
  image: 'JPEG, PNG or WebP',
  video: 'MP4 or WebM',
  captions: 'VTT',
};
const limitOf = (kind: MediaKind) => `${FORMATS[kind]} up to ${formatFileSize(MEDIA_MAX[kind])}`;

interface MediaPickerProps {
  onClose: () => void;
  /** The kinds of file to pick from, shown one at a time. Must not change after mount. */
  kinds: readonly MediaKind[];
  /** Allows picking several files in order. Otherwise the first file clicked or uploaded is picked. */
  multiple?: boolean;
  /** Called once with the picked files in order, before the dialog closes. */
  onPick: (media: Media[]) => void;
  /** Default 'Choose from the Library'. */
  title?: string;
}

/** Picks files from the library or uploads new ones. Must be remounted each time it opens. */
export function MediaPicker(props: MediaPickerProps) {
  const { onClose, kinds, multiple = false, onPick, title = 'Choose from the Library' } = props;
  const isPhone = useIsPhone();
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const [kind, setKind] = useState(kinds[0]);
  const [search, setSearch] = useState('');
  const query = useInfiniteQuery(mediaQueries.list({ kind, ...(search && { search }) }));

  function finish(media: readonly Media[]) {
    onPick([...media]);
    onClose();
  }
  const toggle = (media: Media) =>
    setPicked((all) =>
      all.some(({ id }) => id === media.id) ? all.filter(({ id }) => id !== media.id) : [...all, media],
    );
  const uploads = useUploads({
    kinds,
    onDone(media) {
      if (!multiple) return finish([media]);
      setKind(media.kind);
      setPicked((all) => (all.some(({ id }) => id === media.id) ? all : [...all, media]));
    },
  });

  return (
    <Modal opened onClose={onClose} title={title} size={880} fullScreen={isPhone}>
      <DropTarget label="Drop to upload" onFiles={uploads.add}>
        <Group gap="xs" mb={6}>
          <Box flex="1 1 12rem">
            <SearchInput
              icon={<IconSearch size={16} stroke={1.6} />}
              label="Search the library"
              placeholder="Search the library..."
              maxLength={SEARCH_MAX}
              // On phones, the keyboard would cover the files.
              data-autofocus={!isPhone}
              value={search}
              onSearch={setSearch}
            />
          </Box>
          {kinds.length > 1 && (
            <SegmentedControl
              aria-label="Kind"
              value={kind}
              onChange={(value) => setKind(value as MediaKind)}
              data={kinds.map((each) => ({ value: each, label: MEDIA_KINDS[each] }))}
            />
          )}
          <ChooseFiles kinds={kinds} variant="default" onFiles={uploads.add}>
            Upload
          </ChooseFiles>
        </Group>
        <Text size="xs" c="dimmed" mb="sm">
          {kinds.map(limitOf).join(' · ')}. You can also drop files.
        </Text>
        <UploadList {...uploads} />
        {/* The same height for any number of results. */}
        <Box mih="min(24rem, 45vh)">
          <QueryPanel
            query={query}
            what="library"
            label="Library"
            skeleton={<MediaSkeleton count={8} width={TILE_WIDTH} />}
            empty={
              <MessagePanel role="status" level={3} title={search ? 'Nothing found' : 'Nothing here yet'}>
                {search ? 'No file name or description contains these words.' : 'Upload the first file.'}
              </MessagePanel>
            }
          >
            {(items) => (
              <>
                <SimpleGrid component="ul" minColWidth={TILE_WIDTH} spacing="sm" aria-label="Files">
                  {items.map((media) => (
                    <PickTile
                      key={media.id}
                      media={media}
                      place={multiple ? picked.findIndex(({ id }) => id === media.id) : undefined}
                      onPress={() => (multiple ? toggle(media) : finish([media]))}
                    />
                  ))}
                </SimpleGrid>
                <LoadMore query={query} />
              </>
            )}
          </QueryPanel>
        </Box>
      </DropTarget>
      {multiple && (
        <div className={classes.footer}>
          <Text size="sm" c="dimmed" role="status" mr="auto">
            {picked.length === 0 ? 'Nothing chosen yet' : `${picked.length} chosen`}
          </Text>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={picked.length === 0} onClick={() => finish(picked)}>
            {picked.length > 1 ? `Add ${picked.length} files` : 'Add file'}
          </Button>
        </div>
      )}
    </Modal>
  );
}
