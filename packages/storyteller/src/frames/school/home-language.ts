import type { Role } from '../../frame.ts';
import { SCHOOL, TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Languages that families bring to a school with another one, as they are written. */
const LANGUAGES =
  'Polish|Mandarin|Cantonese|Spanish|French|Arabic|Ukrainian|Romanian|Portuguese|Urdu|Punjabi|Bengali|Gujarati|Hindi|Tamil|Turkish|Somali|German|Italian|Greek|Russian|Lithuanian|Hungarian|Bulgarian|Albanian|Kurdish|Farsi|Dari|Pashto|Tigrinya|Swahili|Yoruba|Vietnamese|Japanese|Korean|Welsh|Czech|Slovak|Dutch|Swedish|Danish|Norwegian|Finnish|Hebrew|Nepali|Thai';
/** Where a family came from, and what is mostly spoken there. */
const SPOKEN_IN: readonly (readonly [string, string])[] = [
  ['spain|mexico|colombia|argentina|chile|peru', 'Spanish'],
  ['poland', 'Polish'],
  ['france', 'French'],
  ['portugal|brazil', 'Portuguese'],
  ['italy', 'Italian'],
  ['germany|austria', 'German'],
  ['romania', 'Romanian'],
  ['turkey', 'Turkish'],
  ['hungary', 'Hungarian'],
  ['japan', 'Japanese'],
  ['syria|egypt|iraq|sudan|morocco', 'Arabic'],
];
/** What is spoken at home: named by the parent, or that of the country they came from. */
const LANGUAGE: Role = {
  fallback: { text: 'the language of home' },
  cues: [
    { match: new RegExp(String.raw`\b(?:speaks?|spoke|speaking|talks?|in|only|knows?)\b[^.!?]{0,16}?\b(${LANGUAGES})\b`, 'i'), phrase: { text: '$' } },
    { match: new RegExp(String.raw`\b(${LANGUAGES})[- ](?:speaking|at home|only)\b`, 'i'), phrase: { text: '$' } },
    ...SPOKEN_IN.map(([places, language]) => ({
      match: new RegExp(String.raw`\b(?:from|left|leaving|came from|come from) (?:${places})\b`, 'i'),
      phrase: { text: language },
    })),
  ],
}; // prettier-ignore

const AT_SCHOOL = String.raw`\b(?:school|nursery|pre-?school|reception|class(?:room|mates)?|year \w+|teachers?|other (?:children|kids))\b`;
const WITHOUT_WORDS = String.raw`\b(?:only speaks? (?:${LANGUAGES})|(?:does|do|can|could|is|has|speak\w*|understand\w*)(?: ?n'?[o]?t|not)? (?:\w+ ){0,3}?(?:no|any|much|a word of|a lot of|enough|good|speak|yet|know|understand)? ?(?:\w+ ){0,2}?(?:english|the language)|no english|little english|without (?:any )?english|does ?n'?o?t understand (?:what )?(?:the )?(?:others|other|anyone|people))\b`;
const FROM_ABROAD = String.raw`\b(?:moved|moves?|come|came|comes|arrived|coming|are|is|refugees?) (?:here |over )?(?:to \w+ )?from (?:spain|mexico|colombia|argentina|chile|peru|poland|france|portugal|brazil|italy|germany|austria|romania|turkey|hungary|japan|china|hong kong|korea|syria|egypt|iraq|iran|sudan|morocco|ukraine|russia|lithuania|latvia|bulgaria|albania|kosovo|greece|afghanistan|pakistan|india|bangladesh|nepal|thailand|vietnam|eritrea|ethiopia|somalia|nigeria|ghana|abroad)\b`;
const SAYS_NOTHING = String.raw`\b(?:(?:does|do|did|has|is|will)(?: ?n['’]?t| not)|doesnt|wont|won['’]?t|not) (?:\w+ )?(?:speak\w*|talk\w*|sa(?:y|id|ying)|spoken)\b|\b(?:says?|speaks?|said) (?:nothing|not a word|very little|hardly)|\bhardly (?:speaks?|talks?)|\b(?:is|very|so|too) (?:quiet|silent)|\bsilent\b`;
const CAME_FROM = String.raw`\b(?:moved|moves?|come|came|arrived|coming|moving|go|going) (?:here |over )?(?:to \w+ )?from (?!(?:a|the|his|her|their|our|one|nursery|year|school|home|work)\b)\w+|\bnew (?:to|in) (?:the|this) country|\bspeak (?:${LANGUAGES}) at home`;

/** A child who knows everything in the language of home, and starts where another is spoken. */
export const homeLanguage: NamedScene = {
  id: 'homewords',
  image: 'words that are all there in one language and on their way in another',
  cue: said(
    `(?=[^]*(?:${AT_SCHOOL}))(?=[^]*(?:${WITHOUT_WORDS}))|(?=[^]*(?:${CAME_FROM}))(?=[^]*(?:(?:does ?n'?o?t|won'?t|will not|not) (?:be able to )?understand|can(?:'?t|not) (?:understand|speak)|the language))|(?=[^]*(?:${FROM_ABROAD}))(?=[^]*(?:${AT_SCHOOL}))(?=[^]*(?:${SAYS_NOTHING}))`,
    String.raw`\b(?:lunch|canteen|alone at|new (?:girl|boy|child|classmate) (?:who|in))\b`,
  ),
  decides: true,
  answers: /\b(?:speak\w*|english|understand\w*|language)\b/i,
  titles: { young: 'One Word Today', older: 'In Two Languages' },
  roles: { language: LANGUAGE, teacher: TEACHER, school: SCHOOL },
  text: {
    '4-5': `
      D<homewords> {Name} knows all the words in {language}. At {school} the words are other ones. They sound like a song with no end. A smile works there, and so does a finger. Ears listen first, and the mouth comes later.
      P<homewords> The other children do not know {language} yet. To them it is a song, too.
      Q<homewords> When everybody talks at once, {Name} may feel ____.
      H<homewords> {teacher} can show things with hands and with pictures.
      H<homewords> {helper} can practise three words: toilet, help and drink.
      T<homewords> {he} can point to it, or hold up a cup.
      T<homewords> {he} can say one new word.
      C<homewords> {he} can say, "One new word, and the old ones too."
      A<homewords> One new word comes home from {school}. At home it gets said in {language}, too. Tomorrow there may be two. The words from home are all still there.
    `,
    '6-7': `
      D<homewords> {Name} knows how to count and to joke in {language}. At the new {school} the words are other ones, and they go by fast. All that was known is still known. It is waiting for its new words. Ears work first, for weeks, and then the mouth joins in. Babies learn to talk just like that.
      P<homewords> Other children may get louder, as if that helped. They mean it well. Some would like to know a word of {language}.
      P<homewords> A quiet child understands more than people think. {teacher} knows that.
      Q<homewords> When a joke goes by too fast, {Name} may feel ____.
      H<homewords> {teacher} can put pictures on things, and take a nod for an answer.
      H<homewords> {helper} can go on talking {language} at home. ~ It helps with the next language.
      T<homewords> {he} can learn three words for the first days: toilet, help and play.
      T<homewords> {he} can sit by one child and do what that child does.
      C<homewords> {he} can think, "My ears go first."
      A<homewords> Bit by bit the fast noise turns into words. One day a joke arrives in time, and {Name laughs} with the rest. {school} gets louder after that. At home it can be told again, in {language}. Then it is a joke in two languages.
    `,
    '8-10': `
      D<homewords> In {language}, {Name} has opinions, jokes and long words. At the new {school} all of that is still there, and nobody can hear it yet. The other words go past like a train with its windows shut. People who study languages call this the silent period. It can last for weeks or months, and the brain works hard all the way through it. By the end of a day a head may be very tired, just from listening.
      P<homewords> Somebody who is silent can look like somebody with nothing to say. Classmates make that mistake until there is a ball, a drawing or a game of cards.
      P<homewords> Teachers cannot guess how much has arrived. They are glad of a sign, such as a thumb that is up, half up or down.
      Q<homewords> In a lesson full of new words, {Name} might feel ____. Tired is a common answer.
      H<homewords> {teacher} can give {him} the key words a day before, with pictures. ~ A word that was seen is heard sooner.
      H<homewords> {helper} can go on reading and talking in {language}. ~ It makes the next language easier.
      T<homewords> {he} can collect three words a day on a card, and use one of them.
      T<homewords> {he} can teach somebody a word of {language} in return. ~ Swapping is a good beginning.
      C<homewords> {he} can think, "I know it. I only need the word."
      A<homewords> There comes a day when an answer is out before the head has translated it. It may be a short one, such as "mine" or "goal". {school} is tiring for a while, and then it is less so. By then there are people who know two languages, and {Name} is one of them.
    `,
    '11+': `
      D<homewords> In {language}, {Name} is quick, and possibly a little sarcastic. At the new {school} hardly anyone knows that yet, because all of it waits behind a few hundred words. Being silent gets mistaken for being shy, and a simple sentence for a simple person. Linguists call the first stretch the silent period, and it can last for months. Understanding runs far ahead of speaking, which is maddening from inside. It also means that a good deal is going on.
      P<homewords> People who have only ever lived in one language forget that anyone can be worn out by listening. Those who have done it recognise it across a room.
      P<homewords> Some teachers speak more loudly, and a few speak more slowly, which is the one that helps.
      Q<homewords> When an answer arrives a minute too late, {Name} might feel ____.
      H<homewords> {teacher} can hand over the important words before the lesson, and accept an answer in any mixture.
      H<homewords> {helper} can keep part of every day entirely in {language}. ~ A head needs a rest from translating.
      T<homewords> {he} can find one place where doing comes before talking, such as sport, art or music.
      T<homewords> {he} can ask somebody to write a word down. ~ Written words hold still.
      C<homewords> {he} can think, "The jokes are still in here. They are waiting for words."
      A<homewords> Sooner or later the first joke lands, slightly bent, and somebody laughs for the right reason. From then on {school} hears more of the person and less of the grammar. Two languages are a lot of work, and they are worth a good deal later, which is no comfort on a Monday. In {language}, at home, nothing needs explaining.
    `,
  },
};
