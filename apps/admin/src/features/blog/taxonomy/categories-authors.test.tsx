import { screen, waitFor, within } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import { currentUser } from '@upcurve/testing/factories';
import { refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { blogAuthor, blogCategory } from '@upcurve/testing/post-factories';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { blogApi } from '../../../test-support/blog.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const { state, handlers } = blogApi();
const network = mockNetwork(signedIn(), ...handlers);

beforeEach(() => {
  state.categories = [blogCategory({ name: 'Retention', postCount: 2 })];
  state.authors = [blogAuthor({ name: 'Nadia Rahman', bio: 'Runs paid media.', postCount: 1 })];
  state.calls = [];
});

async function openDialog(address: string, button: string) {
  const app = renderApp(address);
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('categories', () => {
  test('derives the slug from the name until the slug is edited', async () => {
    const { user, dialog } = await openDialog(paths.blogCategories(), 'New category');
    const [name, slug] = [dialog.getByLabelText('Name'), dialog.getByLabelText('Slug')];
    await user.type(name, ' Lead_handling  & Sales! ');
    expect(slug).toHaveValue('lead-handling-sales');
    await user.clear(slug);
    await user.type(slug, 'own');
    await user.type(name, 'more');
    expect(slug).toHaveValue('own');
    await user.click(dialog.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Category Created')).toBeInTheDocument();
    expect(state.calls).toEqual([
      `create ${JSON.stringify({ name: 'Lead_handling  & Sales! more', slug: 'own', description: '' })}`,
    ]);
  });

  test('reports validation errors of the form and of the server', async () => {
    const { user, dialog } = await openDialog(paths.blogCategories(), 'New category');
    await user.type(dialog.getByLabelText('Name'), 'R');
    await user.click(dialog.getByRole('button', { name: 'Create category' }));
    expect(dialog.getByText('Name must be at least 2 characters')).toBeInTheDocument();
    expect(dialog.getByText('Slug must be at least 2 characters')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Name'), 'etention');
    await user.click(dialog.getByRole('button', { name: 'Create category' }));
    expect(await dialog.findByText('Another category has the slug retention.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Slug')).toHaveFocus();
  });

  test('shows an error once and keeps the dialog open after a failed save', async () => {
    network.use(refused(blog.updateCategory, 500, ''));
    const { user, dialog } = await openDialog(paths.blogCategories(), 'Edit Retention');
    await user.type(dialog.getByLabelText('Name'), '!');
    expect(dialog.getByLabelText('Slug')).toHaveValue('retention');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findAllByText('Failed to update category. What you entered is still here.'),
    ).toHaveLength(1);
  });

  test('deletes a category after a confirmation that names the effect on its posts', async () => {
    const { user, dialog } = await openDialog(paths.blogCategories(), 'Delete Retention');
    expect(dialog.getByText(/2 posts will become Uncategorized/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete category' }));
    expect(await screen.findByText('Category Deleted')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No Categories Yet' })).toBeInTheDocument();
  });

  test('links a category to its posts', async () => {
    renderApp(paths.blogCategories());
    expect(await screen.findByRole('link', { name: '2 posts' })).toHaveAttribute(
      'href',
      `${paths.blog()}?category=${state.categories[0]?.id}`,
    );
  });

  test('shows an error if the categories cannot be loaded', async () => {
    network.use(unreachable(blog.listCategories));
    renderApp(paths.blogCategories());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading categories. Please try again.');
  });
});

describe('authors', () => {
  test('shows a card with email address, bio and number of posts', async () => {
    renderApp(paths.blogAuthors());
    const card = within(await screen.findByRole('listitem'));
    for (const text of ['Nadia Rahman', 'nadia@upcurve.example', 'Runs paid media.', '1 post'])
      expect(card.getByText(text)).toBeInTheDocument();
  });

  test('creates an author, but rejects an invalid email address', async () => {
    const { user, dialog } = await openDialog(paths.blogAuthors(), 'New author');
    await user.type(dialog.getByLabelText('Name'), 'Tom Ellery');
    await user.type(dialog.getByLabelText('Email'), 'tom');
    await user.click(dialog.getByRole('button', { name: 'Create author' }));
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/^Invalid email address Only/);
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    await user.type(dialog.getByLabelText('Email'), '@upcurve.example');
    await user.click(dialog.getByRole('button', { name: 'Create author' }));
    expect(await screen.findByText('Author Created')).toBeInTheDocument();
    expect(state.calls).toEqual([
      `create ${JSON.stringify({ name: 'Tom Ellery', email: 'tom@upcurve.example', bio: '', avatarUrl: '' })}`,
    ]);
  });

  test('renames and deletes an author', async () => {
    const { user, dialog } = await openDialog(paths.blogAuthors(), 'Edit Nadia Rahman');
    await user.type(dialog.getByLabelText('Name'), '-Lee');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Author Updated')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Delete Nadia Rahman-Lee' }));
    const removal = within(await screen.findByRole('dialog', { name: 'Delete author' }));
    expect(removal.getByText(/1 post stays online without an author\./)).toBeInTheDocument();
    await user.click(removal.getByRole('button', { name: 'Delete author' }));
    expect(await screen.findByText('Author Deleted')).toBeInTheDocument();
    expect(state.calls).toEqual(['update Nadia Rahman-Lee', 'delete Nadia Rahman-Lee']);
  });

  test('shows an error if the authors cannot be loaded', async () => {
    network.use(unreachable(blog.listAuthors));
    renderApp(paths.blogAuthors());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading authors. Please try again.');
  });
});

test('hides editing from a member who may only read', async () => {
  network.use(signedIn(currentUser('sales')));
  renderApp(paths.blogAuthors());
  await screen.findByText('Nadia Rahman');
  expect(screen.queryByRole('button', { name: /New author|Edit|Delete/ })).not.toBeInTheDocument();
});
