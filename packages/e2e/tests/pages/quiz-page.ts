import type { EnginePage, Target } from '../engines/page.ts';
import { addresses } from '../system/current.ts';
import { typeInto } from './keyboard.ts';
import { type QUESTIONS, VISITOR } from './visitor.ts';

/** What a visitor says before the first question. */
interface Introduction {
  name: string;
  email: string;
  consent?: boolean;
  businessName?: string;
}

/** The quiz as a visitor uses it, by pointer or, on a phone, by touch. */
export function quizPage<Page extends EnginePage>(page: Page) {
  const origin = addresses.marketing;
  const press = async (target: Target) => {
    const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
    return hasTouch ? target.tap() : target.click();
  };
  type Found = ReturnType<Page['getByRole']>;
  const button = (name: string) => page.getByRole('button', { name, exact: true }) as Found;
  const link = (name: string) => page.getByRole('link', { name, exact: true }) as Found;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }) as Found;

  return {
    press,
    button,
    link,
    heading,
    /** The field of questions that are answered with text or numbers. */
    field: page.getByRole('textbox') as Found,

    async openWelcome() {
      await page.goto(`${origin}/eligibility/welcome`);
    },

    /** Goes from the welcome screen to the first question. */
    async introduce(visitor: Introduction = VISITOR) {
      await press(link('Start the eligibility check'));
      await typeInto(page.getByLabel('First name'), visitor.name);
      await typeInto(page.getByLabel('Email', { exact: true }), visitor.email);
      if (visitor.businessName) await typeInto(page.getByLabel('Clinic name'), visitor.businessName);
      if (visitor.consent) await press(page.getByText(/^Send me occasional advice/));
      await press(button('Continue'));
      await page.getByText(/^Question 1 of /).waitFor();
    },

    /** Answers the current question. Single choices continue by themselves. */
    async answer({ text, inputType, given }: (typeof QUESTIONS)[number]) {
      await heading(text).waitFor();
      /* The card with this text. The letter of its key comes before the text. */
      const choice = (name = '') =>
        page
          .locator('fieldset label')
          .filter({ hasText: new RegExp(`^.${name.replaceAll(/[^\w\s]/g, '.')}$`) });
      if (inputType === 'multipleChoice' || inputType === 'yesno') return press(choice(given[0]));
      if (inputType === 'checkbox') for (const name of given) await press(choice(name));
      else await typeInto(page.getByRole('textbox'), given[0] ?? '');
      await press(button('Next'));
    },

    /** Sends the quiz, with the figures that are typical unless another number of enquiries is given. */
    async seeResults(enquiries?: string) {
      await heading('Do you know these?').waitFor();
      if (enquiries) await typeInto(page.getByLabel('Enquiries a month'), enquiries);
      await press(button('See my results'));
    },

    /** Skips all questions from the current one on, and sends the quiz. */
    async skipTheRest() {
      for (;;) {
        const place = (await page.getByText(/^Question \d+ of \d+$/).textContent()) ?? '';
        const [number, count] = place.match(/\d+/g) ?? [];
        await press(button('Skip this question'));
        if (number === count) return this.seeResults();
        // The count may change meanwhile, because the quiz loads changed questions.
        await page.getByText(place, { exact: true }).waitFor({ state: 'hidden' });
      }
    },
  };
}
