import { toldSentences } from '../given-text.ts';

/** What is said not to help, and what it is. */
const SAID =
  /^(?:but |and |also )*(.{3,40}?) (?:(?:really|just|definitely|usually|often) )*(?:does(?:n't| not)|do(?:n't| not)|did(?:n't| not)|never|has(?:n't| not)|have(?:n't| not)) (?:really |seem to |actually |always )?(?:help\w*|work\w*|calm|settle|do anything)\b|^(?:but |and |also )*(.{3,40}?) (?:only |just |usually |always )*(?:makes? (?:it|him|her|them|things) (?:\w+ )?(?:worse|angrier|more (?:upset|angry|anxious|scared))|winds? (?:him|her|them) up|sets? (?:him|her|them) off)\b|\b(?:what )?(?:definitely |really |never )?(?:(?:does(?:n't| not)|never) (?:help|work)s?|makes it worse)(?: is| are|:) (.{3,40})$|\b(?:hates|can't stand|cannot stand|does(?:n't| not) like|do(?:n't| not) like) (being (?:hugged|touched|held|cuddled|patted|tickled|kissed)|(?:hugs|cuddles|being touched|deep breath\w*|counting|singing|music))\b/iu;

/** Things that stories offer, by what a parent calls them. */
const OFFERED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcount/i, /\bcounts?\b|\bcounting\b/i],
  [/\bbreath|\bbelly breath|\bblow/i, /\bbreath\w*|\bblows? /i],
  [
    /\bhug|\bcuddl|\btouch|\bheld\b|\bholding (?:him|her|them)\b|\bsqueez|\bpatted|\bkiss/i,
    /\bhugs?\b|\bcuddles?\b|\bhold (?:a |\{his\} )?hand|\barms? (?:round|around)\b|\bsqueezes? \{|\bon (?:a|the) lap\b|\bpress \{his\}/i,
  ],
  [/\blook(?:ing)? away\b/i, /\blooks? away\b|\blook (?:at something else|to the side|out of)\b/i],
  [/\bmusic|\bsing|\bsong/i, /\bmusic\b|\bsings?\b|\bsongs?\b|\bhums?\b/i],
  [/\bsticker|\breward|\bchart/i, /\bstickers?\b|\bcharts?\b|\brewards?\b/i],
  [/\bdraw/i, /\bdraws?\b|\bdrawing\b/i],
  [/\btimers?\b/i, /\btimers?\b/i],
  [/\bwriting|\bwrite/i, /\bwrites?\b|\blist\b/i],
  [/\btalking|\btalk\b|\bquestions?\b/i, /\btalks? (?:about|with|to)\b|\bask (?:what|how|why)\b/i],
  [/\bwalk(?:ing)? away\b|\bleft alone\b|\bspace\b/i, /\bwalks? away\b|\balone\b/i],
  [/\bjok|\bfunny|\bhumou?r|\bsilly\b/i, /\bjokes?\b|\bsilly\b|\bfunny\b/i],
];

/** What a parent has seen not to help, as the words in which stories offer it. */
export const noHelpsIn = (text: string): RegExp[] =>
  toldSentences(text)
    .flatMap((sentence) => sentence.split(/,\s+(?!and )| but /i))
    .flatMap(
      (clause) =>
        SAID.exec(clause)
          ?.slice(1)
          .find((each) => each !== undefined) ?? [],
    )
    .flatMap((said) => OFFERED.flatMap(([called, offered]) => (called.test(said) ? [offered] : [])));
