import type { ToldFact } from '../facts/told-fact.ts';
import { escaped } from '../words/escaped.ts';
import { remembered } from '../words/remembered.ts';

/** The words of one problem are looked for in each telling of it. */
const MOST_MADE = 4_000;
/** A word with any ending: "prick", "pricks". */
export const begins = remembered(MOST_MADE, (word: string) => {
  const ending = word.length < SHORT ? 's?' : String.raw`\p{L}{0,3}`;
  return new RegExp(String.raw`(?<!\p{L})${escaped(word)}${ending}(?!\p{L})`, 'iu');
});
/** "Cared" is no car. */
const SHORT = 4;

/** Stems that stand in almost any story, whatever it is about. */
export const OF_ANY_STORY =
  /^(?:good|think|thought|say|said|says|feel|felt|help|know|knew|want|need|come|came|tak|take|mak|make|made|put|look|like|lik|try|tri|tell|told|ask|talk|find|found|start|stop|day|night|morning|week|time|thing|way|home|people|body|word|other|another|first|last|next|more|most|much|some|any|every|everything|everyone|everybody|nobody|somebody|again|then|than|there|here|where|when|while|what|why|how|because|after|before|into|onto|over|off|out|down|until|only|even|well|back|new|big|little|small|long|can't|won't|doesn't|don't|didn't|isn't|wasn't|hasn't|hasnt|hadn't|wouldn't|couldn't|wouldnt|couldnt|hadnt|tini|tiny|bit|kind|part|place|whole|cant|wont|doesnt|dont|didnt|isnt|it's|its|he's|she's|hes|shes|own|around|away|keep|kept|let|use|used|using|being|doing|seeing|saying|set|done|which|should|could|might|may|child|children|kid|son|daughter|boy|girl|mother|father|parent)$/;
/** Stems for what is hard and how somebody takes it: a story tells that in words of its own. */
export const OF_ANY_TROUBLE =
  /^(?:scream\w*|cr(?:y|i|ie|ies|ied)|sob\w*|tear|meltdown|melt|tantrum|hate|hat|scar\w*|afraid|fright\w*|terrif\w*|worr\w*|anxi\w*|nerv\w*|upset\w*|ang\w+|cross|mad|furious|rage|refus\w*|fight\w*|hit\w*|kick\w*|push\w*|struggl\w*|hard|difficult|problem|trouble|issue|dread\w*|sad|happy|panic\w*|phobi\w*|awful|horrible|total|totally|massive|complete|completely|constant\w*|alway|never|lately|recent\w*|since|month|today|yesterday|tomorrow|understand\w*|cope|deal|explain\w*|proud|lov\w*|amaz\w*|goes|gett\w*|become|bad|worse|worst|lot|absolute\w*|literal\w*|end|self|himself|herself|shout\w*|yell\w*|clingy|cling\w*|shak\w*|bedtime|school|nursery|reception|class|year|jan\w*|feb\w*|march|april|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*|weekend|\w+day|easter|christma|autis\w*|adhd|anything|something|nothing|straight|drop|diagnos\w*|finally|managed|without|together|calm\w*|okay|fine)$/;
/** Words that tell nothing by themselves. */
const PLAIN =
  /^(?:the|and|but|she|her|hers|his|him|they|them|their|our|was|were|are|has|had|have|been|being|will|would|can|may|who|that|this|with|for|from|called|named|name|not|very|really|just|also|too|old|years?|year|month|months|now|still|just|always|often|both|all|one|two|three|four|five|six|seven|eight|nine|ten|mum|mom|mummy|dad|daddy|went|goes|going|did|does|got|gets|about)$/;
