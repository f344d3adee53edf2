import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { InUse, type Media, MediaKind } from '@upcurve/contracts/media/media';
import { MEDIA_KINDS } from '@upcurve/contracts/media/media-limits';
import { SEARCH_MAX } from '@upcurve/contracts/shared/search-max';
import { useEffect, useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { ignoreGone } from '../../kit/feedback/gone.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { filterBy } from '../../kit/filters/choices-of.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../kit/filters/NothingFound.tsx';
import { formatCount } from '../../kit/list/format-count.ts';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { SEARCH, useListParams } from '../../kit/list/use-list-params.ts';
import { MediaSkeleton } from '../../kit/media/MediaThumb.tsx';
import { mediaQueries } from '../../kit/media/media-queries.ts';
import { ChooseFiles } from '../../kit/media/upload/ChooseFiles.tsx';
import { DropTarget } from '../../kit/media/upload/DropTarget.tsx';
import { UploadList } from '../../kit/media/upload/UploadList.tsx';
import { useUploads } from '../../kit/media/upload/use-uploads.ts';
import { BulkBar } from '../../kit/table/BulkBar.tsx';
import { useSelection } from '../../kit/table/SelectBox.tsx';
import { paths } from '../../paths.ts';
import { MEDIA_WIDTH, MediaGrid } from './MediaGrid.tsx';
import classes from './media.module.css';

const FILTER = { search: SEARCH, kind: MediaKind };
const FIELDS = [filterBy('kind', 'Kind', 'All kinds', MEDIA_KINDS)];
const KINDS = MediaKind.options;

/** Shows the media library with uploads. Each file opens in a dialog with its own address. */
export function MediaScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const list = useListParams('media', { filter: FILTER, look: {} });
  const query = useInfiniteQuery(mediaQueries.list(list.filter));
  const selection = useSelection(JSON.stringify(list.filter));
  const uploads = useUploads({ kinds: KINDS, within: paths.media() });
  const { id = '' } = useParams();
  const { data: open } = useQuery({ ...mediaQueries.detail(id), enabled: id !== '' });

  const before = useRef(id);
  useEffect(() => {
    const was = before.current;
    before.current = id;
    if (id || !was) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(was)}"] a`);
    (row ?? title.current)?.focus();
  }, [id]);

  return (
    <DropTarget label="Drop to upload to the library" className={classes.screen} onFiles={uploads.add}>
      <ListHeader
        title="Media"
        subtitle="Pictures, videos and captions. Drop more here."
        titleRef={title}
        tabTitle={id && open ? open.fileName : 'Media'}
        takesFocus
      >
        <FilterBar
          list={list}
          search={{ label: 'Search media', placeholder: 'Search media...', maxLength: SEARCH_MAX }}
          fields={FIELDS}
        >
          <ChooseFiles kinds={KINDS} onFiles={uploads.add}>
            Upload
          </ChooseFiles>
        </FilterBar>
      </ListHeader>
      <UploadList {...uploads} />
      <QueryPanel
        query={query}
        what="media"
        label="Results"
        skeleton={<MediaSkeleton count={18} width={MEDIA_WIDTH} />}
        empty={
          list.isFiltered ? (
            <NothingFound list={list} title="Nothing found">
              No name or description matches your search.
            </NothingFound>
          ) : (
            <NothingFound list={list} title="No media yet">
              Drop pictures, videos or captions here, or press Upload. You can then use them in stories and
              posts.
            </NothingFound>
          )
        }
      >
        {(items) => (
          <>
            <MediaGrid items={items} selection={selection} />
            <LoadMore query={query} />
            <MediaBulkBar
              selected={items.filter(({ id }) => selection.state[id])}
              onClear={selection.clear}
            />
          </>
        )}
      </QueryPanel>
      <Outlet context={query} />
    </DropTarget>
  );
}

const AT_ONCE_MAX = 50;

interface MediaBulkBarProps {
  selected: readonly Media[];
  onClear: () => void;
}

const counted = (count: number) => formatCount(count, 'file');

/** Deletes files one after another. Returns the names of files that are still in use. */
async function deleteAll(files: readonly Media[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { id, fileName } of files) {
    try {
      await ignoreGone(api.media.deleteMedia({ params: { id } }));
    } catch (error) {
      if (!(error instanceof ApiError && InUse.safeParse(error.details).success)) throw error;
      kept.push(fileName);
    }
  }
  return kept;
}

function MediaBulkBar({ selected, onClear }: MediaBulkBarProps) {
  const dialog = useDialog<readonly Media[]>();
  return (
    <>
      <BulkBar count={selected.length} max={AT_ONCE_MAX} onClear={onClear}>
        <Button
          variant="default"
          size="xs"
          aria-label="Delete selected"
          onClick={() => dialog.open(selected)}
        >
          Delete
        </Button>
      </BulkBar>
      <ConfirmAction
        dialog={dialog}
        title="Delete files"
        question="Are you sure you want to delete these files? Files in use are kept. This action cannot be undone."
        confirmLabel="Delete all"
        pendingLabel="Deleting..."
        facts={(files) => [['Selected', counted(files.length)]]}
        act={deleteAll}
        done={(files, kept = []) => ({
          title: kept.length === files.length ? 'Nothing Deleted' : 'Files Deleted',
          description:
            kept.length > 0
              ? `${counted(files.length - kept.length)}. Still in use: ${kept.join(', ')}.`
              : `${counted(files.length)}.`,
        })}
        failed={{ title: 'Delete Failed' }}
        changes={[mediaQueries.lists]}
        onDone={onClear}
      />
    </>
  );
}
