import {
  SETTINGS,
  THINGS,
  type Actor,
  type Character,
  type PageScene,
  type ScriptPage,
  type ThingName,
} from '@storylantern/contract';
import { inBed, liesInBed } from './audit/in-bed.ts';
import { pageText, type PageText } from './audit/page-text.ts';
import { FLOATING, isSomebodySeen, mayBeSeen, SLEEPING, themeThings, thingMayStand } from './audit/scene-truth.ts';
import { belongsTo, namesAny } from './audit/thing-words.ts';
import { isActing, kindsOf } from './audit/who-is-named.ts';
import type { Theme } from './theme.ts';

const MOST_ACTORS = 4;
const MOST_THINGS = 4;

/** Things that are seen only as part of something else, or that mean too many things to be drawn at a word. */
const NOT_AT_A_WORD: ReadonlySet<ThingName> = new Set([
  'sun', 'moon', 'star', 'earth', 'house', 'tree', 'music', 'goal', 'coat', 'shirt', 'dress', 'boots', 'hat', 'cap', 'glasses', 'scarf',
  'mittens', 'sock', 'shoe', 'tooth', 'cloud', 'rainbow', 'train', 'web', 'log', 'bush', 'fence', 'bridge', 'planet', 'snowflake', 'nuts',
  'paint', 'car', 'bathtub', 'milk', 'honey', 'flour', 'soap', 'jam', 'hearing-aid', 'lighthouse', 'windmill', 'treasure', 'goggles', 'helmet',
]); // prettier-ignore

