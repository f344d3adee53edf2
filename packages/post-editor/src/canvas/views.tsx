import { Button, Text } from '@mantine/core';
import type { Extensions, NodeViewRenderer, NodeViewRendererProps, Node as TiptapNode } from '@tiptap/core';
import { type DOMOutputSpec, DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { Chart } from '@upcurve/post-blocks/render/figures/Chart';
import { Embed } from '@upcurve/post-blocks/render/media/Embed';
import { GALLERY_SIZES } from '@upcurve/post-blocks/render/media/Gallery';
import { IMAGE_SIZES } from '@upcurve/post-blocks/render/media/ImageFigure';
import { CLIENT_SIZES } from '@upcurve/post-blocks/render/media/Testimonial';
import testimonial from '@upcurve/post-blocks/render/media/Testimonial.module.css';
import { Player, useFilm } from '@upcurve/post-blocks/render/media/Video';
import type { BlockOf } from '@upcurve/post-blocks/schema';
import { embedOf } from '@upcurve/post-blocks/third-parties';
import { BlockIcon } from '../BlockIcon.tsx';
import { nameOf } from '../document/block-name.ts';
import { useEditor, useStore } from '../editor-context.ts';
import { PictureView, usePlace, useSelect, type ViewProps } from './PictureView.tsx';
import classes from './views.module.css';

/*
 * The parts of the canvas without text: pictures, videos, charts and embeds. They look as on the public page, but do
 * nothing when clicked: a click selects the block.
 */

function VideoView({ node, getPos }: ViewProps) {
  const values = node.attrs.values as BlockOf<'video'>;
  const { id } = usePlace(getPos);
  const { press } = useSelect(getPos);
  const name = useStore((store) => store.block(id));
  return (
    <NodeViewWrapper as="div" role="group" aria-label={name ? nameOf(name) : 'Video'} onMouseDown={press}>
      {useFilm(values) ? (
        <div inert>
          <Player film={values} />
        </div>
      ) : (
        <Placeholder id={id} type="video" label="Add the video" />
      )}
    </NodeViewWrapper>
  );
}

function BlockView({ node, getPos }: ViewProps) {
  const { store } = useEditor();
  const [block] = store.convert.toBlocks(Fragment.from(node)) as [BlockOf<'chart'> | BlockOf<'embed'>];
  const { id } = usePlace(getPos);
  const isEmpty = block.type === 'chart' ? block.points.length === 0 : !embedOf(block.url);
  return (
    <NodeViewWrapper as="div" role="group" aria-label={nameOf(block)}>
      {isEmpty ? (
        <Placeholder
          id={id}
          type={block.type}
          label={block.type === 'chart' ? 'Add the figures' : 'Add the address'}
        />
      ) : (
        <div inert>{block.type === 'chart' ? <Chart block={block} /> : <Embed block={block} />}</div>
      )}
    </NodeViewWrapper>
  );
}

/** The place of content that is set in the panel. */
function Placeholder({ id, type, label }: { id: string; type: 'video' | 'chart' | 'embed'; label: string }) {
  const { store } = useEditor();
  return (
    <div className={classes.empty}>
      <BlockIcon of={type} size={28} />
      <Text size="sm">{BLOCKS[type].label}</Text>
      <Button variant="default" size="xs" onClick={() => store.focusOn(id, 'field')}>
        {label}
      </Button>
    </div>
  );
}

/**
 * Keeps the element of a node when its attributes change. ProseMirror would make a new one: a field inside would lose
 * the focus, and an input method would write its first letter twice.
 */
function keepElementView(
  { node }: Pick<NodeViewRendererProps, 'node'>,
  more: (node: Node) => Record<string, string> = () => ({}),
): NodeView {
  const toDom = (of: Node) => {
    const drawn = DOMSerializer.renderSpec(document, of.type.spec.toDOM?.(of) as DOMOutputSpec);
    const dom = drawn.dom as HTMLElement;
    for (const [name, value] of Object.entries(more(of))) dom.setAttribute(name, value);
    return { ...drawn, dom };
  };
  const { dom, contentDOM = null } = toDom(node);
  let names = dom.getAttributeNames();
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false;
      const { dom: drawn } = toDom(next);
      const now = drawn.getAttributeNames();
      for (const name of names) if (!now.includes(name)) dom.removeAttribute(name);
      // Leaves the class and all other attributes alone, because ProseMirror adds its own.
      for (const name of now) {
        const value = drawn.getAttribute(name) ?? '';
        if (name !== 'class') dom.setAttribute(name, value);
      }
      names = now;
      return true;
    },
  };
}

const block: Parameters<typeof ReactNodeViewRenderer>[1] = {
  className: classes.block ?? '',
  attrs: ({ node }) => ({ 'data-block': node.attrs.id }),
};
const box = (className = '') => ({ className: `${classes.box} ${className}` });

const VIEWS: Record<string, NodeViewRenderer> = {
  image_picture: ReactNodeViewRenderer((props) => <PictureView {...props} sizes={IMAGE_SIZES.wide} />, box()),
  gallery_items_item_picture: ReactNodeViewRenderer(
    (props) => <PictureView {...props} sizes={GALLERY_SIZES} isCut />,
    box(),
  ),
  testimonial_picture: ReactNodeViewRenderer(
    (props) => <PictureView {...props} sizes={CLIENT_SIZES} isCut isOptional />,
    box(testimonial.picture),
  ),
  video_player: ReactNodeViewRenderer(VideoView, box()),
  chart: ReactNodeViewRenderer(BlockView, block),
  embed: ReactNodeViewRenderer(BlockView, block),
  paragraph: keepElementView,
  image: keepElementView,
  video: keepElementView,
  testimonial: keepElementView,
  gallery_items_item: keepElementView,
  // The page's CSS depends on the number of pictures.
  gallery_items: (props) =>
    keepElementView(props, ({ childCount }) => ({ 'data-count': String(Math.min(childCount, 4)) })),
};

/** Adds the views to the nodes that need them. */
export const withViews = (extensions: Extensions): Extensions =>
  extensions.map((extension) => {
    const view = VIEWS[extension.name];
    return view ? (extension as TiptapNode).extend({ addNodeView: () => view }) : extension;
  });
