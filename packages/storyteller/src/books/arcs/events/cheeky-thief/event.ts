import type { Entity, Theme } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CLIMBS, takenIn } from './parts.ts';
import { YAWN } from './yawn.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who does it, in plain sight: whom the theme reads as somebody, else the first animal in it. */
function thiefOf({ hero, other, raw }: Theme): Entity | null {
  const read = [hero, other].find((each) => each?.being && (CLIMBS.test(each.being.id) || CLIMBS.test(each.word)));
  if (read) return read.plural ? null : read;
  if (hero?.being && hero.being.isa !== 'thing') return null;
  for (const word of raw
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .slice(0, 4)) {
    const being = CLIMBS.test(word) ? beingNamed(word) : undefined;
    if (being) return { word, adjectives: [], plural: false, name: null, being, place: null, thing: null, known: true };
  }
  return null;
}

/** A thief who is seen at it, and sits where nobody can follow. */
export const CHEEKY_THIEF: StoryEvent = {
  id: 'cheeky-thief',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:stole|steals?|stealing|stolen|took|takes|taking|pinch(?:ed|es)|nick(?:ed|s)|snatch(?:ed|es)|grabb?(?:ed|s)|swiped|(?:ran|runs|flew|flies) (?:off|away) with)\b/i,
  not: /^who\b|\b(?:glasses|mystery|detective|moon|sun|stars?|heart|christmas|dragon|egg|scared|afraid|friend|idea|takes? (?:off|care|part|turns|over|a (?:bath|ride|walk|nap|trip|bus|train|photo|picture)|the (?:bus|train)))\b/i,
  fits: (theme) => onTheGround(theme) && thiefOf(theme) !== null && takenIn(theme.raw) !== null,
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: thiefOf(theme),
    other: null,
    fear: null,
    first: null,
    thing: about(takenIn(theme.raw)?.word ?? 'hat'),
  }),
  plots: [
    {
      ...YAWN,
      when: /\b(?:stole|steals?|stealing|took|takes|pinch(?:ed|es)|nick(?:ed|s)|snatche[ds]|grabs|grabbed|swiped|with)\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'Can you yawn, so that somebody else must yawn, too?'] },
    older: {
      wonder: [() => 'Why did nothing that they offered help?'],
      yours: [() => 'What makes you do a thing, only because somebody else does it?'],
    },
  },
};
