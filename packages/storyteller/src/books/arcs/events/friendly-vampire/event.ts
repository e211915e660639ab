import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { onFeet, sizeOf } from '../pair.ts';
import { standsApart } from '../stands-apart.ts';
import { ON_THE_MAT } from './on-the-mat.ts';
import { MONSTER } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIND = '(?:friendly|kind|nice|good|gentle|polite|harmless|lonely|shy|sweet|helpful|lovely|little|unscary)';
const IS = '(?:who|that|which) (?:is|was)';

const isMonster = (entity: Entity | null): boolean =>
  /^(?:vampire|were ?wolf|zombie|mummy)$/i.test(entity?.word.replace(/^.* /, '') ?? '');

const OTHERS = String.raw`(?:everyone|everybody|every one|nobody|no one|no-one|people|they all|(?:all )?(?:the )?(?:other )?(?:animals|children|kids|villagers|neighbours|creatures))`;
/** "everyone is afraid of him", "people run away", "nobody believes he is nice"; "a scary bear who is really gentle". */
const FEARED = new RegExp(
  [
    String.raw`(?:\b(?:nice|kind|gentle|friendly|good|sweet|lovely) (?:but|only|though|yet|and) )?\b${OTHERS} (?:else )?(?:is|are|was|were|gets?|feels?) (?:\p{L}+ )?(?:scared|afraid|frightened|terrified)(?: of (?:him|her|it|them))?(?! of (?!him|her|it|them))`,
    String.raw`\b${OTHERS} (?:\p{L}+ )?(?:runs?|ran|hides?|hid|flees?|screams?) (?:away|from|when)`,
    String.raw`\b(?:kind|nice|gentle|friendly|good)\b.{0,20}\b${OTHERS} (?:believes?|believed|knows?|trusts?|thinks? (?:he|she|it|they)(?: is| are|['’]s|['’]re) (?:scary|mean|bad|dangerous|frightening))\b`,
    String.raw`\b(?:scary|fierce|frightening)(?:[- ]looking)? \p{L}+ (?:who|that) (?:is|was) (?:actually |really |just |very |secretly )*(?:kind|nice|gentle|friendly|good|soft|shy|sweet)`,
    String.raw`\blooks? (?:so |very |really )?(?:scary|fierce|frightening) but\b`,
  ].join('|'),
  'iu',
);

/** Somebody large on feet, whom one may well run away from. */
const isAlarming = (entity: Entity | null): boolean =>
  entity?.being !== undefined &&
  entity.being !== null &&
  !entity.plural &&
  onFeet(entity) &&
  sizeOf(entity) >= 2 &&
  /^(?:wild|magic)$/.test(entity.being.isa) &&
  entity.being.setting !== 'undersea';

/** A vampire, a werewolf or another whom nobody lets in, and who has only come to bring something back. */
export const FRIENDLY_VAMPIRE: StoryEvent = {
  id: 'friendly-vampire',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${KIND} (?:\p{L}+ )?${MONSTER}(?= (?:nobody|no one|no-one|everyone|everybody|who|whom|that|in|from|next door|knocks|moves|and)\b|[.!?]?$)|\b${MONSTER} ${IS} (?:not|n['’]t|never|really|very|so|quite|actually|too|just|only|always|\s)*(?:scary|frightening|${KIND})\b|\b${MONSTER} (?:is|was|are) (?:(?:not|n['’]t|never|really|actually|quite) )*(?:scary|frightening|friendly|kind|nice|lonely)\b|\b(?:nobody|no one|no-one|everyone|everybody|people|they) (?:\p{L}+ ){0,5}?${MONSTER}\b|\b${MONSTER}\b[^.]{0,20}\b(?:nobody|no one|no-one|everyone|everybody)\b|\b${MONSTER} (?:who|that) (?:only |just )?(?:wants|wanted|would like|is looking for|needs|looks for|longs for) (?:\p{L}+ ){0,4}?(?:friends?|hello|invited|let in|come in|liked|tea)\b|\b${MONSTER} next door\b|\b${MONSTER} (?:moves?|moved) (?:in|into)\b|\b${MONSTER} (?:who|that) (?:has|must|needs) to be (?:invited|asked) in\b|${FEARED.source}`,
    'iu',
  ),
  not: /\b(?:ketchup|tomato\w*|blood|garlic|faints?|vegetarian|vegan|dark|(?<!\b(?:is|are|was|were|gets?|so|very|too) )afraid of(?! the (?:vampire|werewolf|zombie))|afraid of (?:the (?!vampire|werewolf|zombie)|water|heights|fire|dogs|cats|spiders)|halloween|costume|dress\w*|party|school|teeth|tooth|dentist|toothless|sneez\w*|hiccups?|dance\w*|danc\w+|sing\w*|football|sleeps?|sleepy|night light|baby|my mummy|mummy and|daddy|mum|mama|our mummy|fly|flies|sun|sunburn|sunshine|bat|hug|hugs|vegetables?|broccoli|loses?|lost|chases?|chasing|eats?|bites?|biting|attack\w*|fights?|hunt\w*|kill\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero === null ||
      isMonster(theme.hero) ||
      theme.hero.being === null ||
      (isAlarming(theme.hero) && theme.other === null && FEARED.test(theme.raw))) &&
    // One's own mummy is nice, too.
    (!/\bmumm(?:y|ies)\b/iu.test(theme.raw) ||
      /\b(?:egypt\w*|bandages?|pyramid|museum|tomb|nobody|no one|scary|frightening|zombie|vampire)\b/iu.test(
        theme.raw,
      )),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody([hero, other].find((each) => isMonster(each) || isAlarming(each)) ?? null),
    other: null,
    thing: about('sock'),
    wish: null,
  }),
  plots: [standsApart(ON_THE_MAT)],
  talk: {
    young: { yours: [() => 'Who knocks at our door?'] },
    older: {
      wonder: [() => 'Why did nobody guess who it was?'],
      yours: [() => 'What would you put on the step of somebody next door?'],
    },
  },
};
