import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { VISITOR, visited } from './parts.ts';
import { THE_ROUND } from './the-round.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHO = String.raw`(?:fox(?:es)?|hedgehogs?|badgers?|robins?|blackbirds?)`;
const GARDEN = String.raw`(?:garden|back ?yard|yard|lawn|patio|window|back door|doorstep|gardens)`;
const COMES = String.raw`(?:comes?|came|coming|visit\w*|drops? in|calls|appears|turns up|looks? in|drinks?|walks? (?:through|into|across)|lives? in|sits? (?:in|on|at))`;
const AT = String.raw`(?:at night|every (?:night|evening|day|morning)|each (?:night|evening|day|morning)|in the (?:night|evening|dark)|after dark|at dusk|at bedtime)`;

/** Somebody wild comes by in the evening, and belongs to everybody and to nobody. */
export const GARDEN_VISITOR: StoryEvent = {
  id: 'garden-visitor',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${WHO}\b.{0,20}\b${COMES}\b.{0,30}\b${GARDEN}\b`,
      String.raw`\b${GARDEN}\b.{0,20}\b(?:is |was |by )?(?:visited|a visit)\b.{0,20}\b${WHO}\b`,
      String.raw`\b(?:fox(?:es)?|badgers?|robins?|blackbirds?) (?:is |are |who lives |that lives |living )?(?:in|on|at) (?:our|my|the|her|his) (?:back |front )?${GARDEN}\b`,
      String.raw`\b${WHO} (?:is |are )?in (?:our|my|the|her|his) (?:back |front )?${GARDEN} ${AT}\b`,
      String.raw`\b${WHO}\b.{0,30}\b(?:comes?|came|visit\w*)\b.{0,20}\b${AT}\b`,
      String.raw`\b${AT},? (?:a|an|the|our|my) (?:\p{L}+ )?${WHO}\b`,
      String.raw`\b(?:our|my|the|a|an) (?:\p{L}+ )?${WHO} (?:is|are|was) (?:wild|not (?:a |our |my |her |his )?pets?|nobody['’]s)\b`,
      String.raw`\bwild (?:animals? |fox(?:es)? |hedgehogs? )?(?:is|are) not (?:a )?pets?\b`,
      String.raw`\b(?:keep|tame|adopt)s? (?:a|the|our|this) (?:wild )?(?:fox|hedgehog|badger|robin)\b`,
      String.raw`\b(?:night|garden) visitors? (?:in|to) (?:the|our|my) garden\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:baby|bab(?:y|ies)|cubs?|lost|found|hurt|injured|ill|died|dead|steals?|stole|thief|nest|eggs?|hibernat\w*|asleep|sleeps?|cannot|can['’]t|school|party|hens?|chickens?|rabbits?|magic\w*|talk\w*|christmas|santa|snow\w*|winter|moon|star|afraid|scared|zoo|friends? with|tea|digs? up|vet)\b/i,
  fits: (theme) => onTheGround(theme),
  // A dinosaur on the lawn is no hedgehog.
  needs: ({ hero, other }) => [hero, other].every((each) => each?.being?.isa !== 'magic'),
  reads: ({ hero, other, raw }) => {
    const visitor = [hero, other].find(isVisitor) ?? null;
    const host = [hero, other].find((each) => each && !isVisitor(each)) ?? null;
    return {
      hero: visitor ? { ...visitor, plural: false } : visitorIn(raw),
      other: host?.plural === true ? null : somebody(host),
      thing: about('bowl'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
      also: [],
    };
  },
  plots: [standsApart(visited(THE_ROUND))],
  talk: {
    young: { yours: [() => 'Who comes by where you live?'] },
    older: {
      wonder: [() => 'What does it think as it goes from one to the next?'],
      yours: [() => 'Who counts you in the evening?'],
    },
  },
};

const isVisitor = (entity: Entity | null): boolean => VISITOR.test(entity?.being?.id ?? '');

/** One of them, as the theme names it. */
function visitorIn(raw: string): Entity {
  const word = /\b(fox|hedgehog|badger|robin|blackbird)(?:e?s)?\b/i.exec(raw)?.[1]?.toLowerCase() ?? 'fox';
  return { ...about(word), being: beingNamed(word) ?? null };
}
