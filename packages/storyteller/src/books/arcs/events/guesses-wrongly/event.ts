import type { Entity, Theme } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { findIn } from './finds.ts';
import { MUSEUM } from './museum.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHO = String.raw`(?:mermaids?|mermen|merman|aliens?|martians?|ghosts?|skeletons?|vampires?|dragons?|fair(?:y|ies)|pix(?:ie|ies)|elf|elves|gnomes?|goblins?|trolls?|yetis?|giants?|monsters?|dinosaurs?|cave ?m[ae]n|robots?|octopus(?:es)?|whales?|dolphins?|monkeys?)`;
const FINDS = String.raw`(?:finds?|found|finding|discovers?|discovered|picks? up|comes? across|gets? hold of|sees? (?:an? |his |her |their )?first|do(?:es)?n['’]?t know what|thinks? (?:that )?(?:it|this|they|our|an?|the)|mistakes?|wonders? what)`;
const OF = new RegExp(
  String.raw`\b${WHO}\b[^.]*\b${FINDS}\b|\bwhat (?:would |do |does |did )?(?:an? |the )?${WHO} (?:thinks?|makes? of|would think)\b`,
  'iu',
);

const KINDS =
  /^(?:mermaid|merman|alien|ghost|skeleton|vampire|dragon|fairy|pixie|elf|gnome|goblin|troll|yeti|giant|monster|dinosaur|caveman|robot|octopus|whale|dolphin|monkey)$/;
/** Who finds it: one of somebody's kind, who never had one. */
function finderOf({ hero, other }: Theme): Entity | null {
  const found = [hero, other].find((each) => each?.being && KINDS.test(each.being.id)) ?? null;
  return found && { ...found, plural: false };
}

/** Somebody who has never seen a thing of ours finds one, and knows what it is for. */
export const GUESSES_WRONGLY: StoryEvent = {
  id: 'guesses-wrongly',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:lost his|lost her|treasure|egg|friend|scared|afraid|birthday|christmas|santa|school|magic\w*|party|baby|puppy|kitten|child|boy|girl|and the \p{L}+ thinks?)\b/iu,
  needs: (theme) => findIn(theme.raw) !== null && finderOf(theme) !== null,
  fits: (theme) => findIn(theme.raw) !== null && finderOf(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: finderOf(theme),
    other: null,
    thing: about(findIn(theme.raw)?.find.thing ?? 'sign'),
    also: [],
  }),
  plots: [{ ...MUSEUM, when: OF }],
  talk: {
    young: { yours: [() => 'What else could a spoon be?'] },
    older: {
      wonder: [() => 'Why did nobody believe the one who knew?'],
      yours: [() => 'Which thing of yours would be hardest to explain?'],
    },
  },
};
