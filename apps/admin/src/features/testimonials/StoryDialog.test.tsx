import { act, fireEvent, screen, within } from '@testing-library/react';
import { type StoredStory, testimonials } from '@upcurve/contracts/testimonials/testimonials';
import { storedStory } from '@upcurve/testing/factories';
import { refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';
import { storiesApi } from '../../test-support/stories.ts';

const { state, handlers } = storiesApi();
const network = mockNetwork(signedIn(), ...handlers);

/* jsdom cannot decode or draw images, so the browser tests cover that. */
beforeEach(() => {
  HTMLImageElement.prototype.decode = async function decode() {
    if (this.src.includes(btoa('broken'))) throw new Error('It is no picture.');
    Object.defineProperties(this, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } });
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['cut'], { type })),
  );
});

async function open(stories: StoredStory[] = []) {
  Object.assign(state, { stories, calls: [] });
  const app = renderApp('/admin/testimonials');
  await screen.findByRole('heading', { name: 'Testimonials' });
  return app;
}
async function create() {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Create your first story' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Create story' })) };
}
async function edit(story: StoredStory) {
  const app = await open([story]);
  await app.user.click(await screen.findByRole('button', { name: `Edit ${story.name}` }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Edit story' })) };
}
const png = (content = 'png') => new File([content], 'face.png', { type: 'image/png' });
async function cropDialog(content?: string) {
  fireEvent.change(screen.getByLabelText('Avatar file'), { target: { files: [png(content)] } });
  return within(await screen.findByRole('dialog', { name: 'Crop avatar' }));
}

test('puts a new story last, and inactive', async () => {
  const { user } = await open([
    storedStory({ name: 'Ada', order: 4 }),
    storedStory({ name: 'Bea', order: 9 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Create story' }));
  await screen.findByRole('dialog', { name: 'Create story' });
  await user.keyboard('Amelia');
  const crop = await cropDialog();
  await user.click(await crop.findByRole('button', { name: 'Use this crop' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Testimonial created successfully.');
  expect(state.stories.at(-1)).toMatchObject({ name: 'Amelia', order: 10, isActive: false });
});

test('zooms the picture and resizes the frame within the limits', async () => {
  const { user } = await create();
  const crop = await cropDialog();
  // The 400 px box shows an 800 × 400 picture as 400 × 200, so the largest square has sides of 200.
  const width = crop.getByRole('slider', { name: 'Width' });
  expect(width).toHaveAttribute('aria-valuetext', '200 px');
  act(() => width.focus());
  await user.keyboard('{Home}');
  expect(width).toHaveAttribute('aria-valuetext', '50 px');
  await user.keyboard('{End}');
  expect(width).toHaveAttribute('aria-valuetext', '400 px');
  const zoom = crop.getByRole('slider', { name: 'Zoom' });
  act(() => zoom.focus());
  await user.keyboard('{ArrowRight}');
  expect(zoom).toHaveAttribute('aria-valuetext', '110%');
  await user.keyboard('{End}');
  expect(crop.getByRole('status')).toHaveTextContent('Zoom 300%, picture 0 across and 0 down');
  await user.keyboard('{Home}');
  expect(crop.getByRole('status')).toHaveTextContent('Zoom 50%');
});

test('reports an unreadable picture in the crop dialog', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, dialog } = await create();
  const crop = await cropDialog('broken');
  expect(await crop.findByRole('alert')).toHaveTextContent('This picture cannot be read');
  expect(log).toHaveBeenCalledExactlyOnceWith('The avatar could not be cropped:', expect.any(Error));
  expect(crop.queryByRole('button', { name: 'Use this crop' })).not.toBeInTheDocument();
  await user.click(crop.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('button', { name: 'Choose picture Avatar image' })).toHaveFocus();
});

test('shows validation errors at their fields and focuses the first', async () => {
  const { user, dialog } = await create();
  await user.clear(dialog.getByLabelText('CTA link'));
  await user.click(dialog.getByRole('button', { name: 'Create story' }));
  expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Required/);
  expect(dialog.getByLabelText('CTA link')).toHaveAccessibleDescription(/Required/);
  expect(dialog.getByRole('button', { name: 'Choose picture Avatar image' })).toHaveAccessibleDescription(
    /Choose a picture\./,
  );
  expect(dialog.getByLabelText('Name')).toHaveFocus();

  await user.type(dialog.getByLabelText('CTA link'), 'javascript:alert(1)');
  await user.click(dialog.getByRole('button', { name: 'Create story' }));
  expect(dialog.getByText('Start with / for a page of the site, or with https://.')).toBeVisible();
  expect(state.calls).toEqual([]);
});

test('reports a failed save and keeps the entries', async () => {
  const { user, dialog } = await create();
  network.use(unreachable(testimonials.createStory));
  await user.keyboard('Amelia');
  const crop = await cropDialog();
  await user.click(await crop.findByRole('button', { name: 'Use this crop' }));
  await user.click(dialog.getByRole('button', { name: 'Create story' }));
  expect(await screen.findByText('Failed to create testimonial')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('Connection error.');
  expect(dialog.getByLabelText('Name')).toHaveValue('Amelia');
});

test('shows the server’s validation errors at their fields', async () => {
  const { user, dialog } = await create();
  network.use(
    refused(testimonials.createStory, 415, 'No.', [
      { path: 'avatar', message: 'Send a JPEG, PNG or WebP picture.' },
    ]),
  );
  await user.keyboard('Amelia');
  const crop = await cropDialog();
  await user.click(await crop.findByRole('button', { name: 'Use this crop' }));
  await user.click(dialog.getByRole('button', { name: 'Create story' }));
  expect(await dialog.findByText('Send a JPEG, PNG or WebP picture.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Replace picture Avatar image' })).toHaveFocus();
});

test('keeps the avatar if no other is chosen, and saves an empty order as 0', async () => {
  const { user, dialog } = await edit(storedStory({ name: 'Ada', order: 7 }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Ada Hart');
  await user.clear(dialog.getByLabelText('Order'));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Testimonial updated successfully.')).toBeVisible();
  expect(state.calls).toEqual(['update name,cta,isActive,order ']);
  expect(state.stories).toMatchObject([{ name: 'Ada Hart', order: 0, avatar: '/media/amelia.jpg' }]);
  expect(screen.getByRole('button', { name: 'Edit Ada Hart' })).toHaveFocus();
});

test('asks before overwriting a colleague’s change', async () => {
  const story = storedStory({ name: 'Ada', version: 3 });
  const { user, dialog } = await edit(story);
  await user.type(dialog.getByLabelText('Name'), ' Hart');
  state.stories = [{ ...story, name: 'Ada Lovelace', version: 4 }];
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Someone else changed this testimonial while you were editing (Name)',
  );
  await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
  expect(await screen.findByText('Testimonial updated successfully.')).toBeVisible();
  expect(state.stories).toMatchObject([{ name: 'Ada Hart', version: 5 }]);
});
