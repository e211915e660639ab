import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ON_THE_MAT } from './on-the-mat.ts';
import { MONSTER } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIND = '(?:friendly|kind|nice|good|gentle|polite|harmless|lonely|shy|sweet|helpful|lovely|little|unscary)';
const IS = '(?:who|that|which) (?:is|was)';

const isMonster = (entity: Entity | null): boolean =>
  /^(?:vampire|were ?wolf|zombie|mummy)$/i.test(entity?.word.replace(/^.* /, '') ?? '');

/** A vampire, a werewolf or another whom nobody lets in, and who has only come to bring something back. */
export const FRIENDLY_VAMPIRE: StoryEvent = {
  id: 'friendly-vampire',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${KIND} (?:\p{L}+ )?${MONSTER}(?= (?:nobody|no one|no-one|everyone|everybody|who|whom|that|in|from|next door|knocks|moves|and)\b|[.!?]?$)|\b${MONSTER} ${IS} (?:not|n['’]t|never|really|very|so|quite|actually|too|just|only|always|\s)*(?:scary|frightening|${KIND})\b|\b${MONSTER} (?:is|was|are) (?:(?:not|n['’]t|never|really|actually|quite) )*(?:scary|frightening|friendly|kind|nice|lonely)\b|\b(?:nobody|no one|no-one|everyone|everybody|people|they) (?:\p{L}+ ){0,5}?${MONSTER}\b|\b${MONSTER}\b[^.]{0,20}\b(?:nobody|no one|no-one|everyone|everybody)\b|\b${MONSTER} (?:who|that) (?:only |just )?(?:wants|wanted|would like|is looking for|needs|looks for|longs for) (?:\p{L}+ ){0,4}?(?:friends?|hello|invited|let in|come in|liked|tea)\b|\b${MONSTER} next door\b|\b${MONSTER} (?:moves?|moved) (?:in|into)\b|\b${MONSTER} (?:who|that) (?:has|must|needs) to be (?:invited|asked) in\b`,
    'iu',
  ),
  not: /\b(?:ketchup|tomato\w*|blood|garlic|faints?|vegetarian|vegan|dark|afraid of(?! the (?:vampire|werewolf|zombie))|halloween|costume|dress\w*|party|school|teeth|tooth|dentist|toothless|sneez\w*|hiccups?|dance\w*|danc\w+|sing\w*|football|sleeps?|sleepy|night light|baby|my mummy|mummy and|daddy|mum|mama|our mummy|fly|flies|sun|sunburn|sunshine|bat|hug|hugs|vegetables?|broccoli|loses?|lost|chases?|chasing|eats?|bites?|biting|attack\w*|fights?|hunt\w*|kill\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero === null || isMonster(theme.hero) || theme.hero.being === null) &&
    // One's own mummy is nice, too.
    (!/\bmumm(?:y|ies)\b/iu.test(theme.raw) ||
      /\b(?:egypt\w*|bandages?|pyramid|museum|tomb|nobody|no one|scary|frightening|zombie|vampire)\b/iu.test(
        theme.raw,
      )),
  reads: ({ hero, other }) => ({
    hero: isMonster(hero) ? somebody(hero) : isMonster(other) ? somebody(other) : null,
    other: null,
    thing: about('sock'),
    relation: 'none',
    want: null,
    wish: null,
    clause: null,
    activity: null,
    first: null,
    fear: null,
    place: null,
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
