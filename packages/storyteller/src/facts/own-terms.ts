import { withArticles } from '../words/with-articles.ts';
import type { Gender } from '@storylantern/contract';
import nlp from 'compromise';
import { isWordForm } from '../words/dictionary.ts';
import { kinPhrase } from './kin.ts';
import { withApostrophes } from './possessives.ts';
import { isPast } from '../words/irregular-past.ts';
import { gerundOf } from './usable-phrase.ts';

/** Where what is done ends: how often it is done, what others say, and whatever comes after it. */
const END =
  /\s*(?:[,;:()"\n/+]|\buntil (?=(?:i|we|he|she|they|it)\b)|\band (?=(?:(?:his|her|their|the|my|our) )?\w+ (?:is|are|was|were|has|have) )|\band (?=(?:i|we|it|he|she|they|then|won't|will not|cannot|can't|cr(?:y|ies)|screams?|shouts?|gets?|goes|has|is|never|refuses|laughs?|starts|makes|does|it's|runs?|brings?|throws?|hides?|wants?|says|tells|leaves|puts|takes|keeps|drives)\b)|\s[-–—]\s|(?<!\b(?:who|that|which|when|if|child|one) )\b(?:only|just) (?=(?:wants?|needs?|likes?|asks?|accepts?|drinks|eats|plays)\b)|\b(?:because|(?<!\b(?:anything|nothing|all) )but(?! \{?\w+\}? only)|so(?! that\b)|although|even|especially|instead|all (?:day|the time|night|morning|evening)|again and again|over and over|(?:until|till) (?:\d|midnight|late|two|three|four|five|six)|every (?:single )?(?:time|day|night|week|morning|evening|weekend|sunday|monday)|each (?:time|day|night)|constantly|lately|at the moment|these days|nowadays|any ?more|any longer|unless|which|lol|haha|xx?|please|for (?:hours|ages)|no matter|like mad|like crazy|whatever|on purpose|right now|a hundred times(?: a day)?|while (?:i|we)\b|when (?:i|we)\b|if (?:i|we|he|she|they)\b|(?:when|whenever|if|because|that) its\b|when(?:ever)? (?:he|she|they|it)\b|before (?:he|she|they|i|we)\b|(?:that|what|how) (?:i|we|it|he|she|they)\b|as soon as)(?![a-z])).*$/isu;
const CUT_SHORT =
  /(?:\b(?:the|an?|of|to|in|for|with|by|at|from|about|into|onto|and|or|as|than|that|when|if|who|next|up to|very|too|so|really|more|(?<!on \{his\} )own|new|put|puts|gets?|knock(?:s|ed|ing)?|is|are|has|every|(?:asks?|tells?|told|asked|asking|telling|let|lets|letting) \{him\}|everything (?:he|she)|no|(?:at|of|play|plays|playing) (?:[Ss]nakes|[Hh]ide|[Nn]oughts|[Cc]ops|[Ss]how))|\{his\})$/;
const LAST_PIECE =
  /\s+(?:for|with|at|in|on|from|to|about|without|through|during|when|while|round|into|onto|instead|by|over|under|before|after|what|how|where|as|of|off|or|and)\s+(?!(?:.*\s)?(?:for|with|at|in|on|from|to|about|without|through|during|when|while|round|into|onto|instead|by|over|under|before|after|what|how|where|as|of|off|or|and)\s).*$/;
/** Nobody can tell whom they mean in a sentence of their own. */
const UNTOLD =
  /\b(?:i|me|my|mine|we|us|our|ours|you|your|he|she|they|it|this|these|those|itself|himself|herself|themselves|him|hers?|his|them|their|theirs|him|stuff)\b/i;
/** What reaches no child through a parent's sentence, and what belongs to stories of its own. */
const KEPT_OUT =
  /\b(?:kill\w*|shoot\w*(?! (?:some |a few )?(?:hoops|baskets))|guns?|blood\w*|stab\w*|naked|sex\w*|drugs?|beer|wine|vodka|weapons?|knif\w*|knives|bombs?|murder\w*|suicid\w*|stupid|idiots?|dumb|ugly|fat|naughty|rude\w*|mean|nasty|horrible|lazy|selfish|spoilt|spoiled|stubborn|bossy|cheeky|clingy|hit\w*|hurt\w*|bit(?:e|es|ing)?|punch\w*|smack\w*|spank\w*|slap\w*|pinch\w*|headbutt\w*|strangl\w*|threat\w*|punish\w*|poos?|pee\w*|wees?|weeing|bum|bums|bottom(?! of)|willy|privates?|porn|penis|vagina|alcohol|cigarettes?|vap\w+|smok\w+|ignor\w*|previous|instructions?|system|prompt|assistant|melatonin|divorc\w*|cancer|police|prison|die|dying|dead|death|bully\w*|bullied|steal\w*|stole\w*|(?:lie|lies|lying)(?! (?:next|beside|down|on|in|with|near|close|still|by|there|under))|lied|cheat\w*|abus\w*|autis\w*|adhd|diagnos\w*|tantrums?|meltdowns?|stropp?\w*|whin\w*|moan\w*|whing\w*|misbehav\w*|disobe\w*|badly|bad|worst|annoy\w*|irritat\w*|disgust\w*|embarrassing|never|must|should|have to|has to|ought)\b/i;
/** Of whose things is spoken when a parent says "my". */
const OF_PARENT: Readonly<Record<string, string>> = {
  lap: "a grown-up's lap",
  hand: "a grown-up's hand",
  hands: "a grown-up's hands",
  arm: "a grown-up's arm",
  arms: "a grown-up's arms",
  leg: "a grown-up's leg",
  legs: "a grown-up's legs",
  hair: "a grown-up's hair",
  face: "a grown-up's face",
  back: "a grown-up's back",
  phone: "a grown-up's phone",
  room: 'the room of the grown-ups',
  bedroom: 'the room of the grown-ups',
  bed: 'the bed of the grown-ups',
  things: 'what belongs to a grown-up',
  stuff: 'what belongs to a grown-up',
  clothes: "a grown-up's clothes",
  makeup: "a grown-up's make-up",
  side: "a grown-up's side",
};
/** Everyday words that the dictionary of sounds lacks. */
const SURE: ReadonlySet<string> = new Set(
  'conkers conker wellies jumper trolley duvet crisps ketchup lolly t-shirt tshirt telly buggy pushchair gaming dressing-gown slurping slurps bobbles plaits plait bogeys hoover courgette tidying felt-tips satnav pram cot beaker windowsill railings grown-up grown-ups make-up giggling pe tv sandcastle sandcastles facebook instagram whatsapp youtube snowman leggings hairband toothpaste bathwater crusts gloopy sellotape rucksack swimsuit goggles playdough counsellor counsellors burp burps burping gcse gcses sats mocks coursework till practise practising practises detangler detangling cuddling cuddle squishy fidget pyjamas flannel beanbag hairbrush teether teethers audiobook audiobooks muslin pinwheel pinwheels hummus doodle doodles doodling hoodie squashy blu-tack bubbles lightsaber dreamcatcher whiteboard whiteboards trampoline playlist spotify lanyard headtorch kalimba rosary snuggling wobble bobbly'.split(
    ' ',
  ),
);
const SMALL = /^(?:a|an|the|up|down|off|out|in|on|\{(?:his|him|himself)\})$/;
const isKnown = (word: string): boolean =>
  SMALL.test(word) || SURE.has(word.toLowerCase()) || kinPhrase(word) !== undefined || isWordForm(word);

/** A woman or a man in the same words, whose "her" or "his" it may be. */
const WOMAN = /\b(?:sister|mum|mom|mummy|nan|nana|gran|granny|grandma|girl|aunt|auntie|teacher|lady|woman)\b/i;
const MAN = /\b(?:brother|dad|daddy|grandad|grandpa|boy|uncle|man|teacher)\b/i;

/** "Gives her toast": what has no article is given to her, and not hers. */
const GIVEN_TO_HER =
  /\b(giv(?:e|es|ing)|mak(?:e|es|ing)|bring(?:s|ing)?|offer(?:s|ing)?) her (?=(?:[a-z]+ )?(?:toast|water|milk|juice|squash|porridge|fruit|cake|time|space|medicine|music|help|breakfast|tea|notice|warning|quiet|jobs|things|stickers|biscuits|crackers)\b)/g;
/** "Drops her back": it is no back of hers. */
const SENT_BACK = /\b(drop(?:s|ped)?|br(?:ings?|ought)|takes?|took|sends?|sent|drives?|calls?|wants?) her (?=back\b)/g;
/** "their" and "her" become marks where they can only mean this child. */
function withMarks(words: string, gender: Gender | null): string {
  if (gender === 'girl')
    return MAN.test(words) || !/\b(?:his|him)\b/.test(words)
      ? words
          .replace(GIVEN_TO_HER, '$1 {him} ')
          .replace(SENT_BACK, '$1 {him} ')
          .replace(
            /\bher(?= (?!(?:to|in|on|at|for|by|from|with|and|up|down|off|out|when|if|about|into|all|again|or|an?|the|some|how|what|why|where|not|any)\b)[a-z]| (?:PE|TV|DT|IT|RE|ICT|SATs?|EpiPen|AFOs?)\b)/g,
            '{his}',
          )
          .replace(/\bher\b/g, '{him}')
          .replace(/\bherself\b/g, '{himself}')
      : words;
  if (gender === 'boy')
    return WOMAN.test(words) || !/\bher\b/.test(words)
      ? words
          .replace(/\bhis\b(?!\})/g, '{his}')
          .replace(/\bhim\b(?!\})/g, '{him}')
          .replace(/\bhimself\b(?!\})/g, '{himself}')
      : words;
  return words
    .replace(/\b(?:their|his|her)(?= [a-z])/g, '{his}')
    .replace(/\b(?:them|him|her)\b(?!\})/g, '{him}')
    .replace(/\b(?:themsel(?:f|ves)|himself|herself)\b(?!\})/g, '{himself}');
}

