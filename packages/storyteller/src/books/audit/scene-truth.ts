import type { BookFinding, Character, PageScene, ScriptPage, SettingName, ThingName } from '@storylantern/contract';
import type { Entity, Theme } from '../theme.ts';
import { finding } from './finding.ts';
import { liesInBed } from './in-bed.ts';
import { pageText, type PageText } from './page-text.ts';
import { belongsTo, namesThing, namesWord } from './thing-words.ts';
import { isActing, isNamed, refersToSomebody } from './who-is-named.ts';

/** What the scene of a page is judged by. */
export interface SceneCase {
  readonly page: ScriptPage;
  /** The pages before it, in order. */
  readonly earlier: readonly ScriptPage[];
  readonly index: number;
  readonly cast: readonly Character[];
  readonly theme: Theme;
}

export const FLOATING: ReadonlySet<SettingName> = new Set(['space', 'undersea', 'sky', 'swimming-pool']);
/** Where a moon and stars are seen by day, or no sun says which it is. */
const OUT_OF_TIME: ReadonlySet<SettingName> = new Set(['space', 'undersea']);
const NIGHT_WORDS =
  /\b(?:that night|(?<!\b(?:it's|is|only|for|says?|said|own|was) )good ?night|in the night|moonlight|moonlit|starlight|starry|the moon (?:rose|came (?:up|out)|shone)|the stars (?:came out|shone))\b/i;
const DAY_WORDS =
  /\b(?:that morning|this morning|one morning|next morning|in the morning sun|sunshine|the sun (?:rose|shone|came|was|blazed|beat)|daylight|at noon|midday|after breakfast|at lunch)\b/i;
const NEXT_DAY =
  /\b(?:next (?:day|morning|week|time|afternoon|evening)|the (?:following|very next) |in the morning|the morning after|by morning|(?:one|that|this|every|each|on \p{L}+) morning|morning came|(?:on|until|by|every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day|days? later|week later|weeks|tomorrow|at breakfast|breakfast|woke|now|ever since|after that|dawn|when it was light|sun came up|still)\b/iu;
export const SLEEPING =
  /\b(?:asleep|slept|sleeps?|sleeping|sleepy|snor\w+|dream\w*|in bed|to bed|into bed|eyes? (?:were )?(?:shut|closed)|nap|nodded off|dozed|good ?night|pillow|curled up|tucked)\b/i;

/** The thing that a being is drawn as: a kettle, a loaf with a face. */
const thingDrawnFor = (entity: Entity | null): ThingName | null =>
  entity?.being && 'thing' in entity.being.drawing ? entity.being.drawing.thing : null;

/** Things of a theme that stand in its book from the start. */
export function themeThings(theme: Theme): ReadonlySet<ThingName> {
  const things = [
    theme.thing?.thing?.drawn,
    theme.place?.place?.vehicle,
    theme.first?.gearThing,
    theme.activity?.gearThing,
    theme.place?.place?.keepThing,
    ...[theme.hero, theme.other, theme.thing].map(thingDrawnFor),
  ];
  return new Set(things.filter((each) => each !== null && each !== undefined));
}

/** A thing that is spoken of again without its name. */
const THE_SAME = /\b(?:it|this|that|these|those|them|they|one|mine|yours|both)\b/i;

/** Whether a thing may stand in a page's picture: said, part of the place or the theme, or still there from the page before. */
export function thingMayStand(
  thing: ThingName,
  page: PageText,
  scene: PageScene,
  own: ReadonlySet<ThingName>,
  before: ScriptPage | undefined,
): boolean {
  if (own.has(thing) || belongsTo(scene.setting, thing) || namesThing(page.text, thing)) return true;
  if (!before || before.scene.setting !== scene.setting || !THE_SAME.test(page.text)) return false;
  return before.scene.things.includes(thing) || before.scene.actors.some((actor) => actor.holds === thing);
}

/** Whether a thing of a page is the body of somebody who is seen on it: there is no second tractor beside the tractor. */
export const isSomebodySeen = (thing: ThingName, actors: PageScene['actors'], cast: readonly Character[]): boolean =>
  cast.some((each) => each.is === 'thing' && each.thing === thing && actors.some((actor) => actor.who === each.id));

/** What in a page's picture contradicts its text. */
export function sceneFaults({ page, earlier, index, cast, theme }: SceneCase): BookFinding[] {
  const text = pageText(page.text);
  const { scene } = page;
  const found: BookFinding[] = [];
  const hard = (rule: string, detail: string): void => void found.push(finding(rule, true, index, detail));
  const own = themeThings(theme);
  const held = scene.actors.flatMap((actor) => (actor.holds === null ? [] : [actor.holds]));
  for (const thing of [...scene.things, ...held]) {
    if (!thingMayStand(thing, text, scene, own, earlier.at(-1)))
      hard('thing-unsaid', `${thing} is drawn and not named`);
  }
  for (const thing of scene.things) {
    if (isSomebodySeen(thing, scene.actors, cast)) hard('second', `a second ${thing} beside the one who is somebody`);
  }
  if (scene.actors.length > 4) hard('actors', `${scene.actors.length} are seen, at most 4`);
  const seen = new Set(scene.actors.map((actor) => actor.who));
  if (seen.size < scene.actors.length) hard('actors', 'Somebody is seen twice.');
  for (const id of seen) {
    const character = cast.find((each) => each.id === id);
    if (!character) hard('cast', `${id} is not in the cast`);
    else if (!mayBeSeen(character, text, earlier, theme)) {
      hard('figure-unsaid', `${character.name} is drawn and not named`);
    }
  }
  for (const character of cast) {
    if (!seen.has(character.id) && seen.size < 4 && isActing(text, character)) {
      hard('figure-missing', `${character.name} acts and is not drawn`);
    }
  }
  for (const { who, pose } of scene.actors) {
    const character = cast.find((each) => each.id === who);
    if (scene.setting !== 'bedroom' || pose === 'sleep' || !character) continue;
    if (liesInBed(text, character, scene.actors.length === 1))
      hard('bed', `${character.name} lies in bed and is drawn up`);
  }
  found.push(...poseFaults(scene, text, index), ...timeFaults(page, earlier.at(-1), index, cast));
  return found;
}

/** Words that take in everybody there has been. */
const ALL_OF_THEM = /\b(?:they|them|their|we|us|our|all|both|everyone|everybody|together)\b/i;
/** Everybody leaves the page when a text says that somebody is by themselves. */
const ALONE =
  /\b(?:alone|all by|by (?:him|her|it)self|on (?:his|her|its) own|nobody|no sign of|was gone|were gone|had gone)\b/i;

/**
 * Whether somebody may be seen on a page: named by name or kind; or meant by a pronoun when they were there on one of the
 * two pages before; or the hero or who stands by the hero, who are still there when nothing says otherwise.
 */
export function mayBeSeen(character: Character, text: PageText, earlier: readonly ScriptPage[], theme: Theme): boolean {
  if (isNamed(text, character, theme)) return true;
  if (refersToSomebody(text) && earlier.slice(-2).some((page) => wasThere(character, page, theme))) return true;
  if (ALL_OF_THEM.test(text.text) && earlier.some((page) => wasThere(character, page, theme))) return true;
  const leads = /^(?:hero|child|friend)$/.test(character.id);
  return leads && !ALONE.test(text.told) && earlier.slice(-2).some((page) => wasThere(character, page, theme));
}

const wasThere = (character: Character, page: ScriptPage | undefined, theme: Theme): boolean =>
  page !== undefined &&
  (page.scene.actors.some((actor) => actor.who === character.id) || isNamed(pageText(page.text), character, theme));

function poseFaults(scene: PageScene, text: PageText, index: number): BookFinding[] {
  const found: BookFinding[] = [];
  for (const { who, pose } of scene.actors) {
    if (pose === 'float' && !FLOATING.has(scene.setting)) {
      found.push(finding('float', true, index, `${who} floats in ${scene.setting}`));
    }
    if (pose === 'sleep' && !SLEEPING.test(text.text)) {
      found.push(finding('sleep', true, index, `${who} sleeps and the text does not say so`));
    }
  }
  return found;
}

const TIME_IN_NAME = /night|noon|morning|dawn|dusk|sun|moon|star|dark|evening/i;
const SUN_IS_SAID = /\b(?:sun|ten to eight|said at breakfast)\b/i;
const ORDER = { day: 0, sunset: 1, night: 2 } as const;

function timeFaults(
  page: ScriptPage,
  before: ScriptPage | undefined,
  index: number,
  cast: readonly Character[],
): BookFinding[] {
  const { scene } = page;
  // A cat called Midnight says nothing of the time.
  const text = cast.reduce(
    (told, { name }) => (TIME_IN_NAME.test(name) ? told.replaceAll(name, 'N') : told),
    page.text,
  );
  const { told } = pageText(text);
  const found: BookFinding[] = [];
  const night = NIGHT_WORDS.exec(text);
  if (
    scene.time === 'day' &&
    night &&
    !OUT_OF_TIME.has(scene.setting) &&
    // Whoever works at night goes to bed with the sun in the room.
    !(/good ?night/i.test(night[0]) && SUN_IS_SAID.test(text)) &&
    (/good ?night/i.test(night[0]) || NIGHT_WORDS.test(told))
  ) {
    found.push(finding('time', true, index, `"${night[0]}" by day`));
  }
  const day = DAY_WORDS.exec(told);
  if (scene.time === 'night' && day && !OUT_OF_TIME.has(scene.setting)) {
    found.push(finding('time', true, index, `"${day[0]}" by night`));
  }
  if (scene.time === 'night' && scene.things.includes('sun'))
    found.push(finding('time', true, index, 'a sun by night'));
  if (before && ORDER[scene.time] < ORDER[before.scene.time] && !NEXT_DAY.test(text)) {
    found.push(finding('time', true, index, `${before.scene.time} becomes ${scene.time} and no new day is told`));
  }
  return found;
}

/** Whether a text names an entity of a theme, by its word or its name. */
export const namesEntity = (text: string, word: string, name: string | null): boolean =>
  namesWord(text, word) || (name !== null && text.includes(name));
