import type { Theme } from '../theme.ts';
import { originIn } from '../theme/origin.ts';

/** A question: "how do bridges stay up", "why is the sky blue", "what makes thunder", "who were the Romans". */
const QUESTION =
  /^(?:so |and )?(?:(?:how|why|where|when) (?:do|does|did|is|are|was|were|can|can't|come|far|big|deep|old|fast|long|many|much)\b|why (?:don'?t|doesn'?t|aren'?t|isn'?t|can'?t|won'?t)\b|(?:do|does|can|are) (?!you\b)(?:all |any )?\p{L}+ |what (?:do|does|did|is|are|was|were|makes?|made|causes?|happens?|lives?)\b|who (?:were|was|are|invented|built|made|discovered)\b)/u;
/** "how volcanoes work", "why cats purr", "all about sharks", "the history of trains", "facts about frogs". */
const TOLD_OF =
  /^(?:(?:how|why|where) (?!to\b|come\b)\p{L}|when (?!to\b|the\b|an?\b)\p{L}|(?:all|everything|anything|something|a book|a lesson|a lot|more|some facts|facts?|fun facts?|learn\w*|teach\w* \p{L}+|find(?:ing)? out|explain\w*|curious|wonder\w*|the (?:history|science|story|secrets?|inside)|an? (?:educational |learning )?(?:adventure|journey)) (?:all )?(?:about|of|how|why)\b|about (?:how|why)\b)/u;
/** Who a story is about, what they want, what they lack: then it is a story, whatever it begins with. */
const STORY =
  /\b(?:scared|afraid|frightened|terrified|shy|lonely|sad|angry|cross|jealous|grumpy|wants?|wanted|wish\w*|forg[eo]t\w*|friends?|friendship|best|bedtime|birthday|lost|got (?:his|her|its|their)|learn(?:s|ed|t)? to|who (?!were|was|are|invented|built|made|discovered)\p{L}+|named|called|once|saves?|saved|rescues?|magic|he|she|him|his|her|hers|my|our|we|us|i|me|mum|mums|mummy|mummy's|mom\w*|dad\w*|nan\w*|gran\w*|daughter|son|baby|brother|sister)\b/u;
/** A question may ask of one thing that there is only one of: "the sky", "the moon". */
const ONLY_ONE =
  /^(?:sky|sun|moon|sea|ocean|world|earth|rain|snow|wind|weather|night|day|dark|brain|heart|body|blood|grass|air|ground|rainbow|tide|year|wheel|alphabet|internet|queen|king|water)s?$/;

/**
 * Whether a theme asks how or why something in the world is so: `surely` when it can mean nothing else, `perhaps` when
 * only a sheet that knows about it makes an adventure of it, `no` when it is a story.
 */
export function asksAboutTheWorld(theme: Theme, childName: string | null): 'surely' | 'perhaps' | 'no' {
  const text = theme.raw.toLowerCase().replaceAll('’', "'").trim();
  // "How the zebra got its stripes" asks for a tale.
  if (originIn(theme.raw) !== null) return 'no';
  const isQuestion = QUESTION.test(text);
  if (!isQuestion && !TOLD_OF.test(text)) return 'no';
  // "why can't penguins fly" wants nothing; the first word is not who it is about. Nor is an animal of one's own.
  const rest = text
    .replace(/^\p{L}+(?:'t)? /u, '')
    .replace(/ (?:us|me)(?=\W*$)/, '')
    .replace(/\b(?:my|our) (?=(\p{L}+))/gu, (own, word: string) =>
      isQuestion && theme.hero?.being && theme.hero.being.isa !== 'person' && theme.hero.word === word ? '' : own,
    );
  // "why do we sleep" asks of everybody; it may as well ask of one family.
  const ofUs = /^(?:how|why|when|where|what) (?:do|did) we /.test(text);
  if (
    STORY.test(ofUs ? rest.replace(/ we /, ' ') : rest) ||
    theme.heroName !== null ||
    theme.childRole !== null ||
    theme.first !== null
  )
    return 'no';
  if (childName !== null && childName !== '' && rest.includes(childName.toLowerCase())) return 'no';
  // What there is not in the world can only be told of.
  if (theme.hero?.being?.isa === 'magic' && !/^(?:dinosaur|mammoth)$/.test(theme.hero.being.id)) return 'no';
  if (!isQuestion || ofUs) return 'perhaps';
  const one =
    theme.hero !== null && !theme.hero.plural && /\bthe \p{L}+/u.test(rest) && !ONLY_ONE.test(theme.hero.word);
  return one ? 'perhaps' : 'surely';
}
