import { PASSWORD_MIN, SESSION_DAYS, SESSION_IDLE_HOURS } from '@upcurve/contracts/account/account';
import { AUDIT_MONTHS } from '@upcurve/contracts/account/audit';
import { CODE_DIGITS, RECOVERY_CODES } from '@upcurve/contracts/account/second-factor';
import { INVITE_HOURS, PASSWORD_LINK_HOURS } from '@upcurve/contracts/account/team';
import { IMPORT_MAX } from '@upcurve/contracts/blog/blog-transfer';
import { REVISION_MINUTES, REVISIONS_MAX, TRASH_DAYS } from '@upcurve/contracts/blog/post-limits';
import { PREVIEW_HOURS } from '@upcurve/contracts/blog/post-previews';
import { CONTACT_STATUSES, SUBMISSION_STATUSES } from '@upcurve/contracts/leads/lead-words';
import { CAPTIONS_MAX, IMAGE_MAX, VIDEO_MAX } from '@upcurve/contracts/media/media-limits';
import { ABANDONED_AFTER_MINUTES } from '@upcurve/contracts/quiz/quiz';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { CONFIRMATIONS_PER_DAY, WEEKLY_HOUR } from '@upcurve/contracts/settings/mail';
import { RETAINED, RETENTION_DAYS_MAX, RETENTION_DAYS_MIN } from '@upcurve/contracts/settings/retention';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { SEGMENTS_MAX } from '@upcurve/contracts/testimonials/testimonials';
import {
  ENDPOINTS_MAX,
  FAILING_DAYS_BEFORE_PAUSE,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_RETRY_SECONDS,
} from '@upcurve/contracts/webhooks/webhook';
import type { KeyName } from '../../kit/dialogs/KeyList.tsx';
import { UNDO_MS } from '../../kit/feedback/use-undoable.ts';
import { NEWER_EVERY } from '../../kit/list/NewerPill.tsx';
import { fillIn, type MarkdownSection, readSections } from '../../kit/markdown/read-markdown.ts';
import { everyScreen, type Screen } from '../../kit/screen/screens.ts';
import { AGENCY_PLACE } from '../../kit/time/zone.ts';

/** The limits and names that the guides quote, as in `${PASSWORD_MIN}`. */
const GUIDE_VALUES = {
  ABANDONED_AFTER_MINUTES,
  AGENCY_PLACE,
  AGENCY_ZONE,
  AUDIT_MONTHS,
  CAPTIONS_MAX: sizeInWords(CAPTIONS_MAX),
  CODE_DIGITS,
  CONFIRMATIONS_PER_DAY,
  CONTACT_STATUSES: Object.values(CONTACT_STATUSES).join(', '),
  DELIVERY_DAYS: RETAINED.deliveries.days,
  WEEKLY_HOUR,
  ENDPOINTS_MAX,
  FAILING_DAYS_BEFORE_PAUSE,
  IMAGE_MAX: sizeInWords(IMAGE_MAX),
  IMPORT_MAX: sizeInWords(IMPORT_MAX),
  INVITE_HOURS,
  PASSWORD_LINK_HOURS_MAX: PASSWORD_LINK_HOURS.max,
  PASSWORD_LINK_HOURS_MIN: PASSWORD_LINK_HOURS.min,
  PASSWORD_MIN,
  PREVIEW_DAYS: PREVIEW_HOURS / 24,
  QUARANTINE_DAYS: RETAINED.quarantine.days,
  RECOVERY_CODES,
  REFRESH_SECONDS: NEWER_EVERY / 1000,
  RETENTION_DAYS_MAX,
  RETENTION_DAYS_MIN,
  RETENTION_PERIODS: Object.values(RETAINED)
    .map(({ label, days }) => `${label}: ${days} days.`)
    .join(' '),
  REVISIONS_MAX,
  REVISION_MINUTES,
  SECRET_OVERLAP_HOURS,
  SEGMENTS_MAX,
  SESSION_DAYS,
  SESSION_IDLE_HOURS,
  SUBMISSION_STATUSES: Object.values(SUBMISSION_STATUSES).join(', '),
  TRASH_DAYS,
  UNDO_SECONDS: UNDO_MS / 1000,
  VIDEO_MAX: sizeInWords(VIDEO_MAX),
  WEBHOOK_ATTEMPTS: WEBHOOK_RETRY_SECONDS.length,
};

export interface Guide {
  title: string;
  /** The purpose of the screen in one or two sentences. */
  purpose: string;
  /** Its tasks, and the actions that cannot be undone. */
  sections: MarkdownSection[];
}

/** Reads a guide: its title, the purpose of the screen, and sections. */
function readGuide(file: string): Guide {
  const [, title = '', purpose = '', body = ''] =
    /^# ([^\n]+)\n\n([^\n]+)\n(.*)$/s.exec(fillIn(file, GUIDE_VALUES)) ?? [];
  return {
    title,
    purpose,
    sections: readSections(body),
  };
}

const FILES = import.meta.glob<string>('./guides/*.md', { eager: true, query: '?raw', import: 'default' });

/** All guides by the last part of their address, which is the name of their file. */
export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  Object.entries(FILES).map(([path, file]) => [
    path.slice('./guides/'.length, -'.md'.length),
    readGuide(file),
  ]),
);

export interface NamedGuide extends Guide {
  name: string;
  area: 'Leads' | 'Website' | 'Settings';
  /** The address of its screen, unless the screen shows an item. */
  screen?: string;
  keys: readonly KeyName[];
}

/** Returns the guides to screens, in the order of the screens. */
export function guidesTo(screens: readonly Screen[]): NamedGuide[] {
  const guides = new Map<string, NamedGuide>();
  for (const { guide: name = '', path, group = 'Leads', keys = [] } of everyScreen(screens)) {
    const guide = GUIDES.get(name);
    if (guide && !guides.has(name))
      guides.set(name, { ...guide, name, area: group, keys, screen: path.includes(':') ? undefined : path });
  }
  return [...guides.values()];
}
