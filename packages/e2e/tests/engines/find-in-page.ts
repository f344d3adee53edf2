/** A text or, with `flags`, the source of a regular expression. */
export type Pattern = { source: string; flags?: string; exact?: boolean };

export type Step =
  | { by: 'role'; role: string; name?: Pattern; level?: number }
  | { by: 'label' | 'placeholder' | 'text' | 'having'; text: Pattern }
  | { by: 'selector'; selector: string }
  | { by: 'place'; index: number };

/** The parts of Testing Library's browser bundle that we use. */
type Queries = Record<
  'queryAllByLabelText' | 'queryAllByPlaceholderText',
  (root: HTMLElement, matcher: (text: string) => boolean) => HTMLElement[]
> & {
  queryAllByRole(
    root: HTMLElement,
    role: string,
    options: { name?: (text: string) => boolean; level?: number },
  ): HTMLElement[];
};

/** Returns the elements that the steps lead to. Runs in the page, so it must not use anything outside the function. */
export function findInPage(steps: Step[]): HTMLElement[] {
  const { TestingLibraryDom: queries } = window as unknown as { TestingLibraryDom: Queries };
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const matches = ({ source, flags, exact }: Pattern) => {
    if (flags !== undefined) return (text: string) => new RegExp(source, flags).test(tidy(text));
    const wanted = tidy(source);
    if (exact) return (text: string) => tidy(text) === wanted;
    return (text: string) => tidy(text).toLowerCase().includes(wanted.toLowerCase());
  };
  /** Returns the innermost elements whose text matches. */
  const byText = (root: HTMLElement, fits: (text: string) => boolean) =>
    [root, ...root.querySelectorAll<HTMLElement>('*')].filter(
      (each) =>
        !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(each.tagName) &&
        fits(each.textContent ?? '') &&
        ![...each.children].some((child) => fits(child.textContent ?? '')),
    );
  const below = (root: HTMLElement, step: Step): HTMLElement[] => {
    if (step.by === 'selector') return [...root.querySelectorAll<HTMLElement>(step.selector)];
    if (step.by === 'label') return queries.queryAllByLabelText(root, matches(step.text));
    if (step.by === 'placeholder') return queries.queryAllByPlaceholderText(root, matches(step.text));
    if (step.by === 'text') return byText(root, matches(step.text));
    if (step.by !== 'role') return [];
    const { role, name, level } = step;
    return queries.queryAllByRole(root, role, {
      ...(name && { name: matches(name) }),
      ...(level && { level }),
    });
  };
  let found = [document.body];
  for (const step of steps) {
    if (step.by === 'place') found = found.slice(step.index).slice(0, 1);
    else if (step.by === 'having') {
      const fits = matches(step.text);
      found = found.filter((each) => fits(each.textContent ?? ''));
    } else found = [...new Set(found.flatMap((root) => below(root, step)))];
  }
  return found;
}

/** Whether an element is visible. Runs in the page. */
export function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

/** Scrolls an element into view. Returns the point to click, or the element that covers it. Runs in the page. */
export async function aimAt(element: HTMLElement): Promise<{ x: number; y: number } | { covered: string }> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const place = () => {
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    return { x: Math.floor(box.left + box.width / 2), y: Math.floor(box.top + box.height / 2) };
  };
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  // An element that has just appeared may start moving a frame later.
  for (let frames = 0; frames < 3; frames += 1) await frame();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  const atMost = new Promise((done) => setTimeout(done, 1000));
  await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), atMost]);
  let { x, y } = place();
  for (let still = 0; still < 2; still += 1) {
    await frame();
    const now = place();
    if (now.x !== x || now.y !== y) still = -1;
    ({ x, y } = now);
  }
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  if (hit && (element.contains(hit) || label?.control === element || label?.contains(element)))
    return { x, y };
  return { covered: hit ? hit.outerHTML.slice(0, 200) : `nothing is at ${x}, ${y}` };
}
