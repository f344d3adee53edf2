import type { ServiceId } from '@upcurve/site-content/services';
import { services } from '@upcurve/site-content/services';
import type { ReactNode } from 'react';
import styles from './ServiceHead.module.css';

const files = import.meta.glob<string>('../../pictures/rooms/*', {
  eager: true,
  query: '?url',
  import: 'default',
});
const fileOf = (name: string) => files[`../../pictures/rooms/${name}`];

/** The rooms drawn in the evening. Their pages begin on ink, the others by daylight. */
const EVENING: readonly ServiceId[] = ['paid-media', 'content', 'sales', 'seo', 'podcast'];

interface ServiceHeadProps {
  id: ServiceId;
  title: string;
  lead: string;
  /** Links to the page's next step. */
  actions: ReactNode;
}

/** The head of a service page: title, lead and next step, beside a room that shows the work. */
export function ServiceHead({ id, title, lead, actions }: ServiceHeadProps) {
  return (
    <header className={styles.head} data-surface={EVENING.includes(id) ? 'ink' : undefined}>
      <div className={styles.words}>
        <p className="kicker">{services[id].label}</p>
        <h1 className={`headline ${styles.title}`}>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="cluster">{actions}</div>
      </div>
      <picture className={styles.room} data-room={id}>
        <source srcSet={fileOf(`${id}.avif`)} type="image/avif" />
        <img src={fileOf(`${id}.webp`)} alt="" width="960" height="640" />
      </picture>
    </header>
  );
}
