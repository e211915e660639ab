import type { Entity } from '../../../theme.ts';

/** Who works on a building site. */
export const MACHINE = String.raw`(?:diggers?|excavators?|bulldozers?|backhoes?|dump(?:er|ing|ster)?[- ]?trucks?|dumpers?|tippers?|(?:cement|concrete)[- ]?(?:mixers?|trucks?)|cranes?|steam ?rollers?|road ?rollers?)`;

/** Whoever digs or tips there is told of, also the one of many that has a name; a crane or a mixer has work of its own. */
export const works = (each: Entity | null): Entity | null =>
  each && (!each.plural || each.name !== null) && /^(?:digger|dump truck|lorry)$/.test(each.being?.id ?? '')
    ? { ...each, plural: false }
    : null;
