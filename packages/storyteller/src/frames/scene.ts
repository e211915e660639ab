import { AGE_BANDS, type AgeBand, type SentenceKind } from '@storylantern/contract';
import { script, type Beside, type Frame, type Role, type Title, type Variant } from '../frame.ts';
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
export function withScenes(frame: Frame, ...told: readonly NamedScene[]): Frame {
  const scenes = withOwnRoles(frame.roles, told);
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

const sameRole = (one: Role, other: Role): boolean =>
  one === other || (one.fallback.text === other.fallback.text && `${one.cues.map(({ match }) => match)}` === `${other.cues.map(({ match }) => match)}`); // prettier-ignore

/** A mark may mean one thing in a frame and another in a scene of it: the scene's gets a name of its own there. */
function withOwnRoles(taken: Frame['roles'], scenes: readonly NamedScene[]): NamedScene[] {
  const all: Record<string, Role> = { ...taken };
  return scenes.map((scene) => {
    let own = scene;
    for (const [name, role] of Object.entries(scene.roles ?? {})) {
      const there = Object.hasOwn(all, name) ? all[name] : undefined;
      if (there === undefined || sameRole(there, role)) all[name] = role;
      else own = renamed(own, name, `${scene.id}${name.charAt(0).toUpperCase()}${name.slice(1)}`);
    }
    Object.assign(all, own.roles);
    return own;
  });
}

function renamed(scene: NamedScene, from: string, to: string): NamedScene {
  const mark = new RegExp(`\\{${from}(?=[ }])`, 'g');
  const put = (text: string): string => text.replace(mark, `{${to}`);
  const { young, older } = scene.titles;
  const { [from]: role, ...others } = scene.roles ?? {};
  return {
    ...scene,
    titles: { ...(young === undefined ? {} : { young: put(young) }), ...(older === undefined ? {} : { older: put(older) }) },
    roles: role === undefined ? others : { ...others, [to]: role },
    ...(scene.beside
      ? { beside: { benefits: scene.beside.benefits.map(put), talk: { young: scene.beside.talk.young.map(put), older: scene.beside.talk.older.map(put) } } }
      : {}),
    text: Object.fromEntries(Object.entries(scene.text).map(([band, text]) => [band, put(text)])),
  };
} // prettier-ignore
