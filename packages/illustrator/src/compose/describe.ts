import type { Picture } from '@storylantern/contract';
import { PROP_DRAWINGS } from '../props/props.ts';
import { SETTING_PAINTINGS } from '../settings/settings.ts';
import type { CompanionName } from './cast.ts';

const DOING: Readonly<Record<Picture['pose'], string>> = {
  stand: 'stands',
  wave: 'waves',
  sit: 'sits',
  hug: 'hugs',
  think: 'thinks',
  point: 'points',
  hold: 'holds',
  cheer: 'cheers',
  walk: 'walks',
  cover: 'covers both ears',
  run: 'runs',
  jump: 'jumps',
  reach: 'reaches up',
  kneel: 'kneels',
  sleep: 'sleeps',
  float: 'floats',
  'look-up': 'looks up',
  hide: 'hides',
  dance: 'dances',
  shout: 'shouts',
};

const WITH: Readonly<Record<CompanionName, string>> = {
  'grown-up': 'a grown-up',
  teacher: 'a teacher',
  child: 'another child',
  baby: 'a baby',
  dog: 'a dog',
  cat: 'a cat',
  rabbit: 'a rabbit',
  bear: 'a friendly bear',
  fox: 'a fox',
};

const TIME: Readonly<Record<Picture['time'], string>> = { day: 'by day', sunset: 'in the evening', night: 'at night' };

const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/**
 * What the picture shows, as one or two plain sentences for those who do not see it. `name` is the child's name; it
 * stands in the sentence as given, so the caller escapes it where that is needed.
 */
export function describePicture(picture: Picture, name = 'A child'): string {
  const { pose, props, companion, feeling, time, setting } = picture;
  const things = [...new Set(props)];
  const inHand =
    pose === 'hold'
      ? things.find((prop) => PROP_DRAWINGS[prop].held)
      : pose === 'hug'
        ? things.find((prop) => PROP_DRAWINGS[prop].soft)
        : undefined;
  const others = things.filter((prop) => prop !== inHand).map((prop) => PROP_DRAWINGS[prop].words);
  const baby = companion === 'baby' && (pose === 'hold' || pose === 'hug') && !props.includes('cot');
  const object =
    inHand && !baby
      ? ` ${PROP_DRAWINGS[inHand].words}`
      : baby
        ? ' a baby'
        : pose === 'hug'
          ? ' both arms around the chest'
          : '';
  const doing = pose === 'hold' && !object ? 'stands' : pose === 'hug' && !inHand && !baby ? 'holds' : DOING[pose];
  const company = companion && !baby ? ` with ${WITH[companion]}` : '';
  const first = `${name} ${doing}${object} ${SETTING_PAINTINGS[setting].words} ${TIME[time]}${company}, looking ${feeling}.`;
  const shown = baby && inHand ? [PROP_DRAWINGS[inHand].words, ...others] : others;
  return shown.length > 0 ? `${first} There ${shown.length > 1 ? 'are' : 'is'} ${list(shown)}.` : first;
}
