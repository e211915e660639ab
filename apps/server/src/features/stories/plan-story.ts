import {
  ageBandOfChild,
  BYOB_CATEGORY,
  DEFAULT_AGE_BAND,
  notesOfChild,
  type Child,
  type SomeLooks,
  USUAL_TELLING,
  type StoryRequest,
} from '@storylantern/contract';
import { categoryById, challengeById, type Challenge } from '@storylantern/library';
import type { Brief } from '@storylantern/storyteller';
import { AppError } from '../../platform/http/app-error.ts';
import { heroFor } from './hero-names.ts';

/** What is to be told, once the request is understood. Its occasion is the one that was asked for. */
export interface StoryPlan {
  readonly category: string;
  readonly topic: string | null;
  readonly brief: Brief;
  readonly looks: SomeLooks;
  readonly nameSaid: string | null;
}

/** The family's child a story is about when no form was filled in, as it is on the day. */
export interface StoryChild {
  readonly child: Child;
  readonly today: Date;
}

/** Without a topic, a broad category may mean any of its first few. */
const FIRST_CHALLENGES = 3;

/** Categories that are screens of their own. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  'expert-help': 'Please choose one of the expert topics first.',
  lumi: 'Lumi answers in a chat and does not write stories.',
};

/** What a story is about when a category was chosen; undefined for Build Your Own Book. */
function challengeOf(request: StoryRequest, seed: number): Challenge | undefined {
  const category = categoryById(request.category) ?? challengeById(request.category);
  if (!category) throw new AppError('bad-request', 'We do not know this category.', { field: 'category' });
  // What a form's words are about is chosen from all situations there are; the author knows them.
  if (request.category === BYOB_CATEGORY) return undefined;
  if (request.topic) {
    const challenge = challengeById(request.topic);
    if (!challenge) throw new AppError('bad-request', 'We do not know this topic.', { field: 'topic' });
    return challenge;
  }
  const screen = NOT_TOLD[request.category];
  if (screen !== undefined) throw new AppError('bad-request', screen, { field: 'category' });
  const named = challengeById(request.category);
  if (named || !('challenges' in category)) return named;
  const first = category.challenges.slice(0, FIRST_CHALLENGES);
  const id = first[seed % Math.max(first.length, 1)];
  return id === undefined ? undefined : challengeById(id);
}

/**
 * Turns a request into what the author is told. The seed decides what was left open: the hero's name, and which of a
 * category's challenges the story is about. Without a form it is about the child that is given, or a warm named hero.
 * @throws AppError for a category or topic that is not there.
 */
export function planStory(request: StoryRequest, seed: number, chosen?: StoryChild): StoryPlan {
  const challenge = challengeOf(request, seed);
  const given = request.customData ?? undefined;
  const about = challenge && { situation: challenge.id, hardThing: challenge.hardThing };
  const chosenInForm = request.category === BYOB_CATEGORY && request.topic ? { situation: request.topic } : {};
  const place = { category: request.category, topic: request.topic || null };
  if (!given) {
    if (!challenge)
      throw new AppError('bad-request', 'Please say what the story should help with.', { field: 'problem' });
    const { problem } = challenge;
    if (chosen) {
      const { child, today } = chosen;
      const hero = { name: child.nickname, gender: child.gender, ageBand: ageBandOfChild(child, today) };
      return {
        ...place,
        brief: { ...hero, problem, notes: notesOfChild(child), remembered: true, ...about },
        looks: child.looks,
        nameSaid: child.nameSaid,
      };
    }
    return {
      ...place,
      brief: { ...heroFor(seed), ageBand: DEFAULT_AGE_BAND, problem, notes: '', ...about },
      looks: {},
      nameSaid: null,
    };
  }
  const brief: Brief = {
    name: given.childName,
    ageBand: given.childAge || DEFAULT_AGE_BAND,
    gender: given.childGender || null,
    problem: given.problem,
    notes: given.additionalInfo ?? '',
    occasion: given.occasion || 'help',
    telling: { ...USUAL_TELLING, person: given.person || 'third' },
    // A broad category only set the form's first text: there, the parent's own words decide.
    ...(request.topic || challengeById(request.category) ? about : {}),
    ...chosenInForm,
  };
  return {
    ...place,
    brief,
    looks: given.looks ?? {},
    nameSaid: given.nameSaid || null,
  };
}
