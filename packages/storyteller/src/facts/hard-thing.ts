import nlp from 'compromise';
import { asFearOf } from './fear-turned-round.ts';
import { plainText } from './given-text.ts';
import { gerundOf, isGerund, usableNoun, usablePhrase } from './usable-phrase.ts';
import type { Phrase } from '../render/phrase.ts';

/** How much of the problem is searched for the thing that is hard. */
const HEAD = 600;

const FEARED =
  /\b(?:afraid|scared|terrified|frightened|petrified|fearful|worried|anxious|nervous|upset|panics?|freaks? out)(?: at night| at bedtime| in bed)? (?:of|about|by|when|over|at(?! (?:night|bedtime|school|home|nursery|times)\b))\s+(.+)$/is;
const REFUSED =
  /\b(?:refuses?(?: to)?|won'?t|will not|doesn'?t (?:want|like) to|does not (?:want|like) to|can'?t|cannot|struggles? to|hates? to|finds? it (?:hard|difficult) to|unable to|having trouble to|never wants to)\s+(?!(?:cope|deal) with\b)(?:even |ever |really )?(.+)$/is;
const DISLIKED =
  /\b(?:hates?|struggles? with|struggling with|dislikes?|can'?t (?:stand|cope with|handle|deal with)|trouble with|trouble|problems? with|difficult(?:y|ies) with|issues? with|fear of|phobia of|cries at|cries during|meltdowns? (?:at|over|about|during)|covers? (?:his |her |their )?ears (?:at|for|when|from)|hard time with|help with)\s+(.+)$/is;
/** Words too open to be a thing: "being", "doing". */
const EMPTY =
  /^(?:putting(?: (?:on|off|down|up|in|out|away))?|taking(?: (?:on|off|out|away))?|pulling|picking|holding|leaving|turning|throwing|bringing|using|being|having|doing|getting|going|stopping|letting|wanting|making|taking|stop|let|saying|joining|coming|giving|helping|needing|seeing|wishing|hoping|needing help|help|story|starting|letting (?:any|some)(?:one|body)(?: \w+)?)$/;
/** A bare singular needs "the"; these do without. */
const MASS =
  /(?:ness|(?<!\b(?:sw|k|r|str|spr|w|build|ceil|th))ing|ity|\b(?:school|nursery|preschool|kindergarten|thunder|water|maths|math|music|homework|food|bedtime|bath ?time|change|noise|sand|grass|swimming|football|assembly|church|traffic|rain|snow|sleep|separation|medicine|failure|playtime|lunchtime|cream|sunscreen|lotion|toothpaste|shampoo|soap))$/;

/**
 * What is hard, as a phrase that can stand at the end of "One hard thing is ...": "refuses to brush teeth" -> "brushing
 * teeth", "scared of thunder" -> "thunder". Undefined when unsure: the problem itself is never pasted into a story.
 */
export function hardThing(problem: string): Phrase | undefined {
  // "Will not wear shoes any more": without "any" it would be "wearing shoes more".
  const text = asFearOf(plainText(problem))
    .slice(0, HEAD)
    .replace(/\s+/g, ' ')
    .replace(/ any ?(?:more|longer)\b/gi, '')
    // "Upstairs alone even in daytime": how far it goes is no part of the thing.
    .replace(
      /,? (?:even|especially|particularly|mainly) (?=(?:in|on|at|when|if|with|for|during|by|to|after|before)\b)/gi,
      ', ',
    );
  if (NAPPY_CHANGE.test(text)) return { text: 'the nappy change' };
  for (const clause of text
    .split(/[.!?;]\s*/)
    .filter((each) => each !== '')
    .slice(0, 4)) {
    const found = ofClause(clause);
    if (found) return found;
  }
  return undefined;
}

/** "Kicks me when I change his nappy". */
const NAPPY_CHANGE =
  /\b(?:chang(?:e|es|ing|ed)) (?:(?:his|her|their|a|the) )?(?:napp(?:y|ies)|diapers?)\b|\b(?:napp(?:y|ies)|diapers?) (?:is |being |gets )?chang(?:e|es|ed|ing)\b/i;

/** "Got told he can't play": what others do not allow is not what is hard to do. */
const FORBIDDEN = /\b(?:told|says?|said|banned|not allowed|aren't allowed)\b[^.]*\b(?:can'?t|cannot|won'?t)\b/i;

/** "Can't play football for six weeks": what has to wait so long is not what is hard to do. */
export const FOR_SO_LONG =
  /\b(?:can'?t|cannot|(?:is|are|am|be)(?: not|n't) able to|unable to)\b[^.!?]*\b(?:for (?:the (?:next|whole|rest)|at least|about|up to|another|an?|a few|several|many|\d+|two|three|four|five|six|seven|eight|ten|twelve|weeks|months|ages)\b[^.!?]{0,20}\b(?:days?|weeks?|months?|year|summer|season|term|ages)?|for (?:weeks|months|ages)|until)\b/i;

/** "We can't turn our backs": what grown-ups cannot do is not what is hard for a child. */
const OF_THE_GROWN_UPS = /\b(?:we|i) (?:really |just )?(?:can'?t|cannot|won'?t|struggle to|daren'?t)\b/i;
/** "Refuses to drink water only wants juice": a parent in a hurry leaves the comma out, and another sentence begins. */
export const GOES_ON =
  /(?<!\b(?:when|if|because|that|who|which|what|how|while|until|where)\b.*) (?:(?:only|just|always|and|but|so|then|now|he|she|they) )*(?:only (?:wants?|likes?|drinks?|eats?|has)|wants|comes|gets|says|screams|cries|hides|runs|keeps|throws|hits|kicks|spits|goes|asks|insists|prefers|demands)\b.*$/i;

function ofClause(clause: string): Phrase | undefined {
  const refused =
    FORBIDDEN.test(clause) || OF_THE_GROWN_UPS.test(clause) || FOR_SO_LONG.test(clause)
      ? undefined
      : REFUSED.exec(clause)?.[1]?.replace(GOES_ON, '');
  if (refused !== undefined) {
    const done =
      /^do (?:(?:any|his|her|their|the) )*([a-z]+)\b(?! (?:zips?|buttons?|laces|straps?|seatbelt|velcro|poppers)\b)/i.exec(
        refused,
      )?.[1];
    if (done !== undefined) return usableNoun(done) ? { text: `doing ${done.toLowerCase()}` } : undefined;
    const treated =
      /^have (?:(?:his|her|their) )?((?:hair|nails|toenails|teeth|eyes|ears) (?:cut|trimmed|washed|brushed|combed|clipped|checked|tested))\b/i;
    const having = treated.exec(refused)?.[1];
    if (having !== undefined) return { text: `having ${having.toLowerCase()}` };
    // "let go of his bottle" would be "letting go of bottle".
    if (/\b(?:of|for|with|to|on|in) (?:his|her|their|the) [a-z]+/i.test(refused)) return undefined;
    // A verb in two halves keeps both: "putting the coat" is no English.
    const split = /^(put|take|pull|keep)\s+(?:(?:any|his|her|their|the|a)\s+)?([a-z]+)\s+(on|off)\b/i.exec(refused);
    const worn = split?.[2]?.toLowerCase() ?? '';
    if (split !== null && usableNoun(worn)) {
      const verb =
        { put: 'putting', take: 'taking', pull: 'pulling', keep: 'keeping' }[split[1]?.toLowerCase() ?? ''] ??
        'putting';
      return { text: `${verb} ${worn.endsWith('s') ? '' : 'the '}${worn} ${split[3]?.toLowerCase() ?? ''}` };
    }
    const kept = /^stop (scratching|chewing|biting|picking|sucking|rubbing|worrying|fidgeting)\b/i.exec(refused)?.[1];
    if (kept !== undefined) return { text: `to stop ${kept.toLowerCase()}` };
    const owned = refused
      .replace(
        /\b(?:his|her|their|the)\s+(?=([a-z]+(?:\s+[a-z]+)?)(?:\s+(?:because|when|if|even|at|in)\b|$))/i,
        (_, thing: string) => (SEVERAL.test(thing) || NOT_COUNTED.test(thing) ? '' : 'the '),
      )
      .replace(/\b(?:any|his|her|their)\s+/g, '');
    return doing(owned) ?? named(refused);
  }
  const feared = (FEARED.exec(clause)?.[1] ?? DISLIKED.exec(clause)?.[1])
    ?.replace(SOUND_OF, '')
    .replace(
      /^((?:getting|having) )(?:his|her|their) ([a-z]+)/i,
      (_, verb: string, noun: string) => `${verb}${SEVERAL.test(noun) ? '' : 'the '}${noun}`,
    );
  if (feared === undefined) {
    const whole = clause.trim();
    return /^[a-z]+ing\b/i.test(whole) || (/^(?:the )?[a-z]+(?: [a-z]+)?$/i.test(whole) && !isDone(whole))
      ? (doing(whole) ?? named(whole))
      : undefined;
  }
  if (LOSING_SOMEBODY.test(feared) || DONE_TO_IT.test(feared) || SOMEBODY.test(feared)) return undefined;
  const put = PUT_ON.exec(feared)
    ?.slice(1, 4)
    .map((each) => each.toLowerCase());
  if (put && usableNoun(put[2] ?? ''))
    return { text: `${put[0]} ${put[1]} ${put[2]?.endsWith('s') === true ? '' : 'the '}${put[2]}` };
  return doing(feared) ?? named(feared);
}
/** "putting on his coat": without its second half the doing is no doing. */
const PUT_ON = /^(putting|taking|pulling|turning) (on|off) (?:(?:his|her|their|the|a|any) )?([a-z]+)$/i;
/** "Eating breakfast", but "wearing the helmet". */
const NOT_COUNTED =
  /\b(?:breakfast|lunch|dinner|tea|food|milk|water|fruit|veg|meat|bread|pasta|rice|homework|housework|work|medicine|maths|reading|writing|spelling|practice|money|music|time|bed|school|cream|toothpaste|shampoo|soap|clothing|underwear|uniform|jewellery|stuff)$/i;
/** "having nails cut", but "having the nose wiped". */
const SEVERAL = /(?:s|hair|teeth|feet|blood)$/i;
const SOUND_OF = /^(?:the )?(?:loud |sudden )?(?:noises?|sounds?) (?:of|from|made by) /i;
/** "Scared of her daddy since he shaved": nobody is a hard thing. */
const SOMEBODY =
  /^(?:(?:his|her|their|my|the|our) )?(?:own |big |little |new )?(?:mum|mummy|mom|mommy|mother|dad|daddy|father|step\w+|grand\w+|gran|granny|nan|nana|nanny|uncle|aunt\w*|brother|sister|cousin|teacher|friend)\b(?!'s)/i;
/** Said of a shop and of a death alike. */
const LOSING_SOMEBODY = /^(?:losing|lost|loss of)\b/i;
/** "plasters being pulled off": the first word is a thing here, although it can be done as well. */
const DONE_TO_IT = /^(?:the |his |her |their )?(?!being\b)[a-z]+ being\b/i;
/** "swears", "runs off": what a child does is not the name of a hard thing. */
const isDone = (words: string): boolean => nlp(words.toLowerCase()).verbs().found;

/** "brush teeth", "going to parties". */
function doing(words: string): Phrase | undefined {
  if (SENSE_AFTER_PLACE.test(words)) return undefined;
  const first = /^[a-z]+/i.exec(words.trim())?.[0]?.toLowerCase() ?? '';
  const phrase = isGerund(first) ? usablePhrase(words, 4) : gerundOf(words);
  if (phrase === undefined || phrase.includes('{') || EMPTY.test(phrase) || !isGerund(phrase)) return undefined;
  if (CUT_SHORT.test(phrase) || COMPLAINS.test(phrase)) return undefined;
  if (!isGerund(first) && usableNoun(words) && !REFUSABLE.test(first)) return undefined;
  return {
    text: phrase.replace(/^(\w+ing) (\w+)$/, (whole, verb: string, noun: string) => withArticle(verb, noun) ?? whole),
  };
}
/** "moaning about" has lost what it is about, and nobody is told that moaning is a hard thing. */
const CUT_SHORT = /\b(?:about|of|with|for|to|at|the|an?|by|than|from)$/i;
const COMPLAINS = /^(?:moan|whin|whing|whinge|sulk|complain|nagg?|grumbl|fuss|stropp|ask)\w*ing\b/i;
/** "getting water in her eyes" without its end is another thing. */
const SENSE_AFTER_PLACE =
  /^(?:get|put|tak|hav|mak|leav|lett?|keep)\w* \S+(?: \S+)? (?:in|on|at|off|out|from|into|over)\b/i;
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  the: ['toilet', 'potty', 'loo', 'bathroom', 'bus', 'lift', 'dentist', 'doctor'],
  a: ['bath', 'shower', 'coat', 'jacket', 'hat', 'helmet', 'seatbelt', 'mask', 'uniform', 'nap', 'jumper', 'haircut'],
};
/** Parents leave articles out: "use toilet" -> "using the toilet". */
const withArticle = (verb: string, noun: string): string | undefined => {
  const article = Object.entries(ARTICLES).find(([, nouns]) => nouns.includes(noun))?.[0];
  return article === undefined ? undefined : `${verb} ${article} ${noun}`;
};
/** Verbs that are nouns too, and are meant as verbs after "won't". */
const REFUSABLE =
  /^(?:brush|wash|dress|share|sleep|walk|talk|play|read|write|try|eat|drink|sit|wait|listen|help|work|swim|climb|jump|cut|change|clean|wear|go|use|leave|take|put|join|speak|stop|stay|turn)$/;

function named(words: string): Phrase | undefined {
  const noun = usableNoun(words);
  if (!noun) return undefined;
  if (noun.plural === true || MASS.test(noun.text)) return { text: noun.text };
  return /^\s*the /i.test(words) ? { text: `the ${noun.text}` } : undefined;
}
