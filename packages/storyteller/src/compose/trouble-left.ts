import { FEW_WORDS } from '../facts/voice-of.ts';
import { GENERAL } from '../match/match.ts';
import { problemLeftOf } from './clauses-left.ts';
import { isFewWords, type Standing } from './standing.ts';
import { telling } from './telling-words.ts';

/** What happened once is told by nothing that is true of every time. */
const ON_ONE_DAY =
  /\b(?:last (?:night|week|month|weekend|\w+day)|yesterday|today|tonight|tomorrow|this (?:morning|week|weekend|afternoon)|on \w+day|the other day|once)\b/i;

/** What is felt by itself is what the blank asks for: "he's cross". */
const ONLY_FELT =
  /^(?:(?:when )?(?:he|she|they)(?:'s|'re| is| are| gets?| feels?)|feels) (?:(?:really|so|very|too) )?(?:stupid|cross|angry|mad|upset|sad|tired|excited|frustrated|worried|jealous|bored)$/i;

/** The clauses of what a parent came with that the story says nothing of, though it is what the story is about. */
export function troubleLeft(story: Standing): string[] {
  const { frame, placed, text, threadCue } = story;
  const { problem, thread } = placed;
  const answers = frame.answers?.[thread];
  // A word that decided what the story is made of is told in it, in words of its own: "grommets" as a tiny tube.
  const cue = frame.onlyWhenSaid?.includes(thread) === true ? threadCue : undefined;
  // So is a clause that decided it by itself, as "She left the gate open", or that names the whole situation.
  const isOfAny = frame.id === GENERAL && cue === undefined;
  return problemLeftOf(problem, text, knownWords(story, cue), isOfAny)
    .filter(
      ({ words }) =>
        !ONLY_FELT.test(words) &&
        !(story.told.ways.voice !== undefined && FEW_WORDS.test(words)) &&
        answers?.test(words) !== true &&
        !story.isOfThread(words) &&
        !(frame.id !== GENERAL && words.trim() === problem.trim() && isFewWords(words)) &&
        (cue === undefined || cue.test('') || !cue.test(words)) &&
        (ON_ONE_DAY.test(words) || !placed.isItsMatter(words)),
    )
    .map(({ words }) => words);
}

/** Words that were understood, or that the situation has words of its own for. */
function knownWords({ told, frame, placed, named, stands }: Standing, cue: RegExp | undefined): string[] {
  const understood = [...told.facts, ...told.unused].flatMap((each) => each.words ?? []);
  const meant = told.facts.flatMap((each) => (stands(each) ? (each.meant ?? []) : []));
  const decides = telling(placed.problem).filter((word) => cue?.test(`${word} ${word}s`) === true);
  return [...named, ...understood, ...meant, ...decides, ...frame.topicWords];
}

/** "He misses his friend Oliver": a name is looked for first, and of a note the sentence is listed. */
export const peopleLeft = ({ people, placed, isIn }: Standing): string[] =>
  people
    .filter(({ names, sentence }) => sentence === placed.problem && !names.some(isIn))
    .map(({ noun, names }) => `${noun} ${names.join(' and ')}`);
