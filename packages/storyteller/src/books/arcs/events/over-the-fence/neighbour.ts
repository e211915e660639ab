import { beingNamed, singularsOf } from '../../../theme/entries.ts';
import type { Entity, Theme } from '../../../theme.ts';
import { about } from '../page.ts';

const BY_US = String.raw`(?:next ?-?door(?: to (?:us|me|our house))?|(?:across|over) the (?:road|street)|down (?:the|our) (?:road|street)|(?:in|on) our (?:street|road)|at number \p{L}+|at number \d+)`;

/** What says that somebody of a theme is a neighbour. */
export const NEIGHBOURS = new RegExp(
  String.raw`\b(?:mov(?:es?|ed|ing)|lives?|lived|living|comes? to live|came to live|bought|buys|built|builds)\b[^.]{0,40}\b${BY_US}|^(?:the |my |our |a |an |there (?:is|are) )?(?:\p{L}+ ){1,4}?${BY_US}$|\bneighbou?rs?\b[^.]{0,20}\b(?:is|are|who is|turns? out to be) (?:really |secretly )?(?:an? )?\p{L}+$|\b\p{L}+ for (?:a )?neighbou?rs?\b|\b(?:in|into) the house (?:next door|${BY_US})`,
  'iu',
);

/** People of stories, whom nobody has for a neighbour. */
const OF_STORIES =
  /^(?:giant|troll|pirate|wizard|witch|king|queen|knight|gnome|elf|vampire|princess|prince|superhero|astronaut|viking|caveman|ninja|genie|mummy|zombie|skeleton|mermaid)$/;

/** "Our new neighbour is a dragon", "the people next door are aliens": what they are, and no neighbour besides. */
const IS_A =
  /\b(?:neighbou?rs?|people next door|family next door)\b.* (?:is|are|who is) (?:really )?(?:an? )?(\p{L}+)$/iu;

function saidToBe(raw: string): Entity | null {
  const word = IS_A.exec(raw)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const form = [...singularsOf(word), word].find((each) => beingNamed(each) !== undefined) ?? word;
  const being = beingNamed(form) ?? null;
  return { ...about(being?.id ?? form), being, plural: being?.plural === word };
}

/** Who the neighbour is: the only somebody of a theme, and nobody who lives in a street anyhow. */
export function neighbourIn({ hero, other, raw }: Theme): Entity | null {
  const [only] = [saidToBe(raw), hero, other].filter(
    (each) => each?.being && !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
  );
  if (!only?.being) return null;
  const { id, isa } = only.being;
  if (isa === 'pet' || /^(?:ghost|snowman|mouse|fox|squirrel|hedgehog)$/.test(id)) return null;
  return isa !== 'person' || OF_STORIES.test(id) ? only : null;
}
