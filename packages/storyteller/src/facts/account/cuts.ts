import { saysEnough } from '../deed-done.ts';
import { isPast } from '../../words/irregular-past.ts';

/** "put her wellies on" is whole. */
const WITH_PARTICLE =
  /^had [^,]*(?:put|fitted) (?:in|on)$|^was [a-z]+ (?:when|while) .* (?:put|took|pulled) .* (?:in|out|on|off)$|^(?:cheered|egged|put|took|brought|carried|turned|switched|tried|zipped|got|pulled|did|held|let) .+ (?:on|off|up|in|out|down)$/i;
/** "walked away when some lads", "told {his} tutor that two girls": who is named, and nothing is said of them. */
const WITHOUT_VERB =
  /\b(?:when|while|because|even though|although|whenever|if|that|how) (?:an?|the|some|two|three|other|another|\{his\}|his|her|their|everyone|everybody|\p{Lu}\p{Ll}+)\b([^,]*)$/u;
const saysOfNobody = (text: string): boolean => {
  const said = WITHOUT_VERB.exec(text)?.[1];
  return said !== undefined && !said.split(' ').some((word) => SAYS_SO.test(word) || (isPast(word) && word !== ''));
};
const SAYS_SO = /^(?:was|were|is|are|had|has|did|got|came|went|said|would|could|can|kept|put|let|hit|hurt|cut)$/;
/** Whether something is missing at the end of a deed that was cut there. */
export const endsOpen = (text: string): boolean =>
  (ENDS_OPEN.test(text) && !WITH_PARTICLE.test(text)) || saysOfNobody(text);
