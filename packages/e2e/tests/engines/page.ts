import type { Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];
type Text = string | RegExp;
type TextOptions = { exact?: boolean };
type State = 'attached' | 'detached' | 'visible' | 'hidden';

interface Finder {
  getByRole(role: Role, options?: TextOptions & { name?: Text; level?: number }): Target;
  getByLabel(text: Text, options?: TextOptions): Target;
  getByPlaceholder(text: Text, options?: TextOptions): Target;
  getByText(text: Text, options?: TextOptions): Target;
  locator(selector: string): Target;
}

/** An element that is looked up on every use: the part of Playwright's Locator that our WebKit driver also supports. */
export interface Target extends Finder {
  first(): Target;
  last(): Target;
  filter(options: { hasText: Text }): Target;
  click(): Promise<void>;
  tap(): Promise<void>;
  press(key: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  check(): Promise<void>;
  waitFor(options?: { state?: State }): Promise<void>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  inputValue(): Promise<string>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
}

/** A page in any engine: Playwright's own in Chromium and Firefox, a WebDriver page with the same methods in WebKit. */
export interface EnginePage extends Finder {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  waitForURL(address: Text): Promise<void>;
  evaluate(script: string): Promise<unknown>;
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  viewportSize(): { width: number; height: number } | null;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  screenshot(options: { path: string }): Promise<unknown>;
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  mouse: { click(x: number, y: number): Promise<void>; move(x: number, y: number): Promise<void> };
}
