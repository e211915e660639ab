import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { IN_SLICES } from './in-slices.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const THEY = String.raw`(?:animals?|creatures|wildlife|(?:wood|forest|hedge|woodland) (?:animals|creatures|folk)|badgers|foxes|squirrels|rabbits|hedgehogs|birds|owls|mice|deer|bears)`;
const WOOD = String.raw`(?:woods?|woodland|forest|trees?|jungle|rainforest|meadow|hedge)`;
const GONE = String.raw`(?:cut(?:ting)? down|chop(?:ped|ping)? down|cut|felled|cleared|bulldozed|knocked down|built on|destroyed|going to be a road|disappear\w*|turned into (?:a|houses))`;
const SEEK = String.raw`(?:find|look(?:s|ing)? for|search\w* for|need(?:s|ing)?|want(?:s)?|seek|move to|have to find|los(?:e|es|t))`;
const MOVES = new RegExp(
  [
    String.raw`\b${THEY}\b[^.]*\b${SEEK}\b[^.]*\b(?:homes?|place to live|wood|forest)\b`,
    String.raw`\b${WOOD}\b[^.]*\b${GONE}\b`,
    String.raw`\b(?:cut(?:s|ting)?|chop(?:s|ping)?)(?: down)? (?:the |our |all the )?${WOOD}\b[^.]*\b(?:animals|homes?|live)\b`,
    String.raw`\bnew (?:home|wood|forest) for (?:the |all the )?${THEY}\b`,
  ].join('|'),
  'iu',
);

/** Whoever goes in front of a wood that moves: on four feet or two, and small enough for a hole in a fence. */
const LARGEST = 3;
const leads = (each: Entity | null): boolean =>
  each?.plural === false &&
  each.being !== null &&
  each.known &&
  /^(?:wild|farm|pet)$/.test(each.being.isa) &&
  each.being.size <= LARGEST;

/** The wood is to be cut down, and everybody in it looks for another. */
export const NEW_WOOD: StoryEvent = {
  id: 'new-wood',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: MOVES,
  not: /\b(?:fire|burn\w*|christmas tree|beanstalk|lumberjack|shelter|zoo|circus|pets?|farm animals|toys?|sav(?:e|es|ing) (?:the|our|a|his|her) tree|way home|nests?|smallest|apple tree|treehouse|last tree)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.known || !each.being || each.plural || leads(each)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: [hero, other].find(leads) ?? null,
    other: null,
    thing: about('tree'),
  }),
  plots: [{ ...IN_SLICES, when: MOVES }],
  talk: {
    young: { yours: [() => 'Who comes to visit where you live?'] },
    older: {
      wonder: [() => 'Why was one place never good for all of them?'],
      yours: [() => 'Where near you could one make a hole as big as a plate?'],
    },
  },
};
