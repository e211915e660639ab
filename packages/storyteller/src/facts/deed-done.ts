import { withApostrophes } from './possessives.ts';
import type { Gender } from '@storylantern/contract';
import nlp from 'compromise';
import { isWord } from '../words/dictionary.ts';
import { plainText } from './given-text.ts';
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

/** What a child did that may be said again in a parent's words: ordinary verbs, as they stand in the past. */
const PLAIN_VERBS =
  /^(?:accepted|answered|apologi[sz]ed|asked|ate|baked|blew|brushed|buckled|built|buttoned|calmed|carried|caught|cheered|chose|cleaned|cleared|climbed|came off|combed|comforted|completed|cooked|counted|crossed|cuddled|deleted|did up|danced|did|dived|drank|drew|dressed|emptied|explained|fastened|fell asleep|fed|fetched|finished|fixed|floated|folded|forgave|gave|got|greeted|had|handed|held|helped|hopped|hugged|hung|included|invited|joined|jumped|kept|kicked the|kicked a|laid|learned|learnt|lent|let|limited|listened|looked after|lost|made|managed|memori[sz]ed|mended|met|moderated|offered|opened|ordered|organi[sz]ed|owned up|packed|paid|painted|passed|pedalled|performed|picked|planted|played|poured|practi[sc]ed|prepared|pushed|put|raised|ran|reached|read|rebuilt|remembered|revised|rode|rolled|said|sang|sat|saved|scored|sent|set|shared|shook|showed|signed|skated|skipped|slept|sorted out|sounded out|spelled|spelt|spent|spoke|spread|stayed|stepped|stirred|stood|stopped|stroked|stuck with|stuck at|swallowed|swam|swapped|swept|talked|tasted|taught|thanked|threw|tidied|tied|told|took|tried|turned off|unpacked|used|visited|volunteered|waited|walked|washed|watered|waved|went|wiped|won|wore|wrapped|wrote|zipped)\b/;
/** "was kind to the new boy". */
const WAS =
  /^(?:was|were) (?:so |very |really )?((?:kind|gentle|patient|helpful|polite|friendly) (?:to|with)|brave (?:at|in|on|with)|(?:star|pupil|student|player|reader) of the|(?:chosen|picked) (?:for|to|as)) /;
/** "learned to swim", "was able to read", "can swim": an infinitive comes after them. */
const TO_DO =
  /^(?:(learnt|learned)(?: how)? to|(managed) to|(?:was|were|is) able to|can(?: now)?|(remembered|offered|agreed|decided|chose) to) (?=[a-z])/;
const INFINITIVES =
  /^(?:ask|bake|brush|build|calm|clean|climb|comb|cook|count|cycle|dance|dive|do|draw|dress|drink|eat|feed|finish|float|fold|get|give|go|greet|help|hold|hop|join|jump|let|listen|look after|make|pack|play|pour|pump|button|knit|crochet|chop|peel|juggle|cartwheel|lace|plait|row|sail|type|click|wink|clap|wave|wipe|flush|multiply|divide|bowl|dribble|throw|stand|hang|hula|whisk|blow|snap|put|read|ride|roll|run|say|sew|share|shuffle|sing|sit|skate|ski|skip|sleep|speak|spell|stay|swallow|swim|take|talk|tell|tidy|tie|try|turn off|use|wait|walk|wash|wear|whistle|write|zip)\b/;

