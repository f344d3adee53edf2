import { Kbd, Modal, Table } from '@mantine/core';
import { Fragment } from 'react';

/** Keys that are pressed together are joined by a plus, different ways are separated by a space. */
const KEYS: Record<string, string> = {
  '/': 'Add a block, in a line of text',
  '## - 1. > ---':
    'At the start of a line, then a space: heading, bullets, numbers, quote. Three hyphens: divider',
  Enter: 'New line, or the next part or item. In an empty item: leave the list',
  'Shift+Enter': 'Line break in a paragraph',
  'Tab Shift+Tab': 'Indent a list; next and previous part or cell',
  'Ctrl+B Ctrl+I Ctrl+E Ctrl+K': 'Bold, italic, code, link',
  Esc: 'Select the block, then its columns, then leave the text. After it, Tab leaves the page',
  'Alt+↑ Alt+↓': 'Move the block',
  'Alt+Shift+↑ Alt+Shift+↓': 'Move a list item, question, figure or table row',
  'Alt+Shift+→': 'Add a column to a table',
  'Ctrl+/': 'Open the menu of the block, such as to move it into columns',
  'Alt+F10': 'Go to the toolbar at the text or table. Esc goes back',
  'Ctrl+D': 'Duplicate the block',
  Delete: 'Delete the selected block',
  'Ctrl+Z Ctrl+Shift+Z': 'Undo, redo. Also undoes an automatic conversion',
  'Ctrl+S': 'Save now',
  'Ctrl+Enter': 'Publish, after a last check',
  '?': 'Show this list (when you are not typing)',
};

export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Editor keys" size="lg">
      <Table withRowBorders={false}>
        <Table.Tbody>
          {Object.entries(KEYS).map(([ways, what]) => (
            <Table.Tr key={what}>
              <Table.Th scope="row" fw={400}>
                {ways.split(' ').map((way) => (
                  <Fragment key={way}>
                    {way.split('+').map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && '+'}
                        <Kbd size="sm">{key}</Kbd>
                      </Fragment>
                    ))}{' '}
                  </Fragment>
                ))}
              </Table.Th>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
