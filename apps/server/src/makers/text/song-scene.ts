import type { Character, PageScene, SongStyle } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { gateOf, type SongBrief, type understandTheme } from '@storylantern/storyteller';

type Theme = ReturnType<typeof understandTheme>;
type Pose = PageScene['actors'][number]['pose'];
type Feeling = PageScene['actors'][number]['feeling'];

/** How a style looks: where and when it plays unless the theme says so, and what the child and the others do. */
interface Look {
  readonly setting: PageScene['setting'];
  readonly time: PageScene['time'];
  readonly pose: Pose;
  readonly others: Pose;
  readonly feeling: Feeling;
  readonly holds: PageScene['actors'][number]['holds'];
}

const LOOKS: Readonly<Record<SongStyle, Look>> = {
  fun: { setting: 'garden', time: 'day', pose: 'dance', others: 'dance', feeling: 'happy', holds: null },
  lullaby: { setting: 'bedroom', time: 'night', pose: 'sit', others: 'sit', feeling: 'calm', holds: 'teddy' },
  educational: { setting: 'library', time: 'day', pose: 'hold', others: 'sit', feeling: 'curious', holds: 'book' },
  adventure: { setting: 'mountain', time: 'sunset', pose: 'walk', others: 'walk', feeling: 'determined', holds: 'map' },
  dance: { setting: 'stage', time: 'night', pose: 'dance', others: 'jump', feeling: 'excited', holds: null },
};
/** Sorrow and danger are no reason to dance: these songs are lullabies, whatever was asked. */
const TENDER: Look = { ...LOOKS.lullaby, pose: 'hug' };

const SIZE = { 1: 'tiny', 2: 'small', 3: 'middle', 4: 'big', 5: 'huge' } as const;
const CHILD = 'child';
const COMPANION = 'other';
const LONGEST_NAME = 60;

const LITTLE = /^(?:small|little|tiny|wee|baby|young)$/i;

/** A being of the theme as the illustrator draws it. */
function drawn(being: Being, { name, age, little }: { name: string; age: number; little: boolean }): Character {
  const { drawing } = being;
  const called = { id: COMPANION, name };
  if ('person' in drawing) {
    return drawing.person === 'child'
      ? { is: 'other-child', ...called, age, costume: drawing.costume }
      : { is: 'adult', ...called, role: 'neighbour', costume: drawing.costume };
  }
  const body = { coat: drawing.coat ?? null, size: little && being.size > 2 ? SIZE[2] : SIZE[being.size] };
  return 'animal' in drawing
    ? { is: 'animal', ...called, animal: drawing.animal, ...body }
    : { is: 'thing', ...called, thing: drawing.thing, ...body };
}

/**
 * What the picture of a song shows: the child doing what the style sounds like, where the theme plays, with the being
 * and the thing the theme is about when they can be drawn and are sung of. `sung` is the song's text.
 */
export function songScene(
  brief: SongBrief,
  theme: Theme,
  sung: string,
): { readonly cast: Character[]; readonly scene: PageScene } {
  const words = ` ${(sung.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  // What no entry knows is drawn only when it is sung of as one: "physics" are no monster called the physic.
  const isSung = (entity: Theme['hero']): boolean =>
    entity !== null &&
    (entity.known ? sung.toLowerCase() : words).includes(
      entity.known ? entity.word.toLowerCase() : ` ${entity.word.toLowerCase()} `,
    );
  const tender = gateOf(theme.raw, theme) !== 'open';
  const look = tender ? TENDER : LOOKS[brief.style];
  const entity = [theme.hero, theme.other].find((each) => each?.being && isSung(each));
  const being = tender ? null : (entity?.being ?? null);
  const child = (brief.childName ?? theme.heroName ?? 'a child').slice(0, LONGEST_NAME);
  const cast: Character[] = [{ is: 'child', id: CHILD, name: child, age: brief.age, costume: null }];
  if (being && entity) {
    const name = (entity.name ?? `the ${entity.word}`).slice(0, LONGEST_NAME);
    const little = entity.adjectives.some((each) => LITTLE.test(each));
    cast.push(drawn(being, { name, age: brief.age, little }));
  }
  const thing = tender || !isSung(theme.thing) ? null : (theme.thing?.thing?.drawn ?? null);
  // A first time has things of its own to hold on to.
  const holds = theme.first ? null : look.holds;
  const scene: PageScene = {
    setting: look === LOOKS.lullaby || tender ? look.setting : (placeOf(theme) ?? look.setting),
    time: look.time,
    weather: 'clear',
    camera: 'medium',
    actors: [
      { who: CHILD, pose: look.pose, feeling: look.feeling, holds },
      ...(being ? [{ who: COMPANION, pose: look.others, feeling: 'happy', holds: null } as const] : []),
    ],
    things: thing !== null && thing !== holds ? [thing] : [],
  };
  return { cast, scene };
}

const placeOf = (theme: Theme): PageScene['setting'] | undefined =>
  theme.place?.place?.setting ?? theme.first?.setting ?? theme.activity?.setting ?? theme.fear?.setting;