/** Where it ends: how it was for others, and what stands beside it. */
const END =
  /\s*(?:[.!?;,()"\n/+]|\b(?:(?<!please )and|but|because|when|which|who|that|if|while|after|even though|although|though|until|instead|yesterday|today|tonight|tomorrow|this (?:morning|week|afternoon|evening)|last (?:night|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|all by (?:him|her|them)sel(?:f|ves)|by (?:him|her|them)sel(?:f|ves)|(?:all )?on (?:his|her|their) own|alone|without (?:me|us|mum\w*|dad\w*)|called|named|lol|haha|without (?:a |any )?(?:fuss|fight|battle|meltdown|tantrum|struggle|tears|crying|moaning|problems?)|the (?:very )?first time (?:i|we|mum|dad) [a-z]+|with (?:no|hardly any|only a few) \w+|off (?:his|her|their) own bat|so|is|are|was|were|has|have|had|as well|too|very well|really well|perfectly|straight away)\b).*$/isu;
/** A verb that says too little alone or with one word, and what it takes to say enough. */
const NEEDS_MORE: readonly (readonly [RegExp, RegExp])[] = [
  [/^did\b/, /^did (?:up |a |an |the |\{his\} |all ).+/],
  [
    /^had\b/,
    /^had (?:\{his\} |a |an |two |the )(?:\w+ ){0,2}(?:filling|appointment|eyes tested|ears tested|hearing test|flu spray|vaccines?|stitches out|photo taken|photos taken|wee|poo|injections?|jabs?|vaccinations?|haircut|hair cut|hair washed|blood test|nails cut|check-?up|x-?ray|bath|shower|operation|scan|eye test|tooth out|cast off)\b/,
  ],
  [
    /^got\b/,
    /^got (?:dressed|undressed|ready|up|into|onto|to sleep|through|in the (?:pool|water|bath|car)|on the (?:bus|train|plane)|\{his\} (?:hair|nails|ears)|(?:a|the|\{his\}) (?:[\w-]+ ){0,3}(?:badge|certificate|medal|award|belt|part|place|licen[cs]e)|(?:the|a|\{his\}) (?:school )?(?:bus|train|tube|tram) .+|an? (?:[a-e]|\d) in .+|(?:picked|chosen) (?:for|to|as) .+|star of the week).*/,
  ],
  [/^(?:gave|lent|handed|sent)\b/, /^(?:gave|lent|handed|sent) (?:in .+|up \{his\} (?:dummy|dummies|pacifier|binky|bottle|nappies|diapers)$|.+ (?:to|back|away|up)\b|\{his\} \w+ (?:a|an|some|the|\{his\}) .+|(?:a|the|an) .+)/],
  [/^(?:put)\b/, /^put (?:on \{his\} .+|\{his\} .+ (?:on|away|in|into|under|up|to|back)\b.*|.+ (?:away|back|in the .+|on the .+))/],
  [/^(?:told)\b/, /^told (?:the truth|a (?:story|joke)|a grown-up$|\{his\} (?:teacher|mum|mom|dad|nan|gran|grandma|grandad|sister|brother)$|(?:\{his\} |a |the )(?:\w+ ){1,2}to (?:stop|leave|be|let|give|go) .+|the (?:teacher|dinner lady|head teacher|headteacher|coach|nurse|doctor|grown-up)$|(?:\{his\} |a |the )(?:\w+ ){1,2}(?:about|the truth|what) .+)/],
  [/^(?:said)\b/, /^said (?:sorry|thank you|thanks|hello|hi|goodbye|please|no|yes|well done)\b.*/],
  [/^(?:let)\b/, /^let (?:\{his\} \w+|somebody|someone|another|the|a) .*(?:go|have|play|use|be|hold|choose|win|get|brush|cut|wash|look|listen|count|check|touch|do|give|put|take|clean|comb|dry|spray|measure|try|pick|sit|join|come|stay|borrow|ride|see|help|share)\b.*/],
  [/^(?:took)\b/, /^took (?:\{his\} (?:\w+ )?(?:medicine|antibiotics|inhaler|pump|tablets?|time|turn)|turns|part|off \{his\} .+|care of .+|(?:the|a) .+|\{his\} .+ (?:to|out|off).*)/],
  [/^(?:kept)\b/, /^kept (?:trying|going|practi[sc]ing|\{his\} (?:cool|temper|hands|glasses|patch|hearing).*|still|calm)/],
  [/^(?:held)\b/, /^held (?:\{his\} .+|hands.*|the .+|a .+)/],
  [/^made (?=[£$€]\d)/, /^$/],
  [/^sorted\b/, /^sorted out .+/],
  [/^(?:organi[sz]ed|won|scored|spent|sent|met|made|asked|showed|chose|used|caught|threw|wore|tried|carried|built|opened|visited|finished|completed|packed|passed|paid|stroked|swapped|taught|tied|wiped|zipped|fed|fetched|fixed|greeted|hung|included|invited|joined|laid|mended|cleared|cleaned|hugged|looked after|stuck with|stuck at|turned off|kicked|set|handed|reached|stopped|picked|dressed|owned up)\b/, /^\S+ \S+.*\S/],
  [/^came\b/, /^came off \{his\} (?:phone|tablet|ipad|console|xbox|laptop|screens?|games?|switch)\b.*/],
  [/^(?:learned|learnt)\b/, /^(?:learned|learnt) (?:to |how to |\{his\} |all |the |a ).+/],
  [/^managed\b/, /^managed (?:to |the |a |an |\{his\} |all |half |\d+ ).+/],
  [/^(?:moderated|limited)\b/, /^\S+ \{his\} (?:own )?(?:screen ?time|time|gaming|phone|scrolling).*/],
  [/^pushed\b/, /^pushed .+ (?:on the swing|in the (?:buggy|pram|trolley|wheelchair)).*/],
  [/^raised\b/, /^raised (?:[£$€]\d|money|enough|\{his\} hand).*/],
  [/^(?:answered|crossed|deleted|emptied|ordered)\b/, /^\S+ (?:\{his\}|the|an?|every|all) .+/],
  [/^lost\b/, /^lost (?:a|another|two|\{his\}) (?:[a-z]+ ){0,2}(?:tooth|teeth)$/],
  [/^went\b/, /^went (?!mad|crazy|wild|missing|wrong|off\b|to (?:bed|hospital)$).+/],
  [/^stood\b/, /^stood (?:up for|up to|up in front of|up on|in the|on the) .+/],
  [/^ran\b/, /^ran (?!away|off|out).+/],
  [/^sat\b/, /^sat .+/],
  [/^(?:stayed|climbed|stepped)\b/, /^\S+ (?!out\b).+/],
]; // prettier-ignore
const NOT_DONE =
  /\b(?:no|not|none|nothing|never|nobody|zero|only|hardly|wrong|\w+n't|didnt|wasnt|lost(?! (?:a|another|two|\{his\}) (?:[a-z]+ ){0,2}(?:tooth|teeth)$)|fire|matches|knife|died|(?<!for the |for a |\bat (?:the )?|\bvisited .{1,30} in (?:the )?)hospital)\b/;
/** People and things a mark cannot stand for. */
const OTHERS =
  /\b(?:i|me|my|mine|we|us|our|(?<!thank )you|your|he|she|they|it|its|this|these|those|himself|herself|themselves)\b/;
const CUT_SHORT =
  /(?:\b(?:the|an?|of|to|in|for|with|by|at|on|from|up to|about|all|for the first)|the first|\{his\}|(?<!\bon )\{his\} own)$/;
const PIECE_END =
  /\s+(?:for|with|at|in|on|from|to|about|without|through|during|all)\s+(?!.*\s(?:for|with|at|in|on|from|to|about|without|through|during|all)\s).*$/;

/**
 * What a child did that went well, as it stands after a name: "she shared her scooter with her cousin today" ->
 * "shared {his} scooter with {his} cousin". Only ordinary deeds in words from the dictionary; undefined when unsure.
 * `short` is for very small children.
 */
export function deedDone(text: string, gender: Gender | null, length: 'short' | 'usual'): Phrase | undefined {
  const clauses = plainText(text)
    .slice(0, HEAD)
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .split(/[.!?;,:]+\s*|\s+(?:and then|but|because)\s+|\s+and (?=(?:he|she|they)\b)/)
    .filter((each) => each.trim() !== '');
  for (const clause of clauses.slice(0, MOST_CLAUSES)) {
    for (const part of clause.trim().split(/(?<!\bplease)\s+and (?=[a-z]+)/)) {
      const done = doneIn(part, gender);
      const found = done === undefined ? undefined : fitted(done, MOST_WORDS[length]);
      if (found !== undefined) return { text: found };
    }
  }
  return undefined;
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
  return OTHERS.test(marked) || NOT_DONE.test(marked) ? undefined : marked;
}

/** "said thank you all by herself to the shopkeeper": what comes after it belongs to the deed. */
const BY_ONESELF =
  /\s+(?:all )?(?:by (?:him|her|them)self|on (?:his|her|their) own)(?= (?:to|at|in|into|on|from|down|up|across) [a-z])/i;

const ALONE =
  /\s+(?:all )?(?:by (?:him|her|them)self|on (?:his|her|their) own)(?=\s*(?:$|[.!,;]|today|yesterday|last night|this)).*$/is;

/** "can swim" is what was learnt; what was "able to" or "managed to" be done was managed. */
function inPast(words: string): string | undefined {
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
    gender === 'girl' ? /\bher (?=[a-z])/g : gender === 'boy' ? /\bhis\b\s?/g : /\b(?:their|his|her) (?=[a-z])/g;
  const asObject =
    gender === 'girl' ? /\bher (?=(?:at|in|on|to|for|by|from|with|during|again|first$|too|up)\b)/g : /$^/g;
  return cut.replace(asObject, '{him} ').replace(possessives, '{his} ').replace(new RegExp(String.raw`\s+(?:${own}|him|them)$`), '').trim(); // prettier-ignore
}

/** What stands at its end is left out until every word is known and it is short enough; what then says too little is not told. */
function fitted(deed: string, most: number): string | undefined {
  let text = deed;
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
  /\b(?:blood test|bully|biting \{his\} nails|sucking \{his\} thumb|stabili[sz]ers?|pee|poo|tablet|ipad|phone|tv|telly|screen|switch|medicine|cartoons?)\b/g;

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
  text.replace(/(?<!\{his\} )(?<![a-z])[a-z]+(?='s\b|$|\s)/g, (word) =>
    /^(?:mum|dad|baby|sister|brother|cousin|friend)/.test(word) ? word : (kinPhrase(word)?.text ?? word),
  );

const saysEnough = (text: string): boolean => NEEDS_MORE.every(([verb, whole]) => !verb.test(text) || whole.test(text));
