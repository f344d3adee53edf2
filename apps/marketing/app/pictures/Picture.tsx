import type { PictureWords } from '../content/home/testimonials.ts';
import styles from './Picture.module.css';

const files = import.meta.glob<string>(['./*.{avif,webp,jpg,jpeg,png}', './rooms/*.webp'], {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A photograph, or a room of the clinic until there is one, cut to 4:5. */
export function Picture({ picture, alt }: PictureWords) {
  const file = files[`./${picture}`];
  return <img className={styles.picture} src={file} alt={alt} width="400" height="500" loading="lazy" />;
}
