import type { ServiceId } from '@upcurve/site-content/services';
import type { ComponentType } from 'react';
import { ContentDrawing } from './ContentDrawing.tsx';
import { ConversionDrawing } from './ConversionDrawing.tsx';
import { PaidMediaDrawing } from './PaidMediaDrawing.tsx';
import { PodcastDrawing } from './PodcastDrawing.tsx';
import { ReferralDrawing } from './ReferralDrawing.tsx';
import { SalesDrawing } from './SalesDrawing.tsx';
import { SeoDrawing } from './SeoDrawing.tsx';
import { TrackingDrawing } from './TrackingDrawing.tsx';
import { WebsiteDrawing } from './WebsiteDrawing.tsx';

const drawings: Record<ServiceId, ComponentType> = {
  website: WebsiteDrawing,
  'paid-media': PaidMediaDrawing,
  content: ContentDrawing,
  sales: SalesDrawing,
  tracking: TrackingDrawing,
  referral: ReferralDrawing,
  seo: SeoDrawing,
  podcast: PodcastDrawing,
  conversion: ConversionDrawing,
};

export function ServiceDrawing({ id }: { id: ServiceId }) {
  const Drawn = drawings[id];
  return <Drawn />;
}
