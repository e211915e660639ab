import { withApostrophes } from './possessives.ts';
import type { Gender } from '@storylantern/contract';
import nlp from 'compromise';
import { isWord } from '../words/dictionary.ts';
import { withArticles } from '../words/with-articles.ts';
import { INFINITIVES, NEEDS_MORE, PLAIN_VERBS, TO_DO, WAS } from './deed-verbs.ts';
import { plainText } from './given-text.ts';
import { withCapitals } from './with-capitals.ts';
import { kinPhrase } from './kin.ts';
import { isUnkind } from './usable-phrase.ts';
import type { Phrase } from '../render/phrase.ts';

/** How much of what a parent says is searched, and in how many clauses. */
const HEAD = 600;
const MOST_CLAUSES = 6;
/** Words of a deed: more would be the parent's whole tale; a sentence for a very small child has eight with the name. */
const MOST_WORDS = { short: 7, usual: 11 } as const;

const WHO = String.raw`(?:and |so |that |how )?(?:he|she|they|i|we|my (?:son|daughter|child|boy|girl|little (?:one|boy|girl|man))|[A-Z][\p{L}'-]+)`;
const OFTEN = String.raw`(?:(?:just|finally|actually|really|even|now|also|already|today|yesterday|(?:has|have|had)(?! (?:an?|the|two|his|her|their)\b)|all|then|very|managed|so) )*`;
const LEAD = new RegExp(
  String.raw`^(?:.*\bproud (?:that |because |of )?(?=he |she |they )|.*\bso (?=he |she |they ))?(?:(?:today|yesterday|this morning|last night|at last|finally|just|and|well done for|first time (?:he|she|they)) )*(?:${WHO} )?${OFTEN}`,
  'u',
);

