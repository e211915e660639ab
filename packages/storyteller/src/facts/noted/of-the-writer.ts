import { givesAName } from '../gives-a-name.ts';
import { baseOf } from '../../words/base-verb.ts';
import { DONE_FOR_A_CHILD } from '../helps/helpful-verbs.ts';
import type { Saying } from './noted-statement.ts';
import { wordings } from './wordings.ts';
import { inStoryWords, type NotedChild } from './whose-words.ts';
import { ofOneDay } from './of-one-day.ts';

/** What a family has for it, and where it is: "we have a bedtime chart on the fridge". */
const THERE_IS =
  /^we(?:'ve got|'ve made|'ve| have| have got| have made| made| use| got) ((?:an?|some|two|the) (?:[a-z-]+ ){0,3}?(?:charts?|books?|songs?|calendars?|lists?|timers?|jars?|boxes|box|cards?|posters?|plans?|den|corner|rhymes?|code word|signal|pictures?|photos?|timetable|night ?light|step ?stool|special place)\b.*)$/i;
/** How it goes at home, step by step: "we do bath, book, song, then lights out". */
const ROUTINE =
  /^(?:we(?: always| usually| just)? (?:do|have)|(?:our|the|his|her|their) (?:\w+ )?routine is|it(?:'s| is| goes)(?: always)?) ((?:(?:an?|the|his|her|their|\d|one|two|three) )?[a-z]+(?: [a-z]+){0,3}(?:, (?:then |and then |and )?[a-z]+(?: [a-z]+){0,5}){1,5})$/i;
/** What they do together is what the child can do. */
const TOGETHER =
  /^we(?: always| usually| often| sometimes| all|'ve been| have been|'re| are)? (?:been )?(practi[sc]e|practi[sc]ing|count|counting|sing|singing|draw|drawing|look at|looking at|talk about|talking about|bake|baking|cook|cooking|go for|walk|write|blow|visit|visiting) (?!(?:on \w+days?|at weekends?|at the weekend|every|once|twice|each)\b)(.+)$/i;
/** Whom a journey is to. */
const TO_SEE =
  /^we(?:'re| are|'ll be| will be) (?:visiting|going to (?:see|visit|stay with)|off to see|flying (?:out )?to (?:see|visit)|staying with) (.+)$/i;
const AFTERWARDS =
  /^we(?:'re| are|'ll| will|'re going to| are going to)? (?:all )?(?:going |go |have |getting |get |having )((?:for|to) [a-z -]+?|(?:an?|some) [a-z -]+?) (after(?:wards)?|on the way home)$/i;
/** What somebody who writes is going to do. */
const GOING_TO =
  /^(?:i|i'll|i will|i'm going to|i am going to|we|we'll|we will|we're going to)(?: (?:will|can|always|both))? ([a-z]+) (.+)$/i;
/** "I will be holding his hand", "I am bringing her own cake": what is going to be done, said as going on. */
const WILL_BE_DOING =
  /^(i|we)(?:'ll be| will be|'m| am|'re| are) (holding|sitting|staying|waiting|bringing|reading|singing|lying|calling|ringing|phoning) (?=\S)/i;
/** Of these it is plain that they are done for the child when it is hard. */
const DONE_WITH_IT =
  /^(?:be (?:with|there|next to|outside|in the)|stay|sit|lie|come|hold|wait|read|sing|ring|call|phone|pick|collect|walk|sleep (?:next|in|on|beside)|take (?:him|her|them)|give (?:him|her|them)|bring)\b/i;
/** A few words that are said again and again: "we tell him gentle hands", "I say to use his words". */
const SAYS_TO =
  /^(?:i|we)(?: always| usually| just| now| try to)? (?:say|tell (?:him|her|them)|remind (?:him|her|them)) (?:to )?["']?((?:[a-z]+ ){1,3}[a-z]+)["']?$/i;
/** Words that tell a child off, or are no words of anybody's. */
const NO_SAYING =
  /\b(?:no|not|stop|never|don't|naughty|that|it|he|she|they|why|how|if|off|about|what|when|bad|quiet)\b/i;
const CALLS_THEM =
  /^(?:i|we)(?: all| both| always)? call (?:him|her|them|it|my \w+|his \w+|her \w+|their \w+) (?:\p{Lu}|an?\b)/iu;
const OWN = /\b(?:his|her|their)\b/gi;
const OF_ONE_DAY = ofOneDay('a lot', 'loads', 'once', 'tried');
const MOST = 14;

/** What those who write say of themselves, as far as it is done for the child or with it: "we practise at home with his dinosaur". */
export function ofTheWriter(clause: string, child: NotedChild): Saying | undefined {
  if (OF_ONE_DAY.test(clause)) return undefined;
  const said = clause.replace(WILL_BE_DOING, (whole, who: string, doing: string) => {
    const base = baseOf(doing.toLowerCase());
    return base === undefined ? whole : `${who} will ${base} `;
  });
  const words = (text: string): string | undefined => {
    const told = inStoryWords(text, 'child', child);
    return told === undefined || told.split(' ').length > MOST ? undefined : told;
  };
  const there = THERE_IS.exec(said)?.[1];
  if (there !== undefined) return as('scene', there.startsWith('two ') ? 'there are ' : 'there is ', words(there));
  const steps = ROUTINE.exec(said)?.[1]?.split(/, (?:and then |then |and )?| (?:and )?then | and /);
  if (steps !== undefined && steps.length > 2) {
    const all = words(`${steps.slice(0, -1).join(', ')} and then ${steps.at(-1) ?? ''}`);
    // A routine is told whole, or not at all.
    return all === undefined
      ? undefined
      : { texts: [`at home the order is ${all}.`, `the order is ${all}.`], place: 'scene' };
  }
  const plan = TO_SEE.exec(said)?.[1];
  if (plan !== undefined) return as('scene', 'the plan is to visit ', words(plan));
  const after = AFTERWARDS.exec(said);
  if (after) {
    const what = /^(?:for|to) /i.test(after[1] ?? '') ? 'go' : 'have';
    return as('does', '{he} can ', words(`${what} ${after[1]} ${after[2]}`.replace(/\bafter$/, 'afterwards')), {
      offers: true,
    });
  }
  const sayings = SAYS_TO.exec(said)?.[1];
  if (sayings !== undefined && !NO_SAYING.test(sayings)) return asSaid(sayings, words);
  const together = TOGETHER.exec(said);
  if (together) {
    const [verb = '', ...more] = (together[1] ?? '').toLowerCase().split(' ');
    const base = baseOf(verb);
    const rest = [...more, together[2] ?? ''].join(' ');
    return base === undefined ? undefined : as('does', '{he} can ', words(`${base} ${rest}`), { offers: true });
  }
  // "We call her Teta": that is who she is.
  if (CALLS_THEM.test(said) || givesAName(said)) return undefined;
  const going = GOING_TO.exec(said);
  const act = `${going?.[1] ?? ''} ${going?.[2] ?? ''}`;
  if (going && DONE_WITH_IT.test(act) && (going[1] === 'be' || DONE_FOR_A_CHILD.has(going[1]?.toLowerCase() ?? '')))
    return as('helps', '{helper} can ', inStoryWords(act, {}, child));
  return undefined;
}

/** What somebody says to a child each time, as it is said: "use his words" -> "Use your words." */
export function asSaid(
  said: string,
  words: (text: string) => string | undefined,
  who = '{helper}',
): Saying | undefined {
  const plain = said.replace(/^to /i, '').trim();
  const told = words(plain.replace(OWN, 'the'));
  if (told === undefined || told.includes('{')) return undefined;
  const toChild = plain.replace(OWN, 'your');
  return {
    texts: [`${who} can say, "${toChild.charAt(0).toUpperCase()}${toChild.slice(1)}."`],
    place: 'helps',
    ...(who !== '{helper}' && { who: { text: who } }),
  };
}

const as = (
  place: Saying['place'],
  head: string,
  said: string | undefined,
  more: Partial<Saying> = {},
): Saying | undefined => (said === undefined ? undefined : { texts: wordings(`${head}${said}`), place, ...more });
