import {
  SETTINGS,
  THINGS,
  type Actor,
  type Character,
  type PageScene,
  type ScriptPage,
  type SettingName,
  type ThingName,
} from '@storylantern/contract';
import { pageText, type PageText } from '../books/audit/page-text.ts';
import { mayBeSeen, sceneFaults, SLEEPING } from '../books/audit/scene-truth.ts';
import { namesThing } from '../books/audit/thing-words.ts';
import { isNamed, kindsOf, namePattern } from '../books/audit/who-is-named.ts';
import { mendedScene } from '../books/mend-scene.ts';
import type { Theme } from '../books/theme.ts';
import type { ProposedPage } from './book-proposal.ts';

const MOST_ACTORS = 4;
const MOST_THINGS = 4;

/** Words by which a text says where it plays, beside the setting's own name. */
const PLACE_SAID: Readonly<Partial<Record<SettingName, string>>> = {
  bedroom: 'bedroom|nursery|bed',
  'living-room': 'living room|sitting room|lounge|sofa|armchair',
  'school-gate': 'school gates?',
  playground: 'playground|park|swings?|slide|sandpit',
  garden: 'garden|lawn|flower bed|yard',
  forest: 'forest|woods?|trees',
  beach: 'beach|shore|seaside|sand|dunes?',
  doctor: "doctor's|surgery|waiting room",
  street: 'street|pavement|lane|road|town',
  undersea: 'seabed|bottom of the sea|under the sea|reef',
  space: 'space|moon|stars|planet',
  sky: 'sky|clouds?|air',
  farm: 'farm|farmyard|barn|field|stable|meadow',
  castle: 'castle|tower|palace|throne room',
  mountain: 'mountains?|hills?|peak|summit',
  shop: 'shop|market|bakery|supermarket',
  snow: 'snow|ice',
  cave: 'cave|tunnel|burrow|den',
  boat: 'boat|ship|deck|raft',
  pond: 'pond|lake|river|stream|brook',
  stage: 'stage|theatre',
  'swimming-pool': 'swimming pool|pool',
};
const SOMEWHERE = String.raw`\b(?:in|into|inside|at|on|onto|through|across|along|over|to|under|up|down|beside|by) (?:the|a|her|his|their|our|its) (?:\p{Ll}+ )?`;
const said = new Map(
  SETTINGS.map((setting) => [
    setting,
    new RegExp(
      `${SOMEWHERE}(?:${PLACE_SAID[setting] ?? setting.replaceAll('-', ' ')})\\b${setting === 'bedroom' ? String.raw`|\bin(?:to)? bed\b` : ''}`,
      'iu',
    ),
  ]),
);
/** A text speaks of places where nobody is: hopes, pasts and what is not. */
const ELSEWHERE =
  /\b(?:not|never|nobody|if|would|could|wish\w*|want\w*|dream\w*|thought|remember\w*|once|tomorrow|yesterday|had been|like|far|from)\b|n't\b|\?/i;

/** Where a page plays: as its text says when that is one place; else as its author thinks. */
function settingOf(text: PageText, hinted: SettingName, cast: readonly Character[]): SettingName {
  if (said.get(hinted)?.test(text.told) === true) return hinted;
  const sentences = text.told
    .split(/(?<=[.!?])\s+/)
    .filter(
      (each) =>
        !ELSEWHERE.test(each) &&
        (/\b(?:he|she|they|we)\b/i.test(each) || cast.some(({ name }) => namePattern(name).test(each))),
    );
  const found = SETTINGS.filter((setting) => sentences.some((each) => said.get(setting)?.test(each) === true));
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : hinted;
}

const WEATHERS: readonly (readonly [RegExp, PageScene['weather']])[] = [
  [/\b(?:rain(?:ed|ing|y|drops?)?|drizzl\w+|pour(?:ed|ing) down|thunder\w*)\b/i, 'rain'],
  [/\b(?:snow(?:ed|ing|flakes?|y)|(?:in|through) the snow)\b/i, 'snow'],
  [/\b(?:the wind|windy|gales?|gusts?|blustery)\b/i, 'wind'],
];
const weatherOf = (text: PageText, setting: SettingName, before: PageScene | undefined): PageScene['weather'] =>
  WEATHERS.find(([words]) => words.test(text.told))?.[1] ?? (before?.setting === setting ? before.weather : 'clear');

