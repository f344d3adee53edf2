import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { type QUESTIONS, VISITOR } from './visitor.ts';

/** The quiz as a visitor meets it, by pointer or, on a phone, by finger. */
export function quizPage(page: Page) {
  const origin = inject('addresses').marketing;
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const press = (target: Locator) => (isPhone ? target.tap() : target.click());
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  return {
    press,
    button,
    link,
    heading,
    /** The answer's field in questions that are answered in words or numbers. */
    field: page.getByRole('textbox'),

    async openWelcome() {
      await page.goto(`${origin}/eligibility/welcome`);
    },

    /** From the welcome screen to the first question. */
    async introduce(visitor: Partial<typeof VISITOR> & { name: string; email: string } = VISITOR) {
      await press(link('Start the quiz'));
      await page.getByLabel('Your name').fill(visitor.name);
      await page.getByLabel('Email', { exact: true }).fill(visitor.email);
      if (visitor.phone) await page.getByLabel('Phone').fill(visitor.phone);
      await press(button('Continue'));
      await heading('Tell us about the clinic.').waitFor();
      if (visitor.businessName) await page.getByLabel('Clinic name').fill(visitor.businessName);
      if (visitor.location) await page.getByLabel('Town or city').fill(visitor.location);
      if (visitor.website) await page.getByLabel('Website').fill(visitor.website);
      await press(button('Go to the questions'));
      await page.getByText(/^Question 1 of /).waitFor();
    },

    /** Answers the question on the screen; single choices go on by themselves. */
    async answer({ text, inputType, given }: (typeof QUESTIONS)[number]) {
      await heading(text).waitFor();
      const choice = (name = '') =>
        page.getByRole(inputType === 'checkbox' ? 'checkbox' : 'radio', { name, exact: true });
      if (inputType === 'multipleChoice' || inputType === 'yesno') return press(choice(given[0]));
      if (inputType === 'checkbox') for (const name of given) await press(choice(name));
      else await page.getByRole('textbox').fill(given[0] ?? '');
      await press(page.getByRole('button', { name: /^(Next|See my results)$/ }));
    },

    /** Skips every question from the one on the screen on. */
    async skipTheRest() {
      for (;;) {
        const place = await page.getByText(/^Question \d+ of \d+$/).textContent();
        const [number = 0, count = 0] = (place?.match(/\d+/g) ?? []).map(Number);
        await press(button('Skip this question'));
        if (number === count) return;
        await page.getByText(`Question ${number + 1} of ${count}`, { exact: true }).waitFor();
      }
    },
  };
}
