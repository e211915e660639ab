import type { Entity, Theme } from '../../../theme.ts';
import { onFeet, sizeOf } from '../pair.ts';
import { bigAndSmall } from '../parent-and-young/who.ts';

/** "and her unicorn", "with his best friend the dragon", "the knight's horse". */
const ITS_OWN =
  /\b(?:and|with) (?:his|her|their|its|my|our) |\b(?:with|has|and) (?:a|an|her|his) pet |^(?:the |an? )?(?:\p{L}+ )?\p{L}+['’]s (?:\p{L}+ ){0,2}\p{L}+$/iu;
/** "who has a pet dragon": it says no more than whose it is. */
const IS_THEIRS = /^(?:has|keeps|owns|with) an? (?:\p{L}+ )?\p{L}+$/iu;
const WITH_A_BABY =
  /\band (?:the|an?) (?:baby|little|tiny|small) (?:dragon|dinosaur|unicorn|elephant|lion|tiger|bear|panda|T-rex|triceratops|mammoth|horse|pony|wolf|polar bear)$/iu;
/** Who has a horse or a unicorn in every story, be it said or not. */
const RIDES = /^(?:princess|prince|king|queen|knight|fairy|cowboy)$/;
const RIDDEN = /^(?:horse|pony|unicorn|flying horse)$/;
/** Somebody to whom an animal can belong, and who is none. */
const OWNER_OF_STORY = /^(?:giant|troll|yeti|elf|goblin|alien|robot|monster|ghost|snowman)$/;
/** What is said of two besides, and says only that they are friends. */
const OF_FRIENDS = /^(?:friend\w*|best|pet|together|own|very|little|girl|boy|child)$/i;

const isOwner = ({ being }: Entity): boolean =>
  being !== null && (being.isa === 'person' ? being.id !== 'mermaid' : OWNER_OF_STORY.test(being.id));
const BIG = 3;
const isBigAnimal = (each: Entity | null): boolean =>
  each?.being !== undefined &&
  each.being !== null &&
  !each.plural &&
  onFeet(each) &&
  sizeOf(each) >= BIG &&
  // A robot does not grow.
  !/\b(?:robot|toy)\b/u.test(each.word) &&
  !isOwner(each) &&
  !/^(?:person|bird|insect)$/.test(each.being.isa);

/** The big animal of a theme. */
export function companionOf(theme: Theme): Entity | null {
  const { hero, other } = theme;
  return [other, hero].find(isBigAnimal) ?? null;
}

/** Whose it is, where that is somebody of the theme's own; a girl or a boy is the child. */
export function ownerOf(theme: Theme): Entity | null {
  const companion = companionOf(theme);
  const owner = [theme.hero, theme.other].find((each) => each !== null && each !== companion && isOwner(each)) ?? null;
  return owner && !/^(?:girl|boy|child|kid)$/.test(owner.word) ? owner : null;
}

/** Whether a theme is of somebody and the big animal that is theirs, and says nothing of what they do. */
export function isOfOwnCompanion(theme: Theme): boolean {
  const { hero, other, thing, place, first, fear, activity, clause, want, occasion, unused, relation, raw } = theme;
  const companion = companionOf(theme);
  if (!companion || !/^(?:none|friend)$/.test(relation) || bigAndSmall(theme) !== null) return false;
  if ([thing, place, first, fear, activity, want, occasion].some((each) => each !== null)) return false;
  if (clause !== null && !IS_THEIRS.test(clause)) return false;
  if (!unused.every((each) => OF_FRIENDS.test(each))) return false;
  const rest = [hero, other].find((each) => each !== null && each !== companion) ?? null;
  if (rest && (!isOwner(rest) || rest.plural)) return false;
  // "Mia and the baby dragon": who has one that is a baby has it for good.
  if (rest === null && WITH_A_BABY.test(raw)) return true;
  const rides = RIDES.test(rest?.being?.id ?? '') && RIDDEN.test(companion.being?.id ?? '');
  return rides ? / and | ?& |['’]s /i.test(raw) : ITS_OWN.test(raw.trim());
}
