import { type PictureId, pictures } from '../content/site/pictures.ts';
import { Portrait } from '../drawings/Portrait.tsx';
import styles from './Picture.module.css';

const files = import.meta.glob<string>('./*.{avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The photograph of a slot, or a drawn portrait of the same size. */
export function Picture({ id }: { id: PictureId }) {
  const { width, height, alt } = pictures[id];
  const file = findPicture(id, files);
  if (!file) return <Portrait id={id} className={styles.picture} />;
  return <img className={styles.picture} src={file} alt={alt} width={width} height={height} loading="lazy" />;
}

/** Returns the URL of a slot's photograph from `files` (path to URL); undefined if there is none. */
export function findPicture(id: PictureId, files: Record<string, string>): string | undefined {
  return Object.entries(files).find(([path]) => path.replace(/^.*\//, '').replace(/\.\w+$/, '') === id)?.[1];
}
