import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
import { acceptedCategory, run, showPreferences } from 'vanilla-cookieconsent';
import { consentWords } from '../content/consent.ts';
import { setChoice } from './consent.ts';

/** The one purpose that is not strictly necessary: the site remembers what the visitor closed and came from. */
const MEMORY = 'memory';
const tell = () => setChoice(acceptedCategory(MEMORY));

let running: Promise<void> | undefined;

/** Asks for the visitor's choice where there is none yet, and obeys the one that is kept. */
export function runConsent(): Promise<void> {
  running ??= run({
    root: document.body,
    categories: { necessary: { enabled: true, readOnly: true }, [MEMORY]: {} },
    cookie: { name: 'cc_cookie', expiresAfterDays: 182, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    disablePageInteraction: false,
    // Whoever lets a program read the site is asked like everybody else.
    hideFromBots: false,
    onConsent: tell,
    onChange: tell,
    language: { default: 'en', translations: { en: consentWords } },
  });
  return running;
}

/** Opens the choice again, to look at it or to take it back. */
export async function openChoice(): Promise<void> {
  await runConsent();
  showPreferences();
}
