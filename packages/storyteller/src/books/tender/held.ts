import { knownKinRole } from '../company/kin-role.ts';
import { kinPhrase, sameKin } from '../../facts/kin.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { BookBrief } from '../brief.ts';
import type { ActorHint, BeatPage, Chance, Figure, SceneHint } from '../arc.ts';
import { companyOf } from '../company/company.ts';
import { adultFigure, beingFigure } from '../company/figure.ts';
import { isAtWork, type Family } from '../company/family.ts';
import type { Theme } from '../theme.ts';
import { understandTheme } from '../theme/understand.ts';
import type { Tender } from './tender.ts';

/** What every tender book is told from. Nothing in it was guessed. */
export interface Held {
  readonly tender: Tender;
  readonly child: Figure;
  /** Somebody who is there: in the parent's word, never the one who died, is ill or away. */
  readonly grownUp: Figure;
  /** The one it is about, by the parent's word; null in books that are about nobody else. */
  readonly who: Figure | null;
  /** Whether a memory may show who it is about, as they were. */
  readonly mayBeDrawn: boolean;
  /** "Mia's family believes Nana is in heaven." Null unless the parent said so. */
  readonly belief: string | null;
  /** The parent's own words, all of them. */
  readonly raw: string;
  /** Years of the child. */
  readonly age: number;
  readonly comforter: string | null;
  readonly chance: Chance;
}

/** What a tender book is cast from. */
export interface TenderCasting {
  readonly tender: Tender;
  readonly brief: BookBrief;
  readonly theme: Theme;
  readonly family: Family;
  readonly age: number;
  readonly chance: Chance;
}

/** Casts a tender book. */
export function held({ tender, brief, theme, family, age, chance }: TenderCasting): Held {
  const bare = understandTheme('', null);
  const ownName = theme.heroName !== null && theme.heroName !== tender.who?.name && !kinPhrase(theme.heroName);
  const company = companyOf({
    theme: { ...bare, childRole: theme.childRole, heroName: ownName ? theme.heroName : null },
    family,
    age,
    chance,
  });
  const { child } = company;
  const near = nearby(tender, brief, family);
  const grownUp = near
    ? adultFigure('grown-up', near.name, near.said, knownKinRole(near.name) ?? 'parent')
    : adultFigure('grown-up', 'the grown-up', 'name', 'parent');
  const who = whoOf(tender, child, age);
  const about = tender.who?.is === 'person' ? tender.who.word : null;
  const belief = tender.belief === null || !who ? null : `${child.names} family believes ${who.name} ${tender.belief}.`;
  return {
    tender,
    child,
    grownUp,
    who: who ?? null,
    mayBeDrawn: tender.who?.is === 'pet' || (about !== null && knownKinRole(about) !== undefined),
    belief,
    raw: `${brief.theme}\n${brief.details ?? ''}`,
    age,
    comforter: company.comforter,
    chance,
  };
}

function whoOf({ who }: Tender, child: Figure, age: number): Figure | undefined {
  if (who === null) return undefined;
  if (who.is === 'pet') {
    const name = who.name ?? `the ${who.word}`;
    const figure = beingFigure('who', who.being, { name, said: 'name', word: who.word, age });
    return who.name === null ? { ...figure, introduced: name } : figure;
  }
  const name = who.name.replace('{child}', child.name);
  const role = knownKinRole(who.word ?? '') ?? 'neighbour';
  // "Mum's dad" is a grandfather, whatever the word.
  const elder = /^\p{L}+'s /u.test(who.name);
  return adultFigure(
    'who',
    name,
    'name',
    elder && role === 'other-parent' ? 'other-grandparent' : elder && role === 'parent' ? 'grandparent' : role,
  );
}

/** Who is there: whoever writes, else a helper the parent names, if that is not the one it is about. */
function nearby(tender: Tender, brief: BookBrief, family: Family): Family['grownUp'] {
  const about = tender.who?.is === 'person' ? tender.who.word : null;
  const out = about === null ? [] : sameKin(about);
  const free = (name: string): boolean =>
    !out.includes(name.toLowerCase()) &&
    tender.who?.name !== name &&
    !(tender.book === 'two-homes' && tender.parents.length === 2 && tender.parents.includes(name));
  const writer = tender.writer === null ? undefined : kinPhrase(tender.writer);
  const found = [
    ...(writer ? [writer] : []),
    ...readFacts('', `${brief.details ?? ''}\n${brief.theme}`, family.childName ?? 'the child')
      .facts.filter((each) => each.name === 'helper' && each.phrase.plural !== true)
      // "Nurse Joy" is kind for a day, and takes nobody home.
      .filter((each) => !isAtWork(each.phrase.text, brief.details ?? ''))
      .map((each) => each.phrase),
  ].find((each) => free(each.text));
  if (!found) return null;
  return { name: found.text, said: found.gender === 'f' ? 'she' : found.gender === 'm' ? 'he' : 'name' };
}

/** What a child holds on to, as it stands in a sentence: "the blanket", "the blue rabbit", and "Gijs" by its name. */
export const softThing = (comforter: string | null, without = 'the blanket'): string =>
  comforter === null ? without : /^\p{Lu}/u.test(comforter) ? comforter : `the ${comforter}`;
/** Of two ways to tell a book one, on all its pages: what one page speaks of the next goes on with. */
export function oneWay(chance: Chance): (first: string, second: string) => string {
  const isFirst = chance.pick(true, false);
  return (first, second) => (isFirst ? first : second);
}
/** A page, told short. */
export const page = (text: string | readonly string[], scene: SceneHint): BeatPage => ({ text, scene });
/** An actor of a page, told short. */
export const act = (
  who: Figure,
  pose: ActorHint['pose'],
  feeling: ActorHint['feeling'],
  holds?: ActorHint['holds'],
): ActorHint => ({ who, pose, feeling, ...(holds ? { holds } : {}) });
