import { baseOf } from '../../words/base-verb.ts';
import { baseOfPast } from '../../words/irregular-past.ts';
import type { Phrase } from '../../render/phrase.ts';
import { kinPhrase, kinWords } from '../kin.ts';
import type { Saying } from './noted-statement.ts';
import type { NotedClause } from './read-clause.ts';
import { wordings } from './wordings.ts';
import { inStoryWords, type NotedChild } from './whose-words.ts';

/** What two do together. */
const TOGETHER = new Set('have share like love do go make play read wave sing count look watch walk write draw bake cook dance build practise practice swim ride collect talk ring text live eat sit wear take hold use tidy clap test video help chat meet'.split(' ')); // prettier-ignore
const KIN = new RegExp(String.raw`(?<![\p{L}-])(?:${kinWords.join('|')})(?![\p{L}-])`, 'giu');

/** "They both like gymnastics", of the child and whoever was spoken of before, or of the one relative of the problem. */
export function ofBoth(
  clause: NotedClause,
  child: NotedChild,
  problem: string,
  onlyNamed: Phrase | undefined,
): Saying | undefined {
  const one: Phrase | undefined = clause.meant?.phrase ?? onlyNamed ?? onlyKinIn(problem);
  if (one === undefined) return undefined;
  // "Her carers are Sue and Martin, they have a dog": the two of them have it.
  const areTwo = one.plural === true || / and /.test(one.text);
  if (areTwo && /\bboth\b/i.test(clause.subject)) return undefined;
  if (AT_THEIRS.test(clause.rest)) return undefined;
  const first = /^[a-z]+/i.exec(clause.rest)?.[0].toLowerCase() ?? '';
  const isPast = baseOfPast(first) !== undefined;
  const base = baseOfPast(first) ?? baseOf(first);
  if (base === undefined || !TOGETHER.has(base) || (!isPast && first !== base)) return undefined;
  const said = inStoryWords(clause.rest, 'several', child);
  if (said === undefined) return undefined;
  if (areTwo)
    return {
      texts: wordings(`${one.text} ${said}`),
      place: 'helps',
      who: one,
      ...(isPast && { past: true as const }),
    };
  const both = /\bboth\b/i.test(clause.text) ? ' both' : '';
  const [former, latter] =
    both === '' && /^(?:like|love)\b/.test(said)
      ? ['{he}', one.again ?? one.text]
      : [one.again ?? one.text, both === '' ? '{he}' : '{Name}'];
  return {
    texts: wordings(`${former} and ${latter}${both} ${said}`),
    place: 'helps',
    who: one,
    ...(isPast && { past: true as const }),
  };
}

/** "Her cousin is Layla. They have a trampoline": so has the house that is visited, and not the child. */
const AT_THEIRS =
  /^(?:have|own)(?: got)? (?:an?|two|three|some|lots of) (?:[a-z]+ ){0,2}?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|pets?|fish|horses?|chickens|trampoline|pool|hot tub|garden|house|flat|farm|car|caravan|baby|bab(?:y|ies)|xbox|playstation|swings?|treehouse)\b/i;

function onlyKinIn(problem: string): Phrase | undefined {
  const found = new Set((problem.match(KIN) ?? []).map((each) => each.toLowerCase()));
  const [kin] = found;
  return kin !== undefined && found.size === 1 ? kinPhrase(kin) : undefined;
}
