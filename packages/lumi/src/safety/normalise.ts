import { repairWord } from './spelling.ts';

/** Lower case, no accents, straight apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u0060\u00b4]/g, "'");

/** Contractions without their apostrophes, as they reach us from phones, dictation and dialect alike. */
const OPENED: Readonly<Record<string, string>> = {
  cant: 'can not',
  cannot: 'can not',
  cannae: 'can not',
  canny: 'can not',
  canna: 'can not',
  wont: 'will not',
  willnae: 'will not',
  wullnae: 'will not',
  wilnae: 'will not',
  aint: 'is not',
  innit: '',
  isnae: 'is not',
  isnt: 'is not',
  arent: 'are not',
  arenae: 'are not',
  wasnt: 'was not',
  wasnae: 'was not',
  werent: 'were not',
  dont: 'do not',
  dinnae: 'do not',
  dinna: 'do not',
  dunnae: 'do not',
  doesnt: 'does not',
  doesnae: 'does not',
  dosent: 'does not',
  doesent: 'does not',
  didnt: 'did not',
  didnae: 'did not',
  hasnt: 'has not',
  hasnae: 'has not',
  havent: 'have not',
  havnt: 'have not',
  havenae: 'have not',
  hadnt: 'had not',
  wouldnt: 'would not',
  wouldnae: 'would not',
  wouldna: 'would not',
  couldnt: 'could not',
  couldnae: 'could not',
  couldny: 'could not',
  shouldnt: 'should not',
  mustnt: 'must not',
  neednt: 'need not',
  isny: 'is not',
  wasny: 'was not',
  doesny: 'does not',
  didny: 'did not',
  disny: 'does not',
  disnae: 'does not',
  hasny: 'has not',
  dony: 'do not',
  dnt: 'do not',
  cnt: 'can not',
  didn: 'did not',
  isn: 'is not',
  ain: 'is not',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  iam: 'i am',
  ah: 'i',
  hes: 'he is',
  shes: 'she is',
  its: 'it is',
  thats: 'that is',
  theres: 'there is',
  whats: 'what is',
  theyre: 'they are',
  theyve: 'they have',
  theyll: 'they will',
  theyd: 'they would',
  weve: 'we have',
  youre: 'you are',
  youve: 'you have',
  itll: 'it will',
  hed: 'he would',
  hell: 'he will',
  shell: 'she will',
  babys: 'baby is',
  whos: 'who is',
  wheres: 'where is',
  someones: 'someone is',
  somethings: 'something is',
  nobodys: 'nobody is',
  anymore: 'any more',
  alot: 'a lot',
  allover: 'all over',
  outta: 'out of',
  lotta: 'lot of',
  couldve: 'could have',
  wouldve: 'would have',
  shouldve: 'should have',
  lemme: 'let me',
  gimme: 'give me',
  nolonger: 'no longer',
  incase: 'in case',
  atall: 'at all',
  noone: 'no one',
  bday: 'birthday',
  w: 'with',
  wo: 'without',
  b4: 'before',
  tmrw: 'tomorrow',
  '2day': 'today',
  '2nite': 'tonight',
  rlly: 'really',
  rly: 'really',
  srsly: 'seriously',
  irl: 'in real life',
};

/** Endings in "-in" for "-ing", of the verbs that dangers are told with. */
const CLIPPED: ReadonlySet<string> = new Set(
  'breathin chokin bleedin shakin wakin wheezin drinkin respondin fittin jerkin movin cryin eatin talkin goin havin burnin pukin throwin twitchin hittin beatin killin hurtin touchin swallowin strugglin gaspin gruntin turnin thinkin wantin sayin tellin dyin vomitin sleepin lookin gettin comin floatin drownin missin swellin tryin feelin bein doin makin takin screamin cuttin harmin scarin threatenin punchin kickin slappin smackin walkin suckin'.split(
    ' ',
  ),
);

/** After "ill", "hell", "shell" these verbs show that "I'll", "he'll", "she'll" were meant. */
const ILL =
  /\bill? (?=(?:just )?(?:kill|hurt|hit|shake|do|end|be|jump|throw|snap|lose|smack|slap|never|take|go|not|have|leave)\b)/g;

const SPLIT_SELF = /\b(him|her|my|them|your) (self|selves)\b/g;

/**
 * Text as the patterns read it: folded, without apostrophes, contractions opened, spelling repaired towards danger words,
 * `,` and `|` (end of a sentence, a dash, a new line, a bracket, the end of the text) as words of their own, single spaces.
 */
export function normalise(raw: string): string {
  const words = fold(raw)
    .replace(/([a-z])'([a-z])/g, '$1$2')
    .replace(/(\d)[.,](\d)/g, '$1_$2')
    .replace(/[.!?;:\n()\u2026\u00bf\u00a1]+|\s[-\u2013]+\s|\u2014/g, ' | ')
    .replace(/,/g, ' , ')
    .replace(/_/g, '.')
    .replace(/[^a-z0-9|., ]+/g, ' ')
    .split(/\s+/);
  const opened = words.map((word) => {
    if (word === '|' || word === ',') return word;
    if (Object.hasOwn(OPENED, word)) return OPENED[word] ?? word;
    if (CLIPPED.has(word)) return `${word}g`;
    return repairWord(word);
  });
  const joined = opened
    .join(' ')
    .replace(ILL, 'i will ')
    .replace(/\b(my|our|the) lo\b/g, '$1 baby')
    .replace(/\b(?:fucking|fuckin|effing|freaking|frigging|flipping|bleeding well|the fuck|the hell)\b ?/g, '')
    .replace(/\bfixing to\b/g, 'going to')
    .replace(SPLIT_SELF, '$1$2')
    .replace(/\b(his|her|my|the|their|your) he would\b/g, '$1 head')
    .replace(/\btoo (?=(?:kill|die|hurt|be dead|live|end|harm)\b)/g, 'to ')
    .replace(/\bscarred (?=(?:i|of|that|to)\b)/g, 'scared ')
    .replace(/\bse callo\b/g, 'se cayo')
    .replace(/\bse a (?=[a-z]+(?:ado|ido)\b)/g, 'se ha ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?:[|,] )+\| /g, '| ')
    .replace(/\s+/g, ' ')
    .trim();
  return joined.endsWith('|') ? joined : `${joined} |`;
}