const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .trim();
const someone = (who: string, cast: readonly Character[], theme: Theme): Character | undefined =>
  cast.find((each) => bareName(each.name) === bareName(who) || each.id === who) ??
  cast.find((each) => bareName(who).split(' ').includes(bareName(each.name))) ??
  cast.find((each) => kindsOf(each, theme).includes(bareName(who)));

/** A thing that its author named in free words, as the pictures know it, when the text names it as well. */
const thingMeant = (words: string, text: PageText): ThingName | undefined =>
  THINGS.find((each) => each === words.toLowerCase().trim().replaceAll(' ', '-')) ??
  THINGS.find((each) => namesThing(words, each) && namesThing(text.text, each));

/** What somebody does by a verb straight after the name. */
const DEEDS: readonly (readonly [RegExp, Actor['pose']])[] = [
  [/^(?:ran|runs?|raced?|dashed|hurried|galloped)\b/, 'run'],
  [/^(?:walk\w*|went|goes|came|comes|crept|marched|trotted|strolled|tiptoed|waddled)\b/, 'walk'],
  [/^(?:sat|sits?|perched)\b/, 'sit'],
  [/^(?:jump\w*|leapt|hopp\w*|bounc\w*|sprang)\b/, 'jump'],
  [/^(?:hug\w*|cuddl\w*)\b/, 'hug'],
  [/^(?:danc\w*|twirl\w*|spun)\b/, 'dance'],
  [/^(?:hid|hides?)\b/, 'hide'],
  [/^(?:wav\w*)\b/, 'wave'],
  [/^(?:point\w*|show\w*)\b/, 'point'],
  [/^(?:held|holds?|carr\w+|brought|lifted|took|takes?|pulled)\b/, 'hold'],
  [/^(?:knelt|kneels?|crouch\w*|bent|bends?|dug|digs?)\b/, 'kneel'],
  [/^(?:shout\w*|call\w*|yell\w*|roar\w*|sang|sings?)\b/, 'shout'],
  [/^(?:cheer\w*|clapp\w*|claps?|laugh\w*)\b/, 'cheer'],
  [/^(?:look(?:ed|s)? up|stared? up|gaz\w+)\b/, 'look-up'],
  [/^(?:thought|thinks?|wonder\w*|frown\w*)\b/, 'think'],
  [/^(?:reach\w*|stretch\w*|climb\w*)\b/, 'reach'],
];

/** Whoever is the subject of a sentence that is told, and what they do. */
function subjectDoing(text: PageText, { name }: Character): Actor['pose'] | undefined {
  const subject = new RegExp(
    String.raw`(?:^|[.!?]["']?\s+|(?<=["'] )|, and |, but |, so )(?:(?:And|But|So|Then|Now|Soon|Up|Down|In|Out|Off) )?(?:\p{Lu}\p{Ll}+ and (?:the )?)?${namePattern(name).source}(?:,? and (?:the )?\p{L}+)?(?: the \p{Ll}+)? ((?:\p{Ll}+ly |just |still )?\p{Ll}+(?: \p{Ll}+)?)`,
    name.startsWith('the ') ? 'iu' : 'u',
  );
  const deed = subject.exec(text.told)?.[1]?.replace(/^(?:\p{Ll}+ly|just|still) /u, '');
  if (deed === undefined) return undefined;
  return DEEDS.find(([verb]) => verb.test(deed))?.[1] ?? 'stand';
}

const CAMERAS = ['medium', 'wide', 'close'] as const;
const TIMES = ['day', 'sunset', 'night'] as const;
const TIMES_SAID: readonly (readonly [RegExp, PageScene['time']])[] = [
  [/\b(?:that night|all night|in the night|at midnight|moonlight|good ?night)\b/i, 'night'],
  [/\b(?:the sun (?:went|goes) down|sunset|at dusk)\b/i, 'sunset'],
  [/\b(?:(?:that|this|one|next) morning|at breakfast|at noon|midday)\b/i, 'day'],
];

