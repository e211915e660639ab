import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { FINDS, findIn, guessIn, type Find } from './finds.ts';

const REFRAINS = [
  'Anybody can see what it is',
  'It is quite clear what it is',
  'One sees at once what it is',
  'There is no doubt what it is',
  'It could not be anything else',
  'You only have to look at it',
] as const;

/** Where somebody keeps a museum, and who comes to it. */
const PLACES: readonly (readonly [RegExp, SettingName, string, readonly [string, string]])[] = [
  [
    /^(?:mermaid|merman|whale|dolphin|octopus|seal|fish|crab|shark|turtle)$/,
    'beach',
    'on a flat rock by the sea',
    ['crab', 'seal'],
  ],
  [/^(?:ghost|skeleton|vampire|witch)$/, 'castle', 'in the tower of an old castle', ['bat', 'owl']],
  [/^(?:dragon|troll|yeti|bear|caveman)$/, 'cave', 'in a cave with good light', ['bat', 'mole']],
  [/^(?:monkey|gorilla|tiger|parrot)$/, 'jungle', 'under a wide tree in the jungle', ['parrot', 'frog']],
];
const ANYWHERE: readonly [SettingName, string, readonly [string, string]] = [
  'garden',
  'behind a hedge',
  ['snail', 'mouse'],
];

interface Parts {
  readonly refrain: string;
  readonly title: string;
  readonly find: Find;
  /** "trainer", and "a trainer". */
  readonly t: string;
  readonly aT: string;
  /** "a boat", also with a capital for a sign. */
  readonly guess: string;
  readonly GUESS: string;
  readonly things: readonly ThingName[];
  readonly setting: SettingName;
  readonly where: string;
  readonly P: Figure;
  readonly p: string;
  readonly Q: Figure;
  readonly q: string;
  readonly R: Figure;
  readonly r: string;
}

const singular = (word: string): string =>
  /^(?:glasses|spectacles|specs|sunglasses|pants|underpants|knickers|underwear)$/.test(word)
    ? word
    : word === 'wellies'
      ? 'welly'
      : word === 'teddies'
        ? 'teddy'
        : word.replace(/(?<=sh)es$|(?<!s)s$/, '');

export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const found = findIn(raw);
  const find = found?.find ?? FINDS[0];
  if (!find) throw new Error('Nothing is found.');
  const t = singular(found?.word ?? 'shoe');
  const plural = /^(?:glasses|spectacles|specs|sunglasses|pants|underpants|knickers)$/.test(t);
  const [setting, where, [one, other]] =
    PLACES.flatMap(([kinds, ...place]) => (kinds.test(A.being?.id ?? '') ? [place] : []))[0] ?? ANYWHERE;
  const guess = guessIn(raw) ?? find.guess;
  const own = guess === find.guess;
  const [P, Q] = [company.meet(one), company.meet(other)];
  return {
    refrain: chance.pick(...REFRAINS),
    title: titled(
      chance.pick(
        'what it is for',
        `${A.name} knows what it is`,
        'the museum of their things',
        'the silliest guess of all',
      ),
    ),
    find: own
      ? find
      : {
          ...find,
          has: `a look of ${guess} about it, from the side`,
          also: 'a front, and a back, and a place in between',
          surely: `It has never once said that it is not ${guess}`,
        },
    t,
    aT: plural ? `a pair of ${t}` : `${/^[aeiou]/.test(t) ? 'an' : 'a'} ${t}`,
    guess,
    GUESS: guess.toUpperCase(),
    things: find.thing === null ? [] : [find.thing],
    setting,
    where,
    P,
    p: P.name,
    Q,
    q: Q.name,
    R: K,
    r: K.name,
  };
}
