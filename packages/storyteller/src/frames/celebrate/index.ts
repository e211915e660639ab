import type { Frame } from '../../frame.ts';
import { general } from '../general.ts';

/** What goes well, told so that a child hears it. */
export const CELEBRATE: readonly Frame[] = [];

/** Told when something went well and nothing above is meant. */
export const goneWell: Frame = { ...general, id: 'gone-well', name: 'Something that went well' };