/** The telling words of a sentence, without endings. */
export const telling = (sentence: string): string[] =>
  (sentence.toLowerCase().match(/(?<!\p{L}'?)\p{L}[\p{L}']+\p{L}/gu) ?? [])
    .filter((word) => !PLAIN.test(word) && !PLAIN.test(word.replace(/'s$/, '')))
    // A bed is no ending, nor is a king.
    .map((word) => word.replace(/'s$|(?<=\p{L}{3})(?:ing|ed)$|s$/u, ''));

/** Of what a child likes a story says nothing when it shows one by chance. */
const A_LIKING = /\b(?:loves?|likes?|favou?rite|obsessed|into|fan|enjoys?|called|named)\b/i;
/** What may stand for one another. */
const SAME: readonly RegExp[] = [
  /^(?:stomach|tummy|belly)$/, /^(?:scared|afraid|frightened)$/, /^(?:sleep|asleep|bed)$/, /^(?:lesson|class)$/, /^(?:wee|toilet|loo|potty)$/, /^(?:sofa|couch|settee)$/, /^(?:jab|injection|needle|vaccination)$/,
  /^(?:chemo|chemotherapy|medicine)$/, /^(?:rip|tear|torn)$/, /^(?:page|paper)$/, /^(?:scared|homesick|missing)$/, /^(?:torch|flashlight)$/, /^(?:hug|cuddle)$/, /^(?:near|close)$/, /^(?:home|house)$/, /^(?:kid|child|children)$/, /^(?:shop|supermarket|store)$/,
]; // prettier-ignore
const asSaid = (word: string): readonly RegExp[] => {
  const same = SAME.find((each) => each.test(word));
  return same
    ? [begins(word), new RegExp(String.raw`(?<!\p{L})${same.source.replace(/[$^]/g, '')}`, 'iu')]
    : [begins(word)];
};
/** Whether a text says a word, or one that stands for it. */
export const isSaidIn = (word: string, text: string): boolean => asSaid(word).some((each) => each.test(text));

/** "Swaps on Fridays": a day of the week is missing where the story does not name it. */
export const tellsOfAnotherDay = (sentence: string, text: string): boolean =>
  (sentence.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi) ?? []).some(
    (day) => !text.toLowerCase().includes(day.toLowerCase().replace(/s$/, '')),
  ) || [...sentence.matchAll(A_MONTH)].some(([month]) => !text.toLowerCase().includes(month.toLowerCase()));
/** "Due in March": of a month that is to come as well. */
const A_MONTH =
  /(?<=\b(?:due|back|away|till|until|by) (?:in )?)(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;

/** "At 6 o'clock", "4 months old", "three nights": numbers of which the story says nothing. */
export const numbersUntold = (sentence: string, text: string): string[] =>
  [...sentence.matchAll(A_NUMBER)]
    .map(([said]) => said)
    .filter((said) => {
      const [number = '', unit = ''] = said.toLowerCase().split(/\s+|(?<=\d)(?=[a-z])/);
      const story = text.toLowerCase();
      const inWords = NUMBER_WORDS[Number(number)] ?? number;
      return ![number, inWords].some((each) => story.includes(`${each} ${unit}`) || story.includes(`${each}-${unit}`));
    });
const A_NUMBER =
  /\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) ?(?:o'clock|am|pm|nights?|days?|weeks?|months?|years?|minutes?|mins?|hours?|times)\b/gi;
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']; // prettier-ignore

/** That it was taught or tried is told where it is done. */
export const HOW_IT_CAME =
  /^(?:please|i'm|i've|we're|we've|hav|having|say|taught|teach|learn\w*|learnt|practi[cs]\w*|show|shown|start|try|tri\w*|using)$/;

/** That a family has a rule, or a child something on, is said by telling what. */
export const IS_THEIRS = /^(?:rule|routine|wear)$/;

/** Whether all that a sentence of the notes tells stands in the story, in whatever words the frame has for it. */
export function isToldAnyway(sentence: string, text: string): boolean {
  if (A_LIKING.test(sentence) || tellsOfAnotherDay(sentence, text) || numbersUntold(sentence, text).length > 0)
    return false;
  const said = telling(sentence).filter(
    (word) =>
      !OF_ANY_STORY.test(word) && !OF_ANY_TROUBLE.test(word) && !HOW_IT_CAME.test(word) && !IS_THEIRS.test(word),
  );
  return said.length > 0 && said.every((word) => isSaidIn(word, text));
}

/** What is said of everybody who helps. */
export const OF_ANY_HELPER =
  /^(?:assistant|listen\w*|girl|boy|other|know|known|well|really|suggest\w*|recommend\w*|mon|tue|wed|weds|thu|thur|fri|\w+day|weekend|senco|childminder|child|minder|carer|lsa|elsa|mentor|nan|uncle|aunt|auntie|cousin|friend|buddy|same|going|will|teach|support|keyworker|tutor|nurse|kind|lovely|nice|gentle|patient|brilliant|amazing|fab|great|drama|art|music|maths|english|science|sport|form|head|live|help|look|after|stay|come|take|tak|care|teacher|school|nursery|bed|bedtime|read|sing|pick|drop|key|worker|person|best|good|great|love|lov|class|night|nights|usually|works?|nearby|next|door)$/;
export const MOST_UNTOLD = 1;
/** Whether a sentence says of somebody only that they help: what they do there may be missed in the story. */
export const saysWhoOnly = (sentence: string, { phrase }: ToldFact, isIn: (word: string) => boolean): boolean =>
  untold(sentence, phrase.text, isIn).length <= MOST_UNTOLD;
/** The telling words of a sentence of which neither the story nor a name says anything. */
export const untold = (sentence: string, name: string, isIn: (word: string) => boolean): string[] =>
  telling(sentence).filter((word) => !OF_ANY_HELPER.test(word) && !isIn(word) && !name.toLowerCase().includes(word));
