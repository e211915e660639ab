import { AGE_BANDS, type AgeBand, type SentenceKind } from '@storylantern/contract';
import { script, type Beside, type Frame, type Title, type Variant } from '../frame.ts';
import { saidOverAll } from './said-over-all.ts';

/**
 * One scene of a situation with an image and paragraphs of its own: water in the eyes at a hair wash, a first bite. It is
 * told alone, without the general paragraphs of its frame, wherever the words of a parent call for it; an age may have none.
 */
export interface NamedScene {
  readonly id: string;
  /** The image in words. */
  readonly image: string;
  /** What a parent says of such a scene; without one it is told of any. */
  readonly cue?: RegExp;
  /** Whether the cue, or other words, alone decide that the story belongs to this frame, whatever else it may mean. */
  readonly decides: boolean | RegExp;
  /** Whether what decides for it does so against what is grave, or a cause, as well: it is no such thing, though it has words of one. */
  readonly isNoneOfThese?: boolean;
  /** What a parent says besides that this scene tells in words of its own; it is not listed as left out. */
  readonly answers?: RegExp;
  /** Whether it is told where the notes say it as well: what hair somebody has, or how somebody talks. */
  readonly inNotes?: boolean;
  /** Whether what has helped a child before helps here as well. */
  readonly takesHelps?: boolean;
  /** A scene that only small children meet has no title for older ones. */
  readonly titles: { readonly young?: string; readonly older?: string };
  /** People and things of this scene alone. */
  readonly roles?: Frame['roles'];
  /** What stands beside it where the frame's own lines say something else. */
  readonly beside?: Beside;
  readonly text: Partial<Readonly<Record<AgeBand, string>>>;
}

/** A cue that is read over the whole of a text, so that a "never" or "no" in it is a part of what is said. */
export const said = (words: string, unless?: string): RegExp =>
  new RegExp(`^${unless === undefined ? '' : `(?![^]*(?:${unless}))`}${saidOverAll(words)}`, 'i');

/** A frame that tells these scenes as well, before its own threads. */
export function withScenes(frame: Frame, ...scenes: readonly NamedScene[]): Frame {
  const cues = scenes.flatMap(({ id, cue, decides }) => (cue === undefined ? [] : [{ id, cue, decides }]));
  const ids = cues.map(({ id }) => id);
  const titled = (age: 'young' | 'older'): Title[] => [
    ...scenes.flatMap(({ id, titles }) => (titles[age] === undefined ? [] : [{ text: titles[age], thread: id }])),
    ...frame.titles[age],
  ];
  return {
    ...frame,
    threads: { ...frame.threads, ...Object.fromEntries(scenes.map(({ id, image }) => [id, image])) },
    threadCues: { ...frame.threadCues, ...Object.fromEntries(cues.map(({ id, cue }) => [id, cue])) },
    onlyWhenSaid: [...(frame.onlyWhenSaid ?? []), ...ids],
    saidInNotes: [...(frame.saidInNotes ?? []), ...scenes.flatMap(({ id, inNotes }) => (inNotes === true ? [id] : []))],
    takesHelps: [...(frame.takesHelps ?? []), ...scenes.flatMap(({ id, takesHelps }) => (takesHelps === true ? [id] : []))],
    tellsAlone: [...(frame.tellsAlone ?? []), ...scenes.map(({ id }) => id)],
    comesFirst: [...ids, ...(frame.comesFirst ?? [])],
    decidedBy: [...(frame.decidedBy ?? []), ...cues.flatMap(({ cue, decides }) => (decides === true ? [cue] : decides === false ? [] : [decides]))],
    isNoneOfThese: [...(frame.isNoneOfThese ?? []), ...scenes.flatMap(({ cue, decides, isNoneOfThese }) => (isNoneOfThese !== true ? [] : decides instanceof RegExp ? [decides] : cue ? [cue] : []))],
    answers: { ...frame.answers, ...Object.fromEntries(scenes.flatMap(({ id, answers }) => (answers ? [[id, answers]] : []))) },
    roles: Object.assign({}, frame.roles, ...scenes.map(({ roles }) => roles ?? {})) as Frame['roles'],
    ofThread: { ...frame.ofThread, ...Object.fromEntries(scenes.flatMap(({ id, beside }) => (beside ? [[id, beside]] : []))) },
    titles: { young: titled('young'), older: titled('older') },
    text: Object.fromEntries(
      AGE_BANDS.map((band) => [band, together(frame.text[band], scenes.flatMap((each) => each.text[band] ?? []))]),
    ) as Frame['text'],
  };
} // prettier-ignore

type Paragraphs = Readonly<Record<SentenceKind, readonly Variant[]>>;

/** The paragraphs of a frame and those of its scenes. */
const together = (own: Paragraphs, added: readonly string[]): Paragraphs =>
  added
    .map((source) => script(source))
    .reduce<Paragraphs>(
      (all, more) =>
        Object.fromEntries(
          (Object.keys(all) as SentenceKind[]).map((kind) => [kind, [...all[kind], ...more[kind]]]),
        ) as unknown as Paragraphs,
      own,
    );
