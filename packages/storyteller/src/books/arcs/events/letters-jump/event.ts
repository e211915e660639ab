import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { whoseItIs } from '../of-another.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_SIGN } from './the-sign.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MOVE = String.raw`(?:jump|hop|danc|wobbl|mov|swim|wriggl|wiggl|swap|flip|run|bounc|fly|float|mix|get mixed|got mixed|change)`;
const HARD = String.raw`(?:hard|difficult|tricky|trouble|not easy|a struggle)`;

/** Whoever cannot make letters stay where they are. Nobody in it reads better at the end, and a gate is open. */
export const LETTERS_JUMP: StoryEvent = {
  id: 'letters-jump',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bd[yi]sle[xc]\w*\b|\b(?:letters|words) (?:(?:that|which|who|always|keep|just|all|are|do|seem to|in books?|on the page) )*(?:${MOVE}\w*(?: (?:about|around|up|places|off|over))?|(?:won['’]?t|will not|don['’]?t|do not|can['’]?t|never) (?:stay|keep|stand|sit|hold) still)\b|\bletters (?:(?:are|come out|go|always) )*(?:in the wrong|out of) order\b|\b(?:jumping|dancing|wobbly|moving|hopping|swimming|jumpy|muddled|jumbled) (?:letters|words)\b|\b(?:mix(?:es|ed|ing)? up|muddl\w+(?: up)?|confus\w+) (?:(?:his|her|the|my) )?(?:letters|b(?:['’]?s)? and d(?:['’]?s)?|words)\b|\b(?:reading|spelling|to read|to spell) (?:(?:is|was|are|feels|so|very|really|too) )*${HARD}\b|\b${HARD} (?:to read|to spell|with reading|with spelling|reading|spelling)\b|\b(?:struggl\w+|finds it hard|hates?|bad|scared|afraid|worried) (?:(?:with|to|of|at|about|the|his|her) )*(?:reading|read|spelling|spell)\b|\b(?:can(?:no|['’])t|can not|could ?n['’]?t) (?:spell|read)(?! (?:minds?|maps?|the (?:map|clock|time|sky|signs?|stars)|music))\b|\bspelling tests?\b`,
    'iu',
  ),
  not: /\b(?:spelling bee|witch\w*|wizard\w*|magic\w*|spells|alphabet soup|postman|post|love letters?|secret|code\w*|treasure|map|robot bee|bees|bull\w*|teas(?:e|ed|es|ing)|stupid|thick|glasses|librar\w+|bedtime|too dark|music|clock|moon)\b/iu,
  fits: ({ hero, ...theme }) =>
    onTheGround({ hero, ...theme }) &&
    (hero?.word.startsWith('robot') === true || !/^(?:sea|vehicle|insect|thing)$/.test(hero?.being?.isa ?? '')),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: whoseItIs(hero, other, raw),
    other: somebody(hero) === null ? null : somebody(other),
    thing: about('sign'),
  }),
  plots: [standsApart(THE_SIGN)],
  talk: {
    young: { yours: [() => 'What would you paint on the gate?'] },
    older: {
      wonder: [() => 'Who read the sign right?'],
      yours: [() => 'What do you look at, when you cannot read what it says?'],
    },
  },
};
