import { servicesSection } from '../../../content/home/home.ts';
import type { ServiceId } from '../../../content/services.ts';
import shelf from '../testimonials/Shelf.module.css';
import { ServiceBlock } from './ServiceBlock.tsx';
import styles from './ServiceBlocks.module.css';

/**
 * Groups of three services: one across the page with two below it, or side by side. On phones each row scrolls
 * sideways.
 */
const ROWS = [
  { layout: 'led', ids: ['website', 'paid-media', 'content'] },
  { layout: 'led', ids: ['sales', 'tracking', 'referral'] },
  { layout: 'trio', ids: ['seo', 'podcast', 'conversion'] },
] as const satisfies readonly { layout: string; ids: readonly ServiceId[] }[];

/** Shows the nine services, each with a work sample and its benefits. */
export function ServiceBlocks() {
  return (
    <section className={styles.services} aria-labelledby="services-title">
      <header className={`split ${styles.head}`}>
        <h2 id="services-title" className="headline">
          {servicesSection.title}
        </h2>
        <p className="lead">{servicesSection.lead}</p>
      </header>
      {ROWS.map(({ layout, ids }) => (
        <ul key={ids[0]} className={`${shelf.shelf} ${styles.row}`} data-layout={layout}>
          {ids.map((id) => (
            <li key={id}>
              <ServiceBlock id={id} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
