import { asTyped } from './as-typed.ts';
import { kinWords } from '../../../facts/kin.ts';
import { baseOf } from '../../../words/base-verb.ts';
import { beingNamed } from '../../theme/entries.ts';

/** A thing that a child will not let go of. */
export interface HeldThing {
  /** "big yellow spoon". */
  readonly thing: string;
  /** What the child does with it besides, as the child says it: "I wear it as a hat"; null where nothing was said. */
  readonly also: string | null;
  /** Where it goes: "everywhere", "around the house"; null where nothing was said. */
  readonly where: string | null;
  /** How it goes there, now and then: "drags", "dragged". */
  readonly goes: readonly [now: string, then: string];
}

const NP = String.raw`((?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+?)`;
const OWN = String.raw`(?:his|her|my|the|an?|that|this|one|some)(?: same)?`;
const WHERE = String.raw`(?:everywhere|wherever|around|about|all day|all the time|to bed|to nursery|to school|with (?:him|her) (?:everywhere|at all times|wherever|all)|in (?:his|her) hand|for (?:a )?walks?|to the shops|from room to room)`;
const FORMS: readonly RegExp[] = [
  String.raw`^(?:the|a|his|her) ${NP},? (?:that |which )?(?:he|she|my \p{L}+|\p{Lu}\p{L}+) (?:will not|won't|refuses to|can't|doesn't) (?:ever )?(?:let go of|put down|part with|leave behind|be parted from|be without|sleep without|stop holding|stop carrying|let go)`,
  String.raw`^(?:the|a|his|her) ${NP} (?:that |which )?(?:he|she|my \p{L}+|\p{Lu}\p{L}+) (?:takes|carries|drags|brings) ${WHERE}`,
  String.raw`\b(?:won't|will not|refuses to|can't|never) (?:let go of|part with|be parted from|go anywhere without|leave the house without|go out without|be without|stop carrying|stop holding|sleep without|put down) ${OWN} ${NP}(?=$|,| and | even | because | at | for | in )`,
  String.raw`\b(?:won't|will not|refuses to|never) put ${OWN} ${NP} down\b`,
  String.raw`\bfound (?:an?|the) ${NP} (?:on|in|at|by|under|and)\b.*\b(?:won't|will not|refuses to|doesn't want to) (?:leave|put|let go of|give|throw) (?:it|this)\b`,
  String.raw`^(?:he|she|my \p{L}+) (?:always |only |will only )?sleeps with ${OWN} ${NP}(?=$|,| and | because | in (?:his|her) )`,
  String.raw`\b(?:takes?|carries|carry|brings?|drags?|lugs?|pulls?) ${OWN} ${NP} ${WHERE}`,
  String.raw`\b(?:never goes|doesn't go|goes nowhere|won't go) (?:anywhere |out |to bed )?without ${OWN} ${NP}(?=$|,| and )`,
  String.raw`^(?:the|a|his|her) ${NP} (?:that|which) (?:goes|comes|has to go|has to come) everywhere\b`,
  // What it is called is lost there, unless it is called what it is.
  String.raw`^(?:he|she|my \p{L}+) has (?:got )?an? ((?:[\p{L}'-]+ ){0,4}?([\p{L}'-]+?))(?=[.,;]| and | called | named | which | that )(?!.*\b(?:called|named) (?!\2\b)).*\bit (?:always |also )?(?:goes|comes|has to go|has to come) everywhere\b`,
  String.raw`\b(?:has (?:been )?|keeps |is )(?:carried|carrying|held|holding|clutching) ${OWN} ${NP} (?:in|for|since|all)\b`,
  String.raw`^(?:his|her|my \p{L}+'s) ${NP} (?:goes|comes|has to come|must come) everywhere\b`,
  String.raw`\b(?:insists on|keeps|is always|loves) (?:carrying|taking|holding|dragging) ${OWN} ${NP} ${WHERE}`,
].map((form) => new RegExp(form, 'iu'));
const NOT_HELD = new RegExp(
  String.raw`\b(?:${kinWords.join('|')}|hands?|fingers?|legs?|hair|phone|i?pad|tablet|screen|telly|tv|remote|dumm(?:y|ies)|pacifier|nappy|knife|scissors|(?<!magnifying )glass|matches|lighter|medicine|friend|baby|teacher|mood|grudge|food|breast|milk|balloons?|attitude|it|them|him|everything|anything|one|snail|worm|teddy|bear|bunny|rabbit|blanket|blankie|muslin|comforter|doll|dolly|soft toy|cuddly)\b`,
  'iu',
);
/** Who does it is the child: "he", "my daughter", "a girl", or nobody who is named; or the thing itself comes first. */
const OF_A_CHILD =
  /^(?:he|she|i|his|her|(?:my|our) (?:\p{L}+ )?(?:son|daughter|child|toddler|boy|girl|kid|little one|grandson|granddaughter)|(?:the|an?) (?:little )?(?:boy|girl|child|toddler)|(?:the|a) (?:[\p{L}'-]+ ){1,5}(?:he|she|that goes|which goes)|takes|carries|drags|brings|won't|never|refuses|insists)\b/iu;
const NO_TALE =
  /\b(?:hit\w*|hurt\w*|bites?|biting|scream\w*|cries|crying|cry|tantrum\w*|meltdown\w*|worried|anxious|scared|afraid|lost)\b/iu;
const GOES: readonly (readonly [RegExp, readonly [now: string, then: string]])[] = [
  [/\bdrag(?:s|ging|ged)?\b/iu, ['drags', 'dragged']],
  [/\bpull(?:s|ing|ed)?\b/iu, ['pulls', 'pulled']],
  [/\btakes? .* for (?:a )?walks?\b/iu, ['takes', 'took']],
];
const IS_CARRIED =
  /\b(?:for (?:a )?walks?|around on a (?:string|lead|rope)|everywhere|(?:all )?(?:around|round) the (?:house|flat|garden|shops)|to (?:bed|nursery|school|the shops)|from room to room|all day)\b/iu;
const ALSO =
  /\b(?:and|then) (?:he |she )?(?:(?:even|also|always) )?(wears|uses|calls|puts|sleeps with|talks to|plays|reads|waves|names) (it(?: [\p{L}'-]+){0,5}|to it|with it)$/iu;

/** What the theme says that the child holds and will not put down; null where it says something else. */
export function heldThing(typed: string, name: string | null = null): HeldThing | null {
  const said = asTyped(typed);
  const isNamed = name !== null && said.toLowerCase().startsWith(`${name.toLowerCase()} `);
  if (NO_TALE.test(said) || (!isNamed && !OF_A_CHILD.test(said))) return null;
  const thing = FORMS.map((form) => form.exec(said)?.[1])
    .find((each) => each !== undefined)
    ?.toLowerCase()
    .replace(/^(?:own|same|favou?rite) /u, '');
  if (thing === undefined || NOT_HELD.test(thing)) return null;
  const last = thing.split(' ').at(-1) ?? '';
  // Several are in both hands.
  if (/[^s]s$/u.test(last) && !/(?:us|is|ss)$/u.test(last)) return null;
  if ([thing, last].some((each) => !/^(?:thing|plant)$/.test(beingNamed(each)?.isa ?? 'thing'))) return null;
  const [, verb, rest] = ALSO.exec(said) ?? [];
  const [first = '', ...more] = (verb ?? '').split(' ');
  const base = verb === undefined ? undefined : baseOf(first.toLowerCase());
  const also = base === undefined ? null : ['I', base, ...more, rest].join(' ').replace(/\b(?:his|her)\b/giu, 'my');
  const place = IS_CARRIED.exec(said)?.[0].toLowerCase() ?? (/\bsleeps with\b/iu.test(said) ? 'to bed' : null);
  const even = /\b(even (?:when|if) it(?:'s| is|s) [\p{L} ]{3,20}|even (?:to|in|at|on) [\p{L} ]{3,24})$/iu.exec(
    said,
  )?.[1];
  const where =
    place === null || even === undefined
      ? place
      : `${place}, ${even
          .toLowerCase()
          .replace(/\bit(?:'s| is|s)\b/u, 'in the')
          .replace(/(?:when|if) in the (\p{L}+)$/u, 'when it was $1')}`;
  return { thing, also, where, goes: GOES.find(([of]) => of.test(said))?.[1] ?? ['carries', 'carried'] };
}
