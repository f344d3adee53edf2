import { useState } from 'react';
import { type GuideSlug, guidePages } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { progressStore, useGuideProgress } from './progress-store.ts';

const words = guideWords.progress;

export function ProgressSummary() {
  const progress = useGuideProgress();
  const [removed, setRemoved] = useState<readonly GuideSlug[]>([]);
  const count = progress?.practised.length ?? 0;
  const total = guidePages.length;

  function reset() {
    const store = progressStore();
    setRemoved(store.get());
    store.set([]);
  }

  function undo() {
    progressStore().set(removed);
    setRemoved([]);
  }

  return (
    <div className="cluster needs-script not-printed small below-2">
      <p role="status">
        {count > 0 && <strong>{`${words.count(count, total)}. `}</strong>}
        {count === 0 && removed.length > 0 && <strong>{words.wasReset} </strong>}
        {count === total && <span>{words.all}</span>}
        {count > 0 && count < total && <span>{progress?.isLasting ? words.kept : words.notKept}</span>}
        {count === 0 && removed.length === 0 && <span>{words.none}</span>}
      </p>
      {count > 0 && (
        <button type="button" className="target reveal accent strong" onClick={reset}>
          {words.reset}
        </button>
      )}
      {count === 0 && removed.length > 0 && (
        <button type="button" className="target reveal accent strong" onClick={undo}>
          {words.undo}
        </button>
      )}
    </div>
  );
}
