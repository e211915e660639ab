import { isWord, isWordForm } from '../../words/dictionary.ts';
import { kinPhrase } from '../kin.ts';
import { isUnkind } from '../usable-phrase.ts';

/** Nothing of these stands in a story that applauds, whatever stands beside it. */
const NEVER =
  /\b(?:must|should|ought|have to|has to|had to|having to|always|never|don't|can't|won't|supposed|allowed|punish\w*|i|i'm|i've|i'd|my|mine|we|we're|we've|our|ours|you|your|yours|naughty|bribed?|threatened|autis\w*|adhd|diagnos\w*|covid|stupid|hell|damn|god|omg|lol|haha|blah|etc)\b|[?%@#*_<>{}[\]\\^=|~]/i;
/** What is unkind elsewhere and an ordinary part of a success. */
const HARMLESS =
  /\b(?:instead of (?:hitting|hurting|kicking|biting|pushing|shoving|shouting|yelling|throwing|snatching|grabbing|lying|running (?:off|away)|storming (?:off|out))|blood tests?|tak(?:e|ing) blood|\{his\} blood|bloods? (?:taken|done)|(?:an?|the|\{his\}|some) (?:[a-z]+ ){0,3}stor(?:y|ies)|stories|(?:own|first|whole|funny) story|(?:on|over) the phone|mobile phone|bullying|biting\s+(?:\{his\}\s+)?(?:finger)?nails|sucking \{his\} thumb|pee|poo|tablet|ipad|phoned?|phones|tv|telly|screens?|switch|medicine|vap(?:e|ing)|cartoons?|stopped (?:an? |the )(?:\w+ )?(?:fight|argument|row)|locks?|leaving|in the assembly|prompt\w*|system|instructions|nothing|kicked (?:the|a) (?:ball|goal)|kick(?:flips?|boards?|boxing)|bit of|a bit|video calls?)\b/gi;
const DIGITS = /^[£$€]?\d{1,4}(?:m|k|km|cm|th|st|nd|rd|s)?$|^\d{1,2}(?::\d\d)?(?:am|pm)?$/;
/** Ordinary words that the dictionary of sounds lacks. */
const SURE = /^(?:motorways?|spelt|plimsolls|satchels?|sellotape|prams?|campervans?|conkers?|budgies?|moult\w*|zipwires?|sandpits?|sandcastles?|fayre|pantos?|tombola|maypole|sparklers?|marmite|crumpets?|fizzy|roly-poly|drumkit|bookbags?|pigtails|perm|hayfever|foghorns?|lodgers?|retouch\w*|stairlifts?|pallbearers?|trikes?|verrucas?|grommets?|smudg\w+|pe|ramadan|dyslexi\w+|coeliac|eyepatch|pedal\w*|immunis\w+|babysat|emojis?|tidied|hola|abuel[ao]s?|sunhats?|counsell\w+|vap(?:es?|ing)|keyworkers?|headsets?|organis\w+|stabilisers?|courgettes?|coursework|play-?dates?|practis\w+|armbands?|nativity|kickboard|cajon|djembe|prosthetic|physio|facetim\w+|zipped|favourites?|neighbours?|grey|mum|cheque|apologis\w+|realis\w+|recognis\w+|memoris\w+|sleepovers?|storytime|wobbl\w+|monkey-bars|playdough|pre-?school|childminder\w*|goggles|splint\w*|inhaler|hijab|iftar|diwali|eid|ramadan|qur'an|bhaji|dhal|paella|makaton|wheelchair|crochet\w*|cartwheel\w*|trampolin\w*|judo|netball|rounders|wifi|uno|jenga|monopoly|minecraft|lego|duplo|playmobil|pokemon|toothpaste|earplugs?|lanyard|axolotls?|capybaras?|quokkas?|narwhals?|pangolins?|tracheostomy|cannula|mamgu|cucu|bibi|shosho|yiayia|babushka|halmoni|teta|ammachi|ajji|paati|tadcu|nain|taid|maghrib|hello|ok|mr|mrs|ms|miss|dr)$/i; // prettier-ignore

/** "kickflip", "skatepark": two words that are known, written as one. */
const SHORTEST_HALF = 4;
const isCompound = (word: string): boolean =>
  /^[a-z]{8,}$/.test(word) &&
  Array.from({ length: word.length - 2 * SHORTEST_HALF + 1 }, (_, n) => n + SHORTEST_HALF).some(
    (at) => isWord(word.slice(0, at)) && isWord(word.slice(at)),
  );

/** Every word is known or a name, and none that may not stand in a story. */
export function isSound(text: string, names: ReadonlySet<string>): boolean {
  const plain = text.replace(/\{(?:helper|[hH]\w+|Name)(?: [a-z']+)?\}/g, ' ');
  if (NEVER.test(plain.replace(/\b(?:thank|love) you\b/gi, ' ')) || isUnkind(plain.replace(HARMLESS, ' ')))
    return false;
  return plain
    .split(/[^\p{L}\p{N}'£$€:-]+/u)
    .map((word) => word.replace(/^['-]+|['-]+$/g, ''))
    .filter((word) => word !== '')
    .every((word) => {
      const bare = word.replace(/'s?$/, '');
      return (
        isWordForm(bare) ||
        isCompound(bare) ||
        DIGITS.test(word) ||
        names.has(bare) ||
        names.has(`${bare}s`) ||
        SURE.test(bare) ||
        kinPhrase(bare) !== undefined
      );
    });
}
