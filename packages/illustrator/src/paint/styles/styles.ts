import type { Style } from '../style.ts';
import { childrensBook } from './childrens-book.ts';

/** Every style of the contract. A new one is one file and one line here. */
const STYLES: Readonly<Record<Style['id'], Style>> = { "children's book": childrensBook };

export const styleOf = (id: Style['id']): Style => STYLES[id];
