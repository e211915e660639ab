import type { Actor, CastMember, Character, PagePicture, PageScene, ThingName } from '@storylantern/contract';
import { PROP_DRAWINGS } from '../../props/props.ts';
import { SETTING_PAINTINGS } from '../../settings/settings.ts';
import type { Setting } from '../../settings/stage.ts';
import { isAsleep } from './part.ts';

/** What is done, for one and for several: "runs", "run". */
const DOING: Readonly<Record<Actor['pose'], readonly [one: string, several: string]>> = {
  stand: ['stands', 'stand'],
  wave: ['waves', 'wave'],
  sit: ['sits', 'sit'],
  hug: ['hugs', 'hug'],
  think: ['thinks', 'think'],
  point: ['points', 'point'],
  hold: ['stands', 'stand'],
  cheer: ['cheers', 'cheer'],
  walk: ['walks', 'walk'],
  cover: ['covers both ears', 'cover their ears'],
  run: ['runs', 'run'],
  jump: ['jumps', 'jump'],
  reach: ['reaches up', 'reach up'],
  kneel: ['kneels', 'kneel'],
  sleep: ['sleeps', 'sleep'],
  float: ['floats', 'float'],
  'look-up': ['looks up', 'look up'],
  hide: ['hides', 'hide'],
  dance: ['dances', 'dance'],
  shout: ['shouts', 'shout'],
};

const WEATHER: Readonly<Record<PageScene['weather'], string>> = {
  clear: '',
  rain: ', in the rain',
  snow: ', in the snow',
  wind: ', in the wind',
};
const TIME: Readonly<Record<PageScene['time'], string>> = {
  day: 'by day',
  sunset: 'in the evening',
  night: 'at night',
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const spoken = (name: string): string => name.replaceAll('-', ' ');

/** A name, and what somebody is where the name does not say it: "Ember the dragon", but "the hamster". */
function called(character: Character): string {
  const kind =
    character.is === 'animal' ? spoken(character.animal) : character.is === 'thing' ? spoken(character.thing) : '';
  const name = character.name.toLocaleLowerCase('en');
  return kind && !name.startsWith('the ') && !name.includes(kind) ? `${character.name} the ${kind}` : character.name;
}

function clause(
  actor: Actor,
  member: CastMember,
  others: readonly CastMember[],
  { setting, colours }: PageScene,
): string {
  const { pose, holds, feeling } = actor;
  const name = called(member.character);
  const looking = `, looking ${feeling}`;
  const thing = holds ? wordsOf(holds, { colours }) : '';
  if (pose === 'sleep') {
    const how = `${setting === 'bedroom' ? ' in bed' : ''}${thing ? ` with ${thing}` : ''}`;
    return isAsleep(actor) ? `${name} sleeps${how}` : `${name} lies awake${how}${looking}`;
  }
  if (pose === 'hug') {
    const whom = thing || (others[0] ? called(others[0].character) : '');
    return `${name} ${whom ? `hugs ${whom}` : 'stands with folded arms'}${looking}`;
  }
  if (pose === 'hold' && thing) return `${name} holds ${thing}${looking}`;
  return `${name} ${DOING[pose][0]}${thing ? ` with ${thing}` : ''}${looking}`;
}

/** A thing as it is named: "a scarf", "a yellow scarf" when the page has it in yellow. */
function wordsOf(thing: ThingName, { colours = {} }: Pick<PageScene, 'colours'>): string {
  const { words } = PROP_DRAWINGS[thing];
  const coat = colours[thing];
  if (coat === undefined) return words;
  const colour = coat === 'ginger' ? 'orange' : coat;
  const [, article = '', noun = words] = /^(an?|the|some|one) (.+)$/.exec(words) ?? [];
  return [/^an?$/.test(article) ? (colour === 'orange' ? 'an' : 'a') : article, colour, noun]
    .filter((each) => each !== '')
    .join(' ');
}

/** "There is", or "There are" before several things or one whose name is plural. */
function thereAre(things: readonly string[]): string {
  if (things.length === 0) return '';
  const [only = ''] = things;
  const one = things.length === 1 && (/^(?:an?|the|some|one) /.test(only) || !only.endsWith('s'));
  return ` There ${one ? 'is' : 'are'} ${list(things)}.`;
}

/**
 * What a page's picture shows, in one or two plain sentences for those who do not see it: where and when, who does and
 * feels what, which things are there. Looks are left to the text. Names stand in it as given, so the caller escapes
 * them where that is needed.
 */
export function describePage({ scene, cast }: PagePicture): string {
  const where = `${settingWords(scene.setting)} ${TIME[scene.time]}${WEATHER[scene.weather]}`;
  const seen = seenMembers(scene, cast);
  const clauses = seen.map(([actor, member]) =>
    clause(
      actor,
      member,
      seen.filter(([, other]) => other !== member).map(([, other]) => other),
      scene,
    ),
  );
  const things = looseThings(scene, cast).map((thing) => wordsOf(thing, scene));
  const [first, ...rest] = clauses;
  if (!first) return `A quiet place, ${where}.${thereAre(things)}`;
  const opening = where.charAt(0).toLocaleUpperCase('en') + where.slice(1);
  return `${opening}, ${first}${rest.length > 0 ? `, while ${list(rest)}` : ''}.${thereAre(things)}`;
}

const settingWords = (setting: PageScene['setting']): string =>
  (SETTING_PAINTINGS as Readonly<Partial<Record<PageScene['setting'], Setting>>>)[setting]?.words ??
  `in the ${spoken(setting)}`;

/** The actors of a scene with their entries in the cast, each once. */
function seenMembers(scene: PageScene, cast: readonly CastMember[]): (readonly [Actor, CastMember])[] {
  return scene.actors.flatMap((actor, index) => {
    const member = cast.find((each) => each.character.id === actor.who);
    const again = scene.actors.findIndex((each) => each.who === actor.who) < index;
    return member && !again ? [[actor, member] as const] : [];
  });
}

/** The things of a scene that nobody holds and nobody is, each once. */
export function looseThings(scene: PageScene, cast: readonly CastMember[]): PageScene['things'][number][] {
  const seen = seenMembers(scene, cast);
  return [...new Set(scene.things)].filter(
    (thing) =>
      !seen.some(
        ([actor, { character }]) => actor.holds === thing || (character.is === 'thing' && character.thing === thing),
      ),
  );
}