const ENDS_OPEN =
  /(?:, one$|, \d+$|\{his\} \d+$|\buntil (?:\{he\}|he|she|they) [a-z]+$|\b(?:did(?:n't| not)|does(?:n't| not)) want|\bon the (?:day|night|morning)|\b(?:asked|invited) .* who was alone|\b(?:the|an?|of|to|in|for|with|by|(?<!\b(?:laughed|looked|shouted|stared|sworn) )at|(?<!\bgoing )on|from|up to|about|all|and|and (?:sat|stood|lay|held|kept|let|went|came|got|had|did|was|put|took)|or|but|so|when|because|while|if|that|which|who|what|how|his|her|their|for the first|really|very|from|than|as|all the way|the whole|next|beat (?:the|an?|his|her|their|\{his\}) \w+|went an? (?:(?:whole|full|entire) )?(?:day|week|month|term|year)|(?:while|when|as) .*\b(?:was|were|is|are)|(?:was|were) \w+ing|looking|holding|wearing|using|saying|making|doing|having|getting|watching|telling)|\{his\}|\bat (?:\{his\} )?(?:Gran\w*|Nan\w*|Mum\w*|Dad\w*|gran\w*|nan\w*|mum|dad)|\b(?:put|take|get|let|help|make|give|wanted|asked|told|made) (?:\{him\}|him|her|them)|\b(?:looked after|took|brought|fed|helped) (?:two|three|four|five|six|some|all)|\{himself\} to|(?<!\bon )\{his\} own|(?<!\b(?:at|to|from|round)\b[^,]{1,40})'s)$/i;
/** What a piece at the end of a deed begins with. */
const JOINT =
  '(?:that|how|around|for|with|at|in|on(?! time)|onto|from|to|about|without|through|during|after|before|all|and|when|while|because|so that|even though|until|instead of|who|whose|,)';
/** The last piece; "put {his} coat on at nursery" keeps its "on". */
const TAIL = new RegExp(String.raw`(?:\s+${JOINT}|,)\s+(?!${JOINT}\s)(?!.*(?:\s${JOINT}|,)\s).*$`, 'i');
/** When it was, at whatever place it stands. */
export const TIMED =
  / (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|one (?:morning|evening|night)|at the weekend)(?=[ ,]|$)/i;
/** By whom and how often is no part of what was done. */
export const plain = (text: string): string =>
  text.replace(/ (?:all )?by \{himself\}| on \{his\} own$| for the first time/g, '').trim();

/** What was done, said a second time in fewer words. */
export function inFewer(text: string, most: number): string {
  const head = text.split(',')[0] ?? '';
  const told = !text.includes(',') ? [text] : A_LIST.test(text) ? [text, head] : [head, text];
  return (
    told
      .flatMap(squeezed)
      .flatMap((each) => [...cutsOf(each)])
      .find(
        (each) =>
          each.split(' ').length <= most &&
          (!/,(?! and)/.test(each) || A_LIST.test(each)) &&
          !endsOpen(each) &&
          saysEnough(plain(each)),
      ) ?? text
  );
}
const A_LIST = /, [^,]+ and /;

const FIRST_SINCE = / for the (?:very )?first time (?:in|since) [^,]+$/;
/** The whole, and what is left of it when its end is left out, piece by piece. */
export function* cutsOf(past: string): Generator<string> {
  let left = past.replace(/[\s,]+$/, '');
  if (TIMED.test(left)) yield left;
  left = left.replace(TIMED, '');
  for (let n = 0; n < 6; n++) {
    left = left.replace(/[\s,]+$/, '');
    yield left;
    // "For the first time in two years" without its end would not be true.
    const less = FIRST_SINCE.test(left) ? left.replace(FIRST_SINCE, '') : left.replace(TAIL, '');
    if (less === left || less.split(' ').length < 2) return;
    left = less;
  }
}

/** What a deed is told without where there is no room for it: what was said of its things, how far it went, and how big it was. */
const COLOURS: readonly RegExp[] = [
  / (?:(?:that|which|who|whom) )?(?:(?:he|she|they|\{he\}) (?:had|has|was|were|found|made|used|never|always|once|did|could|would|got|bought)\b|\{he (?:was|has)\}|nobody\b).*$/,
  / (?:at|in) [a-z]+(?= that \{?(?:he|she|they)\b)/g,
  / who (?:was|were) alone(?= to )/,
  / (?:all|the whole) (?:night|day|time|way|morning|afternoon)(?: (?:long|through))?(?=$| )/g,
  / (?:\d+|two|three|four|five|six|seven) (?:nights|days|times|mornings|weeks) (?:running|in a row)/,
  / (?:all the way|right|straight|really|very|quite|proper(?:ly)?|actually|completely|entirely|so|super|extremely|absolutely)(?= )/g,
  / (?:big(?! (?:boys?|girls?|school|slide|bed|toilet)\b)|huge|massive|enormous|giant|great|little|tiny|small|scary|(?<!\bthe )whole|(?<!\bthe )entire|brand new|lovely|beautiful|long|tall|new|old)(?= (?:\p{L}+))/gu,
  / (?:favourite|special|best|poorly|baby|noisy|busy|yellow|blue|red|green|pink|orange|purple|black|white|wobbly)(?= (?:\p{L}+))/gu,
];
/** A deed as it was told, and then in fewer and fewer words about how it was. */
export const squeezed = (past: string): string[] => {
  const all = [past];
  for (const colour of COLOURS) {
    const less = (all.at(-1) ?? past).replace(colour, '');
    if (less !== all.at(-1)) all.push(less);
  }
  return all;
};

/** "at the bus stop were goading {him}": the place of somebody else, who does something there. */
const FINITE = /\b(?:was|were|is|are|had|has|did|kept|would|could)\b/;
/** "in {his} blue coat", "in one go": how it was done, and not where. */
const NO_PLACE =
  /^(?:at|in|on) (?:(?:the|an?|\{his\}|one|two|three) )?(?:[\w-]+ ){0,2}?(?:coat|hat|shoes|wellies|boots|slippers|pyjamas|dress|shirt|jumper|costume|uniform|hands?|lap|knees?|voice|way|words|go|row|(?<!(?:tea|dinner|lunch|bed|play|snack|circle|story|home|bath|nap|carpet|break) )time|turns?|end|mouth|face|head|piano|guitar|drums|violin|recorder|flute|bike|trike|scooter|own|order|bowl|cup|basket|peg|wheelchair|buggy|pram|class|year|form|team|family|toes|feet|foot|once|least|first|last)\b/;
const OF_TIME =
  /^for (?:[\w-]+ ){1,4}(?:seconds?|minutes?|hours?|days?|weeks?|nights?|months?|lengths?|metres?|miles?)$/;
const WITH_SOMEBODY =
  /^with ((?:\{his\} (?:[\w-]+ ){0,2}(?:cousins?|friends?|brothers?|sisters?|twin|gran\w*|nan\w*|mum|dad|aunt\w*|uncle|grandad|teacher|class)|Mum|Dad|Mummy|Daddy|Nana|Nan|Gran|Granny|Grandma|Grandad|Grandpa|(?:Mr|Mrs|Ms|Miss|Dr|Coach|Nurse|Auntie|Aunt|Uncle) \p{Lu}\p{Ll}+)(?: (?:and )?\p{Lu}\p{Ll}+)*)$/u;

/**
 * Where it was, how long it took or who came along, as a sentence of its own, where the sentence of the deed had no room
 * for it; else when. `whole` is all that was said of it.
 */
export function restOf(whole: string | undefined, deed: string, most: number): string[] {
  const all = whole === undefined ? undefined : squeezed(whole).find((each) => each.startsWith(`${deed} `));
  if (all === undefined) return [];
  const rest = all.slice(deed.length + 1);
  const where = placeIn(rest, deed, most);
  if (where !== undefined) return [where];
  const [piece = ''] = [...cutsOf(rest)].slice(-1);
  const who = WITH_SOMEBODY.exec(piece)?.[1];
  if (who !== undefined) return [`${who} ${/s$| and /.test(who) ? 'were' : 'was'} there too.`];
  if (OF_TIME.test(piece)) return [`That was ${piece.slice('for '.length)}.`];
  const when = TIMED.exec(` ${rest}`)?.[0].trim();
  return when === undefined || when.startsWith('one ') ? [] : [`It was ${when}.`];
}

/** "gave it to a girl in a wheelchair": that is who she is, and not where it was. */
const OF_SOMEBODY =
  /\b(?:girl|boy|man|woman|lady|friends?|child|children|kids?|baby|someone|somebody|people|person|neighbours?|teacher|brother|sister|cousin|mum|dad)$/;
/** What stands behind a place and says how it went. */
const NOT_WHERE =
  / (?:one (?:morning|evening|night)|instead of|without|with no|holding|the whole|all (?:day|night|by|on)|while|when|wearing|using|in one go|for (?:\w+ ){1,3}(?:minutes?|hours?|days?|weeks?)) ?.*$/;

/** The first place in what was left of a deed. */
function placeIn(rest: string, deed: string, most: number): string | undefined {
  if (FINITE.test(rest) || (OF_SOMEBODY.test(deed) && !rest.startsWith('at ') && !/ with /.test(deed))) return undefined;
  const from = /(?:^| )(?=(?:at|in|on) (?!top|to\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the weekend\b))/.exec(rest);
  if (!from || (from.index > 0 && !/^(?:to|into|onto|from|round|around|past|along|up|down|over|under|across|through|off|out|all (?:day|night|morning|by)|the whole|for|and (?:an?|the|some|one|two|three|half|\{his\})) /.test(rest)))
    return undefined;
  const place = rest.slice(from.index).trim().replace(NOT_WHERE, '').replace(/ (?:all )?(?:by \{himself\}|on \{his\} own)$/, '');
  if (NO_PLACE.test(place)) return undefined;
  const found = [...cutsOf(place)].find((each) => each.split(' ').length <= most - 2 && !endsOpen(each));
  return found === undefined ? undefined : `It was ${found}.`;
} // prettier-ignore
