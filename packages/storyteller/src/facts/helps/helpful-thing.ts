import type { Gender } from '@storylantern/contract';
import { ROUTINE, TIMED } from '../gear.ts';
import { fitted } from '../own-terms.ts';
import { usableNoun } from '../usable-phrase.ts';
import { inOtherWords, type Put } from './in-other-words.ts';
import { KIN } from './help-words.ts';

/** What is had without "a". */
const MASS =
  /(?:^| )(?:music|water|time|space|quiet|juice|milk|air|noise|sunshine|singing|pressure|spray|cream|tape|oil|talc|ice|light|darkness|silence|reassurance|company|exercise|rain|sand|play ?dough|lego|duplo|meccano|putty|slime|kinetic sand|lavender|toast|porridge|fruit|yoghurt|paper|conditioner|sun|swimming|yoga|playtime|quiet time)$/;
/** Small things that are given one at a time. */
const SMALL_NOUNS =
  /(?:hug|walk|story|song|cuddle|bath|snack|drink|break|massage|squeeze|timer|lamp|light|nightlight|ball|count|plan|list|warning|kiss|corner|book|clock|run|nap|rest|chat|joke|high[- ]five|reminder|countdown|signal|sticker|straw|den|tent|swing|shower|sip|biscuit|cracker|job|game|flannel|cloth|wipe|fan|map|photo|picture|card|minute|moment|rhyme|mantra|puzzle|bottle|ice lolly|prayer|tickle|blanket|teddy|cushion|pillow|beanbag|hand|finger|lap|ride|go|turn|hold|pat)$/;
const TO_LOOK_AT = /\b(?:white ?board|chart|(?:check)?list|calendar|timetable|schedule|planner)$/;
const GIVEN_BY = new RegExp(
  String.raw`^((?:an? |some |lots of |the |big |tight |long |good |little |quick )*(?:\w+ )?(?:hugs?|cuddles?|squeezes?|snuggles?|kiss(?:es)?|massages?|back rubs?|hand massages?|foot rubs?)) (?:from|with|off) (?:his |her |their |my )?(me|us|${KIN})\b.*$`,
  'i',
);
const LEADING =
  /^(?:(?:just|really|a bit of|some|lots of|loads of|plenty of|a little bit of|maybe|always|also|having|using|good|nice|being given|having a|a few|the odd|things like|like) )+(?=[a-z])/i;
/** People and names for no thing. */
const NO_THING =
  /^(?:calms?|cools?|settles?|relaxes|copes?|spends?|says?|sits?|stays?|hides?|lies|goes|he|she|they|i|we|it|that|this|which|what|who|there|here|nothing|everything|anyone|someone|everyone|me|us|you|today|tomorrow|school|nursery|one(?! (?:last|more))|others?|people|talking|life|work|part|most|all|none|both|either|parents?|teachers?|staff|children|kids|friends?|doctors?|nurses?|mum|mom|dad|the (?:teacher|school|nursery|doctor|nurse|other.*|rest|same|day|night)|(?:the |his |her |their |our )?(?:mornings?|evenings?|afternoons?|bedtimes?|weekends?)$)\b/i;
