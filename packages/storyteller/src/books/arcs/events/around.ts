import type { SettingName } from '@storylantern/contract';
import { pageText } from '../../audit/page-text.ts';
import { BOOK_LIMITS } from '../../audit/limits.ts';
import { escaped } from '../../../words/escaped.ts';
import { inTenseOf } from '../../told-now.ts';
import { wordsOf } from '../../../words/sentences.ts';
import type { ActorHint, BeatPage, Figure, SceneHint, Telling } from '../../arc.ts';

/** What goes on around an event from its first pages to its last: begun once, met twice on the way, and ended. */
export interface Thread {
  /** Null where the first page says it itself. */
  readonly begins: string | null;
  readonly goesOn: readonly [string, string];
  readonly ends: string;
}

/** Where and with whom the lines of a thread may stand. */
export interface Threading {
  readonly telling: Telling;
  /** Who is seen where a line stands; left out for what is not somebody. */
  readonly who?: Figure;
  /** Whether a line may stand on a page: no snow lies on a sofa. */
  readonly fits?: (page: BeatPage, index: number) => boolean;
  /** What is said on the pages where something goes wrong; they take the lines of the middle first. */
  readonly trouble?: string | null;
  /** Where the lines of the middle may stand, besides. */
  readonly goesOnAt?: (page: BeatPage) => boolean;
  /** Of a day or a place: the first line stands before everything else that is told, and the next ones are few. */
  readonly opens?: true;
}

/** Of the pages on which it may be begun, so many are early enough. */
const MAY_BEGIN = 3;
/** A picture holds so many. */
const MOST_ACTORS = 4;
/** A page that is about who is not there. */
const WITHOUT = /\b(?:alone|nobody|no one|all by|by (?:him|her|it)self|on (?:his|her|its) own)\b/i;
/** It goes on from the page before, and nothing comes between. */
const GOES_ON = /^["“]?(?:he|she|it|they|his|her|its|their|that|then|so|but|and|there|one|this|these|now)\b/i;
/** What keeps a listener waiting for the next page is its last word. */
const WAITS = /(?:\?["”]?|:|\.\.\.["”]?)$/;

/** As many pages off is as good as a page where nothing goes wrong. */
const ASIDE = 1.5;
/** Nobody has a word for somebody who is sad, but to be there. */
const isLow = ({ scene }: BeatPage): boolean =>
  scene.actors.some(({ feeling }) => /^(?:sad|scared|lonely)$/.test(feeling));

/** All wordings of a page. */
export const wordings = ({ text }: BeatPage): readonly string[] => (typeof text === 'string' ? [text] : text);

/** On so many pages somebody is in it. */
export const IS_IN_IT = 3;
/** A name where it stands by itself. */
export const nameOf = ({ name }: Figure): RegExp => new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'iu');

/** On how many pages every wording has such a word. */
export const pagesWith = (pages: readonly BeatPage[], word: RegExp): number =>
  pages.filter((page) => wordings(page).every((text) => word.test(text))).length;

