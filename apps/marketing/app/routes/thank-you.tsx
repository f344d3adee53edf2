import { Link, useSearchParams } from 'react-router';
import { thankYouPage } from '../content/contact.ts';
import styles from '../features/contact/Contact.module.css';
import { WishSlip } from '../features/contact/WishSlip.tsx';
import { readWish } from '../forms/wish.ts';
import { Arrow } from '../layout/Arrow.tsx';
import buttons from '../layout/button.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/thank-you';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Thank you', path: paths.thankYou(), isIndexed: false });
}

const targets = {
  calculator: paths.calculator.start(),
  eligibility: paths.eligibility.welcome(),
  leadGuide: paths.leadGuide.overview(),
};

export default function ThankYou() {
  const { title, text, home, guide, next } = thankYouPage;
  const [query] = useSearchParams();
  const wish = readWish(query);
  return (
    <>
      <PageHead
        title={title}
        lead={text}
        actions={
          <Link to={paths.home()} className={buttons.primary}>
            {home}
          </Link>
        }
      />
      <div className={styles.columns}>
        {wish && <WishSlip wish={wish} />}
        {/* Shown to those who asked for it: the address ends in #guide. */}
        <section id="guide" className={styles.guide} aria-labelledby="guide-title">
          <h2 id="guide-title">{guide.title}</h2>
          <p>{guide.text}</p>
          <a href={paths.ebookFile()} className={buttons.primary} download>
            {guide.download}
          </a>
        </section>
        <section aria-labelledby="next-title">
          <h2 id="next-title" className={styles.next}>
            {next.title}
          </h2>
          <ul className={styles.links}>
            {next.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={targets[to]}>
                  {label}
                  <Arrow />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
