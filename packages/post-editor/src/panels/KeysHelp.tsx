import { Kbd, Modal } from '@mantine/core';
import classes from './KeysHelp.module.css';

const KEYS: [keys: string[][], what: string][] = [
  [[['↑'], ['↓']], 'Go to the previous or next block'],
  [[['Enter']], 'Edit a block’s text or settings'],
  [[['Esc']], 'Back to the block, or out of its columns'],
  [[['/']], 'Add a block, in an empty text or below a block'],
  [[['Ctrl', 'Enter']], 'Add a text below'],
  [
    [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    'Move the block',
  ],
  [
    [
      ['Alt', '→'],
      ['Alt', '←'],
    ],
    'Move into, through and out of columns',
  ],
  [[['Ctrl', 'D']], 'Duplicate'],
  [[['Delete']], 'Delete'],
  [
    [
      ['Ctrl', 'C'],
      ['Ctrl', 'X'],
      ['Ctrl', 'V'],
    ],
    'Copy, cut and paste blocks, also into another post',
  ],
  [
    [
      ['Ctrl', 'Z'],
      ['Ctrl', 'Shift', 'Z'],
    ],
    'Undo, redo',
  ],
  [[['Ctrl', 'S']], 'Save now'],
  [[['F6']], 'Go to the next panel'],
  [[['?']], 'Show this list'],
];

/** Lists the keyboard shortcuts of the editor. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Editor keys" size="lg" returnFocus={false}>
      <dl className={classes.list}>
        {KEYS.map(([ways, what]) => (
          <div key={what}>
            <dt>
              {ways.map((keys, way) => (
                <span key={keys.join('+')}>
                  {way > 0 && ' '}
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && '+'}
                      <Kbd size="sm">{key}</Kbd>
                    </span>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
