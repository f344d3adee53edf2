import type { Media } from '@upcurve/contracts/media/media';
import { media as mediaCalls } from '@upcurve/contracts/media/media';
import { CTA_DEFAULT, type StoredStory, testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { media, mediaDetail, storedSegment, storedStory } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';

/** An in-memory API of stories and their segments. `calls` contains the requests in order. */
export function storiesApi() {
  const state = { stories: [] as StoredStory[], library: [] as Media[], calls: [] as string[] };
  const note = (call: string) => void state.calls.push(call);

  function storyWith(is: (story: StoredStory) => boolean): StoredStory {
    const story = state.stories.find(is);
    if (!story) throw new Refusal(404, 'This story is gone.');
    return story;
  }
  const byId = (id: string) => storyWith((story) => story.id === id);
  const bySegment = (id: string) => storyWith(({ segments }) => segments.some((each) => each.id === id));
  function put(story: StoredStory): StoredStory {
    const next = { ...story, version: story.version + 1 };
    state.stories = state.stories.map((each) => (each.id === story.id ? next : each));
    return next;
  }
  function checkSame(there: readonly { id: string }[], ids: readonly string[]) {
    const isSame = there.length === ids.length && there.every(({ id }) => ids.includes(id));
    if (!isSame) throw new Refusal(409, 'Others are there.');
  }
  const named = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[]) =>
    ids.flatMap((id, i) => items.filter((each) => each.id === id).map((each) => ({ ...each, order: i + 1 })));

  const handlers = [
    handle(testimonials.listAllStories, () => state.stories),
    handle(testimonials.createStory, ({ fields, files }) => {
      note(`create ${fields.name} ${files.avatar?.[0]?.name} ${files.avatar?.[0]?.type}`);
      const { cta = CTA_DEFAULT, isActive = true, order = 0 } = fields;
      const story = storedStory({ name: fields.name, cta, isActive, order });
      state.stories = [...state.stories, story];
      return story;
    }),
    // Comes before the calls for one story, whose path would also match.
    handle(testimonials.orderStories, ({ body: { ids } }) => {
      checkSame(state.stories, ids);
      state.stories = named(state.stories, ids);
      note(`order ${state.stories.map(({ name }) => name)}`);
      return state.stories;
    }),
    handle(testimonials.updateStory, ({ params, fields, headers, files }) => {
      const story = byId(params.id);
      const expected = headers['if-match']?.replaceAll('"', '');
      if (expected && Number(expected) !== story.version) throw new Refusal(412, 'Changed by a colleague.');
      note(`update ${Object.keys(fields)} ${Object.keys(files)}`);
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return put({ ...story, ...given });
    }),
    handle(testimonials.deleteStory, ({ params }) => {
      note(`delete ${byId(params.id).name}`);
      state.stories = state.stories.filter(({ id }) => id !== params.id);
      return {};
    }),
    handle(testimonials.addSegment, ({ params, fields }) => {
      const story = byId(params.storyId);
      const { type, mediaId = '', duration = 5000, order = 0 } = fields;
      const file = state.library.find(({ id }) => id === mediaId);
      if (!file) throw new Refusal(400, 'Nothing there.', [{ path: 'mediaId', message: 'It is gone.' }]);
      note(`add ${file.fileName} ${type} ${duration} ${order}`);
      const { alt, isDecorative, fileName } = file;
      const segment = storedSegment({ type, mediaId, duration, order, alt, isDecorative, fileName });
      const segments = [...story.segments, segment].sort((a, b) => a.order - b.order);
      return put({ ...story, segments });
    }),
    handle(testimonials.orderSegments, ({ params, body: { ids } }) => {
      const story = byId(params.storyId);
      checkSame(story.segments, ids);
      const segments = named(story.segments, ids);
      note(`order ${segments.map(({ fileName }) => fileName)}`);
      return put({ ...story, segments });
    }),
    handle(testimonials.changeSegment, ({ params, body }) => {
      note(`change ${JSON.stringify(body)}`);
      const story = bySegment(params.segmentId);
      const change = ({ id, ...segment }: StoredStory['segments'][number]) => ({
        ...segment,
        id,
        ...(id === params.segmentId && body),
      });
      return put({ ...story, segments: story.segments.map(change) });
    }),
    handle(testimonials.deleteSegment, ({ params }) => {
      const story = bySegment(params.segmentId);
      note(`delete segment ${story.segments.find(({ id }) => id === params.segmentId)?.fileName}`);
      put({ ...story, segments: story.segments.filter(({ id }) => id !== params.segmentId) });
      return {};
    }),
    handle(mediaCalls.addMedia, ({ files }) => {
      const [file] = files.file ?? [];
      const kind =
        file?.type === 'text/vtt' ? 'captions' : file?.type.startsWith('video') ? 'video' : 'image';
      const added = media({ fileName: file?.name ?? '', kind });
      state.library = [added, ...state.library];
      note(`upload ${added.fileName}`);
      return added;
    }),
    handle(mediaCalls.listMedia, ({ query }) => ({
      items: state.library.filter(({ kind }) => !query.kind || kind === query.kind),
    })),
    handle(mediaCalls.getMedia, ({ params }) =>
      mediaDetail(state.library.find(({ id }) => id === params.id)),
    ),
    handle(mediaCalls.changeMedia, ({ params, body }) => {
      note(`describe ${JSON.stringify(body)}`);
      const file = state.library.find(({ id }) => id === params.id) ?? media({ id: params.id });
      return mediaDetail({ ...file, ...body });
    }),
  ];
  return { state, handlers };
}
