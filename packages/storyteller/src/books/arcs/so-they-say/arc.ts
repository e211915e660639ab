import type { SettingName } from '@storylantern/contract';
import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { atHome, neighboursOf, type AtHome } from '../at-home.ts';
import { cap } from '../wording.ts';
import { doneOnceIn } from './done-once.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** How it was done, by the time everybody has told it. */
interface Tall {
  /** After "and": "in a very tall hat". */
  readonly added: string;
  /** The same cried out, at most five words. */
  readonly cried: string;
  /** What is asked for: "the hat". */
  readonly asked: string;
  /** What there is of it at home. */
  readonly instead: string;
}

/** Who was there, by then. */
interface Seen {
  /** After a comma: "and a cow fainted". */
  readonly added: string;
  readonly cried: string;
  /** After "There was no": "cow". */
  readonly who: string;
}

/**
 * Something happened, once, and one child saw it. The news goes round, and each who tells it adds a little, until all come
 * with cushions to see it done again. Then somebody has to say how it was; and that was worth hearing.
 */
export interface SoTheySay extends AtHome {
  readonly hero: Figure;
  /** The second of several; else null. */
  readonly fellow: Figure | null;
  /** The one who saw it: the child; of what the child did, a small friend. */
  readonly child: Figure;
  readonly first: Figure;
  readonly second: Figure;
  /** "Scoop dug a big hole", and as it is told first: "Scoop the digger dug a big hole". */
  readonly news: string;
  readonly newsFirst: string;
  /** "dug a big hole". */
  readonly past: string;
  /** Where it happened. */
  readonly at: SettingName;
  /** "seven times". */
  readonly times: string;
  readonly tall: Tall;
  readonly seen: Seen;
  /** Without a stop. */
  readonly refrain: string;
  readonly chance: Chance;
}

const TALL: readonly Tall[] = [
  { added: 'in a very tall hat', cried: 'In a tall hat!', asked: 'the hat', instead: 'a flowerpot' },
  { added: 'with a brass band', cried: 'With a big band!', asked: 'the band', instead: 'two saucepan lids' },
  { added: 'on a golden carpet', cried: 'On a golden carpet!', asked: 'the carpet', instead: 'the bath mat' },
];
const SEEN: readonly Seen[] = [
  { added: 'and a cow fainted', cried: 'A cow fell over!', who: 'cow' },
  { added: 'and the Queen was there', cried: 'The Queen saw it!', who: 'Queen' },
  { added: 'and the mayor cried', cried: 'The mayor cried!', who: 'mayor' },
];

function bind(company: Company): SoTheySay | null {
  const { theme, hero, chance } = company;
  const done = doneOnceIn(theme);
  if (!done || (!hero.isChild && !hero.being)) return null;
  // What the child did was seen by whoever is small and always about.
  const child = hero.isChild ? company.friend : company.child;
  if (child === hero) return null;
  // What falls from the sky is seen where it comes down.
  const own = hero.being?.setting ?? 'garden';
  const at = theme.place?.place?.setting ?? (/^(?:space|sky)$/.test(own) ? 'garden' : own);
  const near = neighboursOf(company, at, child);
  if (!near) return null;
  const fellow = done.isOfSeveral && hero.being ? company.meet(hero.being.id) : null;
  const past = done.past
    .replace(/\b(?:my|our) (?=\p{L})/giu, (said) =>
      OF_KIN.test(done.past.slice(done.past.indexOf(said) + said.length)) ? '' : `${company.child.names} `,
    )
    .replace(KIN, (kin) => kinPhrase(kin)?.text ?? kin);
  const both = (one: string, other: string | undefined): string => (other === undefined ? one : `${one} and ${other}`);
  return {
    hero,
    fellow,
    child,
    first: near[0],
    second: near[1],
    news: `${both(hero.name, fellow?.name)} ${past}`,
    newsFirst: `${both(hero.introduced, fellow?.introduced)} ${past}`,
    past,
    at,
    times: chance.pick('seven times', 'nine times', 'eleven times'),
    tall: chance.pick(...TALL),
    seen: chance.pick(...SEEN),
    ...atHome(at, child),
    refrain: cap(
      chance.pick(
        "and that's not all",
        'and that is not the half of it',
        'but wait till you hear the rest',
        'and there is more',
        'and now comes the best of it',
        'and you have not heard the end',
      ),
    ),
    chance,
  };
}

/** "grandad's tea" is Grandad's. */
const KIN = new RegExp(String.raw`(?<!\b(?:the|an?|his|her|their) )\b(?:${kinWords.join('|')})\b(?!-)`, 'giu');
const OF_KIN = new RegExp(String.raw`^(?:${kinWords.join('|')})\b`, 'iu');

/** More than an arc in which it is only spoken of, and less than any that knows what happened. */
const ONCE = 9;

function fits(theme: Theme): number {
  const { relation, other, place, first, fear, hero } = theme;
  if (/^(?:bedtime|fear|first|want|mix-up)$/.test(relation) || first || fear) return 0;
  const done = doneOnceIn(theme);
  if ((hero?.being?.isa === 'person' && hero.name !== null) || done === null) return 0;
  if (hero === null) return ONCE;
  // Whoever or wherever else the theme names has to be part of what is told.
  const isAllSaid = [other, place].every(
    (each) => each === null || hero.plural || done.past.toLowerCase().includes(each.word.toLowerCase()),
  );
  return isAllSaid ? ONCE : 3;
}

/** It was once, and somebody saw it. */
export const soTheySay = arc<SoTheySay>({
  id: 'so-they-say',
  fits,
  // It happens on the first page, in the theme's own words.
  does: /./,
  bind,
  young,
  middle,
  old,
});
