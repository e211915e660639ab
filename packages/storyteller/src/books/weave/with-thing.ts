import type { ScriptPage, ThingName } from '@storylantern/contract';
import { namesEntity } from '../audit/scene-truth.ts';
import type { Entity } from '../theme.ts';
import { escaped } from '../../words/escaped.ts';
import { kindOf, type NounSort } from '../theme/noun-kind.ts';

/** A picture holds so many. */
const MOST_THINGS = 4;

/** How an entity is drawn when it lies about: as a thing. */
const drawnAs = ({ thing, being }: Entity): ThingName | null =>
  thing?.drawn ?? (being && 'thing' in being.drawing ? being.drawing.thing : null);

/** Whether a picture shows an entity, as far as it can be drawn. */
export function isDrawn(pages: readonly ScriptPage[], entity: Entity): boolean {
  const drawn = drawnAs(entity);
  if (drawn === null) return true;
  return pages.some(({ scene }) => scene.things.includes(drawn) || scene.actors.some((actor) => actor.holds === drawn));
}

/** Letters that the one and the many of a thing share: "cherry", "cherries". */
const ROOT = 4;

/** Kinds of things that may lie about whatever else is true of them. */
const MAY_LIE_ABOUT: ReadonlySet<NounSort> = new Set<NounSort>([
  'food',
  'plant',
  'instrument',
  'toy',
  'clothing',
  'furniture',
  'container',
  'machine',
  'tool',
  'vehicle',
]);

/** Whether it may be said of a thing that it was there: of known ones, and of those whose kind is known. */
export function canBeBrought({ word, known }: Entity): boolean {
  // "Pancakes for breakfast" says when, and nobody comes with a breakfast.
  if (/^(?:breakfast|brunch|lunch|dinner|supper|tea|tea ?time)s?$/.test(word)) return false;
  if (known) return true;
  const kind = kindOf(word) ?? kindOf(word.split(' ').at(-1) ?? word);
  return kind !== undefined && MAY_LIE_ABOUT.has(kind.kind.sort);
}

/**
 * A thing that a page names is seen there as well. Nothing is said of it besides: a sentence that only says it was there
 * belongs to no page, and a thing that no page has a use for is told to the parent instead. Null when no page names it.
 */
export function withThing(pages: readonly ScriptPage[], entity: Entity): ScriptPage[] | null {
  const looks = drawnAs(entity);
  if (looks === null) return null;
  const shown = (page: ScriptPage): ScriptPage | null =>
    page.scene.things.length < MOST_THINGS
      ? { ...page, scene: { ...page.scene, things: [...page.scene.things, looks] } }
      : null;
  // "Biscuit the pony" is no biscuit: a name has a capital.
  const asAThing = new RegExp(String.raw`(?<!\p{L})${escaped(entity.word.toLowerCase().slice(0, ROOT))}`, 'u');
  const named = pages.findIndex(
    (page) => namesEntity(page.text, entity.word, null) && asAThing.test(page.text) && shown(page) !== null,
  );
  return named < 0 ? null : pages.map((page, i) => (i === named ? (shown(page) ?? page) : page));
}
