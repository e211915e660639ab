import type { Style } from '../style.ts';
import { blockPrint } from './block-print.ts';
import { cartoon } from './cartoon.ts';
import { childrensBook } from './childrens-book.ts';
import { crayon } from './crayon.ts';
import { paperCutOut } from './paper-cut-out.ts';
import { watercolor } from './watercolor.ts';

/** Every style of the contract. A new one is one file and one line here. */
const STYLES: Readonly<Record<Style['id'], Style>> = {
  "children's book": childrensBook,
  watercolor,
  cartoon,
  'paper cut-out': paperCutOut,
  crayon,
  'block print': blockPrint,
};

export const styleOf = (id: Style['id']): Style => STYLES[id];
