import { type ServiceId, services } from '@upcurve/site-content/services';
import type { ReactNode } from 'react';
import styles from './ServiceHead.module.css';

const files = import.meta.glob<string>('../../pictures/rooms/*', {
  eager: true,
  query: '?url',
  import: 'default',
});
const fileOf = (name: string) => files[`../../pictures/rooms/${name}`];

/**
 * Phones get a smaller copy inside the page, as a data URL: the picture is the largest part of their first view, and a
 * request would delay it by 0.3 s on a slow connection. The browser's script does not contain the copies.
 */
const copies = import.meta.env.SSR
  ? import.meta.glob<string>('../../pictures/rooms/phone/*', {
      eager: true,
      query: '?inline',
      import: 'default',
    })
  : {};
const copyOf = (id: ServiceId) => copies[`../../pictures/rooms/phone/${id}.avif`] ?? fileOf(`${id}.avif`);

/** The rooms drawn in the evening. Their pages begin on ink, the others by daylight. */
const EVENING: readonly ServiceId[] = ['paid-media', 'content', 'sales', 'seo', 'podcast'];

interface ServiceHeadProps {
  id: ServiceId;
  title: string;
  lead: string;
  actions: ReactNode;
}

export function ServiceHead({ id, title, lead, actions }: ServiceHeadProps) {
  return (
    <header className={styles.head} data-surface={EVENING.includes(id) ? 'ink' : undefined}>
      <div className={styles.words}>
        <p className="kicker">{services[id].label}</p>
        <h1 className="headline">{title}</h1>
        <p className="lead">{lead}</p>
        <div className="cluster">{actions}</div>
      </div>
      <picture className={styles.room} data-room={id}>
        <source media="(width < 30rem)" srcSet={copyOf(id)} type="image/avif" suppressHydrationWarning />
        <source srcSet={fileOf(`${id}.avif`)} type="image/avif" />
        <img src={fileOf(`${id}.webp`)} alt="" width="960" height="640" />
      </picture>
    </header>
  );
}
