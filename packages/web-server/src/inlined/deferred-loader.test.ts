// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announceHydration, fetchDelay } from '../page/deferred-names.ts';
import loader from './deferred-loader.ts?script';

const waiting = '<script type="text/deferred-module">export const started = 1;</script>';
const started = () => document.head.querySelector('script[type="module"]')?.textContent;
const find = <Type extends HTMLElement>(selector: string) => document.querySelector<Type>(selector)!;
/** Called when the hydrated app handles an event. */
const heard = vi.fn();

/** Shows a page as the server sends it, and runs its loader. */
function show(body: string, touchOnly = true): void {
  document.head.innerHTML = '<link rel="deferred-modulepreload" href="/assets/entry.js">';
  const mark = touchOnly ? '<script data-touch-only></script>' : '';
  document.body.innerHTML = `<main>${body}</main>${waiting}${mark}`;
  // biome-ignore lint/security/noGlobalEval: a browser runs it so.
  globalThis.eval(loader);
}

/** Reports the first paint, which never happens in jsdom. */
let paint: (() => void) | undefined;

beforeEach(() => {
  heard.mockReset();
  paint = undefined;
  const observer = { observe: () => {}, disconnect: () => {} };
  vi.stubGlobal(
    'PerformanceObserver',
    vi.fn(function observed(callback: PerformanceObserverCallback) {
      paint = () => callback([] as never, observer as never);
      return observer;
    }),
  );
  // A test's listeners stay until its app is hydrated.
  return () => announceHydration();
});

describe('the deferred script starts', () => {
  test.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('at the first %s, once', (type) => {
    show('<p>Hello</p>');
    expect(started()).toBeUndefined();
    for (let i = 0; i < 2; i++) find('p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toBe('export const started = 1;');
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    // Like Safari before 17, jsdom does not support modulepreload, so the module is preloaded as a script.
    const preloads = document.head.querySelectorAll<HTMLLinkElement>(
      'link[href$="/assets/entry.js"][rel=preload]',
    );
    expect([...preloads].map(({ as, crossOrigin }) => [as, crossOrigin])).toEqual([['script', 'anonymous']]);
  });

  test('with modulepreload links in browsers that support them', () => {
    vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
    show('<p>Hello</p>');
    find('p').dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(document.head.querySelector('link[rel=modulepreload][href$="/assets/entry.js"]')).not.toBeNull();
  });

  test('in idle time after load', async () => {
    show('<p>Hello</p>', false);
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(started()).toBeDefined());
  });
});

describe('on a page that waits for an interaction, the script', () => {
  const fetched = () =>
    document.head.querySelectorAll('link[href$="/assets/entry.js"][rel*=preload]:not([rel^=deferred])');
  const readFor = async (ms: number) => {
    dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(ms);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      Reflect.deleteProperty(navigator, 'connection');
    };
  });
  const lineIs = (connection: object) =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

  test.each([
    ['of a browser that does not tell', undefined],
    ['that is quick', { saveData: false, effectiveType: '4g' }],
  ])('is fetched but not started while the visitor reads, on a connection %s', async (_name, connection) => {
    if (connection) lineIs(connection);
    show('<p>Hello</p>');
    await readFor(fetchDelay - 1);
    expect(fetched()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched()).toHaveLength(1);
    expect(started()).toBeUndefined();
    find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(fetched()).toHaveLength(1);
    expect(started()).toBeDefined();
  });

  test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'is not fetched before the touch on a connection like %o',
    async (connection) => {
      lineIs(connection);
      show('<p>Hello</p>');
      await readFor(60_000);
      expect(fetched()).toHaveLength(0);
    },
  );
});

describe('on a page that names a fragment handled by the script', () => {
  const body = '<ul data-wakes-at="#story-"></ul>';
  beforeEach(() => () => history.replaceState(null, '', location.pathname));

  test('an address with that fragment starts the script at once', () => {
    history.replaceState(null, '', '#story-7');
    show(body);
    expect(started()).toBeDefined();
  });

  test.each(['#what-we-do', '#', ''])('an address that ends in “%s” waits for a touch', (hash) => {
    history.replaceState(null, '', location.pathname + hash);
    show(body);
    expect(started()).toBeUndefined();
  });
});

