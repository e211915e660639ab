import type { Phrase } from '../render/phrase.ts';

/** "going upstairs on" has lost its end; nobody is one of the hard things, though to be near them may be. */
export const wholeThing = (hard: Phrase | undefined): Phrase | undefined => {
  if (hard === undefined) return undefined;
  const owned = hard.text.replace(SHARES_BARE, 'sharing {his} $1');
  const text = /^(?:putting|taking|pulling|keeping|getting|turning|having|trying) /.test(owned)
    ? owned
    : owned.replace(/ (?:on|to|with|of|for|at|by|in|from|the|a)$/, '');
  if (!PEOPLE.test(text)) return { ...hard, text };
  return { ...hard, text: LOOKS_OTHERWISE.test(text) ? 'meeting a person who looks different' : `being near ${text}` };
};
/** One thing is somebody's: "sharing room" is no English. */
const SHARES_BARE = /^sharing ((?:bed)?room|bed|toy|desk|tablet|ipad|bike|scooter|phone|table|seat)$/;
const PEOPLE =
  /^(?!.*\b(?:ing|\w+ing)\b)(?:the |a |an )?(?:\w+ ){0,2}(?:kids|children|boys|girls|people|men|women|man|woman|lady|ladies|adults|grown-ups|teachers?|strangers|teenagers|visitors|boy|girl|child|person|uncle|aunt|auntie|caretaker|cleaner|driver|dentist|nurse|doctor|barber|hairdresser|coach|lollipop lady|neighbours?)(?:$| (?:next door|at|in|from|with|on|who|down|across|above|over|opposite)\b)/;
/** Nobody is told that a wheelchair or a scar is one of the hard things. */
const LOOKS_OTHERWISE =
  /\b(?:legs?|arms?|eyes?|scars?|burns?|wheelchairs?|crutch\w*|stick|disab\w*|blind|deaf|dwarf\w*|face|turbans?|hijab\w*|scar(?:f|ves)|veil|bald|skin|black|brown|teeth|tattoos?|syndrome|autis\w*)\b/;
