import type { GuideSlug } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import consent from '../../../forms/fields/ConsentFields.module.css';
import styles from './PractisedTick.module.css';
import { setPractised, useGuideProgress } from './progress-store.ts';

const words = guideWords.progress;

interface PractisedTickProps {
  slug: GuideSlug;
  /** The skill that the reader ticks off. */
  practice: string;
}

export function PractisedTick({ slug, practice }: PractisedTickProps) {
  const progress = useGuideProgress();
  const isTicked = progress?.practised.includes(slug) ?? false;

  return (
    <div className={`needs-script ${styles.tick}`}>
      <label className={consent.box}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => setPractised(slug, event.target.checked)}
        />
        <span>
          <strong className="subheading block">{words.question}</strong>
          {practice}
        </span>
      </label>
      <p className={`small ${styles.kept}`} role="status">
        {isTicked && (progress?.isLasting ? words.kept : words.notKept)}
      </p>
    </div>
  );
}
