import type { SettingName } from '@storylantern/contract';
import { asTyped } from './as-typed.ts';
import { asOwn } from './sentence-of-child.ts';
import { kinWords } from '../../../facts/kin.ts';
import { baseOf } from '../../../words/base-verb.ts';
import { beingNamed } from '../../theme/entries.ts';
import { wordCount } from '../wording.ts';

/** A thing that is a child's friend, and what the child does for it. */
export interface FriendThing {
  /** "the washing machine", "a tree in the garden"; with the article that its first mention takes. */
  readonly first: string;
  /** "the washing machine", "the tree". */
  readonly the: string;
  /** "Keith"; null where it has no name. */
  readonly name: string | null;
  /** "say good night to it", "read to it". */
  readonly act: string;
  /** " every Sunday", or nothing. */
  readonly when: string;
  /** What the child says of it: "It is hungry"; null where it is a friend. */
  readonly belief: string | null;
  /** Where it stands, where its words say so. */
  readonly at: SettingName;
  /** "in the kitchen" where a room is sure and was not typed; else nothing. */
  readonly where: string;
}

const NP = String.raw`((?:the|an?|our|his|her|my) (?:(?!(?:who|that|which|is|called|named|before|after|when|until|because|so|and|while)\b)[\p{L}'-]+ ){0,4}?(?!(?:who|that|which|is|called|named|before|after|when|until|because|so|and|while)\b)[\p{L}'-]+(?: in (?:the|our|his|her|my) [\p{L}]+(?: garden| room)?| (?:on|at|outside|behind|by|near) (?:the|our|his|her|my) (?:[\p{L}]+ )?[\p{L}]+)?(?: that looks like (?:an? )?\p{L}+)?)`;
const WHEN = String.raw`((?: (?:every|each|on) (?:single )?(?:mornings?|nights?|evenings?|days?|bedtimes?|week|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)| before (?:bed|bedtime|school|nursery)| at (?:bedtime|night)| on the way to (?:school|nursery|bed)| all day)*)`;
const END = String.raw`(?=$|,| and | \(| -| called | named | when | so | because | as | before | after )`;
const IS_FRIEND = new RegExp(
  [
    String.raw`(?:thinks?|believes?|says|is sure|is convinced|has decided|reckons) (?:that )?${NP} is (?:(?:his|her|my|a) (?:very )?(?:best |new )?(?:friend|mate|bestie|best friend))`,
    String.raw`(?:best|new) friend is ${NP}${END}`,
    String.raw`(?:is|are|made|makes|has made) (?:best )?friends with ${NP}${END}`,
    String.raw`^${NP}(?: who| that)? is (?:his|her|my) (?:best )?friend`,
  ].join('|'),
  'iu',
);
const BELIEVED = new RegExp(
  String.raw`(?:thinks?|believes?|says|is sure|is convinced|worries) (?:that )?${NP} (?:is|gets|feels|must be) ((?:always |very |so |a bit )?(?:hungry|lonely|cold|tired|sleepy|thirsty|bored|alive|listening|shy|happy|sad|real|awake|asleep|a person|alone|ticklish))\b`,
  'iu',
);
const GREETS = 'good ?night|good ?morning|good ?bye|goodnight|hello|hi|bye|bye bye|night night|thank you|sorry|please';
const ACTS: readonly RegExp[] = [
  new RegExp(String.raw`\b(says?|said) (${GREETS}) to ${NP}${WHEN}${END}`, 'iu'),
  new RegExp(
    String.raw`\b(reads?|sings?|talks?|chats?|whispers?|speaks|bows|waves|plays) (?:((?:bedtime )?stories|a story|books|songs|a song|a lullaby|the trumpet|music|secrets|jokes|poems) )?(?:to|with|at) ${NP}${WHEN}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(tells?) ${NP} (about (?:his|her|my|the) [\p{L} ]+?|everything|jokes|stories|a story|(?:all )?(?:his|her|my) \p{L}+)${WHEN}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(hugs?|cuddles?|kisses|pats|strokes|tucks in|thanks|salutes) ${NP}(?: (good ?night|goodbye))?${WHEN}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(writes|draws) ((?:a )?(?:letters?|postcards?|notes?|pictures?) )(?:to|for) ${NP}${WHEN}${END}`,
    'iu',
  ),
  new RegExp(String.raw`\b(feeds?) ${NP} (\p{L}+(?: \p{L}+)?)${WHEN}${END}`, 'iu'),
  new RegExp(
    String.raw`\b(gives) ${NP} (a (?:hug|kiss|cuddle|biscuit|drink|blanket|bath|pat|wave|present|name))${WHEN}${END}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(has) (?:a )?(?:tea|breakfast|lunch|chat|picnic|conversation)s? with ${NP}${WHEN}${END}`,
    'iu',
  ),
];
/** "says goodnight to it" behind what "it" is. */
const ACT_OF_IT = new RegExp(
  String.raw`\b(says?|reads?|sings?|talks?|tells?|hugs?|kisses|pats|strokes|feeds?|gives|waves|brings|shows|chats?|takes|draws) (?:((?:${GREETS}|stories|a story|songs|a song)) )?((?:to |with |at )?(?:it|him|her)\b(?: (?!(?:and|every|each|because)\b)[\p{L}']+){0,4})${WHEN}`,
  'iu',
);
/** "a tree in our garden that she reads to every sunday". */
const ACT_BEHIND = new RegExp(
  String.raw`^${NP},? (?:that|which|who|whom)? ?(?:he|she|i|my (?:son|daughter)) (?:always )?(says?|reads?|sings?|talks?|tells?|hugs?|kisses|feeds?|waves) ?((?:${GREETS}|stories|songs|a story|everything)?) ?(to|with|at|about \p{L}+ \p{L}+)?${WHEN}`,
  'iu',
);
const HAS_NAMED =
  /\b(?:has|got|with) (an? (?:pet )?(?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+),? (?:called|named|whose name is) ["']?(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)/u;
const NAMED =
  /\((?:called |named )?(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)\)|\b(?:called|named|(?:its|his|her|the) name is|calls it|call it|it is|it's) ["']?(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)/u;
const KIN = new RegExp(
  String.raw`\b(?:${kinWords.join('|')}|friends?|lady|man|teacher|baby|boy|girl|neighbou?r|people|everyone|everybody|strangers?|class|teddy|teddies|bear|doll|dolly|toys?|mouth|hand|hands|feet|tummy|porridge|toast|dinner|lunch|breakfast|supper|tea|soup|cereal|sandwich|peas?|food|grave|photos?|picture of|light|dark)\b|'s\b`,
  'iu',
);
const MOVES = /\b(?:bus|buses|train|lorry|van|plane|tram|car|boat|digger|tractor|bike)\b/i;
const NOT_ONE = /\b(?:every|all|each|no|some|any|other|the (?:end|way|day|same|other))\b/i;
const ROOMS: readonly (readonly [RegExp, SettingName, string])[] = [
  [
    /\b(?:washing machine|tumble dryer|dishwasher|fridge|freezer|oven|cooker|kettle|toaster|microwave|sink|(?<!wheelie |dust|recycling )bin)\b/i,
    'kitchen',
    'in the kitchen',
  ],
  [/\b(?:bath|shower|toilet|towel|sponge|bathroom)\b/i, 'bathroom', 'in the bathroom'],
  [
    /\b(?:tree|bush|hedge|shed|garden|plant|flower|sunflower|moon|star|cloud|puddle|greenhouse|compost|cabbage|wall|stump|scarecrow|gnome|(?:wheelie|recycling) bin|dustbin)\b/i,
    'garden',
    '',
  ],
  [
    /\b(?:lamp ?post|post ?box|letter ?box|street|statue|bus stop|bench|bollard|drain|pillar|road|crane|phone box|traffic light)\b/i,
    'street',
    '',
  ],
  [/\b(?:ceiling|wardrobe|bed|pillow|bedroom|night ?light|curtain|curtains|bunk)\b/i, 'bedroom', ''],
];
const NO_TALE =
  /\b(?:can|could|only (?:talks|speaks)|shy|robot|shadow|wind|sea|scared|afraid|fright\w*|monster|ghost|died|dead|imaginary|refus\w*|won't|hit\w*|scream\w*|cry\w*|upset|stuck)\b/i;
/** Who does it is the child: "he", "my daughter", "a girl", or nobody who is named. */
const OF_A_CHILD =
  /^(?:he|she|i|(?:my|our) (?:\p{L}+ )?(?:son|daughter|child|toddler|boy|girl|kid|little one|grandson|granddaughter)|(?:the|an?) (?:little )?(?:boy|girl|child|toddler)|says|reads|sings|talks|tells|hugs|feeds|gives|waves|kisses)\b/iu;
const MOST = 60;

const neutral = (said: string): string =>
  said
    .replace(/\b(?:his|her|my|their|our)(?= \p{L})/giu, 'the')
    .replace(/\blooks like\b/gu, 'looked like')
    .replace(/^the (?=[\p{L}' -]+ (?:called|named)\b)/u, 'a ');

const dayNamed = (when: string): string =>
  when
    .toLowerCase()
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gu, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(/\bevery single\b/u, 'every');

const spaced = (words: string): string =>
  words
    .replace(/\bgood ?night\b/giu, 'good night')
    .replace(/\bgood ?morning\b/giu, 'good morning')
    .replace(/\bgood ?bye\b/giu, 'goodbye');

interface Found {
  readonly np: string;
  readonly act: string | null;
  readonly when: string;
}

function actOf(verb: string, rest: string): string | null {
  const base = baseOf(verb.toLowerCase());
  return base === undefined ? null : spaced(`${base} ${neutral(rest)}`.replace(/\s+/g, ' ').trim());
}

function foundIn(said: string): Found | null {
  const behind = ACT_BEHIND.exec(said);
  if (behind) {
    const [, np = '', verb = '', what = '', to = '', when = ''] = behind;
    const rest = to.startsWith('about') ? `it ${to}` : `${what} ${to === '' ? '' : to} it`;
    return { np, act: actOf(verb, rest), when };
  }
  const friend = IS_FRIEND.exec(said) ?? BELIEVED.exec(said);
  if (friend) {
    const np = friend.slice(1).find((each) => each !== undefined && /^(?:the|an?|our|his|her|my) /iu.test(each)) ?? '';
    const after = said.slice(friend.index + friend[0].length);
    const of = ACT_OF_IT.exec(after);
    const rest = `${of?.[2] ?? ''} ${(of?.[3] ?? '').replace(/\b(?:him|her)\b/iu, 'it')}`;
    return { np, act: of ? actOf(of[1] ?? '', rest) : null, when: of?.[4] ?? '' };
  }
  for (const act of ACTS) {
    const found = OF_A_CHILD.test(said) ? act.exec(said) : null;
    if (!found) continue;
    const parts = found.slice(1);
    const at = parts.findIndex(
      (each) =>
        each !== undefined &&
        /^(?:the|an?|our|his|her|my) /iu.test(each) &&
        !/^a (?:story|song|lullaby|hug|kiss|cuddle)/iu.test(each),
    );
    const np = parts[at] ?? '';
    const when = parts.at(-1) ?? '';
    const whole = found[0].slice((parts[0] ?? '').length, found[0].length - when.length);
    return { np, act: actOf(parts[0] ?? '', whole.replace(np, 'it')), when };
  }
  const named = HAS_NAMED.exec(said);
  return named ? { np: (named[1] ?? '').replace(/\bpet /u, ''), act: null, when: '' } : null;
}

/** What a theme says of a thing that is a child's friend; null where it is about somebody, or about no thing. */
export function friendThing(typed: string, details: string, name: string | null): FriendThing | null {
  const plain = asTyped(typed);
  if (NO_TALE.test(plain)) return null;
  const said =
    name === null ? plain : plain.replace(new RegExp(String.raw`^${name.replace(/[^\p{L}' -]/gu, '')}\b`, 'u'), 'she');
  const found = foundIn(said);
  if (found === null || found.np === '' || found.np.length > MOST) return null;
  const first = neutral(found.np).replace(/\bsame /u, '');
  const head = first.replace(/^(?:the|an?) /u, '').replace(/ (?:in|on|at|outside|behind|by|near|that) .*$/u, '');
  const words = head.toLowerCase().split(' ');
  const being = [head, words.at(-1) ?? ''].map((each) => beingNamed(each)).find((each) => each !== undefined);
  if (KIN.test(head) || NOT_ONE.test(first) || MOVES.test(head) || /(?<!s)s$/u.test(head)) return null;
  if (
    being &&
    !/^(?:thing|plant)$/.test(being.isa) &&
    !/^(?:moon|sun|star|tree|flower|house|cloud|rock|puddle)$/.test(being.id)
  )
    return null;
  const act = found.act ?? 'say hello to it';
  if (wordCount(act) > 8) return null;
  const named =
    HAS_NAMED.exec(said)?.[2] ??
    NAMED.exec(said)
      ?.slice(1)
      .find((each) => each !== undefined) ??
    nameInDetails(head, details);
  const believed = BELIEVED.exec(said)?.[2];
  const [, at = 'living-room', where = ''] = ROOMS.find(([of]) => of.test(first)) ?? [];
  const happens = / ((?:when|before|after) (?:he|she) [\p{L} ]{3,40})$/iu.exec(said)?.[1];
  return {
    first: first.startsWith('the ') || /^an? /u.test(first) ? first : `the ${first}`,
    the: `the ${head}`,
    name: named ?? null,
    act,
    when: `${dayNamed(found.when)}${happens === undefined || found.when !== '' ? '' : ` ${asOwn(happens)}`}`,
    belief: believed === undefined ? null : `It is ${believed.toLowerCase()}`,
    at: at as SettingName,
    where: / (?:in|on|at|outside|behind|by|near) /u.test(first) ? '' : where,
  };
}

function nameInDetails(head: string, details: string): string | null {
  const last = head.split(' ').at(-1) ?? head;
  const found = new RegExp(
    String.raw`\b${last} (?:is |was )?(?:called|named) ["']?(\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?)|\b(?:[Ii]t is|[Ii]t's|[Ii]ts name is) (?:called |named )?["']?(\p{Lu}[\p{L}'-]*)`,
    'u',
  ).exec(details);
  return found?.[1] ?? found?.[2] ?? null;
}
