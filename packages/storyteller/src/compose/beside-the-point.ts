import type { AgeBand } from '@storylantern/contract';
import type { Trouble } from '../facts/trouble.ts';
import { threadsOf, type Frame } from '../frame.ts';
import { isFeeling } from '../match/cause-order.ts';
import { OF_ITS_KIND, saidOf, tellingLemmas } from './point-of.ts';
import { isOneScene } from './speaks-of.ts';

interface Vocabulary {
  /** What parents are known to write who mean it. */
  readonly said: ReadonlySet<string>;
  /** What its paragraphs of one age tell of. */
  readonly told: ReadonlyMap<AgeBand, ReadonlySet<string>>;
}
const vocabularies = new WeakMap<Frame, Vocabulary>();

function vocabularyOf(frame: Frame): Vocabulary {
  const before = vocabularies.get(frame);
  if (before) return before;
  // A scene that is told only where it is named says nothing to anybody else.
  const scenes = new Set(frame.comesFirst?.filter((thread) => frame.onlyWhenSaid?.includes(thread)));
  const told = Object.entries(frame.text).map(([band, text]) => {
    const paragraphs = Object.values(text).flatMap((all) =>
      all.filter(({ thread = '' }) => !scenes.has(thread)).map((each) => each.text.replace(/\{\w+\}/g, ' ')),
    );
    return [band as AgeBand, tellingLemmas(paragraphs.join(' '))] as const;
  });
  const found = {
    said: tellingLemmas([frame.name, ...frame.says, ...frame.claims.strong].join(' ')),
    told: new Map(told),
  };
  vocabularies.set(frame, found);
  return found;
}

/** Of a parent's telling words, the share that a situation may lack and still be about it; less where it is a guess, more where it has a scene of the deed. */
const MAY_LACK = { ofADeed: 0.6, sure: 0.5, guessed: 0.34 } as const;
/** One word that is lacking may be just another word for it. */
const LEAST_WORDS = 2;

/**
 * Whether a situation says nothing of what the parent came with: neither parents who mean it nor its paragraphs speak of the
 * deed ("takes her shoes off in the car", where car seats tell of straps). A moment is left to the situation: how somebody
 * takes it is told there, in other words.
 */
export function isBesideThePoint(
  frame: Frame,
  band: AgeBand,
  problem: string,
  { trouble, isSure }: { readonly trouble: Trouble; readonly isSure: boolean },
): boolean {
  // Somebody whose head is full of worries lies awake because of them.
  if (trouble.sort === 'moment' || (isSure && isFeeling(frame.id))) return false;
  // It has a scene of just that ("his handwriting is so bad that he rips the page").
  if (
    frame.onlyWhenSaid?.some(
      (thread) => frame.threadCues?.[thread]?.test(problem) === true && threadsOf(frame, band).includes(thread),
    )
  )
    return false;
  // Names of schools and towns are of no situation.
  const typed = tellingLemmas(problem.replace(/(?<=\S )\p{Lu}\p{Ll}+/gu, ' '));
  // "Asking in an everyday voice" is our word for whining, and says nothing of what the parent typed.
  const words = [...tellingLemmas(trouble.phrase.text.replace(/\{\w+\}/g, ' '))].filter((each) => typed.has(each));
  if (isSure && words.length < LEAST_WORDS) return false;
  const { said, told } = vocabularyOf(frame);
  const scene = told.get(band) ?? new Set<string>();
  // What is done may be told in another word ("plop" of what is thrown); what it is done with may not.
  const [deed = ''] = tellingLemmas(trouble.phrase.text.split(' ')[0] ?? '');
  // Who will not share is told of sharing, whatever it is that is not shared.
  if (deed !== '' && tellingLemmas(frame.name).has(deed)) return false;
  const lacking = words.filter((word) => !said.has(word) && saidOf(word, scene) < (word === deed ? OF_ITS_KIND : 1));
  const may = isOneScene(frame, band, deed) ? MAY_LACK.ofADeed : isSure ? MAY_LACK.sure : MAY_LACK.guessed;
  return lacking.length >= words.length * may && lacking.length > 0;
}