/** What a scene is derived for. */
export interface SceneCase {
  readonly earlier: readonly ScriptPage[];
  readonly cast: readonly Character[];
  readonly theme: Theme;
}

/**
 * What the picture of a proposed page shows. Its author's hint is where it begins; whoever and whatever the text does not
 * name is taken out, whoever acts is put in, and place, time and weather follow the text where it says them.
 */
export function sceneOfPage({ text, scene }: ProposedPage, { earlier, cast, theme }: SceneCase): PageScene {
  const words = pageText(text);
  const before = earlier.at(-1)?.scene;
  const setting = settingOf(words, scene.setting, cast);
  const actors = scene.actors.flatMap(({ who, pose, feeling }): Actor[] => {
    const character = someone(who, cast, theme);
    return character ? [{ who: character.id, pose, feeling, holds: null }] : [];
  });
  const mood = actors[0]?.feeling ?? 'calm';
  for (const character of cast) {
    const pose = subjectDoing(words, character);
    if (pose !== undefined && actors.length < MOST_ACTORS && !actors.some(({ who }) => who === character.id))
      actors.push({ who: character.id, pose, feeling: mood, holds: null });
  }
  const same = before?.setting === setting && before.camera === scene.camera;
  const hint: PageScene = {
    setting,
    time: scene.time,
    weather: weatherOf(words, setting, before),
    camera: same ? (CAMERAS[(CAMERAS.indexOf(scene.camera) + 1) % CAMERAS.length] ?? 'medium') : scene.camera,
    actors: actors.slice(0, MOST_ACTORS),
    things: [...new Set(scene.things.flatMap((each) => thingMeant(each, words) ?? []))].slice(0, MOST_THINGS),
  };
  const saidTime = TIMES_SAID.find(([words]) => words.test(text))?.[1];
  const times = [...new Set([...(saidTime ? [saidTime] : []), scene.time, before?.time ?? 'day', ...TIMES])];
  const tried = times.map((time) => mended({ text, scene: { ...hint, time } }, { earlier, cast, theme }));
  return tried.find((each) => faults(text, each, { earlier, cast, theme }).length === 0) ?? plainest(text, tried[0] ?? hint, { earlier, cast, theme }); // prettier-ignore
}

const faults = (text: string, scene: PageScene, { earlier, cast, theme }: SceneCase): readonly unknown[] =>
  sceneFaults({ page: { text, scene }, earlier, index: earlier.length, cast, theme }).filter((each) => each.hard);

function mended(page: ScriptPage, { earlier, cast, theme }: SceneCase): PageScene {
  const scene = mendedScene(page, earlier, cast, theme);
  if (scene.actors.length > 0) return scene;
  // A page without anybody: whoever the text names, the first of the cast first.
  const text = pageText(page.text);
  const there =
    cast.find((each) => isNamed(text, each, theme)) ?? cast.find((each) => mayBeSeen(each, text, earlier, theme));
  if (!there) return scene;
  const actor: Actor = {
    who: there.id,
    pose: SLEEPING.test(text.text) ? 'sit' : 'stand',
    feeling: 'calm',
    holds: null,
  };
  return mendedScene({ text: page.text, scene: { ...scene, actors: [actor] } }, earlier, cast, theme);
}

/** The scene with less in it until nothing contradicts its text: no things, then nobody in a pose of their own. */
function plainest(text: string, scene: PageScene, asked: SceneCase): PageScene {
  const standing = scene.actors.map((each): Actor => ({ ...each, pose: 'stand', holds: null }));
  const bare = scene.actors.map((each): Actor => ({ ...each, holds: null }));
  const ways: PageScene[] = [
    { ...scene, things: [], actors: bare },
    { ...scene, things: [], actors: standing },
    { ...scene, setting: 'garden', things: [], actors: standing },
    { ...scene, setting: 'garden', things: [], actors: [] },
  ];
  return ways.find((each) => faults(text, each, asked).length === 0) ?? scene;
}