describe('fonts', () => {
  const late =
    '<link rel="late-preload" as="font" href="/a.woff2"><style data-late media="print">h1 { color: red }</style>';
  const media = () => find<HTMLStyleElement>('style').media;
  const preload = () => document.head.querySelector('link[rel=preload][as=font]');

  test.each(['load', 'error'])(
    'are fetched once the page has been painted and applied at their %s event',
    async (end) => {
      show(late);
      expect(preload()).toBeNull();
      await vi.waitFor(() => expect(paint).toBeDefined());
      expect(preload()).toBeNull();
      paint?.();
      expect(preload()).not.toBeNull();
      expect(media()).toBe('print');
      preload()?.dispatchEvent(new Event(end));
      await vi.waitFor(() => expect(media()).toBe('all'));
    },
  );

  test('apply at once for visitors from another page of the site', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/pricing`);
    show(late);
    expect(media()).toBe('all');
  });
});

describe('before hydration', () => {
  test.each([
    ['a button', '<button>Press</button>', 'button'],
    ['something inside a button', '<button><span>Press</span></button>', 'span'],
    ['a card', '<div class="card">Press</div>', '.card'],
  ])('a click on %s is held back and replayed once', (_name, body, selector) => {
    show(body);
    find(selector).addEventListener('click', heard);
    find(selector).click();
    find(selector).click();
    expect(heard).not.toHaveBeenCalled();
    expect(started()).toBeDefined();
    expect(document.documentElement.hasAttribute('data-waking')).toBe(true);
    announceHydration();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.documentElement.hasAttribute('data-waking')).toBe(false);
    find(selector).click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('changes of checkboxes and radio buttons are held back and replayed in order', () => {
    show('<label><input type="checkbox" id="a">A</label><label><input type="radio" id="b">B</label>');
    find('label').click();
    find('#b').click();
    expect(find<HTMLInputElement>('#a').checked).toBe(false);
    find('main').addEventListener('change', heard);
    announceHydration();
    expect(heard.mock.calls.map(([event]) => event.target.id)).toEqual(['a', 'b']);
    expect(find<HTMLInputElement>('#a').checked).toBe(true);
  });

  test('a click on the label of a checkbox is replayed on the checkbox with its click count', () => {
    show('<label><input type="checkbox" id="a"><span>Words</span></label>');
    find('span').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    find('#a').addEventListener('click', ({ target, detail }) => heard((target as Element).id, detail));
    announceHydration();
    expect(heard.mock.calls).toEqual([['a', 1]]);
    expect(find<HTMLInputElement>('#a').checked).toBe(true);
  });

  test('the last chosen radio button stays chosen', () => {
    show('<input type="radio" name="r" id="a"><input type="radio" name="r" id="b">');
    for (const id of ['a', 'b', 'a']) find(`#${id}`).click();
    announceHydration();
    expect(find<HTMLInputElement>('#a').checked).toBe(true);
  });

  test.each([
    ['a link', '<a href="#there">Go</a>', 'a'],
    ['a summary', '<details><summary>More</summary></details>', 'summary'],
    ['a field', '<input type="text">', 'input'],
    ['the label of a field', '<label for="f">Name</label><input type="text" id="f">', 'label'],
    [
      'a link within the label of a tick',
      '<label><input type="checkbox"><a href="#there">Terms</a></label>',
      'a',
    ],
    ['a button of a popover', '<button popovertarget="menu">Menu</button>', 'button'],
    ['a button of a dialog', '<button command="show-modal" commandfor="popup">Guide</button>', 'button'],
  ])('a click on %s is not held back', (_name, body, selector) => {
    show(body);
    find(selector).addEventListener('click', heard);
    find(selector).click();
    expect(heard).toHaveBeenCalledTimes(1);
    announceHydration();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  describe('a link that the app handles itself', () => {
    const link = '<a href="#there" data-held><span>Story</span></a>';
    const click = (init: MouseEventInit = {}) =>
      find('span').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

    test('is held back and followed after hydration unless the app prevents it', () => {
      show(link);
      expect(click()).toBe(false);
      find('a').addEventListener('click', (event) => heard(event.defaultPrevented));
      announceHydration();
      expect(heard.mock.calls).toEqual([[false]]);
      history.replaceState(null, '', location.pathname);
    });

    test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s', (modifier) => {
      show(link);
      find('a').addEventListener('click', (event) => {
        heard();
        event.preventDefault();
      });
      click({ [modifier]: true });
      expect(heard).toHaveBeenCalledOnce();
    });
  });

  test('a submitted form is held back and submitted again with its button', () => {
    show('<form><button name="choice" value="two">Send</button></form>');
    find<HTMLFormElement>('form').requestSubmit(find('button'));
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      heard(event.submitter?.getAttribute('value'));
    });
    announceHydration();
    expect(heard.mock.calls).toEqual([['two']]);
  });

  test('an invalid form is left to the browser, and a valid one is held back', () => {
    show('<form><input name="name" required><button type="submit">Send</button></form>');
    const press = () => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      find('button').dispatchEvent(click);
      return click.defaultPrevented ? 'held' : 'left to the browser';
    };
    expect(press()).toBe('left to the browser');
    expect(started()).toBeDefined();
    find<HTMLInputElement>('input').value = 'Amelia';
    find('form').addEventListener('submit', (event) => event.preventDefault());
    expect(press()).toBe('held');
  });

  test('keeps typed text and announces it to the app afterwards', () => {
    show('<input type="text"><textarea></textarea><select><option>a</option><option>b</option></select>');
    const field = find<HTMLInputElement>('input');
    const choice = find<HTMLSelectElement>('select');
    field.value = 'typed early';
    choice.value = 'b';
    for (const element of [field, choice]) element.dispatchEvent(new Event('input', { bubbles: true }));
    // Like React, ignores an event if the value equals the last one seen.
    let seen = field.value;
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    Object.defineProperty(field, 'value', {
      get: () => own.get!.call(field),
      set: (value) => {
        seen = value;
        own.set!.call(field, value);
      },
    });
    find('main').addEventListener(
      'input',
      ({ target }) => target === field && seen !== field.value && heard(field.value),
    );
    find('main').addEventListener('change', ({ target }) => target === choice && heard(choice.value));
    announceHydration();
    expect(heard.mock.calls).toEqual([['typed early'], ['b']]);
  });

  test('does not click elements that hydration removed', () => {
    show('<button>Press</button>');
    const button = find('button');
    button.click();
    button.addEventListener('click', heard);
    button.remove();
    announceHydration();
    expect(heard).not.toHaveBeenCalled();
  });
});

test('releases everything if the script cannot be loaded', () => {
  show('<button>Press</button>');
  find('button').click();
  find('button').addEventListener('click', heard);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error', 'error', { filename: `${location.origin}/assets/entry.js` }],
  ['a module that does not come', 'unhandledrejection', {}],
])('releases everything on %s during the start of the app', (_name, type, event) => {
  show('<button>Press</button>');
  find('button').click();
  find('button').addEventListener('click', heard);
  dispatchEvent(Object.assign(new Event(type), event));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('ignores errors of other scripts', () => {
  show('<button>Press</button>');
  find('button').click();
  find('button').addEventListener('click', heard);
  dispatchEvent(Object.assign(new Event('error'), { filename: 'https://elsewhere.example/extension.js' }));
  expect(heard).not.toHaveBeenCalled();
});

test('releases everything after 10 s without hydration', () => {
  vi.useFakeTimers();
  show('<button>Press</button>');
  find('button').click();
  find('button').addEventListener('click', heard);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(heard).toHaveBeenCalledTimes(1);
});