/** Nobody asks for a brother, or for Mr Bell, as for a drink of water. */
const IS_SOMEBODY =
  /\b(?:sons?|daughters?|child|children|kids?|husband|wife|partner|twins|grandson|granddaughter|nephew|niece|step\w+|brother|sister|sibling|twin|cousin|friend|mate|librarian|teacher|assistant|ta|nurse|doctor|coach|childminder|nanny|babysitter|keyworker|key worker|neighbour|mrs?|ms|miss|dr|mx|boy|girl|baby)\b(?!'s)/i;
/** "asking for help", "using a help card": help is the noun here, and what stands before it is cut short. */
const CUT_SHORT = /\b(?:for|to|of|with|a|an|the|some|any|more|his|her|their)$/i;
const WITH_A_VERB =
  /\b(?:is|are|was|were|isn't|aren't|has|have|does|do|can|will|when|if|who|which|that|because|works?|helps?|goes|says|knows|gets|makes|likes|loves|wants|needs|takes|comes|lets|put on|then|had|being|having|did|allowed|given|got|went|said|made|done|been|while|until|unless|than|how|why)\b/i;
/** Where a child goes to rest from it. */
const PLACE =
  /^(?:the|his|her|their) (?:\w+ )?(?:library|garden|sensory room|quiet room|den|tent|corner|reading corner|calm room|park|trampoline|swing|treehouse|shed|greenhouse|allotment)\b.*$/i;
/** A treat when it is over. */
const AFTERWARDS =
  /^((?:an? |some )?(?:\w+ )?(?:biscuits?|cookies?|stickers?|treats?|snacks?|ice cream|lolly|hugs?|cuddles?|hot chocolate)) (?:after|afterwards)$/i;
/** So long at it, and then a rest: "ten minutes then a trampoline break". */
const BY_TURNS =
  /^((?:a few|two|three|five|ten|fifteen|twenty) minutes)(?: of (?:it|work|homework))?,? (?:and )?then (an? [a-z -]+)$/i;
/** What comes behind the head of a phrase. */
const BEHIND =
  / (?:in|on|of|like|with|from|at|for|to|by|under|over|before|after|afterwards|around|round|instead|and|between|beside|near|next|without|during)\b/i;
const SINGULAR_IN_S = /(?:ss|us|is|gymnastics|athletics|news|lens)$/;

/** "Scared of the bath plug, thinks he'll go down it": what is feared helps nobody. */
const FEARED = /^(?:is |so |very |really )*(?:scared|afraid|frightened|terrified|nervous|worried|petrified)\b/i;

/** What is had and helps nobody: "he had a nightmare and now he is scared to go to bed". */
export const IS_THE_TROUBLE =
  /\b(?:nightmares?|(?:bad|scary|horrible) dreams?|night terrors?|scares?|frights?|shocks?|accidents?|falls?|fits?|tantrums?|melt ?downs?|panic attacks?|rows?|fights?|colds?|bugs?|illness(?:es)?|operations?|stays?)$/i;

/** A thing that helps, with the article it needs: "hot water bottle" -> "{his} hot water bottle". */
export function helpfulThing(said: string, gender: Gender | null, most: number): Put | undefined {
  const whole = said
    .trim()
    .replace(/[.!]+$/, '')
    .replace(
      / (?:that |which |where )?(?:he|she|they|we|i) (?:can|likes?|loves?|uses?|squeezes?|cross|put|write|keeps?|has|have|made)\b.*$/i,
      '',
    );
  if (FEARED.test(whole)) return undefined;
  const other = inOtherWords(whole);
  if (other) return other;
  const from = GIVEN_BY.exec(whole)?.[1];
  if (from !== undefined) {
    const what = fitted(from.replace(/^(?:some|lots of|the) /i, ''), gender, most - 2);
    return what === undefined ? undefined : { name: 'adult', text: `giving {him} ${withArticle(what)}` };
  }
  const treat = AFTERWARDS.exec(whole)?.[1];
  if (treat !== undefined) {
    const what = fitted(treat, gender, most - 3);
    return what === undefined ? undefined : { name: 'adult', text: `giving {him} ${withArticle(what)} afterwards` };
  }
  const turn = BY_TURNS.exec(whole);
  if (turn) {
    const [work, rest] = [fitted(turn[1] ?? '', gender, 3), fitted(turn[2] ?? '', gender, most - 4)];
    return work === undefined || rest === undefined
      ? undefined
      : { name: 'doing', text: `doing ${work} and then ${withArticle(rest)}` };
  }
  const toPlayOn = /^(?:(?:the|his|her|their|a|an|our) )?(trampoline|swing)s?$/i.exec(whole)?.[1]?.toLowerCase();
  if (toPlayOn !== undefined)
    return { name: 'doing', text: toPlayOn === 'swing' ? 'going on the swing' : 'jumping on the trampoline' };
  const place = PLACE.exec(whole)?.[0];
  if (place !== undefined) {
    const where = fitted(place, gender, most - 2);
    if (where !== undefined) return { name: 'doing', text: `going to ${where}` };
  }
  const named = whole
    .replace(/\bjust (?:me|us)\b/i, 'one grown-up')
    .replace(/\b(?:me|us)\b/i, 'a grown-up')
    .replace(LEADING, '')
    .replace(/ (?:after|afterwards)$/i, '');
  if (
    NO_THING.test(named) ||
    IS_SOMEBODY.test(named) ||
    CUT_SHORT.test(named) ||
    WITH_A_VERB.test(named) ||
    new RegExp(`^(?:(?:his|her|their|my|our|the) )?(?:${KIN})$`, 'i').test(named)
  )
    return undefined;
  if (/\b(?:star ?jumps|press-?ups|push-?ups|laps|stretches|jumping jacks)\b/i.test(named)) {
    const jumps = fitted(named, gender, most);
    return jumps === undefined ? undefined : { name: 'doing', text: `doing ${jumps}` };
  }
  if (/\bbreaths$/i.test(named)) return { name: 'doing', text: `taking ${named.toLowerCase()}` };
  const [, article = '', noun = ''] = /^(?:(an?|the|his|her|their|my|our) )?(.+)$/i.exec(named) ?? [];
  const head = noun.split(BEHIND)[0] ?? '';
  // "The reading pen": with an article it is a thing, whatever its first word looks like.
  const tool = article !== '' && /^[a-z]+ing [a-z]+$/i.test(head) ? usableNoun(head.split(' ')[1] ?? '', 1) : undefined;
  const count = tool ?? usableNoun(head.replace(/^(?:mum|mom|dad|daddy|mummy|grandad|nana|nan|grandma)'?s /i, ''), 4);
  if (count === undefined && !MASS.test(head.toLowerCase()) && !SMALL_NOUNS.test(head.toLowerCase())) return undefined;
  const text = fitted(noun, gender, most);
  if (
    text === undefined ||
    text.includes('{him}') ||
    !text.toLowerCase().startsWith((head.split(' ')[0] ?? '').toLowerCase())
  )
    return undefined;
  if (TO_LOOK_AT.test(head.toLowerCase())) return { name: 'gear', text: `look at {his} ${text}`, suits: ROUTINE };
  if (/\btimer$/.test(text)) return { name: 'gear', text: `watch the ${text}`, suits: TIMED };
  if (/(?:foot|basket|net|volley|base|hand|rounders )ball$/.test(text)) return undefined;
  if (/^(?:his|her|their)$/i.test(article)) return { name: 'thing', text: `{his} ${text}` };
  if (/^(?:my|our)$/i.test(article)) {
    return { name: 'thing', text: `a grown-up's ${text}` };
  }
  if (/^the$/i.test(article)) return { name: 'thing', text: `the ${text}` };
  if (article !== '') return { name: 'thing', text: withArticle(text) };
  const low = head.toLowerCase();
  if (MASS.test(low) || count?.plural === true || (low.endsWith('s') && !SINGULAR_IN_S.test(low)))
    return { name: 'thing', text };
  return { name: 'thing', text: SMALL_NOUNS.test(low) ? withArticle(text) : `{his} ${text}` };
}

const withArticle = (text: string): string =>
  /^(?:an?|the|some|\{his\}|one|two|three) /.test(text) || /(?:[^s]s|music|water)$/.test(text.split(BEHIND)[0] ?? '')
    ? text
    : `${/^(?:[aeio]|u(?!ni))/i.test(text) ? 'an' : 'a'} ${text}`;
