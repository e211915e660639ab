import type { ThingName } from '@storylantern/contract';
import type { Theme } from '../../theme.ts';
import { BEING_WORDS, singularsOf, THING_WORDS } from '../../theme/entries.ts';
import { kindOf, type NounSort } from '../../theme/noun-kind.ts';

/** What somebody is always given and never liked, with the words that go with it. */
export interface Disliked {
  /** "flowers", "honey". */
  readonly ys: string;
  readonly them: 'them' | 'it';
  readonly were: 'were' | 'was';
  readonly drawn: ThingName | null;
}

const DISLIKES =
  /\b(?:does not|doesn['’]?t|did not|didn['’]?t|never) (?:really )?(?:like|want|care for) (?:eating |wearing )?|\b(?:hates?|hated|dislikes?|can['’]?t stand|cannot stand) (?:eating |wearing )?|\b(?:won['’]?t|will not|refuses to|does not|doesn['’]?t) eat (?:his |her |its |any )?|\bis (?:allergic to|tired of|fed up with|sick of) |\bfaints at (?:the sight of )?/i;
/** Said without an end in -s, and never of one only. */
const MASS =
  /^(?:(?:tomato|blueberry|strawberry|maple|raspberry) )?(?:honey|ketchup|cheese|milk|bamboo|glitter|jam|porridge|spinach|broccoli|treasure|gold|cake|chocolate|soup|bread|butter|hay|grass|seaweed|pizza|pasta|rice|fish|meat|custard|jelly|marmalade|cabbage|salad|fruit|ice cream|popcorn|yoghurt|cereal|lace|tinsel|sauce|syrup|garlic|toast)$/i;
const GIVEN: ReadonlySet<NounSort> = new Set<NounSort>([
  'food',
  'plant',
  'clothing',
  'toy',
  'instrument',
  'container',
  'tool',
  'furniture',
]);
/** They are no presents, whatever kind of noun they are. */
const NO_PRESENT =
  /^(?:medicine|injection|needle|knife|knive|gun|sword|nappy|nappie|bath|bed|tree|bone|wood|plaster|stair|window|lettuce leaf)$/i;

/** What a theme's hero does not like and could be given: "a bee who does not like flowers". Null when it is no such thing. */
export function dislikedIn({ clause, hero }: Theme): Disliked | null {
  if (clause === null || !hero?.being) return null;
  const said = DISLIKES.exec(clause);
  if (said === null || said.index > 0) return null;
  const noun = clause
    .slice(said[0].length)
    .replace(/^(?:his|her|its|their|the|any|all) /i, '')
    .replace(/[.!?]+$/, '')
    .toLowerCase();
  if (!/^\p{Ll}+(?: \p{Ll}+)?$/u.test(noun)) return null;
  const isMass = MASS.test(noun);
  const one = singularsOf(noun).find((each) => each !== noun) ?? noun;
  if (!isMass && (one === noun || !/[^s]s$/.test(noun))) return null;
  const being = BEING_WORDS.get(one)?.entry;
  if (NO_PRESENT.test(one) || (being !== undefined && being.isa !== 'thing' && !isMass)) return null;
  const thing = THING_WORDS.get(one)?.entry ?? THING_WORDS.get(noun)?.entry;
  const sort = kindOf(one)?.kind.sort;
  if (!isMass && thing === undefined && (sort === undefined || !GIVEN.has(sort))) return null;
  return {
    ys: noun,
    them: isMass ? 'it' : 'them',
    were: isMass ? 'was' : 'were',
    drawn: thing?.drawn ?? null,
  };
}