/** Nobody speaks, and then speaks again as somebody else would. */
function isToOneself(text: string, line: string): boolean {
  const speaker = /["”] (?:said|says|cried|whispered) (\p{Lu}\p{L}+)/u.exec(line)?.[1];
  return speaker !== undefined && new RegExp(String.raw`\p{Ll} ${escaped(speaker)}\.$`, 'u').test(text);
}

function longer(page: BeatPage, line: string, telling: Telling, where: 'first' | 'last'): BeatPage | null {
  const limits = BOOK_LIMITS[telling];
  const { words, sentences } = pageText(line);
  if (sentences.some((each) => wordsOf(each).length > limits.sentence)) return null;
  const most = limits.page[1] - words.length;
  const texts = wordings(page);
  if (texts.some((text) => pageText(text).words.length > most)) return null;
  return { ...page, text: texts.map((text) => (where === 'first' ? `${line} ${text}` : `${text} ${line}`)) };
}

/** Whether somebody feels well. */
const isGlad = (feeling: ActorHint['feeling']): boolean =>
  /^(?:happy|excited|proud|calm|curious|sleepy)$/.test(feeling);

/** Somebody on the page has a reason to hear a kind word. */
export const goesWrong = ({ scene }: BeatPage): boolean => scene.actors.some(({ feeling }) => !isGlad(feeling));

function withActor(scene: SceneHint, who: Figure | undefined): SceneHint | null {
  if (!who) return scene;
  const { actors } = scene;
  if (actors.some(({ pose }) => pose === 'sleep')) return null;
  if (actors.some((each) => each.who === who)) return scene;
  if (actors.length >= MOST_ACTORS) return null;
  const feeling = actors.every((each) => isGlad(each.feeling)) ? 'happy' : 'calm';
  const actor: ActorHint = { who, pose: 'stand', feeling };
  return { ...scene, actors: [...actors, actor] };
}

/** A thread put on the pages of a book where there is room for it; null when it could not be begun and gone on with. */
export function withThread(pages: readonly BeatPage[], thread: Thread, how: Threading): BeatPage[] | null {
  const { telling, who, fits = () => true } = how;
  const tense = inTenseOf(pages.flatMap((page) => wordings(page)));
  const made = [...pages];
  const last = pages.length - 1;
  const used = new Set<number>();
  const put = (index: number, line: string, where: 'first' | 'last', isFree = true): boolean => {
    const page = made[index];
    if (!page || used.has(index) || !fits(page, index)) return false;
    const texts = wordings(page);
    if (who && isFree && texts.some((text) => WITHOUT.test(text))) return false;
    if (isFree && texts.some((text) => (where === 'last' ? WAITS.test(text) : GOES_ON.test(text)))) return false;
    if (texts.some((text) => isToOneself(text, line))) return false;
    const scene = withActor(page.scene, who);
    const told = scene && longer({ ...page, scene }, tense(line), telling, where);
    if (!told) return false;
    made[index] = told;
    used.add(index);
    return true;
  };
  const {
    begins,
    goesOn: [first, second],
  } = thread;
  // Nobody comes with a child who is not there yet.
  const early = pages.flatMap((page, index) => (fits(page, index) ? [index] : [])).slice(0, MAY_BEGIN);
  const opened =
    begins === null ||
    (how.opens && put(0, begins, 'first', false)) ||
    early.some((index) => put(index, begins, 'last')) ||
    early.some((index) => put(index, begins, 'last', false));
  if (!opened) return null;
  const from = Math.max(0, ...used);
  const core = how.trouble?.toLowerCase().replace(/[.!?,]+$/, '') ?? null;
  const isTried = (page: BeatPage): boolean =>
    core !== null && wordings(page).some((text) => text.toLowerCase().includes(core));
  const far = (page: BeatPage, index: number, part: number): number =>
    Math.abs(index - part * last) + (isTried(page) ? 0 : ASIDE) + (isLow(page) ? 2 * ASIDE : 0);
  const mayGoOn = (index: number): boolean => {
    const page = made[index];
    return page !== undefined && how.goesOnAt?.(page) !== false;
  };
  const near = (part: number): number[] =>
    pages
      .map((page, index) => ({ index, far: far(page, index, part) }))
      .filter(({ index }) => index > from + 1 && index < last - 1 && mayGoOn(index))
      .sort((a, b) => a.far - b.far)
      .map(({ index }) => index);
  const at = near(0.35).find((index) => put(index, first, 'last'));
  if (at === undefined) return null;
  const isMore = (page: BeatPage): boolean => !how.opens || (telling !== 'young' && (isTried(page) || goesWrong(page)));
  near(0.65).find((index) => index > at + 1 && pages[index] && isMore(pages[index]) && put(index, second, 'last'));
  const isEnded =
    (how.opens && put(last, thread.ends, 'first')) ||
    put(last - 1, thread.ends, 'last') ||
    put(last, thread.ends, 'first') ||
    put(last - 1, thread.ends, 'last', false) ||
    (!how.opens && put(last, thread.ends, 'last', false)) ||
    (last - 2 > at && put(last - 2, thread.ends, 'last', false));
  return isEnded ? made : null;
}

/** Whether it is day on each page, as far as the pages say. */
export function isDayOn(pages: readonly BeatPage[]): readonly boolean[] {
  let time: SceneHint['time'] = 'day';
  return pages.map(({ scene }) => (time = scene.time ?? time) === 'day');
}

/** Where each page is, as far as the pages say. */
export function settingsOf(pages: readonly BeatPage[]): readonly SettingName[] {
  let setting: SettingName = 'garden';
  return pages.map(({ scene }) => (setting = scene.setting ?? setting));
}
