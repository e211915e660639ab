const ELDER =
  /\b(?:uncle|aunt|auntie|aunty|grandpa|grandfather|grandad|granddad|grandma|grandmother|nana|step ?dad|step ?father|step ?mum|step ?mother|dad|daddy|father|boyfriend|girlfriend|partner|coach|teacher|tutor|babysitter|nanny|neighbou?r|man|lady|woman|adult|grown ?up|priest|pastor|doctor|driver|friend of (?:ours|the family|mine|his dad|her dad))\b/;
const TOUCH =
  /\b(?:kiss(?:es|ed|ing)?|cuddl(?:e|es|ed|ing)|tickl(?:e|es|ed|ing)|touch(?:es|ed|ing)?|hug(?:s|ged|ging)?|strok(?:e|es|ed|ing)|massag\w*|on (?:his|her) lap|undress\w*|clothes off|take off)\b/;
/** What is asked of the child; telling lies or tales is another matter. */
const ASKED_TO_KEEP =
  /\b(?:not to (?:ever )?tell|(?:says?|said|saying|tells?|told|asks?|asked|warns?|warned) (?:\w+ ){0,3}?(?:dont|do not|never|mustnt|must not) (?:ever )?tell|(?:he|she|they) (?:mustnt|must not|cant|shouldnt) tell|(?:our|their) (?:little |special |big )?secret|(?:keep|keeps|keeping|kept) (?:\w+ ){0,4}?secret|nobody (?:must|should|may|can) know)\b(?! (?:lies|tales|fibs|stories|off)\b)/;
const CALLED_SECRET = /\b(?:a|the|your|his|her) (?:little |special |big )?secret\b/;
/** A surprise is told in the end, and a place or a handshake is no touch. A present is no excuse: it often comes along. */
const INNOCENT =
  /\b(?:surprise|recipe|handshake|no secrets|secrets about|good secrets?|bad secrets?|secret (?:club|santa|agent|garden|place|spot|hiding|den))\b/;

/**
 * Touch that an elder wants kept secret, told in one sentence or in two that follow each other. It is told to a person
 * however harmless the touch sounds: there are no secrets about touch (child-protection teaching).
 */
export function tellsOfTouchKeptSecret(sentence: string, next: string): boolean {
  if (!ELDER.test(sentence) || !TOUCH.test(sentence) || INNOCENT.test(sentence)) return false;
  const isAsked = ASKED_TO_KEEP.test(sentence) || CALLED_SECRET.test(sentence);
  return isAsked || (ASKED_TO_KEEP.test(next) && !INNOCENT.test(next));
}
