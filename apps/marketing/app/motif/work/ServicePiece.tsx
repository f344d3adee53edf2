import type { ServiceId } from '../../content/services.ts';
import { BookingPage } from './BookingPage.tsx';
import { Episode } from './Episode.tsx';
import { FormHeat } from './FormHeat.tsx';
import { Ledger } from './Ledger.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { Scorecard } from './Scorecard.tsx';
import { SearchAd } from './SearchAd.tsx';
import { SearchResult } from './SearchResult.tsx';
import { Storyboard } from './Storyboard.tsx';

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

/** The piece of work by which a service is known on the home page. */
export function ServicePiece({ id }: { id: ServiceId }) {
  const Drawn = pieces[id];
  return <Drawn />;
}
