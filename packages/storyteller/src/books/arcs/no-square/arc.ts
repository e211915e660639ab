import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { atHome, neighboursOf, type AtHome } from '../at-home.ts';
import { cap, within } from '../wording.ts';
import { CARRIED, OTHER_SHEETS, OTHERS_WRITE, OUTINGS, type Carried } from './carried.ts';
import { isOwnWay } from './clause-kinds.ts';
import { middle } from './middle.ts';
import { doneOnceIn } from '../so-they-say/done-once.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody whose own way does not fit on the sheet that everybody has to have, and whoever brought the sheet. */
export interface NoSquare extends AtHome {
  readonly hero: Figure;
  readonly child: Figure;
  /** Who inspects. */
  readonly inspector: Figure;
  readonly neighbour: Figure;
  /** Another of the hero's kind, who had the sheet filled in at once. */
  readonly cousin: Figure;
  /** "only eats vegetables", as the parent has it; and as one writes it in a square. */
  readonly clause: string;
  readonly written: string;
  readonly isShort: boolean;
  /** It is something that is done, and can be shown to whoever asks: "breathes bubbles", but not "is made of paper". */
  readonly isShown: boolean;
  readonly carried: Carried;
  readonly outing: (typeof OUTINGS)[number];
  readonly sheet: (typeof OTHER_SHEETS)[number];
  readonly othersWrite: readonly [string, string];
  /** A thing the clause speaks of, when a picture can show it. */
  readonly spokenOf: ThingName | null;
  readonly chance: Chance;
}

/** Doings, without what one is, has, likes or does in private. */
const SHOWN =
  /^(?!(?:is|has|had|was|loves?|likes?|hates?|does|doesn't|never|only|always|wears?|lives?|thinks?|can|can't|cannot|won't|lost|grew|wants?|keeps|prefers|would|secretly|believes|dreams|hides|sleeps|eats|stays|steals|bites|hits|smells|goes|has|needs|gets|crosses|runs|turns)\b)\p{Ll}+s\b/u;

function bind(company: Company): NoSquare | null {
  const { theme, hero, child, chance } = company;
  if (!isOwnWay(theme) || !hero.being || hero.isChild) return null;
  const clause = (theme.clause ?? '')
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/\b(?:my|our)\b/gi, child.names);
  const home = hero.being.setting;
  const near = neighboursOf(company, home);
  const [one, two] = chance.some(2, OTHERS_WRITE);
  if (!near || one === undefined || two === undefined) return null;
  return {
    hero,
    child,
    inspector: near[0],
    neighbour: near[1],
    cousin: company.meet(hero.being.id),
    clause,
    written: cap(clause),
    isShown: SHOWN.test(clause),
    isShort: within(6, `${hero.name} ${clause}`),
    carried: chance.pick(...CARRIED.filter((each) => each.thing !== theme.thing?.thing?.drawn)),
    outing: chance.pick(...OUTINGS),
    sheet: chance.pick(...OTHER_SHEETS.filter((each) => each.kinds !== hero.kinds && each.noise !== hero.says)),
    othersWrite: [one, two],
    spokenOf: theme.thing?.thing?.drawn ?? null,
    ...atHome(home, child),
    chance,
  };
}

const NO_WAY =
  /^(?:is allergic|won't|will not|would not|wouldn't|refuses|can't|cannot|could not|couldn't|lost|loses|has lost|gets|got|starts|started|finds|found|joins|joined|opens|opened|misses|breaks|broke|takes|took|steals|stole)\b/i;

/** A sheet with a square for everything but one. */
export const noSquare = arc<NoSquare>({
  id: 'no-square',
  fits: (theme) => {
    const { other, place, thing, clause, relation, raw } = theme;
    // Who cannot come near anybody has a wish, and no way of its own.
    if (/^loves (?:hugs|cuddles)$/.test(clause ?? '') && /^(?:hedgehog|porcupine)$/.test(theme.hero?.being?.id ?? ''))
      return 0;
    if (!isOwnWay(theme) || clause === null || /\b(?:team|wins?|loses?)\b/i.test(raw)) return 0;
    // It is a way of one's own that goes on a sheet. What somebody will not do, cannot bear or did once is no way.
    if (NO_WAY.test(clause) || doneOnceIn(theme) !== null) return 2;
    // Trains that somebody talks to have to be there, and nobody comes to the table here.
    if (thing?.being?.isa === 'vehicle') return 3;
    // Not to like to be dirty is no fear.
    if (relation === 'fear') return /\bgetting (?:dirty|muddy|messy|wet)\b/i.test(clause) ? 15 : 0;
    if (relation === 'go') return /^(?:does not|doesn't|never) wants? to go\b/i.test(clause) ? 14 : 0;
    if (!['none', 'want', 'make', 'lost'].includes(relation)) return 0;
    return other || (place && !clause.includes(place.word)) ? 3 : 9;
  },
  // A way is written down as it is; what somebody did on one day is only written down.
  only: /^(?:steals?|stole|los(?:es?|t)|takes?|took|gets|got|starts?|started|opens?|opened|breaks?|broke|joins?|joined|finds?|found|misses|brings|brought)$/,
  bind,
  young,
  middle,
  old,
});
