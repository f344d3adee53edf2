import { subscriptionHead } from '../../content/subscription.ts';
import { HeadWords } from '../../layout/page/HeadWords.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Leaving } from './Leaving.tsx';
import type { LeavingThread } from './leaving-thread.ts';
import styles from './Subscription.module.css';

/** The head of the page, with an example of how a clinic cancels. */
export function SubscriptionHead(thread: LeavingThread) {
  const { kicker, title, lead, book, terms } = subscriptionHead;
  return (
    <header data-surface="ink">
      <div className={styles.head}>
        <HeadWords
          kicker={kicker}
          title={title}
          lead={lead}
          actions={
            <>
              <BookingLink className={buttons.primary}>
                {book}
                <Arrow />
              </BookingLink>
              <a href="#year" className={buttons.quiet}>
                {terms}
              </a>
            </>
          }
        />
        <Leaving {...thread} />
      </div>
    </header>
  );
}
