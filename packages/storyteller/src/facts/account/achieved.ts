import { inPast, NOT_DONE, saysEnough } from '../deed-done.ts';
import { isWordForm } from '../../words/dictionary.ts';
import { isPast } from '../../words/irregular-past.ts';
import type { Clause } from './clauses.ts';
import { retold, type Whose } from './retold.ts';

/** When it was, said from today: a story that is read again next week is told of a day. */
const FROM_TODAY: readonly (readonly [RegExp, string])[] = [
  [/[\s,]+(?:today|yesterday|tonight|this (?:week|afternoon|time|weekend|term|month|year)|now|finally|at last|again|as well|too|already|though|anyway|actually|either|instead(?! of)|lol|,? ?(?:such a )?(?:really )?big deal)(?=$|[\s,])/gi, ''],
  [/\bthis morning\b/gi, 'one morning'],
  [/\bthis evening\b/gi, 'one evening'],
  [/\blast (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi, 'on '],
  [/\blast weekend\b/gi, 'at the weekend'],
  [/\bon the weekend\b/gi, 'at the weekend'],
  [/(?<!\b(?:slept|dry|stayed|sleep) (?:\w+ ){0,4})\blast night\b/gi, 'one night'],
  [/\ball (?:last )?night last night\b/gi, 'all night'],
  [/\s*\blast (?:night|week|month|term)\b/gi, ''],
  [/\bon on\b/g, 'on'],
]; // prettier-ignore
/** That nobody cried is no deed: a child who cries has done it as well. */
const WITHOUT_TROUBLE =
  /[\s,]+(?:and )?(?:without (?:(?:any|a|a single|one|even|much|her|his|their) )*(?:tears?|crying|fuss|fight|battle|meltdowns?|tantrums?|struggle|moaning|screaming|shouting|hitting|pushing|wobble|problems?|complain\w*|argu\w+|being (?:asked|told|reminded)(?: to| by \w+)?|any(?:one|body) (?:asking|telling|reminding)(?: \w+)?|(?:me|us) (?:asking|telling|reminding|saying)(?: \w+)*|prompting|reminders?)(?: or (?:\w+ing)(?: (?:it|him|her|them|up|off|over|down))*)?|(?:with )?(?:no|not (?:a|one|a single)|zero) (?:tears?|crying|fuss|tantrums?|meltdowns?|moaning|accidents?|screaming|wobbles?)(?: at all| whatsoever)?|off (?:his|her|their) own bat)\b/gi;
/** "put her wellies on" is whole. */
const WITH_PARTICLE =
  /^(?:put|took|turned|switched|tried|zipped|got|pulled|did|held|let) .+ (?:on|off|up|in|out|down)$/i;
/** "walked away when some lads": who is named, and nothing is said of them. */
const WITHOUT_VERB =
  /\b(?:when|while|because|even though|although|whenever|if) (?:an?|the|some|two|three|other|another|\{his\}|his|her|their|everyone|everybody|\p{Lu}\p{Ll}+)\b([^,]*)$/u;
const saysOfNobody = (text: string): boolean => {
  const said = WITHOUT_VERB.exec(text)?.[1];
  return said !== undefined && !said.split(' ').some((word) => SAYS_SO.test(word) || (isPast(word) && word !== ''));
};
const SAYS_SO = /^(?:was|were|is|are|had|has|did|got|came|went|said|would|could|can|kept|put|let|hit|hurt|cut)$/;
const endsOpen = (text: string): boolean => (ENDS_OPEN.test(text) && !WITH_PARTICLE.test(text)) || saysOfNobody(text);
const ENDS_OPEN =
  /(?:\b(?:the|an?|of|to|in|for|with|by|(?<!\b(?:laughed|looked|shouted|stared|sworn) )at|on|from|up to|about|all|and|or|but|so|when|because|while|if|that|which|who|what|how|his|her|their|for the first|really|very|from|than|as|all the way|(?:was|were) \w+ing|looking|holding|wearing|using|saying|making|doing|having|getting|watching|telling)|\{his\}|\{himself\} to|(?<!\bon )\{his\} own|(?<!\b(?:at|to|from|round)\b[^,]{1,40})'s)$/i;
const TAIL =
  /\s+(?:for|with|at|in|on|onto|from|to|about|without|through|during|after|before|all|and|when|while|because|so that|even though|until|instead of|who|whose|,)\s+(?!.*\s(?:for|with|at|in|on|onto|from|to|about|without|through|during|after|before|all|and|when|while|because|so that|even though|until|instead of|who|whose|,)\s).*$/i;
/** When it was, at whatever place it stands. */
export const TIMED =
  / (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|one (?:morning|evening|night)|at the weekend)(?= |$)/i;
/** Not what was done, but what sort of child did it. */
const NO_DEED =
  /^(?:was (?:so |very |really )?(?:brave|good|amazing|brilliant)|did (?:it|so|really|very|brilliantly|great|well|amazing)|managed it|had (?:a )?(?:great|lovely|good|amazing|brilliant|tough|hard)|loved|enjoyed|felt|wanted|said (?:he|she|they|it)\b|told (?:me|us) (?:he|she|they|it)\b|came home|started (?:crying|to)|got (?:upset|scared|angry|a bit)|cried|kept (?:saying|asking|telling)|lost (?:his|her|their) temper|tried\b.*\b(?:times|before)|(?:nearly|almost)\b|couldn|wouldn|didn|hasn|hadn|wasn)/i;

/** What a child did, after the name: "went down the big slide all by {himself}"; undefined where it is none or not understood. */
export function achievedIn(clause: Clause, whose: Whose, most: number): string | undefined {
  if (clause.who !== 'child' && !(clause.who === 'parent' && WENT_TOGETHER.test(clause.rest))) return undefined;
  // "They built a dam together" has another in it.
  if (/^they\b/i.test(clause.subject) && /\btogether\b/i.test(clause.rest)) return undefined;
  return achieved(clause.rest, whose, most) ?? told(clause.rest, whose);
}

/** What was hard to say stays between the two of them. */
const told = (rest: string, { parent }: Whose): string | undefined =>
  /^(?:(?:has|just|finally) )*told (?:me|us) (?:that |about |what |how |why )?\w+/i.test(rest)
    ? `told ${parent} something important`
    : undefined;

/** Where a parent says "we", the child was there: "we went to the fair". */
const WENT_TOGETHER =
  /^(?:went|visited|flew|drove|travelled|took (?:the|a) (?:train|bus|plane|ferry|tram|lift)|walked|climbed|stayed|camped|swam) (?!home)/i;

/** What was said of a deed, without what hung on it: how it went for others, and when it was as seen from today. */
function prepared(rest: string): string {
  let said = ` ${rest}`.replace(/[’]/g, "'").replace(WITHOUT_TROUBLE, ' ').replace(/\s+/g, ' ');
  for (const [from, to] of FROM_TODAY) said = said.replace(from, to);
  said = said.replace(/\s+,/g, ',').replace(/, (?=(?:all )?(?:on|by) (?:his|her|their) own\b)/i, ' ');
  return said
    .trim()
    .replace(/^(?:(?:has|have|had)(?! (?:an?|the|two|three|his|her|their|some|lunch|dinner|breakfast)\b)|finally|just|even|also|actually|really|then|only|all) +/i, '')
    .replace(/^(?:has|have|had|finally|just|even|also|actually|really) +(?=[a-z]+(?:ed|t)\b)/i, '')
    .replace(/\bthe (?:very )?first time (?:ever|in (?:his|her|their) life)\b/i, 'the first time')
    .replace(/\bfor the (?:very|actual) first time\b/i, 'for the first time')
    .replace(/^calmed (?:him|her|them)sel(?:f|ves) down\b/i, 'calmed down')
    .replace(/^(?:got (?:him|her|them)sel(?:f|ves) dressed|dressed (?:him|her|them)sel(?:f|ves))/i, 'got dressed')
    .replace(/^told (?:me|us) (?=the truth|an? (?:joke|story))/i, 'told ')
    .replace(/\bbefore (?:i|we) (?:even |had )*(?:found it|noticed|knew|asked|saw it)\b/i, '')
    .replace(/\s+after (?:not|failing|falling|refusing|crying|screaming|missing|losing|so many|many|lots of (?:tries|attempts)|two years|months of (?!pract)|weeks of (?!pract)|years of (?!pract)).*$/i, '')
    .replace(/\bof practise\b/i, 'of practice')
    .replace(/ (?:if|whether) (?:he|she|they) (?:wanted|would like|'d like) to (play|join|come|sit|share|swap)\b.*$/i, ' to $1')
    .replace(/ and (?:says?|thinks?|feels?|is|loves|sleeps|now|has)\b.*$/i, '')
    .replace(/\b(bye|night) \1\b/gi, '$1-$1')
    .replace(/\bthey fell out\b/i, 'falling out')
    .replace(/\bthey (?:had )?argued\b/i, 'arguing')
    .replace(/\bthey had (?=an? (?:argument|fight|row|falling[- ]out))/i, '')
    .replace(/ on it\b(?= (?:at|in|for|on)\b|$)/, '')
    .replace(/ (?:off )?with (?:\w+ )?anxiety\b/i, ' off')
    .replace(/ off off\b/, ' off')
    .replace(/\b(told|admitted to|explained to) (.+?) (?:that )?(he|she|they) (?:doesn't|does not|don't)\b/i, "$1 $2 $3 didn't")
    .replace(/\b(told|admitted to|explained to) (.+?) (?:that )?(he|she|they) (?:can't|cannot)\b/i, "$1 $2 $3 couldn't")
    .replace(/ instead of pretending.*$/i, '')
    .replace(/\bfor a really long time\b/i, 'for a long time')
    .trim();
} // prettier-ignore

const retoldWhole = (rest: string, whose: Whose): string | undefined => {
  const past = inPast(prepared(rest)) ?? regular(prepared(rest));
  return past === undefined ? undefined : retold(past, whose);
};

function achieved(rest: string, whose: Whose, most: number): string | undefined {
  const said = prepared(rest);
  if (NO_DEED.test(said)) return undefined;
  const past = inPast(said) ?? regular(said);
  if (past === undefined) return undefined;
  for (const cut of cutsOf(past)) {
    if (cut.split(' ').length > most || endsOpen(cut)) continue;
    const text = withoutOthers(retold(cut, whose));
    if (text === undefined || endsOpen(text) || (NOT_DONE.test(plain(text).replace(/^said no\b/, '')) && !OWNED_UP.test(text)) || !(saysEnough(plain(text)) || OWNED_UP.test(text))) continue;
    return text;
  }
  return undefined;
} // prettier-ignore

/** "told {his} teacher {he} didn't understand fractions": what could not be done was said, and that was the deed. */
const OWNED_UP =
  /^(?:told|admitted|explained) (?:to )?(?:\{his\} |the |a )?[\w ]+? (?:that )?\{he(?: was)?\} (?:did(?:n't| not)|was(?:n't| not)?|could(?:n't| not)|needed|felt) .+/;

/** What nobody is applauded for, and what only happens in a head. */
const NO_FEAT =
  /^(?:screamed|cried|refused|smashed|failed|shouted|yelled|sulked|moaned|pushed|hated|wanted|needed|seemed|looked|liked|loved|enjoyed|started|decided|hoped|worried|struggled|kicked|punched|slapped|scratched|pinched(?! (?:his|her|their) nose)|whined|complained|panicked|escaped|dropped|spilled|ripped|destroyed|ruined|wrecked|fainted|vomited|injured|cheated|cursed|soiled|missed|quitted|stopped|asked|used|tried|died|scared|pleased|tired|excited|bored|terrified|frightened|interested|determined|delighted|thrilled|relieved|exhausted|embarrassed|confused|overwhelmed|obsessed|supposed|called|named|aged|chuffed|bullied|teased|hurried|argued|begged|demanded|clinged|wasted|ignored|annoyed|pretended|realised|realized|noticed|worked|happened|turned (?:into|out)|ended|lasted|surprised|amazed|deserved|avoided|dreaded)\b/;
/** Ordinary deeds that no ending tells. */
const IRREGULAR =
  /^(?:came out (?:to|as)|rang|brought|found|flew|dug|led|lit|slid|swung|grew|sold|beat|understood|overcame|drove|hung|stuck|wound|spun|blew|cut|swept|knelt|rebuilt|outgrew) \S/;
const regular = (said: string): string | undefined => {
  const low = said.charAt(0).toLowerCase() + said.slice(1);
  if (IRREGULAR.test(low)) return low;
  return /^[a-z]{3,}ed (?:[a-z{£\d]|\p{Lu})/u.test(low) &&
    !NO_FEAT.test(low) &&
    isWordForm(/^[a-z]+/.exec(low)?.[0] ?? '')
    ? low
    : undefined;
};

/** Somebody else is let, asked or heard to do something to this child; in all other places "him" is somebody else. */
const TO_THE_CHILD =
  /^(?:let|asked|told|heard|saw|invited|helped|showed|allowed|taught|chose|picked|waited|was|got|went|came) (?!\{him\}).+\{him\}/;
/** "helped her grandma find her glasses": whose they are is not the child's to say. */
const OF_THE_OTHER =
  /^(?:helped|gave|showed|told|taught|bought|lent|found) \{his\} (?:[\w-]+ ){0,3}?(?:mum|mom|gran\w*|nan\w*|sister|aunt\w*|friend|cousin|dad|brother|uncle|teacher|neighbour|baby)\b.*\{his\} (?!own\b)/i;
function withoutOthers(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (OF_THE_OTHER.test(text))
    return text.replace(OF_THE_OTHER, (whole) => whole.replace(/(?<=^\w+ \{his\}.*)\{his\} (?!own\b)/g, 'the '));
  if (!text.includes('{him}') || TO_THE_CHILD.test(text)) return text;
  const left = text
    .replace(/^helped \{him\} (?:to )?(?=[a-z])/, 'helped to ')
    .replace(/ \{him\}(?= (?:an?|the|some|\{his\}|two|half) )/, '')
    .replace(/ with \{him\}$/, '');
  return left.includes('{him}') ? undefined : left;
}

/** What was done, said a second time in fewer words. */
export const inFewer = (text: string, most: number): string =>
  [...(text.includes(',') ? cutsOf(text.split(',')[0] ?? '') : []), ...cutsOf(text)].find(
    (each) => each.split(' ').length <= most && !/,(?! and)/.test(each) && !endsOpen(each) && saysEnough(plain(each)),
  ) ?? text;

/** By whom and how often is no part of what was done. */
const plain = (text: string): string =>
  text.replace(/ (?:all )?by \{himself\}| on \{his\} own$| for the first time/g, '').trim();

/** The whole, and what is left of it when its end is left out, piece by piece. */
function* cutsOf(past: string): Generator<string> {
  let left = past.replace(/[\s,]+$/, '');
  if (TIMED.test(left)) yield left;
  left = left.replace(TIMED, '');
  for (let n = 0; n < 6; n++) {
    yield left;
    const less = left.replace(TAIL, '');
    if (less === left || less.split(' ').length < 2) return;
    left = less;
  }
}

/** "at the bus stop were goading {him}": the place of somebody else, who does something there. */
const FINITE = /\b(?:was|were|is|are|had|has|did|kept|would|could)\b/;

/** Where or when it was, as a sentence of its own, where the sentence of the deed had no room for it. */
export function restOf(clause: Clause, deed: string, whose: Whose, most: number): string[] {
  const whole = retoldWhole(clause.rest, whose);
  if (whole === undefined || !whole.startsWith(`${deed} `)) return [];
  const rest = whole.slice(deed.length + 1);
  if (!/^(?:at|in|on) (?!top|to\b)/.test(rest) || FINITE.test(rest)) return [];
  const found = [...cutsOf(rest)].find((each) => each.split(' ').length <= most - 2 && !endsOpen(each));
  return found === undefined ? [] : [`It was ${found}.`];
}
