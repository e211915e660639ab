import type { SettingName } from '@storylantern/contract';
import type { Entity, Theme } from '../../theme.ts';
import { beingOfKind, genericBeing } from '../generic-being.ts';
import { kindOf } from '../noun-kind.ts';

/** Words for whoever is off and must be caught. */
const RUNAWAY =
  /\b(?:run(?:s|ning)?|ran) (?:away|off)\b|\bescap(?:e|es|ed|ing)\b|\b(?:gets?|got) (?:out|loose|away)\b|\bruna?-?ways?\b|\bon the (?:loose|run)\b|\broll(?:s|ed|ing)? (?:away|off)\b|^catch that\b|^stop that\b|\bgingerbread (?:man|boy)\b/i;
/** To run from somebody or to somewhere is another story; so is getting out of what is not wanted, and to go with a thief. */
const ANOTHER_STORY =
  /\b(?:away|off|escap\w+|out|loose) (?:to|with|into|in search|together|because|(?:from|of) (?!(?:the|his|her|its|their|our|an?) (?:[a-z]+ )?(?:zoo|stables?|farm|cage|hutch|garden|shop|kitchen|school|circus|field|pen|stable|barn|bakery|oven|plate|pan|table|tank|house|box|basket|petting zoo|park|sty|coop)\b))|\bhome\b|\bprison\b|\bwant(?:s|ed)?\b|\b(?:can|could|does|did|would|will)(?:n'?t| not) (?:run|escape|get)|\bnever\b|\bthief\b|\bsurvive|\bfrom school\b.*\bchild/i;
/** What rolls or runs in a story though it is only a thing. */
const ROLLS =
  /^(?:pancake|pumpkin|cheese|ball|football|snowball|wheel|bun|biscuit|cookie|doughnut|donut|apple|orange|melon|watermelon|egg|meatball|pizza|pram|pushchair|trolley|shopping trolley|wheelbarrow|scooter|suitcase|sausage|pea|potato|cake|cupcake|pie|jelly|gingerbread|tyre|barrel|pudding|bread|bagel|waffle)$/;
/** It goes where its rails or its wings take it, and no lane or gate is anything to it. */
const NOT_ON_A_ROAD =
  /^(?:steam train|train|tram|boat|ship|rocket|aeroplane|plane|helicopter|spaceship|submarine|hot-air balloon|lighthouse|house|castle|tree|moon|star|sun|cloud|wind|river|rainbow|puddle|volcano|mountain|flower|bridge)$/;
const NOT_ON_LAND: ReadonlySet<SettingName> = new Set(['undersea', 'space', 'sky']);

const isRunner = (entity: Entity | null): entity is Entity => {
  const being = entity?.being ?? null;
  return (
    entity !== null &&
    being !== null &&
    !entity.plural &&
    being.isa !== 'person' &&
    being.isa !== 'sea' &&
    !NOT_ON_LAND.has(being.setting) &&
    !NOT_ON_A_ROAD.test(being.id) &&
    !NOT_ON_A_ROAD.test(entity.word)
  );
};

/** Who is off: the one that is called a runaway, else the hero, else whoever was lost. Null when nobody can be. */
export function runnerOf({ hero, other }: Theme): Entity | null {
  const called = [hero, other].find((each) => each?.adjectives.some((word) => /^(?:runaway|escaped)$/i.test(word)));
  if (called && isRunner(called)) return called;
  if (isRunner(hero)) return hero;
  return hero === null && isRunner(other) ? other : null;
}

/** Whether a theme is about somebody who is off and must be caught: "a hamster who escapes", "the runaway pancake". */
export const isRunaway = (theme: Theme): boolean =>
  RUNAWAY.test(theme.raw) &&
  !ANOTHER_STORY.test(theme.raw) &&
  // A family's own rabbit is missed, and is looked for.
  !/\b(?:my|our)\b/i.test(theme.raw) &&
  runnerOf(theme) !== null &&
  // What it carries off is what the story would be about.
  theme.thing === null &&
  theme.fear === null &&
  theme.relation !== 'fear';

/** "the pancake that ran away": a thing that runs is somebody, and whoever escaped is not lost. */
export function withRunaway(theme: Theme): Theme {
  if (!RUNAWAY.test(theme.raw) || ANOTHER_STORY.test(theme.raw) || /\b(?:my|our)\b/i.test(theme.raw)) return theme;
  const { hero, other, thing } = theme;
  const rolls = hero === null && other === null && thing !== null && ROLLS.test(thing.word) && !thing.plural;
  if (rolls) {
    const known = kindOf(thing.word);
    const being = known ? beingOfKind(thing.word, known.kind) : genericBeing(thing.word, 'thing');
    return asChase({ ...theme, hero: { ...thing, being }, thing: null });
  }
  // "the penguins escape from the zoo": they are off, and nobody has lost them.
  if (hero === null && other?.being && other.plural && thing === null && theme.fear === null)
    return { ...theme, relation: 'none', hero: other, other: null, from: null };
  return hero === null && isRunner(other) ? asChase({ ...theme, hero: other, other: null }) : asChase(theme);
}

/** Nobody is looked for, nobody journeys to where it got out, and running is no sport here. */
const asChase = (theme: Theme): Theme =>
  isRunaway(theme)
    ? { ...theme, relation: 'none', activity: null, from: theme.place === null ? theme.from : null }
    : theme;
