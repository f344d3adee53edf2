import type { ServiceId } from '@upcurve/site-content/services';
import { Episode, Storyboard } from './MediaPieces.tsx';
import { Ledger, ReferralCard, Scorecard } from './SalesPieces.tsx';
import { BookingPage, FormHeat, SearchAd, SearchResult } from './WebPieces.tsx';

const pieces: Record<ServiceId, () => React.JSX.Element> = {
  website: BookingPage,
  'paid-media': SearchAd,
  content: Storyboard,
  sales: Scorecard,
  tracking: Ledger,
  referral: ReferralCard,
  seo: SearchResult,
  podcast: Episode,
  conversion: FormHeat,
};

/** Shows the work sample of a service on the home page. */
export function ServicePiece({ id }: { id: ServiceId }) {
  const Drawn = pieces[id];
  return <Drawn />;
}