/** Where it ends: how it was for others, and what stands beside it. */
const END =
  /\s*(?:[.!?;,()"\n/+]|\b(?:(?<!please )and|but|because|when|which|who(?! (?:was|is) alone)|that|if|while|after|even though|although|though|until|instead|yesterday|today|tonight|tomorrow|this (?:morning|week|afternoon|evening)|last (?:night|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|all by (?:him|her|them)sel(?:f|ves)|by (?:him|her|them)sel(?:f|ves)|(?:all )?on (?:his|her|their) own|(?<!\b(?:was|is) )alone|without (?:me|us|mum\w*|dad\w*)|called|named|lol|haha|without (?:any(?:one|body)|me|us|being|having|help|a reminder|reminding|prompting)|without (?:a |any )?(?:fuss|fight|battle|meltdown|tantrum|struggle|tears|crying|moaning|problems?)|the (?:very )?first time (?:i|we|mum|dad) [a-z]+|with (?:no|hardly any|only a few) \w+|off (?:his|her|their) own bat|so|(?<!who )is|are|(?<!who )was|were|has|have|had|as well|too|very well|really well|perfectly|straight away)\b).*$/isu;
export const NOT_DONE =
  /\b(?:no|not|none|nothing|never|nobody|zero|only|hardly|wrong|\w+n't|didnt|wasnt|(?<!\b(?:a|the|some) )lost(?! (?:a|another|two|\{his\}) (?:[a-z]+ ){0,2}(?:tooth|teeth)\b)|fire(?! drill| engine| station)|matches|knife|died|(?<!for the |for a |\bat (?:the )?|\b(?:visited|stayed|slept|nights?|overnight|operation|test|scan|x-ray)\b.{0,30} in (?:the )?)hospital)\b/;
/** People and things a mark cannot stand for. */
const OTHERS =
  /\b(?:i|me|my|mine|we|us|our|(?<!thank )you|your|he|she|they|it|its|this|these|those|himself|herself|themselves)\b/;
const CUT_SHORT =
  /(?:\b(?:the|an?|of|to|in|for|with|by|at|on|from|up to|about|all|for the first)|whose|whose [a-z]+|who|to say|to tell|to show|saying|telling|(?<=\b(?:pool|water|sea|bath|river|slide|lift|bus) )(?:up|down|out|off)|the first|\{his\}|(?<!\bon )\{his\} own)$/;
const PIECE_END =
  /\s+(?:for|with|at|in|on|from|to|about|without|through|during|all)\s+(?!.*\s(?:for|with|at|in|on|from|to|about|without|through|during|all)\s).*$/;

/**
 * What a child did that went well, as it stands after a name: "she shared her scooter with her cousin today" ->
 * "shared {his} scooter with {his} cousin". Only ordinary deeds in words from the dictionary; undefined when unsure.
 * `short` is for very small children.
 */
export function deedDone(text: string, gender: Gender | null, length: 'short' | 'usual'): Phrase | undefined {
  const clauses = withArticles(plainText(text))
    .slice(0, HEAD)
    // Who was moved up a set went up a set.
    .replace(/\b(?:(?:has |have )?(?:just )?been|got|was|were) (?:moved|put|bumped) up\b/i, 'went up')
    // "found his shoes and put them on": the second half is the deed, and the first says what it was done with.
    .replace(
      /\b(?:found|got|fetched|chose|picked(?: out)?) (his|her|their) ([a-z]+(?: [a-z]+)?) and (put|took|hung|tidied) (?:them|it)\b/i,
      '$3 $1 $2',
    )
    .replace(
      /\bfound ((?:an?|the|some|somebody's|someone's) [a-z]+(?: [a-z]+)?) and (gave|handed|took|brought|returned) (?:it|them)\b/i,
      '$2 $1',
    )
    .replace(
      /\bwho (was|is) (?:on (?:his|her|their) own|by (?:him|her)self|all alone|left out|sitting alone)\b/gi,
      'who $1 alone',
    )
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .split(/[.!?;,:]+\s*|\s+(?:and then|but|because)\s+|\s+and (?=(?:he|she|they)\b)/)
    .filter((each) => each.trim() !== '');
  for (const clause of clauses.slice(0, MOST_CLAUSES)) {
    const parts = clause.trim().split(/(?<!\bplease)\s+and (?=[a-z]+)/);
    for (const [n, part] of parts.entries()) {
      const done = doneIn(part, gender);
      const first = done === undefined ? undefined : fitted(done, MOST_WORDS[length]);
      const found = first === undefined ? undefined : withTheRest(first, parts[n + 1], gender, length);
      if (found !== undefined) return { text: found };
    }
  }
  return undefined;
}

/** "saved up" says little without what comes after it: "and bought {his} sister a present". */
function withTheRest(
  first: string,
  next: string | undefined,
  gender: Gender | null,
  length: keyof typeof MOST_WORDS,
): string {
  if (next === undefined || first.split(' ').length > 2) return first;
  const done = doneIn(next, gender);
  const second = done === undefined ? undefined : fitted(done, MOST_WORDS[length] - 3);
  return second === undefined ? first : `${first} and ${second}`;
}

function doneIn(clause: string, gender: Gender | null): string | undefined {
  const said = PLAIN_VERBS.test(clause.toLowerCase()) ? clause : clause.replace(LEAD, '');
  const deed = inPast(said.trim());
  if (deed === undefined) return undefined;
  const [, verb = '', rest = ''] = /^(looked after|\S+)(.*)$/s.exec(deed) ?? [];
  // "let her brother have the last one": what is had is the deed.
  const kept = verb === 'let' ? rest.replace(/\bhave (?=(?:an?|the|some|half|his|her|their)\b)/, 'get ') : rest;
  const placed = kept.replace(BY_ONESELF, '');
  const cut = withApostrophes(`${verb}${placed.replace(END, '')}`.toLowerCase())
    .replace(/\b(?:finally|even|actually) /g, '')
    .replace(/^helped (?:me|us|daddy|mummy)(?: to)?(?= [a-z]+ )/, 'helped')
    .replace(/^told (?:me|us) (?=the truth|an? (?:joke|story))/, 'told ')
    .replace(
      /^told (?:me|us) (?:that |about )?(?:some(?:one|body)|a (?:boy|girl|man)|another|people|(?:he|she|they) (?:was|were) being)\b.*/,
      'told a grown-up',
    )
    .replace(/^let (?:me|us) (?=[a-z])/, 'let a grown-up ')
    .replace(/^held my hand\b/, "held a grown-up's hand")
    .replace(/^stayed (?:with|by|near|close to|next to) (?:me|us)\b/, 'stayed near a grown-up')
    .replace(/^(?!.*\b(?:play|sat|sit)).* with (?:me|us)$/, (whole) => whole.replace(/ with (?:me|us)$/, ''))
    .replace(
      /^(told (?:his|her|their|the) (?:dinner |head )?\w+) (?:that |how |about how )?(?:he|she|they|it|someone|somebody)\b.*/,
      '$1',
    )
    .replace(/^calmed (?:him|her|them)self down/, 'calmed down')
    .replace(/^(?:got (?:him|her|them)self dressed|dressed (?:him|her|them)self)/, 'got dressed');
  const alone = ALONE.test(placed) && placed.replace(END, '') === placed.replace(ALONE, '') && !/\bown\b/.test(cut);
  const marked = withMarks(cut.trim(), gender) + (alone ? ' on {his} own' : '');
  // "put them on": what they are stood in another clause.
  if (/^(?:put|took|got|made|ate|brought|carried|did|tried|found|wore|kept|finished) them\b/.test(marked))
    return undefined;
  return OTHERS.test(marked) || NOT_DONE.test(marked) ? undefined : marked;
}

/** "said thank you all by herself to the shopkeeper": what comes after it belongs to the deed. */
const BY_ONESELF =
  /\s+(?:all )?(?:by (?:him|her|them)self|on (?:his|her|their) own)(?= (?:to|at|in|into|on|from|down|up|across) [a-z])/i;

const ALONE =
  /\s+(?:all )?(?:by (?:him|her|them)self|on (?:his|her|their) own)(?=\s*(?:$|[.!,;]|today|yesterday|last night|this)).*$/is;

/** What was done, in the past: "can swim" is what was learnt; what was "able to" or "managed to" be done was managed. */
export function inPast(words: string): string | undefined {
  const lower = words.charAt(0).toLowerCase() + words.slice(1);
  const to = TO_DO.exec(lower);
  if (to) {
    const rest = lower.slice(to[0].length);
    if (!INFINITIVES.test(rest)) return undefined;
    const kept = to[1] ?? to[2] ?? to[3];
    return `${kept ?? (lower.startsWith('can') ? 'learnt' : 'managed')} to ${rest}`;
  }
  const was = WAS.exec(lower);
  if (was) return `was ${was[1]} ${lower.slice(was[0].length)}`;
  const past = PLAIN_VERBS.test(lower) ? lower : inPastOfDoing(lower);
  return past !== undefined && PLAIN_VERBS.test(past) ? past : undefined;
}

/** "it was his first time speaking in assembly", "sleeping in her own bed" */
const DOING = /^(?:it was )?(?:(?:his|her|their|the|a) )?(?:first time )?(?:of )?([a-z]+ing)\b(.*)$/s;
interface Conjugation {
  readonly PastTense?: string;
}
function inPastOfDoing(words: string): string | undefined {
  const read = DOING.exec(words);
  if (!read) return undefined;
  const [conjugation] = nlp(`they are ${read[1]}`).verbs().conjugate() as Conjugation[];
  const past = conjugation?.PastTense;
  return past === undefined || / /.test(past) ? undefined : `${past}${read[2]}`;
}

/** Somebody else who has things: "his sister", "a girl". */
const ANOTHER =
  /\b(?:sister|brother|friend|mum|mom|dad|nan\w*|gran\w*|cousin|girl|boy|lady|man|woman|teacher|neighbou?r)\b.*\b(?:his|her) [a-z]/;

/** Only words that can mean this child become marks; where it is another's, what stands before it is told. */
function withMarks(deed: string, gender: Gender | null): string {
  const [own, other] =
    gender === 'girl' ? ['her', /\b(?:his|him)\b.*/] : gender === 'boy' ? ['his', /\b(?:hers?)\b.*/] : ['their', /$^/];
  // "gave his baby sister back her rattle": whose it is was said just before.
  const ofAnother = ANOTHER.test(deed)
    ? deed.replace(gender === 'girl' ? /\bhis (?=[a-z])/g : /\bher (?=[a-z])/g, 'the ')
    : deed;
  const cut = ofAnother.replace(other, '').trim();
  const possessives =
    gender === 'girl' ? /\bher (?=[a-z0-9])/g : gender === 'boy' ? /\bhis\b\s?/g : /\b(?:their|his|her) (?=[a-z0-9])/g;
  const asObject =
    gender === 'girl' ? /\bher (?=(?:at|in|on|to|for|by|from|with|during|again|first$|too|up)\b)/g : /$^/g;
  return cut.replace(asObject, '{him} ').replace(possessives, '{his} ').replace(new RegExp(String.raw`\s+(?:${own}|him|them)$`), '').trim(); // prettier-ignore
}

/** What stands at its end is left out until every word is known and it is short enough; what then says too little is not told. */
function fitted(deed: string, most: number): string | undefined {
  let text = deed.replace(/ now$/, '');
  for (let n = 0; n < 4; n++) {
    while (CUT_SHORT.test(text) && !/^put .+ (?:on|in)$/.test(text)) text = text.replace(CUT_SHORT, '').trim();
    if (text.split(' ').length <= most && isPlain(text)) return saysEnough(text) ? withKin(text) : undefined;
    const less = text.replace(PIECE_END, '');
    if (less === text || less.trim() === '') return undefined;
    text = less.trim();
  }
  return undefined;
}

/** What is unkind elsewhere and an ordinary part of a success. */
const HARMLESS =
  /\b(?:blood test|an? (?:[a-z]+ )?story|stories|bully|biting \{his\} nails|sucking \{his\} thumb|stabili[sz]ers?|pee|poo|tablet|ipad|phone|tv|telly|screen|switch|medicine|cartoons?)\b/g;

/** Every word is in the dictionary, and none that may not stand in a story. */
function isPlain(text: string): boolean {
  const plain = text.replace(/\{\w+\}/g, '').trim();
  const words = plain.split(/\s+/).map((word) => word.replace(/'s$/, ''));
  const known = (word: string): boolean => isWord(word) || /^[£$€]?\d{1,4}(?:m|k|km)?$/.test(word) || SURE.has(word);
  return (
    /^[a-zà-ÿ0-9£$€' -]+$/.test(plain) &&
    words.every(known) &&
    !isUnkind(
      text
        .replace(HARMLESS, '')
        .replace(/\{\w+\}/g, '')
        .trim(),
    )
  );
}
/** Ordinary words that the dictionary of sounds lacks. */
const SURE: ReadonlySet<string> = new Set([
  'tidied',
  'organised',
  'stabilisers',
  'courgette',
  'coursework',
  'playdate',
]);

/** "at Nana's", but "{his} nan". */
const withKin = (text: string): string =>
  withCapitals(text)
    .replace(/\bd of e\b/g, 'D of E')
    .replace(/(?<!\{his\} )(?<![a-z])[a-z]+(?='s\b|$|\s)/g, (word) =>
      /^(?:mum|dad|baby|sister|brother|cousin|friend)/.test(word) ? word : (kinPhrase(word)?.text ?? word),
    );

export const saysEnough = (text: string): boolean =>
  NEEDS_MORE.every(([verb, whole]) => !verb.test(text) || whole.test(text));