/** "when {his} brother goes to his dad's", told of a girl: whose dad it is was said before. */
const ofAnother = (words: string, gender: Gender | null): RegExp =>
  gender === 'girl' && MAN.test(words)
    ? /\b(?:his|him)\b/g
    : gender === 'boy' && WOMAN.test(words)
      ? /\bher\b/g
      : /(?!)/g;

/** "daddys beard". */
const OF_KIN =
  /\b(daddy|dad|mummy|mum|nana|nan|granny|grandma|grandad|grandpa)s (?=(?!and\b|or\b|are\b|have\b|who\b|with\b|in\b|at\b)[a-z])/gi;

/** "put" -> "puts". */
export const ofOne = (verb: string): string =>
  /(?:ch|sh|x|ss|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`;

/** What a parent calls "my lap" and "somebody like me". */
const withoutParent = (words: string): string =>
  words
    .replace(
      // Whose house that is depends on who writes: a grandparent's is not home.
      /\b(?:my|our) (own )?(?!(?:house|home|flat|place)\b)([a-z]+)\b/gi,
      (_, _own, noun: string) => OF_PARENT[noun.toLowerCase()] ?? `the ${noun}`,
    )
    .replace(/\b(come|comes|coming|go|goes|going|walk|sit) with (?:me|us)\b/gi, '$1 along')
    .replace(
      /\b(?:people|someone|somebody|children|adults|kids|grown-ups) (?:that |who |whom )?(?:he|she|they) (?:doesn't|don't|does not|do not) know(?: (?:very )?well)?\b/gi,
      'new people',
    )
    .replace(/\b(how (?:much|many|long|old|often)|what|where|why) we (?=[a-z])/gi, '$1 the grown-ups ')
    .replace(/\b(when|while|if) (?:i am|i'm|we are|we're)\b/gi, '$1 a grown-up is')
    .replace(
      /\b(when|while|if) i ([a-z]+)\b/gi,
      (_, when: string, verb: string) => `${when} a grown-up ${isPast(verb) ? verb : ofOne(verb)}`,
    )
    .replace(/\b(from|to|at|for|of) us\b/gi, '$1 the grown-ups')
    .replace(/\b(from|to|at|for|of) me\b/gi, '$1 a grown-up')
    .replace(/\b(?:me|us|anyone|anybody|any one)\b/gi, 'somebody')
    .replace(/\banything\b(?! (?:but|except|else|apart))/gi, 'something')
    .replace(
      /\b(can|wo|do)n't\b/gi,
      (_, verb: string) => ({ can: 'cannot', wo: 'will not', do: 'do not' })[verb.toLowerCase()] ?? '',
    )
    .replace(/\b(?:always|never ever) /gi, '');

/** With capitals where a family writes them: "grandma" is a name in a story, and "{his} grandma" is not. */
const withKin = (words: string): string =>
  words.replace(/(?<!\{his\} |\b(?:the|an?) (?:\w+ )?)\b[a-z]+(?='s\b|\b)/g, (word, at: number, all: string) => {
    const kin = /^(?:mum|mom|dad|daddy|mummy|mommy|grandma|granny|nana|nan|gran|grandad|grandpa)$/.test(word);
    return kin &&
      !/[a-z}] $/.test(all.slice(0, at).replace(/.*\b(?:with|to|for|from|by|when|if|of|at|on|and|or) $/, ''))
      ? (kinPhrase(word)?.text ?? word)
      : word;
  });

/** "and the others stare": somebody else does something. */
const IS_CLAUSE =
  /^(?:(?:the|his|her|their|other|some|all the|my|our) [a-z]+ [a-z]+|(?:people|others|everyone|everybody|nobody|kids|friends|children|we|they) [a-z]+)$/i;

/** "picking his nose and people laugh": what comes after "and" stays only where it is a part of the same thing. */
/** Two words that are one game or one hour of a class. */
const ONE_NAME =
  /\b(?:snakes and ladders|hide and seek|show and tell|noughts and crosses|cops and robbers|egg and spoon)\b/i;

const oneClause = (words: string): string => {
  // "between the flash and the bang": this one joins two ends.
  const pair = ONE_NAME.exec(words);
  const ends = pair ? pair.index + pair[0].length : (BETWEEN.exec(words)?.[0].length ?? 0);
  const at = words.indexOf(' and ', ends);
  if (at === -1) return words;
  const rest = words.slice(at + 5);
  const isPart =
    /^(?:up|down|out|in|off|on|over|round|under|back|again)\b/.test(rest) ||
    // "her shoes and socks off", "his cup and spoon off the high chair": two things, and where both go.
    (/^[a-z]+ (?:off|on|out|up|away|down|over|around|about|onto|into|in|at|from)\b/.test(rest) &&
      /\b(?:the|an?|his|her|their|\{his\}) (?:[a-z]+ )?[a-z]+$/.test(words.slice(0, at)) &&
      !VERB_FORM.test(rest)) ||
    (!IS_CLAUSE.test(rest) && rest.split(' ').length <= 3 && !nlp(rest).verbs().found);
  return isPart ? words : words.slice(0, at);
};

/** "and throws", "and goes off": somebody does another thing. */
const VERB_FORM =
  /^(?:[a-z]+ing|goes|gets|runs|puts|takes|throws|sits|comes|falls|climbs|jumps|hides|walks|looks|turns|lies|stands|moves|wakes|stays|pulls|pushes|hits|kicks|cries|screams|shouts|laughs|eats|drinks|plays)\b/;

const BETWEEN = /^(?:(?! and ).)*?\bbetween\b.*? and /i;

/** A stretch of a parent's sentence as it may stand in a story, at most `most` words; undefined when unsure. */
export function fitted(said: string, gender: Gender | null, most: number): string | undefined {
  let text = withMarks(
    withApostrophes(withArticles(oneClause(withoutParent(said).replace(END, '').trim()))).replace(OF_KIN, "$1's "),
    gender,
  )
    .replace(/\s+/g, ' ')
    .trim();
  for (let n = 0; n < 5; n++) {
    while (CUT_SHORT.test(text)) text = text.replace(CUT_SHORT, '').trim();
    const plain = text.replace(/\{\w+\}|\bthank you\b/g, 'x').replace(ofAnother(text, gender), 'x');
    const isTold =
      text.split(' ').length <= most &&
      !UNTOLD.test(plain) &&
      /^[a-zà-ÿ' {}-]+$/i.test(text) &&
      text.split(' ').every((word) => isKnown(word.replace(/'s?$/, '')));
    if (BETWEEN.test(said) && /\bbetween\b(?!.* and )/i.test(text)) return undefined;
    if (isTold) return KEPT_OUT.test(plain) || (NO_PLACE.test(text) && !PLACED.test(text)) ? undefined : withKin(text);
    const less = text
      .replace(LAST_PIECE, '')
      .replace(/ (?:at|in|on|to) the (?:bottom|top|end|back|front|side|middle)$/, '')
      .trim();
    // "Press the off button": what is cut off at "off" is the thing itself.
    if (less === text || less === '' || /\b(?:the|an?)$/.test(less)) return undefined;
    text = less;
  }
  return undefined;
}

/** What is put has to be put somewhere. */
const NO_PLACE = /\b(?:put(?:s|ting)?|stick(?:s|ing)|hang(?:s|ing)?) (?:the|an?|\{his\}) (?:[a-z-]+ ?){1,3}$/;
const PLACED = /\b(?:on|off|in|out|away|back|down|up|together)\b/;

/** A milder word for the same, and the same as it can be done by somebody. */
const MILDER: readonly (readonly [RegExp, string])[] = [
  [/^barg(?:es?|ing)\b/, 'comes'],
  [
    /^spends? (?:nearly |almost )?(?:all (?:day|night|evening|weekend|morning|(?:his|her|their) (?:free )?time)|every (?:day|evening|night|minute|hour)|hours|ages|most of [a-z ]*?(?:day|time|evening)|too (?:much time|long)|a lot of time)\b(?: and \w+)?(?= (?:in|at|with|under|by|on (?:the|his|her|their) (?:floor|sofa|swing|trampoline|computer|phone|xbox|bed|settee|beanbag)) ?)/,
    'stays',
  ],
  [
    /^spends? (?:hours|ages|forever|too long|so long|half the morning|all morning|an age) (?:on|doing|over) (?=(?:his|her|their|the) )/,
    'takes a long time over ',
  ],
  [
    /^(?:ruins?|spoils?|wrecks?|messes? up|destroys?)\b(?= (?:his|her|their) (?:\w+ )?(?:brother|sister|friend|cousin|twin)s?'? )/,
    'gets in the middle of',
  ],
  [/^(?:ruins?|wrecks?|destroys?)\b/, 'breaks'],
  [/^(?:gobbl(?:es?|ing)|wolfs?|scoffs?) (?:down )?((?:\{his\}|his|her|their) \w+)/, 'eats $1 fast'],
  [/^(?:boasts?|brags?)\b(?= about)/, 'tells others'],
  [/^boss(?:es)? (.+?) (?:about|around)\b/, 'tells $1 what to do'],
  [/^insists? on (?=[a-z]+ing\b)/, ''],
  [/^(?:needs?|wants?|likes?|loves?|tries) to\b ?/, ''],
  [/^has got to\b ?/, ''],
];

const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'being', is: 'being', have: 'having', has: 'having', let: 'letting', lets: 'letting', do: 'doing', does: 'doing',
  go: 'going', goes: 'going', get: 'getting', gets: 'getting', put: 'putting', puts: 'putting', say: 'saying',
  says: 'saying', run: 'running', runs: 'running', slam: 'slamming', slams: 'slamming', slurps: 'slurping',
  pet: 'petting', hogs: 'hogging', hums: 'humming', taps: 'tapping', winds: 'winding', lies: 'lying', stop: 'stopping', left: 'leaving', practise: 'practising', practises: 'practising',
  kicks: 'kicking', shouts: 'shouting', screams: 'screaming', yells: 'yelling', leaves: 'leaving', kick: 'kicking',
  shout: 'shouting', leave: 'leaving', forgets: 'forgetting', forget: 'forgetting', unrolls: 'unrolling',
  fidgets: 'fidgeting', giggles: 'giggling', giggle: 'giggling', stamps: 'stamping', mutters: 'muttering',
}; // prettier-ignore
const SAID_NOTHING =
  / (?:when|while|if) (?:a grown-up|the grown-ups) (?:said|says|say|told|tells|tell|asked|asks|ask)$/;
/** Doings that say nothing without what comes after them. */
const EMPTY =
  /^(?:spending|being|having|doing|getting|stopping|letting|wanting|making|taking|going|saying|giving|needing|seeing|coming|keeping|putting|telling|trying|starting|using|finding|bringing|feeling|becoming|looking|acting|behaving|thinking|knowing|believing|asking|turning|shutting|pulling|pushing|throwing|holding|leaving)$/;
/** What no story names as this child's doing or hard thing. */
const NO_TOPIC =
  /^(?:throwing (?:an? |\w+ )?(?:\w+ )?(?:wobbl(?:y|er|ies)|tantrums?|fits?|strops?|padd(?:y|ies))\b|(?:dropping|falling|going) (?:down )?(?:to|on|onto) the (?:floor|ground)\b|(?:lying|screaming|lying down) on the (?:floor|ground)\b|(?:telling|showing|asking) (?:others|people|everyone|everybody|somebody)$|spending (?:ages|hours|time|all day)$|being (?!(?:the )?(?:first|last|one|youngest|oldest|only|new|middle|left|late|early|lost|ill|hugged|kissed|carried|tickled|in|at|on|with|photographed|picked|told|watched|left|moved|dropped|chosen|sent|put|kept|cut|taken|given|excluded|swapped|forgotten|turned|stared|laughed|asked|interrupted|beaten|overlooked|mistaken)\b)|having (?:a |an |no |some )?(?:problem|issue|trouble|hard time|phase|fit)|sulking|showing off|not |getting (?:away|into trouble|worse|angry|cross|upset|mad|worked)|going (?:mad|crazy|through|off|on)|kicking off|acting|making (?:a )?(?:fuss|scene|excuses)|playing up|losing it|talking back|answering back)/;

/** What is dangerous, or belongs to who a child is, is no habit that a story looks at from two sides. */
const NO_DEED =
  /^(?:[^]*\b(?:matches|lighter|stove|oven|hob|road|strangers?|sockets?|plugs?|railway|chemicals?|bleach|balcony|cliff|pond|river|lisp|stammer\w*|stutter\w*|tics?|limp|accent|tiptoes?|asleep|flap\w*|stim\w*|spinning|dress|dresses|skirts?|make-?up|nail varnish|pink|bra|hijab|headscarf|alone|left hand|left-handed|pray\w*|imaginary|wheelchair|crutches|hearing aids?|dummy|nappy|nappies|breast\w*|puddles|ants|beads?|skipping meals)$|[^]*(?:\{his\} (?:sleep|own|head)$|\btoo (?:much|many)\b)|[^]*\b(?:(?:play|playing) with (?:\w+ )?dolls?|dresses|make-?up|up \{his\} nose|imaginary|alone|into the road|in the road)\b)/;

/** "Reading takes so long": of a doing it is said how it is, and what stands behind is no part of it. */
const SAYS_HOW_IT_IS =
  /^[a-z]{2,}ing (?:[a-z]+ed )?(?:takes?|took|makes?|made|is|are|was|gets|seems|feels|can|will|has|needs|means|causes)\b/i;

/**
 * What is done, in the parent's words, as it stands after "about": "talks with her mouth full" -> "talking with {his} mouth
 * full". Undefined when unsure.
 */
export function doingInOwnTerms(
  said: string,
  gender: Gender | null,
  most: number,
  sort: 'deed' | 'hard' = 'hard',
): string | undefined {
  let words = said.trim().replace(/^([A-Z])(?=[a-z])/, (first) => first.toLowerCase());
  for (const [harsh, mild] of MILDER) words = words.replace(harsh, mild).trim();
  const [, verb = '', rest = ''] = /^([a-z]+)\b(.*)$/is.exec(words) ?? [];
  const [, link = '', second = '', object = ''] = /^ (or|and) ([a-z]+) (.+)$/i.exec(rest) ?? [];
  const other = second === '' ? undefined : (IRREGULAR[second] ?? gerundOf(second));
  // "Shower or use deodorant" are two doings.
  const both = other?.endsWith('ing') === true ? ` ${link} ${other} ${object}` : rest;
  const gerund = IRREGULAR[verb] ?? (verb.endsWith('ing') && verb.length > 5 ? verb : gerundOf(verb));
  if (gerund === undefined || !gerund.endsWith('ing') || SAYS_HOW_IT_IS.test(words)) return undefined;
  // "when I said no" may have lost its no.
  const text = fitted(`${gerund}${both}`, gender, most)?.replace(SAID_NOTHING, '');
  if (text === undefined || !text.startsWith(gerund) || EMPTY.test(text) || NO_TOPIC.test(text)) return undefined;
  if (sort === 'deed' && NO_DEED.test(text)) return undefined;
  return text;
}
