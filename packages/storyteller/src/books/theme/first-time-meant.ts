import { escaped } from '../../words/escaped.ts';
import type { FirstTime } from '@storylantern/library';
import type { Relation } from '../theme.ts';
import type { Mention } from './entities.ts';

/** Somebody by nature: an animal, a person, a creature; not a vehicle or a thing, which may be somebody. */
export const isSomebody = (each: Mention): boolean =>
  each.being !== null &&
  each.being.isa !== 'vehicle' &&
  // A robot is made, and then it is somebody.
  (each.being.isa !== 'thing' || each.being.id === 'robot');

/** Words of a first time that are first of all something else: a train may simply be a train. */
const ALSO_SOMETHING =
  /^(?:train|plane|airplane|aeroplane|flying|baby|glasses|stage|party|tent|camp|bike|bicycle|team|pool|class|school|doctor|flight|camping|moving|concert|performance|skates|railway|airport)$/;

/** Whether a theme is about a first time, and does not only mention where one could happen. */
export function isFirstTime(
  relation: Relation,
  first: FirstTime,
  text: string,
  childInIt: boolean,
  mentions: readonly Mention[],
): boolean {
  if (relation === 'first') return true;
  if (
    mentions.some(
      (each) => each.being !== null && new RegExp(String.raw`${escaped(each.word)}s? (?:who|that|is|are)\b`).test(text),
    )
  )
    return false;
  const word = first.words.find((each) => text.includes(each)) ?? '';
  const led = mentions.some(
    (each) =>
      each.being !== null &&
      (isSomebody(each) || each.being.isa === 'vehicle') &&
      !first.words.some((own) => own.includes(each.word)),
  );
  if (relation === 'fear' || relation === 'want') return !led || !ALSO_SOMETHING.test(word);
  // "a boy who can talk to bicycles" learns to ride none.
  if (relation === 'none' && /\bwho\b/.test(text) && ALSO_SOMETHING.test(word)) return false;
  if (relation === 'go' || relation === 'none') return !led && (!ALSO_SOMETHING.test(word) || childInIt);
  return false;
}

/** Whether a first time is named by a mention itself. */
export const firstNames = (first: FirstTime, mention: Mention): boolean =>
  first.words.some((word) => word.includes(mention.word));
