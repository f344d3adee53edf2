import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { pricingNext, pricingTabs } from '../../content/pricing/page.ts';
import { Closing } from '../../layout/footer/Closing.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import styles from './PricingPage.module.css';

interface PricingPageProps {
  title: string;
  lead: string;
  surface?: 'ink' | 'blush';
  /** The tab at a glance. `split` puts it beside the words, otherwise it is below them. */
  figure: ReactNode;
  shape?: 'stack' | 'split';
  children: ReactNode;
}

/** One of the four pages about prices. Their tabs are links, so that each has its own address. */
export function PricingPage({ title, lead, surface, figure, shape = 'stack', children }: PricingPageProps) {
  return (
    <>
      <nav className={styles.tabs} aria-label={pricingTabs.name}>
        <ul className="frame">
          {pricingTabs.tabs.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end prefetch="intent" className="target plain">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <header data-surface={surface}>
        <div className={`frame ${styles.head} ${shape}`}>
          <div className="stack">
            <h1 className="headline">{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {figure}
        </div>
      </header>
      {children}
      <PricingNext />
    </>
  );
}

function PricingNext() {
  const { title, lead, book, quiz } = pricingNext;
  return (
    <Closing
      title={title}
      lead={lead}
      actions={
        <>
          <BookingLink className={buttons.primary}>
            {book}
            <Arrow />
          </BookingLink>
          <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.quiet}>
            {quiz}
          </Link>
        </>
      }
    />
  );
}