/** A text speaks of what is not there as often as of what is; a sentence with one of these shows nothing for sure. */
const UNSURE =
  /\b(?:no|not|n't|never|without|nobody|none|wish\w*|dream\w*|thought|think|wanted|wants?|if|would|could|might|should|like|as|than|imagin\w*|once|tomorrow|yesterday|missing|lost|gone|perhaps|maybe|almost|for|about|had been|used to|every|size|shaped?)\b|n't\b|\?/i;

const NOUNS = THINGS.filter((thing) => !NOT_AT_A_WORD.has(thing))
  .toSorted((a, b) => b.length - a.length)
  .map((thing) => thing.replaceAll('-', '[ -]'))
  .join('|');
const ASSERTED = new RegExp(
  String.raw`\b(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ne) (?:[a-z]+ )?(${NOUNS})\b(?!['’]s|-)(?! (?:post|shop|box|tin|bag|house|garden|tree|top|pot|case|bowl|string|engine|bed|basket|jar))`,
  'g',
);
const asserted = new WeakMap<PageText, readonly ThingName[]>();

/** The things that a text says are there and that a picture can show. */
function assertedThings(text: PageText): readonly ThingName[] {
  const known = asserted.get(text);
  if (known) return known;
  const found = new Set<ThingName>();
  for (const sentence of text.told.split(/(?<=[.!?])\s+/)) {
    if (UNSURE.test(sentence)) continue;
    for (const [, noun = ''] of sentence.matchAll(ASSERTED)) {
      const thing = THINGS.find((each) => each === noun.replaceAll(' ', '-'));
      if (thing) found.add(thing);
    }
  }
  const things = [...found];
  asserted.set(text, things);
  return things;
}

/** What a page's picture leaves out though its text says it is there: the ids of those who act, and things. */
export function leftUndrawn(page: ScriptPage, cast: readonly Character[], theme: Theme): string[] {
  const text = pageText(page.text);
  const { scene } = page;
  const seen = new Set(scene.actors.map((actor) => actor.who));
  const figures = cast.filter((each) => !seen.has(each.id) && isActing(text, each)).map((each) => each.id);
  const drawn = new Set<string>([...scene.things, ...scene.actors.flatMap((actor) => actor.holds ?? [])]);
  const bodies = cast.filter((each) => seen.has(each.id)).flatMap((each) => kindsOf(each, theme));
  const things = assertedThings(text).filter(
    (thing) =>
      !drawn.has(thing) &&
      ![...drawn].some((each) => each.includes(thing) || thing.includes(each)) &&
      !belongsTo(scene.setting, thing) &&
      !(SETTINGS as readonly string[]).includes(thing) &&
      !namesAny(thing.replaceAll('-', ' '), bodies),
  );
  return [...(scene.actors.length < MOST_ACTORS ? figures : []), ...things];
}

/**
 * Brings a page's picture into line with the text that was chosen for it: what is not said is taken out, whoever acts
 * and whatever is there is put in, and poses are such as the place and the text allow.
 */
export function mendedScene(
  page: ScriptPage,
  earlier: readonly ScriptPage[],
  cast: readonly Character[],
  theme: Theme,
): PageScene {
  const text = pageText(page.text);
  const own = themeThings(theme);
  const { scene } = page;
  const may = (thing: ThingName): boolean =>
    thingMayStand(thing, text, scene, own, earlier.at(-1)) && !(thing === 'sun' && scene.time === 'night');
  const said = scene.actors.filter((actor, i) => {
    const character = cast.find((each) => each.id === actor.who);
    const twice = scene.actors.findIndex((each) => each.who === actor.who) < i;
    return character !== undefined && !twice && mayBeSeen(character, text, earlier, theme);
  });
  const actors = said.map((actor) => ({
    ...actor,
    holds: actor.holds !== null && may(actor.holds) ? actor.holds : null,
  }));
  const mood = actors[0]?.feeling ?? scene.actors[0]?.feeling ?? 'calm';
  for (const character of cast) {
    if (actors.length >= MOST_ACTORS || actors.some((actor) => actor.who === character.id)) continue;
    if (isActing(text, character)) actors.push({ who: character.id, pose: 'stand', feeling: mood, holds: null });
  }
  const mended: PageScene = {
    ...scene,
    actors: actors
      .slice(0, MOST_ACTORS)
      .map((actor) => ({ ...actor, pose: possiblePose(actor.pose, scene, text) }))
      .map((actor) => laidDown(actor, actors.length === 1, page, cast)),
    things: scene.things.filter((thing) => may(thing) && !isSomebodySeen(thing, actors, cast)).slice(0, MOST_THINGS),
  };
  const more = leftUndrawn({ text: page.text, scene: mended }, cast, theme).filter((each): each is ThingName =>
    (THINGS as readonly string[]).includes(each),
  );
  const things = [...mended.things, ...more];
  return {
    ...mended,
    things: things.slice(0, MOST_THINGS),
    actors: carrying(mended.actors, things.slice(MOST_THINGS), cast),
  };
}

/** What finds no place beside four things is in the hands of whoever has them free. */
function carrying(actors: readonly Actor[], things: readonly ThingName[], cast: readonly Character[]): Actor[] {
  const left = [...things];
  // The grown-up first: a child's hands are seldom empty for long.
  const order = actors.toSorted((a, b) => Number(isGrown(b, cast)) - Number(isGrown(a, cast)));
  const hands = new Map(
    order
      .filter((actor) => actor.holds === null && FREE_HANDED.has(actor.pose) && isPerson(actor, cast))
      .map((actor) => [actor.who, left.shift()]),
  );
  return actors.map((actor) => ({ ...actor, holds: hands.get(actor.who) ?? actor.holds }));
}

const FREE_HANDED: ReadonlySet<Actor['pose']> = new Set([
  'stand',
  'walk',
  'sit',
  'hold',
  'look-up',
  'think',
  'wave',
  'point',
]);
const isGrown = (actor: Actor, cast: readonly Character[]): boolean =>
  cast.some((each) => each.id === actor.who && each.is === 'adult');
const isPerson = (actor: Actor, cast: readonly Character[]): boolean =>
  cast.some(
    (each) => each.id === actor.who && (each.is === 'adult' || each.is === 'child' || each.is === 'other-child'),
  );

/** Whoever lies in bed by the text lies there in the picture. */
function laidDown(actor: Actor, alone: boolean, { text, scene }: ScriptPage, cast: readonly Character[]): Actor {
  const character = cast.find((each) => each.id === actor.who);
  const lies = scene.setting === 'bedroom' && character && liesInBed(pageText(text), character, alone);
  return lies && actor.pose !== 'sleep' ? inBed(actor, text) : actor;
}

function possiblePose(pose: PageScene['actors'][number]['pose'], scene: PageScene, text: PageText): typeof pose {
  if (pose === 'float' && !FLOATING.has(scene.setting)) return 'jump';
  if (pose === 'sleep' && !SLEEPING.test(text.text)) return 'sit';
  return pose;
}
