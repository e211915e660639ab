import type { ThingName } from '@storylantern/contract';
import { kinWords } from '../../../facts/kin.ts';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { besideOf } from '../../company/beside.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { anythingElse, WHAT_STOPS, type Stopped } from './what-stops.ts';
import { young } from './young.ts';

/**
 * Something that has always gone on by itself stops. Everybody waits for somebody to see to it. Behind a door with a very
 * small plate it is done by hand, and whoever does it has sat down for the first time in nine hundred years.
 */
export interface DoneByHand {
  /** Reads everything, even what is under cups. */
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  /** Turns the handle. */
  readonly keeper: Figure;
  readonly neighbour: Figure;
  readonly stopped: Stopped;
  /** "gravity", as it stands in a sentence; and on the plate. */
  readonly noun: string;
  readonly plate: string;
  /** What a picture can show of it. */
  readonly shown: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

const GONE = String.raw`(?:had |has |have |all |suddenly |just )*(?:stop(?:s|ped)?(?: working)?|disappear(?:s|ed)?|vanish(?:es|ed)?|went (?:away|missing|out|off|on (?:strike|holiday))|goes (?:away|missing|on (?:strike|holiday))|runs? out|ran out|(?:was|were|is|are) gone|broke(?: down)?|switched off|took a day off|(?:didn'?t|did not|doesn'?t|forgot to|forgets to) (?:rise|come(?: up| back)?|work|get up|start))`;
const STOPS = new RegExp(
  String.raw`^(?:(?:the )?(?:day|night|morning|week|time) (?:when |that )?|when |what if |imagine (?:if )?)(?:all (?:the |of the )?|the )?(?<one>\p{Ll}[\p{Ll}-]+(?: \p{Ll}+)?) ${GONE}|^the (?<who>\p{Ll}[\p{Ll}-]+) (?:who|that|which) ${GONE}|^(?:a |the )?(?:world|day|week|town|school|life) (?:without|with no) (?:any |the )?(?<no>\p{Ll}[\p{Ll}-]+(?: \p{Ll}+)?)$`,
  'iu',
);
/** Somebody, or what is no joke when it is gone. */
const NOT_THESE = new RegExp(
  String.raw`\b(?:${kinWords.join('|')}|brothers?|sisters?|friends?|bus|train|car|boat|ship|teachers?|dog|cat|pet|home|house|money|food|water|love|toys?|teddy|hero(?:es)?)\b`,
  'iu',
);

/** What stops in a theme: one that is known, or any word; null when nothing does. */
function stoppedIn({ raw, hero, fear, first }: Theme): Stopped | null {
  const groups = STOPS.exec(raw.trim())?.groups;
  const noun = (groups?.['one'] ?? groups?.['who'] ?? groups?.['no'])?.toLowerCase();
  if (noun === undefined || fear !== null || first !== null || NOT_THESE.test(noun)) return null;
  const known = WHAT_STOPS.find(({ words }) => words.test(noun));
  // Music is sound, and goes by its own name.
  if (known) return noun === 'music' ? { ...known, noun } : known;
  // An animal or a star that vanishes is somebody, and is looked for.
  const isSaid = hero !== null && raw.toLowerCase().includes(hero.word.toLowerCase());
  if ((isSaid && hero.being && hero.known) || / |(?<!s)s$/.test(noun)) return null;
  return /^(?:all|it|they|we|i|he|she|everything|everyone|everybody|nothing)\b/.test(noun) ? null : anythingElse(noun);
}

function bind(company: Company): DoneByHand | null {
  const { theme, child, hero, grownUp, chance, person } = company;
  const stopped = stoppedIn(theme);
  if (!stopped) return null;
  const friend = besideOf({
    ...company,
    hero: child,
    friend: hero.isChild || staysAtHome(hero.being) ? company.friend : hero,
  });
  const beside =
    friend === child || friend.being?.isa === 'thing'
      ? company.passersBy(1, (being) => being.isa === 'pet' && being.size < 4)[0]
      : friend;
  if (!beside) return null;
  const kind = ['tortoise', 'mole', 'mouse', 'hedgehog'].filter((each) => beside.being?.id !== each);
  const { noun } = stopped;
  return {
    child,
    friend: beside,
    grownUp,
    keeper: company.meet(chance.pick(...kind)),
    neighbour: person(chance.pick('Mrs Hill', 'Mr Okoro', 'Mrs Lamb', 'Mr Novak'), 'neighbour'),
    stopped,
    noun,
    plate: noun.replace(/^the /, '').toUpperCase(),
    shown: noun === 'music' ? ['music'] : [],
    refrain: chance.pick(
      'Somebody will be seeing to it',
      'They will have it mended by lunch',
      'It will come on again by itself',
      'There must be a person who does that',
      'They are sure to know',
      'It is bound to be in hand',
      'Somebody has it in hand',
      'It has never let us down yet',
    ),
    chance,
  };
}

export const doneByHand = arc<DoneByHand>({
  id: 'done-by-hand',
  fits: (theme) => (stoppedIn(theme) ? 15 : 0),
  does: /^(?:disappear|vanish|stop)/,
  bind,
  young,
  middle,
  old,
});
