import { originIn } from '../../../theme/origin.ts';
import { ASKED, CLAUSE, asTyped } from '../question.ts';
import type { Answer } from './answer.ts';
import { MORE_OF_ANIMALS } from './more-of-animals.ts';
import { MORE_OF_THE_REST } from './more-of-the-rest.ts';
import { OF_ANIMALS } from './of-animals.ts';
import { OF_THE_EARTH } from './of-the-earth.ts';
import { OF_THINGS } from './of-things.ts';
import { OF_US } from './of-us.ts';

export type { Answer } from './answer.ts';

/** What goes before what is more general: whoever asks of bats in the dark does not ask why it is dark. */
export const ANSWERS: readonly Answer[] = [
  ...OF_ANIMALS,
  ...MORE_OF_ANIMALS,
  ...OF_THINGS.toReversed(),
  ...OF_US,
  ...OF_THE_EARTH,
  ...MORE_OF_THE_REST,
];

/** "How the bear got through the winter" is a tale of one bear. */
const OF_ONE = /^(?:how|why|what|when|where|who) (?:did (?!the dinosaurs?\b))?(?:an?|the|one|two|three|my|our) /;
/** "How to use the toilet", "what if the sky were green": nothing is asked. */
const NOT_ASKED = /^(?:how to|what to|where to|when to|what if(?! there (?:was|were) no sun))\b/;

/** What is nobody, so that only a question can be meant: "all about black holes". An animal has a story. */
const BARE = /^(?:black holes?|gravity|the tides?|tides|hibernation|echoes)$/;

/** Whose story it is, or what they want: then something else is asked for, whatever it begins with. */
const STORY =
  /\b(?:scared|afraid|frightened|terrified|shy|lonely|sad|angry|jealous|grumpy|wants?|wanted|wish\w*|forg[eo]t\w*|friends?|birthday|lost|named|called|once|sav(?:es?|ed)|magic|he|she|his|her|brother|sister|mum|mummy|dad|daddy|gran\p{L}*|nan|nana|who (?!knows|were|was|are|invented|built|made|discovered)\p{L}+)\b/u;

/** What nobody answers with a fact of nature, whatever animal or thing is asked about with it. */
const GRAVE =
  /\b(?:(?<!\bdinosaurs )(?:die[sd]?|dying)(?! out)|dead|death|funerals?|heaven|graves?|buried|bull(?:y|ies|ied|ying)|wars?|bombs?|guns?|kill\p{L}*|murder\p{L}*|cancer|chemo|hospitals?|divorc\p{L}*|adopt\p{L}*|prison|jail|drunk|beer|drugs|president|hate (?:me|us|people|each other)|skin colou?r|put to sleep|god)\b/u;

/** The answer to what a theme asks about the world; null when it asks for a story, or for what is not known here. */
export function answerTo(raw: string): Answer | null {
  if (originIn(raw) !== null) return null;
  const typed = asTyped(raw).toLowerCase();
  const asked = BARE.test(typed) ? `what are ${typed}` : typed;
  if (!ASKED.test(asked) && !CLAUSE.test(asked)) return null;
  if (NOT_ASKED.test(asked) || STORY.test(asked) || GRAVE.test(asked)) return null;
  const found = ANSWERS.find(({ asks }) => asks.test(asked)) ?? null;
  return found !== null && OF_ONE.test(asked) && (OF_ANIMALS.includes(found) || MORE_OF_ANIMALS.includes(found))
    ? null
    : found;
}
