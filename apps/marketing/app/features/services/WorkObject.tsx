import type { ServiceId } from '@upcurve/site-content/services';
import { ServicePiece } from '../../drawings/work-samples/ServicePiece.tsx';
import styles from './WorkObject.module.css';

/** The background of each service's sample. */
const GROUNDS: Record<ServiceId, 'blush' | 'plum' | 'sage' | 'gold'> = {
  website: 'plum',
  'paid-media': 'gold',
  content: 'blush',
  sales: 'sage',
  tracking: 'plum',
  referral: 'gold',
  seo: 'sage',
  podcast: 'blush',
  conversion: 'plum',
};

/** The page's illustration: a sample of the service's work. */
export function WorkObject({ id }: { id: ServiceId }) {
  return (
    <div className={styles.object} data-ground={GROUNDS[id]}>
      <ServicePiece id={id} />
    </div>
  );
}
