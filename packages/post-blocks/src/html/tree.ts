import { Parser } from 'htmlparser2';

/** An element of the page; its name is in lower case. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  children: HtmlNode[];
}
export type HtmlNode = string | Element;

/** Returns the text of an element, with its line breaks. */
export const textIn = ({ children }: Element): string =>
  children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? '\n' : textIn(child)))
    .join('');

/** The maximum nesting depth. Deeper elements become siblings. */
const DEPTH_MAX = 300;
const NODES_MAX = 300_000;
/** Elements whose content the parser reads as raw text. */
const RAW = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'iframe',
  'noscript',
  'xmp',
  'noembed',
  'noframes',
]);

export interface Tree {
  nodes: HtmlNode[];
  /** Whether the page has more nodes than the limit. */
  isCut: boolean;
  /** Whether some elements were nested too deeply. */
  isFlattened: boolean;
  /** The number of first-level headings. */
  titles: number;
}

/** Parses valid or invalid HTML to a tree without comments and with decoded entities. */
export function treeOf(html: string): Tree {
  const tree: Tree = { nodes: [], isCut: false, isFlattened: false, titles: 0 };
  let count = 0;
  for (let rest = html; rest !== ''; ) {
    const open: Element[] = [];
    let stop: 'deep' | 'many' | undefined;
    const halt = (why: typeof stop) => {
      stop = why;
      parser.pause();
    };
    const add = (node: HtmlNode) => {
      const siblings = open.at(-1)?.children ?? tree.nodes;
      const last = siblings.length - 1;
      if (typeof node === 'string' && typeof siblings[last] === 'string') siblings[last] += node;
      else {
        siblings.push(node);
        count += 1;
        if (count >= NODES_MAX) halt('many');
      }
    };
    // The parser scans all open elements at each end tag, so the stack must stay short. If it gets too deep, parsing
    // restarts.
    const parser = new Parser({
      onopentag(name, attributes) {
        if (stop) return;
        const element = { name: name.toLowerCase(), attributes, children: [] };
        add(element);
        if (name === 'h1') tree.titles += 1;
        open.push(element);
        if (open.length > DEPTH_MAX && !RAW.has(name)) halt('deep');
      },
      ontext(text) {
        if (!stop) add(text);
      },
      onclosetag() {
        if (!stop) open.pop();
      },
    });
    parser.write(rest);
    if (!stop) parser.end();
    if (stop === 'deep') tree.isFlattened = true;
    if (stop === 'many') tree.isCut = true;
    rest = stop === 'deep' ? rest.slice(parser.endIndex + 1) : '';
  }
  return tree;
}
