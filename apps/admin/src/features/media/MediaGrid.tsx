import type { Media } from '@upcurve/contracts/media';
import { Link, useLocation } from 'react-router';
import look from '../../components/list.module.css';
import { MediaThumb } from '../../components/media/MediaThumb.tsx';
import { isUndescribed, KIND_NOUNS, sizeShown } from '../../components/media/media-words.ts';
import { useFromList } from '../../components/opened-row.ts';
import { opensOnPress } from '../../components/row-opener.ts';
import { SelectBox } from '../../components/SelectBox.tsx';
import { useRowKeys } from '../../components/use-row-keys.ts';
import type { Selection } from '../../components/use-selection.ts';
import { paths } from '../../paths.ts';
import classes from './MediaGrid.module.css';

/** `Picture · 1600×1200 · 240 kB`. */
const factsOf = ({ kind, width, height, size }: Media) =>
  [KIND_NOUNS[kind], width && height && `${width}×${height}`, sizeShown(size)].filter(Boolean).join(' · ');

interface MediaGridProps {
  items: readonly Media[];
  selection: Selection;
}

/** The files of the library as cards. */
export function MediaGrid({ items, selection }: MediaGridProps) {
  const { search } = useLocation();
  const state = useFromList();
  function toggle(id: string) {
    const { [id]: wasSelected, ...others } = selection.state;
    selection.set(wasSelected ? others : { ...others, [id]: true });
  }
  const list = useRowKeys<HTMLUListElement>(toggle);
  return (
    <ul ref={list} className={classes.grid} aria-label="Media">
      {items.map((media) => (
        <li
          key={media.id}
          className={`${look.row} ${look.paper} ${classes.card}`}
          data-row={media.id}
          data-selected={selection.state[media.id] || undefined}
          tabIndex={-1}
          {...opensOnPress}
        >
          <span className={classes.picture}>
            <MediaThumb media={media} sizes="(min-width: 48em) 240px, 46vw" />
          </span>
          <span className={classes.select}>
            <SelectBox
              label={`Select ${media.fileName}`}
              checked={Boolean(selection.state[media.id])}
              onChange={() => toggle(media.id)}
            />
          </span>
          <div className={classes.words}>
            <Link
              to={{ pathname: paths.mediaItem(media.id), search }}
              state={state}
              preventScrollReset
              className={classes.name}
              title={media.fileName}
            >
              {media.fileName}
            </Link>
            <span className={classes.facts}>{factsOf(media)}</span>
            {media.kind !== 'captions' && isUndescribed(media) && (
              <span className={classes.lacking}>No description</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
