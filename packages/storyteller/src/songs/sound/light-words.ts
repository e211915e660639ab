/** Words that carry a sentence without weight of their own: sung between the beats, on one only when nothing else is near. */
const LIGHT_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the of to in on at and or but nor for from with by as is are was were be been am it its it's his her hers their " +
    'my your our he she they we you i me him them us that this than so if do does did can will would could should must ' +
    "has have had there's let's i'm you're we're they're he's she's i'll you'll we'll he'll she'll they'll that's what's " +
    "into onto when while till until because some i've we've you've i'd we'd he'd she'd they'd there where who which " +
    'what how shall may might oh then just such'
  ).split(' '),
);
/** Small words of two syllables and more: prepositions, pronouns, adverbs of degree and time. They may give way. */
const LONGER_LIGHT_WORDS: ReadonlySet<string> = new Set(
  'over under after into upon onto unto about around along across behind before above below between within without inside outside upside beside again because until every any only very another himself herself itself yourself myself rather even ever never many almost'.split(
    ' ',
  ),
);
/** Words of weight that may give way too: "going", "little". */
const HALF_LIGHT: ReadonlySet<string> = new Set(
  'being having coming going looking getting taking making running rolling little ready early nearly open tomorrow'.split(
    ' ',
  ),
);

/** Small words that may carry a beat as well as not: they question, point or answer. */
const FREE_WORDS: ReadonlySet<string> = new Set(
  "who what how where why which when that this there then these those you me him them us we i so some one was were is are had have has does did do can could would will in on up out off by for with to from through like than till and but or it all both each no not now here well too more let lets go goes come comes came went get gets got made make put said say says take took keep kept one two three four as at an its he she they his her their our my your down round past off back ones need ought much quite once own same you'd i'd we'd he'd she'd".split(
    ' ',
  ),
);

export const isFree = (word: string): boolean => FREE_WORDS.has(word);
export const isLight = (word: string): boolean => LIGHT_WORDS.has(word);
/** A small word of two syllables or more: its stress is none that a listener waits for. */
export const isLongerLight = (word: string): boolean => LONGER_LIGHT_WORDS.has(word);
export const isHalfLight = (word: string): boolean => HALF_LIGHT.has(word) || LONGER_LIGHT_WORDS.has(word);
