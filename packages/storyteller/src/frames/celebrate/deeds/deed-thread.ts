import { AGE_BANDS, type AgeBand, type SentenceKind } from '@storylantern/contract';
import { script, type Frame, type Title, type Variant } from '../../../frame.ts';

/**
 * One kind of deed with an image and paragraphs of its own: a first bite, a goodbye at a door. It is told alone, without the
 * general paragraphs of its frame, wherever the words of a parent call for it; an age may have none.
 */
export interface DeedThread {
  readonly id: string;
  /** The image in words. */
  readonly image: string;
  /** What a parent says of such a deed; without one it is told of any. */
  readonly cue?: RegExp;
  /** Whether the cue, or other words, alone decide that the story belongs to this frame, whatever else it may mean. */
  readonly decides: boolean | RegExp;
  readonly titles: { readonly young: string; readonly older: string };
  readonly text: Partial<Readonly<Record<AgeBand, string>>>;
}

/** A frame that tells these kinds of deeds as well, before its own threads. */
export function withDeeds(frame: Frame, ...deeds: readonly DeedThread[]): Frame {
  const cues = deeds.flatMap(({ id, cue, decides }) => (cue === undefined ? [] : [{ id, cue, decides }]));
  const ids = cues.map(({ id }) => id);
  const titled = (age: 'young' | 'older'): Title[] => [
    ...deeds.map(({ id, titles }) => ({ text: titles[age], thread: id })),
    ...frame.titles[age],
  ];
  return {
    ...frame,
    threads: { ...frame.threads, ...Object.fromEntries(deeds.map(({ id, image }) => [id, image])) },
    threadCues: { ...frame.threadCues, ...Object.fromEntries(cues.map(({ id, cue }) => [id, cue])) },
    onlyWhenSaid: [...(frame.onlyWhenSaid ?? []), ...ids],
    tellsAlone: [...(frame.tellsAlone ?? []), ...deeds.map(({ id }) => id)],
    comesFirst: [...(frame.comesFirst ?? []), ...ids],
    decidedBy: [...(frame.decidedBy ?? []), ...cues.flatMap(({ cue, decides }) => (decides === true ? [cue] : decides === false ? [] : [decides]))],
    titles: { young: titled('young'), older: titled('older') },
    text: Object.fromEntries(
      AGE_BANDS.map((band) => [band, together(frame.text[band], deeds.flatMap((each) => each.text[band] ?? []))]),
    ) as Frame['text'],
  };
} // prettier-ignore

type Paragraphs = Readonly<Record<SentenceKind, readonly Variant[]>>;

/** The paragraphs of a frame and those of its deeds. */
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
