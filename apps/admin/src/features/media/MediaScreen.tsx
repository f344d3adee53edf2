import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MEDIA_KINDS, MediaKind } from '@upcurve/contracts/media';
import { SEARCH_MAX } from '@upcurve/contracts/search-max';
import { useEffect, useRef } from 'react';
import { Outlet, useParams } from 'react-router';
import { filterBy } from '../../choices-of.ts';
import { FilterBar } from '../../components/FilterBar.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { ChooseFiles } from '../../components/media/ChooseFiles.tsx';
import { DropTarget } from '../../components/media/DropTarget.tsx';
import { MediaSkeleton } from '../../components/media/MediaSkeleton.tsx';
import { mediaQueries } from '../../components/media/media-queries.ts';
import { UploadList } from '../../components/media/UploadList.tsx';
import { useUploads } from '../../components/media/use-uploads.ts';
import { NothingFound } from '../../components/NothingFound.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { SEARCH, useListParams } from '../../components/use-list-params.ts';
import { useSelection } from '../../components/use-selection.ts';
import { paths } from '../../paths.ts';
import { MediaBulkBar } from './MediaBulkBar.tsx';
import grid from './MediaGrid.module.css';
import { MediaGrid } from './MediaGrid.tsx';
import classes from './MediaScreen.module.css';

const FILTER = { search: SEARCH, kind: MediaKind };
const FIELDS = [filterBy('kind', 'Kind', 'All Kinds', MEDIA_KINDS)];
const KINDS = MediaKind.options;

/** The library: everything that was uploaded, and the way in for more. One file is shown over it, at an address of its own. */
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
    <DropTarget
      label="Drop to upload to the library"
      takesPaste
      className={classes.screen}
      onFiles={uploads.add}
    >
      <ListHeader
        title="Media"
        subtitle="Pictures, videos and captions. Drop or paste more here."
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
      <UploadList {...uploads} className={classes.uploads} />
      <QueryPanel
        query={query}
        what="media"
        label="Results"
        skeleton={<MediaSkeleton count={18} className={grid.grid} />}
        empty={
          list.isFiltered ? (
            <NothingFound list={list} title="Nothing Found">
              No file with these words in its name or description.
            </NothingFound>
          ) : (
            <NothingFound list={list} title="No Media Yet">
              Drop pictures, videos or captions here, paste them, or press Upload. They are then ready for
              stories and posts.
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
              home={title}
              onClear={selection.clear}
            />
          </>
        )}
      </QueryPanel>
      <Outlet context={query} />
    </DropTarget>
  );
}
