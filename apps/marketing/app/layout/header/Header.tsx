import { paths } from '@upcurve/site-content/paths';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router';
import { headerLinks, menuLinks } from '../../content/site/navigation.ts';
import { BookingLink } from '../parts/BookingLink.tsx';
import buttons from '../parts/button.module.css';
import styles from './Header.module.css';
import { Wordmark } from './Wordmark.tsx';

function subscribe(notify: () => void) {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
}

/** Whether the page is scrolled by more than this many pixels. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  );
}

const SHADOW_AFTER_PX = 50;

/**
 * The menu is a native popover, so its button and Escape work before any script has loaded. It covers the screen below
 * the bar, so that the same button opens and closes it, with or without the banner. The rest of its area is a close
 * button, so that a click outside the links does not reach the page below. Script also closes it when a link is clicked
 * and when the viewport becomes wider.
 */
export function Header() {
  const menu = useMenu();
  const isScrolled = useScrolledPast(SHADOW_AFTER_PX);

  return (
    <header ref={menu.above} className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.bar}>
        <Link to={paths.home()} className="target plain" aria-label="Upcurve, home">
          <Wordmark />
        </Link>
        <button type="button" className={`icon-button ${styles.toggle}`} popoverTarget="site-menu">
          <span className={styles.whileClosed}>
            <span className="visually-hidden">Open menu</span>
            <svg className={styles.icon} viewBox="0 0 22 16" aria-hidden="true">
              <path d="M0 4.5h22M0 11.5h22" />
            </svg>
          </span>
          <span className={styles.whileOpen}>
            <span className="visually-hidden">Close menu</span>
            <svg className={styles.icon} viewBox="0 0 22 16" aria-hidden="true">
              <path d="M3.5 0.5l15 15M18.5 0.5l-15 15" />
            </svg>
          </span>
        </button>
        <nav
          ref={menu.ref}
          onBeforeToggle={menu.place}
          id="site-menu"
          popover="auto"
          className={styles.menu}
          aria-label="Main"
        >
          <div className={styles.sheet}>
            <ul className={styles.links}>
              {headerLinks.map(({ label, to }) => (
                <li key={to} className={to === paths.checkEligibility() ? styles.notOnTablets : undefined}>
                  {to.includes('#') ? (
                    <Link to={to} className={styles.link} onClick={menu.close}>
                      {label}
                    </Link>
                  ) : (
                    <NavLink to={to} end className={styles.link} onClick={menu.close}>
                      {label}
                    </NavLink>
                  )}
                </li>
              ))}
              {menuLinks.map(({ label, to }) => (
                <li key={to} className={styles.onlyInMenu}>
                  <NavLink to={to} className={styles.link} onClick={menu.close}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
            <BookingLink
              className={`${buttons.primary} ${buttons.compact} ${styles.book}`}
              onClick={menu.close}
            >
              Book Consultation
            </BookingLink>
          </div>
          <button
            type="button"
            className={styles.scrim}
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            tabIndex={-1}
            aria-hidden="true"
          />
        </nav>
      </div>
    </header>
  );
}

/** From this width on, the bar shows the links. Same value as in Header.module.css. */
const WIDE = '(width >= 48rem)';

/** The attribute with which the inline script opens the menu in browsers without popovers. */
const OPEN_BY_LOADER = 'data-popover-open';

/** Controls the mobile menu: a popover below the site's bar that closes when the viewport becomes wider. */
function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const above = useRef<HTMLElement>(null);
  /** Positions the menu below the bar, which moves with scrolling, in browsers without CSS anchors. */
  const place = useCallback(() => {
    ref.current?.style.setProperty('--menu-top', `${above.current?.getBoundingClientRect().bottom ?? 0}px`);
  }, []);
  const close = useCallback(() => {
    const menu = ref.current;
    if (!('popover' in HTMLElement.prototype)) menu?.removeAttribute(OPEN_BY_LOADER);
    else if (menu?.matches(':popover-open')) menu.hidePopover();
  }, []);

  useEffect(() => {
    // The menu may have been opened before this script loaded.
    place();
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [place, close]);

  return { ref, above, place, close };
}
