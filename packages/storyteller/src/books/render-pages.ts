import type { BookScript, Character, PageScene, ScriptPage } from '@storylantern/contract';
import type { BeatPage, Chance, Figure, SceneHint, Told } from './arc.ts';
import { isCast } from './company/figure.ts';
import { fitBodies } from './own-body.ts';
import { punctuated } from './punctuation.ts';

/** A page with every variant of its text ready to be chosen from. */
export interface DraftPage {
  readonly variants: readonly string[];
  readonly scene: PageScene;
}

/** A told arc whose scenes are complete; the texts are not chosen yet. */
export interface Draft {
  readonly title: string;
  readonly refrain: string | null;
  readonly pages: readonly DraftPage[];
  readonly cast: readonly Character[];
  /** Those of the cast who are of a kind, for another night with them. */
  readonly friends: BookScript['friends'];
}

interface Carried {
  readonly setting: PageScene['setting'];
  readonly time: PageScene['time'];
  readonly weather: PageScene['weather'];
}

const CAMERAS = ['medium', 'wide', 'close'] as const;

/** The scene of a page: what its hint leaves out is carried over from the page before; the camera takes turns. */
function sceneOf(hint: SceneHint, carried: Carried, index: number): PageScene {
  return {
    setting: hint.setting ?? carried.setting,
    time: hint.time ?? carried.time,
    weather:
      hint.weather ?? (hint.setting === undefined || hint.setting === carried.setting ? carried.weather : 'clear'),
    camera: hint.camera ?? CAMERAS[index % CAMERAS.length] ?? 'medium',
    actors: hint.actors.map(({ who, pose, feeling, holds }) => ({ who: who.id, pose, feeling, holds: holds ?? null })),
    things: [...new Set(hint.things ?? [])],
  };
}

/** Completes the pages of a told arc. The cast is the hero, then the others in the order in which they are seen. */
export function draftOf(told: Told, hero: Figure): Draft {
  const cast = new Map<string, Character>();
  const friends: BookScript['friends'] = [];
  const join = (figure: Figure): void => {
    if (!isCast(figure)) throw new Error(`${figure.name} did not come from the company of the book.`);
    if (cast.has(figure.id)) return;
    cast.set(figure.id, figure.character);
    if (figure.being) friends.push({ id: figure.id, name: figure.name, kind: figure.being.id, said: saidOf(figure) });
  };
  join(hero);
  let carried: Carried = { setting: 'garden', time: 'day', weather: 'clear' };
  const pages = told.pages.map((page, index): DraftPage => {
    for (const { who } of page.scene.actors) join(who);
    const scene = sceneOf(page.scene, carried, index);
    carried = scene;
    return { variants: variantsOf(page, hero), scene };
  });
  const refrain = told.refrain === null ? null : punctuated(told.refrain);
  return { title: titled(told.title), refrain, pages, cast: [...cast.values()], friends };
}

const saidOf = ({ he }: Figure): 'he' | 'she' | 'name' => (he === 'he' || he === 'she' ? he : 'name');

/** Every wording of a page that gives nobody in it a hand they have not. */
function variantsOf({ text, scene }: BeatPage, hero: Figure): string[] {
  const figures = [...new Set([hero, ...scene.actors.map(({ who }) => who)])];
  return fitBodies(typeof text === 'string' ? [text] : text, figures)
    .map(saidOnce)
    .map(punctuated);
}

/** "said Maya to Maya's friend Ben": right behind the name, whose friend it is goes without saying. */
const saidOnce = (text: string): string =>
  text.replace(
    /(?<![\p{L}-])(\p{Lu}[\p{L}-]+) (to|and|with) \1['’]s (friend|cousin) (?=\p{Lu})/gu,
    '$1 $2 a $3 called ',
  );

const titled = (title: string): string => {
  const clean = title.replace(/\s+/g, ' ').trim();
  return clean.charAt(0).toLocaleUpperCase('en') + clean.slice(1);
};

/** The pages of a draft with one variant each, chosen by chance alone. */
export const chosenByChance = (draft: Draft, chance: Chance): ScriptPage[] =>
  draft.pages.map(({ variants, scene }) => ({ text: chance.pick(...variants), scene }));
