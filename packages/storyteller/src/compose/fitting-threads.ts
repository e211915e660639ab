import { threadsOf, type Frame } from '../frame.ts';
import { CELEBRATIONS } from '../frames/index.ts';
import { partsOf } from '../match/account.ts';
import { dayItWentWell } from '../match/day-it-went-well.ts';
import { withoutTheWriter } from '../facts/of-the-writer.ts';
import { awayFromSchool } from './scene-elsewhere.ts';
import { mayStand } from '../words/may-stand.ts';
import { remembered } from '../words/remembered.ts';
import type { AgeBand } from '@storylantern/contract';

/** "not bothered by thunder", "she doesn't mind the chair": said of what is no trouble. */
const NO_TROUBLE =
  /\b(?:(?<!\b(?:will|does|do|did|would|can|could) )not(?! (?:good|great|happy|keen|comfortable|used|forbidden|bad|wrong|naughty)\b)|no|isn'?t(?! (?:good|great|happy|keen|comfortable|used)\b)|never|don'?t mind|doesn'?t mind|fine with|ok(?:ay)? with|loves?|(?<!\b(?:does|do|did)(?: not|n'?t) (?:really )?|\bnot |\bnever |\b(?:feels?|felt|looks?|seems?|acts?|behaves?) )likes?|good with) (?:(?!but |and (?:it|he|she|they|we|i)\b)[\p{L}']+ ){0,3}$/iu;
const IS_LIKED = /\b(?:(?:don'?t|doesn'?t) mind|(?:fine|ok(?:ay)?|good) with|loves) (?:(?!but )[\p{L}']+ ){0,3}$/iu;
const IS_FINE = /^ (?:is|are) (?:ok(?:ay)?|fine|no problem|all right)\b/i;
const LOOKED_BACK = 48;
const WORRIED =
  /\b(?:worried|scared|afraid|nervous|anxious|frightened|dreading) (?:about|of|that|(?:he|she|they)(?:'ll| will))\b/i;
/** What a child is worried about is what the story is wanted for, wherever it was written. */
const worriesIn = (words: string): string =>
  words
    .split(/[.!?\n]/)
    .filter((each) => WORRIED.test(each))
    .join(' . ');
/** A shorter problem names the matter, and the notes tell the scene: "bedtime battles". */
const TELLS_THE_SCENE = 5;

const EVERYWHERE = new WeakMap<RegExp, RegExp>();
/** A cue as it is looked for in the whole of a text, made once. */
function everywhere(cue: RegExp): RegExp {
  const known = EVERYWHERE.get(cue) ?? new RegExp(cue.source, 'gi');
  EVERYWHERE.set(cue, known);
  return known;
}

/** Nobody is kicked, hit or thrown at: it is how people say that somebody is upset. */
const A_FUSS =
  /\bkick(?:s|ed|ing)? off\b|\b(?:throw(?:s|n|ing)?|threw) (?:an? |\w+ )?(?:\w+ )?(?:tantrums?|wobbl(?:y|er|ies)|fits?|strops?|padd(?:y|ies))\b|\bhits? the roof\b/gi;

/** Every cue of a frame is looked for in the same few texts. */
const READ_LATELY = 8;
/** A parent's words without what they say of themselves, and a fuss as what it is. */
const asRead = remembered(READ_LATELY, (said: string) => withoutTheWriter(said).replace(A_FUSS, 'makes a fuss'));

/** Whether a cue stands in a parent's words as what the story is wanted for. */
function stands(cue: RegExp, said: string): boolean {
  const words = asRead(said);
  if (!mayStand(cue, words)) return false;
  // One by one: the first that stands is enough, and a text may be long.
  for (const { index, 0: found } of words.matchAll(everywhere(cue))) {
    // A cue that looks over the whole text first has what it found at its end; a "not" may be part of that.
    const isWhole = cue.source.startsWith('^') && found !== '';
    const from = isWhole ? found.search(/\S+\s*$/) : index;
    const before = words.slice(Math.max(0, from - LOOKED_BACK), from);
    if (
      !(isWhole ? IS_LIKED : NO_TROUBLE).test(before) &&
      !IS_FINE.test(words.slice(index + found.length, index + found.length + LOOKED_BACK))
    )
      return true;
  }
  return false;
}

/**
 * The threads whose cue stands in what a parent wrote. In an account those whose cue stands in what is told beside the matter alone
 * are left out, unless no other is called for.
 */
function calledForBy(
  cues: readonly (readonly [string, RegExp])[],
  problem: string,
  applauds: boolean,
  read: (thread: string) => string,
): Set<string> {
  const all = cues.filter(([thread, cue]) => stands(cue, read(thread)));
  const parts = applauds ? dayItWentWell(problem) : partsOf(problem);
  const ofMatter =
    parts.beside === '' ? all : all.filter(([, cue]) => stands(cue, parts.matter) || !stands(cue, parts.beside));
  return new Set((ofMatter.length === 0 ? all : ofMatter).map(([thread]) => thread));
}

/**
 * The threads of a frame that a parent's words leave open, and of them those that the words call for. Never empty: where
 * everything a band has would be left out, everything stays. What comes first has its turn with the others where the child
 * `hadEnoughOf` it lately.
 */
export function fittingThreads(
  frame: Frame,
  band: AgeBand,
  words: string,
  elsewhere = false,
  problem = words,
  hadEnoughOf: (thread: string) => boolean = () => false,
): { readonly open: readonly string[]; readonly calledFor: ReadonlySet<string> } {
  const cues = Object.entries(frame.threadCues ?? {});
  // The scene of a story is what the parent came with: a seaside holiday in the notes is no reason for a light evening.
  const scene = problem.trim().split(/\s+/).length < TELLS_THE_SCENE ? words : `${problem} . ${worriesIn(words)}`;
  const calledFor = calledForBy(cues, problem, CELEBRATIONS.includes(frame), (thread) =>
    frame.onlyWhenSaid?.includes(thread) === true && frame.saidInNotes?.includes(thread) !== true ? scene : words,
  );
  const told = threadsOf(frame, band);
  const first = frame.comesFirst?.find((thread) => calledFor.has(thread) && told.includes(thread));
  if (first !== undefined && hadEnoughOf(first))
    return {
      open: told.filter((each) => each !== first && frame.onlyWhenSaid?.includes(each) !== true),
      calledFor: new Set(),
    };
  if (first !== undefined) return { open: [first], calledFor: new Set([first]) };
  const openings = frame.text[band].descriptive;
  const away = new Set((elsewhere ? awayFromSchool(openings) : openings).map((each) => each.thread));
  const said = told.filter((thread) => calledFor.has(thread) || frame.onlyWhenSaid?.includes(thread) !== true);
  const apart = said.filter((thread) => away.has(thread) || calledFor.has(thread));
  const threads = apart.length > 0 ? apart : said;
  if (calledFor.size === 0) return { open: threads, calledFor };
  const cued = new Set(cues.map(([thread]) => thread));
  const open = threads.filter((thread) => calledFor.has(thread) || !cued.has(thread));
  // A cue of a thread that only another age tells closes no more than leaves two to choose from.
  const least = open.some((thread) => calledFor.has(thread)) ? 1 : 2;
  return { open: open.length >= least ? open : threads, calledFor };
}
