import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { cap } from '../wording.ts';
import type { Hold, HoldWords } from './hold.ts';
import { OF_HEIGHT } from './holds-of-height.ts';
import { OF_LAND } from './holds-of-land.ts';
import { OF_SEA } from './holds-of-sea.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody large is stuck, the strong ones cannot help, and a small one has a habit. */
export interface StuckFast {
  readonly big: Figure;
  readonly child: Figure;
  /** Who pulls. */
  readonly strong: Figure;
  /** Who has the habit. */
  readonly small: Figure;
  readonly hold: Hold;
  readonly words: HoldWords;
  readonly at: SettingName;
  readonly refrain: string;
  readonly chance: Chance;
}

const HOLDS: readonly Hold[] = [...OF_LAND, ...OF_SEA, ...OF_HEIGHT];
const STUCK_IN =
  /\b(?:stuck|trapped|frozen|aground|sinks?|sinking|bogged|run aground|runs aground|stranded)(?: fast)?(?: down)?(?: (?:in|on|into|by))? (?:(?:the|some|an?|all|deep|thick|sticky|soft|big|huge|very|wet|polar|arctic|this|that|all the) )*(mud|bog|swamp|snow|sand|ice|iceberg|puddle|ditch|sandbank|beach|rocks?|reef|field)\b/i;
const UPHILL =
  /\b(?:can'?t|cannot|can not|couldn'?t|could not|won'?t|not|too heavy to|struggl\w+ to|tr(?:ies|ying) to) (?:get|go|climb|make it|drive|pull up) up (?:the |a |that |this )?(?:\p{L}+ )?(hill|mountain|slope)\b/iu;
const HIGH_UP =
  /\b(?:stuck|trapped|can'?t get down|cannot get down|can not get down)(?: (?:high|right))?(?: (?:up|on|in|off|from|on top of|at the top of|up on|up in))+ (?:(?:the|an?|our|my|his|her|big|tall|very|high) )*(tree|roof|chimney|pole|lamp ?post)\b/i;
const AGROUND = /\b(?:run|runs|ran) aground\b/i;
const OPEN: readonly SettingName[] = [
  'garden',
  'forest',
  'farm',
  'jungle',
  'street',
  'snow',
  'pond',
  'mountain',
  'beach',
];

/** In what somebody is stuck, as the theme has it: "mud". */
function heldBy({ raw, relation }: Theme): string | null {
  if (!['none', 'help', 'want'].includes(relation)) return null;
  if (AGROUND.test(raw)) return 'sand';
  const high = (UPHILL.exec(raw) ?? HIGH_UP.exec(raw))?.[1]?.toLowerCase();
  if (high !== undefined) return high;
  const what = STUCK_IN.exec(raw)?.[1]?.toLowerCase() ?? null;
  return what === 'field' && !/\bmuddy\b/i.test(raw) ? null : what;
}

function holdOf(theme: Theme): { readonly hold: Hold; readonly what: string; readonly of: 'hero' | 'other' } | null {
  const what = heldBy(theme);
  if (what === null) return null;
  // The tree a cat is in is nobody.
  const other = theme.other?.word === what ? null : (theme.other?.being ?? null);
  const being = other ?? theme.hero?.being ?? null;
  if (!being || (theme.hero?.being && other)) return null;
  const hold = HOLDS.find((each) => each.holds(being, what));
  return hold ? { hold, what: what === 'field' ? 'mud' : what, of: other ? 'other' : 'hero' } : null;
}

function bind(company: Company): StuckFast | null {
  const { theme, chance, child } = company;
  const found = holdOf(theme);
  const big = found?.of === 'other' ? company.other : company.hero;
  if (!found || !big?.being || big.isChild) return null;
  const { hold, what } = found;
  const home = big.being.setting;
  const own = (ids: readonly string[]): Figure =>
    company.meet(chance.pick(...ids.filter((each) => each !== big.being?.id)));
  const small =
    hold.small.length > 0
      ? own(hold.small)
      : company.passersBy(1, (each) => each.size <= 2 && each.isa !== 'insect' && each.isa !== 'sea')[0];
  const strong =
    hold.strong.length > 0
      ? own(hold.strong)
      : company.passersBy(
          1,
          (each) => each.size === 3 && each.isa !== 'sea' && (home !== 'farm' || each.isa === 'farm'),
        )[0];
  if (!small || !strong) return null;
  return {
    big,
    child,
    strong,
    small,
    hold,
    words: {
      b: big.name,
      names: big.names,
      kind: big.theKind,
      m: what,
      wet: /^(?:ditch|puddle|bog|swamp)$/.test(what) ? 'mud' : what,
      k: child.name,
      s: small.name,
      a: strong.theKind,
      A: cap(strong.theKind),
    },
    at: hold.at ?? (what === 'snow' ? 'snow' : what === 'sand' ? 'beach' : OPEN.includes(home) ? home : 'farm'),
    refrain: chance.pick(
      'Not an inch',
      'No better than before',
      'Well, that was that',
      'It would not budge',
      'We might as well have sung',
      'That made it worse',
    ),
    chance,
  };
}

/** Pulling, pushing, and what a small one does all day. */
export const stuckFast = arc<StuckFast>({
  id: 'stuck-fast',
  // Where all of them pull there is a story of all of them.
  fits: (theme) =>
    holdOf(theme) ? (/\b(?:every(?:one|body)|all|they|together)\b.*\bpull/i.test(theme.raw) ? 6 : 14) : 0,
  does: /^(?:stuck|trapped)$/,
  bind,
  young,
  middle,
  old,
});
