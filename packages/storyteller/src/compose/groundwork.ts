import { storyName } from '../child/name.ts';
import { areSeveral } from '../child/two-children.ts';
import { pronounsFor, type Child } from '../child/pronouns.ts';
import type { Brief } from '../brief.ts';
import type { Frame } from '../frame.ts';
import { accountOf } from '../facts/account/account.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import { givenWords, readFacts, type Told } from '../facts/read-facts.ts';
import { sharedMemoriesIn } from '../facts/shared-memory.ts';
import { asFarAsRead, toldSentences } from '../facts/given-text.ts';
import { withoutTheUnsettled } from '../facts/not-settled.ts';
import { unwishedIn, withoutTheUnwished } from '../facts/unwished.ts';
import { usageOf } from '../facts/usage-of.ts';
import { subjectOf, type Subject } from '../subject.ts';
import { cuedPhrase } from './cued-roles.ts';
import { chanceOf, type Chance } from './chance.ts';
import { earlierStories, type EarlierStory } from './earlier-stories.ts';
import { gather, type Material } from './material.ts';
import { withoutThoseOutOfReach } from './out-of-reach.ts';
import { isElsewhere } from './scene-elsewhere.ts';
import { howTold, type HowTold } from './telling.ts';
import { withNames } from './with-names.ts';

/** Everything a story is made from before a word of it is chosen. */
export interface Groundwork {
  readonly brief: Brief;
  /** Where the part of a very long problem begins that was not read; empty when all of it was. */
  readonly unread: string;
  readonly how: HowTold;
  readonly child: Child;
  readonly subject: Subject;
  readonly told: Told;
  readonly given: readonly string[];
  readonly earlier: readonly EarlierStory[];
  readonly chance: Chance;
  readonly material: Material;
}

/**
 * Reads a brief: the child, the situation, the facts, and what was told before.
 * @throws UnusableName when the name cannot stand in a story.
 */
export function groundwork(asTyped: Brief, seed: number, recent: readonly string[]): Groundwork {
  const typed = storyName(asTyped.name);
  const { text, unread } = asFarAsRead(asTyped.problem);
  const brief = { ...asTyped, problem: withNames(text, asTyped.notes ?? '', typed) };
  const subject = subjectOf(brief);
  const { name, other } = ofTwo(typed, subject.frame);
  const how = howTold(brief, subject.frame);
  // What a parent asks to be left out calls for no scene, nor does a plan that nobody has made yet.
  const given = givenWords(brief.problem, withoutTheUnsettled(withoutTheUnwished(brief.notes)));
  const words = given.join(' . ');
  const read = readFacts(brief.problem, brief.notes, name, brief.ageBand, brief.gender);
  const { voice, without } = read.ways;
  const child: Child = {
    name,
    pronouns: areSeveral(name) ? 'they' : pronounsFor(brief.gender),
    person: how.telling.person,
    ...(voice && { voice }),
    without,
    usage: usageOf(words),
  };
  const account = subject.applauds ? accountOf(brief, name, how.band) : [];
  const told = withAccount(
    withMemories(withoutThoseOutOfReach(read, subject.frame, words), brief, subject.frame),
    account,
  );
  const earlier = earlierStories(recent);
  const chance = chanceOf(seed);
  const what = { hard: subject.hard, account };
  const met = gather(subject.frame, how, child, told, words, what, earlier, chance);
  const gathered =
    other === undefined
      ? met
      : {
          ...met,
          phrases: { ...met.phrases, who: { text: other } },
          cued: new Set([...met.cued, 'who']),
          understood: [...met.understood, other],
        };
  // Where it happens is in the problem; the notes may tell of a grandfather who has nothing to do with it.
  const material = {
    ...gathered,
    elsewhere: isElsewhere(brief.problem, subject.frame.id),
    unwished: unwishedIn(brief.notes),
  };
  return { brief, unread, how, child, subject, told, given, earlier, chance, material };
}

const TWO = /^(\S+) and (\S+)$/iu;
/**
 * "Harry and Poppy" in a story about a fight between two: one of them is the child of the story, and the other is the
 * other one. In any other story both are its child.
 */
function ofTwo(name: string, frame: Frame): { readonly name: string; readonly other?: string } {
  const [, one, other] = (frame.id === 'siblings-fighting' && TWO.exec(name)) || [];
  return one === undefined || other === undefined ? { name } : { name: one, other };
}

/** What was told, and what a success is told by. */
function withAccount(told: Told, account: readonly ToldFact[]): Told {
  const deed = account.find(({ name }) => name === 'deed')?.phrase.text ?? '';
  // Whoever did it too need not ask how it was done: "ran 5k with her mum".
  const didItToo = ({ name, phrase }: ToldFact): boolean =>
    name === 'helper' && deed.toLowerCase().includes(` with {his} ${phrase.text.toLowerCase()}`);
  return { ...told, facts: [...told.facts, ...account].filter((each) => !didItToo(each)) };
}

/** Situations about somebody who is missed; the role of that person. */
const MISSED: Readonly<Record<string, string>> = {
  'grandparent-death': 'who',
  'somebody-died': 'who',
  'grandparent-dementia': 'who',
  'hard-times': 'who',
};

/** What was told, and what the child did with the one who is missed. */
function withMemories(told: Told, { problem, notes }: Brief, frame: Frame): Told {
  const role = frame.roles[MISSED[frame.id] ?? ''];
  const who = role && cuedPhrase(role, `${problem} . ${notes}`);
  if (!who) return told;
  const memories = [...toldSentences(notes), ...toldSentences(problem)].flatMap((each) => sharedMemoriesIn(each, who));
  return {
    ...told,
    facts: [...told.facts, ...memories],
    understood: new Set([...told.understood, ...memories.map((each) => each.sentence)]),
  };
}
