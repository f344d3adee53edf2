import { subscriptionHead } from '../../content/subscription.ts';
import { HeadWords } from '../../layout/page/HeadWords.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Leaving } from './Leaving.tsx';
import type { LeavingThread } from './leaving-thread.ts';
import styles from './Subscription.module.css';

/** The head of the page, with an example of how a clinic cancels. */
export function SubscriptionHead(thread: LeavingThread) {
  const { kicker, title, lead, terms, keeping } = subscriptionHead;
  return (
    <header data-surface="plum">
      <div className={styles.head}>
        <HeadWords
          kicker={kicker}
          title={title}
          lead={lead}
          actions={
            <>
              <a href="#year" className={buttons.primary}>
                {terms}
              </a>
              <a href="#ownership" className={buttons.quiet}>
                {keeping}
              </a>
            </>
          }
        />
        <Leaving {...thread} />
      </div>
    </header>
  );
}
