import type { SettingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import type { Entity, Theme } from '../../theme.ts';
import { beingNamed, singularsOf } from '../../theme/entries.ts';
import { entityOf } from '../../theme/entity.ts';
import { asKin } from '../events/as-kin.ts';
import { about } from '../events/page.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { grownOf } from '../whose-are-you/arc.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody small goes home behind the wrong one, and has only ever looked at the feet. */
export interface SomebodyBehind {
  readonly H: Figure;
  /** The wrong one. */
  readonly W: Figure;
  readonly mum: Figure;
  readonly K: Figure;
  /** Whom it follows the next day: the other one whom a theme would have had. */
  readonly next: Figure | null;
  readonly home: SettingName;
  readonly there: SettingName;
  /** "school": where the wrong one goes; else home. */
  readonly to: string;
  readonly chance: Chance;
}

const FOLLOWS =
  /\b(?:follow(?:s|ed|ing)?|trail(?:s|ed|ing)? (?:after|behind)|(?:goes|went|go|walk(?:s|ed)) home with|tag(?:s|ged) along (?:with|behind)|(?:walk(?:s|ed)|waddl(?:es|ed)|trot(?:s|ted)|runs?|ran) (?:after|behind))\b (.*)$/i;
const BY_MISTAKE =
  /\bwrong\b|\bby mistake\b|\bby accident\b|\binstead of\b|\bmistak(?:es|ing)\b|\bthinking\b|\bthinks\b|\bis not (?:his|her|its)\b|\bisn't (?:his|her|its)\b/i;
/** The wrong tail is another matter. */
const WRONG_ONE =
  /\bwrong (?:mummy|mum|mama|mommy|mom|mother|daddy|dad|father|parent|one|person|people|man|woman|lady|family|boy|girl|child|feet|legs|duck|hen|goose|sheep|cow|cat|dog|bear|elephant|animal|flock|herd|swan|horse|pig|penguin)s?\b/i;
/** Nobody of these goes behind its mother. */
const NO_YOUNG = /^(?:person|vehicle|thing|sea)$/;

interface Read {
  readonly hero: Entity;
  readonly wrong: string;
  readonly next: string | null;
  readonly to: string;
}

const entity = (word: string): Entity | null => {
  const being = beingNamed(word);
  return being ? entityOf(word, being) : null;
};

/** Everybody who is named in a few words, in their order. */
function beingsIn(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L} -]/gu, ' ')
    .split(/\s+/);
  return words.flatMap((word, i) => {
    const two = [word, words[i + 1] ?? ''].join(' ');
    const found = [two, ...singularsOf(word)].find((each) => beingNamed(each) !== undefined);
    return found === undefined ? [] : [found];
  });
}

function readOf({ raw }: Theme): Read | null {
  const found = FOLLOWS.exec(raw);
  if (!found || !BY_MISTAKE.test(raw) || (/\bwrong\b/i.test(raw) && !WRONG_ONE.test(raw))) return null;
  const [first] = beingsIn(raw.slice(0, found.index));
  const hero = first === undefined ? null : entity(first);
  if (!hero?.being || NO_YOUNG.test(hero.being.isa)) return null;
  const behind = beingsIn(found[1] ?? '').filter(
    (each) => each !== first && !/^(?:thing|vehicle)$/.test(beingNamed(each)?.isa ?? ''),
  );
  const [wrong, next] = behind;
  // "The wrong penguin" is one of its own.
  const said = singularsOf(/\bwrong (\p{L}+)/iu.exec(raw)?.[1]?.toLowerCase() ?? '').find((each) => beingNamed(each));
  const sameKind = said !== undefined && !behind.includes(said) ? said : undefined;
  return {
    hero,
    // "The wrong one": whoever goes past every door.
    wrong: sameKind ?? wrong ?? WORKER.exec(found[1] ?? '')?.[1]?.toLowerCase() ?? 'postman',
    next: next ?? null,
    to:
      /\bto (?:the )?(school|work|nursery|market|town|the beach)\b/i.exec(found[1] ?? '')?.[1]?.toLowerCase() ?? 'home',
  };
}

/** Somebody at their work whom no list knows. */
const WORKER = /\b(?:the|an?) (\p{L}{2,}(?:man|woman|lady|keeper|seller|driver|cleaner))\b/iu;
function atWork({ person, child }: Company, word: string): Figure {
  const name = child.name === 'Mr Reed' || /(?:woman|lady)$/.test(word) ? 'Mrs Reed' : 'Mr Reed';
  return {
    ...person(name, 'neighbour'),
    introduced: `${name} the ${word}`,
    kind: word,
    aKind: withArticle(word),
    theKind: `the ${word}`,
  };
}

function bind(company: Company): SomebodyBehind | null {
  const read = readOf(company.theme);
  const { hero: H, child: K, chance, theme } = company;
  const grown = read && grownOf(H);
  if (!read || !H.being || H.isChild || !grown) return null;
  const W = beingNamed(read.wrong) ? company.meet(read.wrong) : atWork(company, read.wrong);
  const home = H.being.setting;
  if (/^(?:sky|space|undersea)$/.test(home)) return null;
  const isPerson = W.being === null || W.being.isa === 'person';
  const word = /\b(mummy|mum|mama|mommy|mom|mother|daddy|dad)\b/i.exec(theme.raw)?.[1]?.toLowerCase() ?? 'mum';
  const called = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return {
    H,
    W,
    mum: asKin(company.meet(grown.id), called),
    K,
    next: read.next === null ? null : company.meet(read.next),
    home,
    there:
      read.to === 'school' || read.to === 'nursery'
        ? 'classroom'
        : isPerson
          ? 'kitchen'
          : W.being.setting === home
            ? 'farm'
            : W.being.setting,
    to: read.to,
    chance,
  };
}

/** As sure as an event: nobody else tells who is followed by mistake. */

export const somebodyBehind = shape<SomebodyBehind>({
  id: 'somebody-behind',
  wordings: [
    "a duckling who follows the wrong mummy home (it's a goose) (or a postman, whatever is funnier)",
    'a lamb who follows the wrong person to school',
    'a puppy that followed the milkman home by mistake',
    'a kitten goes home with the wrong cat',
    'a little elephant follows the wrong mum',
    'a chick follows a farmer around by mistake',
  ],
  fits: (theme) => (theme.fear === null && readOf(theme) ? SURE : 0),
  does: /^(?:follow\w*|goes|went|walk\w*|wrong|mistake\w*)$/,
  reads: (theme) => ({
    ...OF_ITS_SENTENCE,
    hero: readOf(theme)?.hero ?? null,
    other: null,
    thing: about('feet'),
    occasion: null,
  }),
  bind,
  young,
  middle,
  old,
});
