import type { Phrase } from '../render/phrase.ts';
import { plainText } from './given-text.ts';
import { GOES_ON } from './hard-thing.ts';
import { kinPhrase } from './kin.ts';
import { gerundOf, isGerund, isUnkind, usableNoun, usablePhrase } from './usable-phrase.ts';

/** As many words as may be told of it: "sitting next to a brother". */
const MOST_WORDS = 6;

/** Who is not spoken of as "the": a child has a brother and a cousin, and others have them too. */
const OF_MANY =
  /^(?:brother|sister|cousin|friend|teacher|classmate|neighbour|neighbor|twin|uncle|aunt|grandparent)s?(?:'s)?$/i;
const OWNED =
  /\b(?:his|her|their|my|our|your)\s+((?:(?:new|old|little|big|best|own|younger|older|school|baby)\s+)*)([a-z']+)/gi;

/** "her brother" is "a brother", "his new blazer" is "the new blazer", "my mum" is left to be refused. */
const withoutOwner = (words: string): string =>
  words.replace(OWNED, (all, adjectives: string, noun: string) => {
    const bare = noun.replace(/'s$/, '');
    if (OF_MANY.test(noun))
      return bare.endsWith('s') ? `${adjectives}${noun}` : `a ${adjectives.replace(/\bown\s+/, '')}${noun}`;
    if (kinPhrase(bare) !== undefined || /^(?:mum|mom|dad|mummy|daddy|mommy)/i.test(bare)) return all;
    return `the ${adjectives.replace(/\bown\s+/, '')}${noun}`;
  });

const TO_DO =
  /\b(?:afraid|scared|terrified|frightened|nervous|worried|anxious|reluctant|shy|embarrassed|ashamed|refuses|refusing|hates|hating|dreads|unwilling|not want|n't want|n't like|not like|not dare|too scared|has) to (?!be\b)(?:have to )?(.+)$/i;
/** "Can't tell when the banana is ripe": what is not known is nothing that has to be done. */
const WILL_NOT =
  /(?<!\b(?:we|i) )\b(?:won'?t|will not|refuses to|can'?t|cannot|never wants to|n'?t dare(?: to)?) (?:even |ever |really )?(?!(?:tell|see|say|remember|believe|understand|decide) (?:when|if|whether|which|what|why|how|where|the difference)\b)(.+)$/i;
const WHEN =
  /\b(?:when|whenever|every time|each time|any time|if) ((?!(?:i|it|this|that|there|you|something|anything|things)\b).+|(?:i|we) .+)$/i;
const DREADS =
  /\b(?:dreads|dreading|worr(?:ies|ied) (?:so much )?about|obsess\w* (?:over|about)|stress\w* (?:over|about)) (.+)$/i;
const BAD_AT = /\b(?:worst|bad|rubbish|useless|terrible|no good|not (?:very )?good|struggl\w+) (?:at|in|with) (.+)$/i;
const GIVES_UP = /\b(?:wants? to (?:quit|stop|give up|drop out of)|giving up|quit) (.+)$/i;
const WE_DO =
  /^(?:we|we are|we're|they are|they're|our (?:nursery|school|landlord|family) is|have to|we have to|we've got to)\s+(?:now |soon )?([a-z]+ing\b.+)$/i;

/** Verbs whose doing says nothing without the rest of a sentence. */
const EMPTY =
  /^(?:being|having|doing|getting|stopping|letting|wanting|making|taking|going|saying|giving|needing|seeing|coming|keeping|putting|asking|telling|trying|starting|using|finding|bringing)$/;
/** What is done to a child's body or in a toilet, and whatever is only told in a frame of its own. */
const ELSEWHERE =
  /\b(?:toilets?|loo|potty|wee|died|dying|cancer|divorce|touch\w*|undress\w*|eat(?:ing)?|food|school|nursery|bed|sleep\w*|(?:get(?:ting)?|feel(?:ing)?) (?:better|well))\b/i;

/** A doing in the parent's words, with its small words kept: "take the bus again" is "taking the bus". */
function doingIn(words: string): string | undefined {
  const text = gerundOf(withoutOwner(words.replace(GOES_ON, '')), MOST_WORDS);
  if (text === undefined || text.includes('{') || !isGerund(text)) return undefined;
  if (EMPTY.test(text) || ELSEWHERE.test(text) || text.split(' ').length < 2) return undefined;
  // "Putting the hand up in": where it is done was too long for it.
  const done = text.replace(/(?<= (?:up|down|away|on)) (?:in|at|during)$/i, '');
  // A phrase that ends in a small word has lost its noun.
  return /\b(?:to|of|with|for|the|a|an|next|about|up to|by|into|onto|off|out of|new|own|more|very|so|all|not)$/i.test(
    done,
  )
    ? undefined
    : done;
}

const SOMEBODY =
  /\b(?:brothers?|sisters?|siblings?|twins?|babies|baby|cousins?|friends?|teachers?|boys?|girls?|child(?:ren)?|kids?|mums?|moms?|dads?|dadd(?:y|ies)|mumm(?:y|ies)|mommy|papa|mama|parents?|nans?|nana|nanny|gran\w*|uncles?|aunt\w*|step\w+|classmates?|neighbou?rs?|people|mates?|coach|boyfriend|girlfriend)$/i;

/** Said without an article. */
const WITHOUT_ARTICLE =
  /^(?:grass|sand|mud|snow|rain|hail|thunder|lightning|wind|ivy|moss|wood|karate|chess|lego|playdough|slime|football|ballet|riding|horse riding|cricket|rugby|tennis|netball|judo|gymnastics|swimming|dancing|skating|hockey|drama)$/;

/** A thing in the parent's words, with "the" where it is one of many. */
function thingIn(words: string): string | undefined {
  const noun = usableNoun(words);
  // Nobody is one of the hard things.
  if (noun === undefined || ELSEWHERE.test(noun.text) || SOMEBODY.test(noun.text)) return undefined;
  return noun.plural === true ||
    WITHOUT_ARTICLE.test(noun.text) ||
    /(?:ing|ness|maths|english|science|history|music|club|football|swimming)$/.test(noun.text)
    ? noun.text
    : `the ${noun.text}`;
}

/** "when other children cry"; with "we" it is a doing of all, with "I" one of a grown-up. */
function momentIn(clause: string): string | undefined {
  const cut = clause.split(/[,;]|\b(?:and|but|so|because)\b/)[0]?.trim() ?? '';
  const own = /^(?:he|she|they|we)\s+(?:has to |have to )?(.+)$/i.exec(cut)?.[1];
  if (own !== undefined) return /^(?:is|are|was|were|'s)\b/i.test(own) ? undefined : doingIn(own);
  if (/^i\b/i.test(cut)) return undefined;
  const text = withoutOwner(cut).toLowerCase().replace(/\s+/g, ' ');
  const words = text.split(' ');
  if (words.length < 3 || words.length > MOST_WORDS || isUnkind(text) || ELSEWHERE.test(text)) return undefined;
  if (
    !/^(?:other|another|a|the|people|children|somebody|someone|others|friends|grown-ups|adults|visitors|lights?|plans|rules)\b/.test(
      text,
    )
  )
    return undefined;
  if (/\b(?:he|she|him|her|his|it|they|them|their|me|my|we|us|our|i|you|your)\b/.test(text)) return undefined;
  if (
    !/\b(?:is|are|cry|cries|shouts?|sings?|wins?|changes?|comes?|goes?|leaves?|laughs?|talks?|looks?|watch(?:es)?|plays?|starts?|ends?|stops?|move?s?|break?s?|moves|breaks|argues?|wakes?|turns?|gets?|closes?|rings?)\b/.test(
      text,
    )
  )
    return undefined;
  return words.every(
    (word) =>
      usablePhrase(word, 1) !== undefined ||
      /^(?:a|an|the|to|of|in|on|at|up|off|out|is|are|and|for|too|not|other|one|some)$/.test(word) ||
      word.endsWith('s'),
  )
    ? `when ${text}`
    : undefined;
}

/**
 * What is hard, found in a whole sentence where no more direct wording names it: "scared to take the bus again" is "taking
 * the bus", "upset when other children cry" is "when other children cry". Only for the story of anything that is hard, which
 * tells it at the end of "One hard thing is ...". Undefined when unsure.
 */
function hardInSentence(clause: string): Phrase | undefined {
  const read = (pattern: RegExp): string | undefined => pattern.exec(clause)?.[1];
  const [todo, refused, when, dreaded, bad, given, ours] = [TO_DO, WILL_NOT, WHEN, DREADS, BAD_AT, GIVES_UP, WE_DO].map(
    read,
  );
  const text =
    (todo === undefined ? undefined : doingIn(todo)) ??
    (refused === undefined ? undefined : doingIn(refused)) ??
    (when === undefined ? undefined : momentIn(when)) ??
    (dreaded === undefined ? undefined : (doingIn(dreaded) ?? thingIn(dreaded))) ??
    (bad === undefined ? undefined : (doingIn(bad) ?? thingIn(bad))) ??
    (given === undefined ? undefined : (doingIn(given) ?? thingIn(given))) ??
    (ours === undefined ? undefined : doingIn(ours));
  return text === undefined ? undefined : { text };
}

/** How many sentences of a problem are searched, and how long a one may be. */
const MOST_SENTENCES = 4;
const LONGEST = 240;

const HALF_SAID =
  /\bthe(?: (?:up|down|out|off|in|on|over|away|back|to|at|with|about|when|if|and|or))?$|\bthe (?:up|down|off|away|back) /;

/** The same for a whole problem: the first of its sentences that names something hard. */
export function hardInText(problem: string): Phrase | undefined {
  const sentences = plainText(problem)
    .replace(/\s+/g, ' ')
    .split(/[.!?;]\s*/)
    .filter((each) => each !== '' && each.length <= LONGEST);
  for (const each of sentences.slice(0, MOST_SENTENCES)) {
    const found = hardInSentence(each);
    // "Cannot pick her up": who is picked up is no thing.
    if (found && !HALF_SAID.test(found.text)) return found;
  }
  return undefined;
}
