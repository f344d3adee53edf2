import { company } from '../../../content/company.ts';
import { Arrow } from '../../../layout/Arrow.tsx';
import { BookingLink } from '../../../layout/BookingLink.tsx';
import buttons from '../../../layout/button.module.css';
import styles from './Report.module.css';

/** One clear next step. */
export function NextStep({ isEligible }: { isEligible: boolean }) {
  return (
    <section className={styles.next} data-surface="blush" aria-labelledby="next-step">
      <div className={styles.nextInner}>
        <h2 id="next-step" className={styles.title}>
          {isEligible ? 'Let us go through it together.' : 'Let us find the first step together.'}
        </h2>
        <p className={styles.lead}>
          {isEligible
            ? 'Thirty minutes, free, on the phone or on screen. Bring this report; we bring what the three changes would cost and earn in your clinic.'
            : 'Thirty minutes, free. We will not sell you the RGD today; we will tell you which change to make first, and how to make it yourself.'}
        </p>
        <div className={styles.actions}>
          <BookingLink className={buttons.primary}>
            Book Consultation
            <Arrow />
          </BookingLink>
          <p>
            or ring <a href={company.phoneLink}>{company.phone}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
