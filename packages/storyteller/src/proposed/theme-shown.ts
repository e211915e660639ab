import { THINGS, type Character, type PageScene, type ScriptPage, type ThingName } from '@storylantern/contract';
import { auditBook } from '../books/audit/audit-book.ts';
import { namesEntity } from '../books/audit/scene-truth.ts';
import { kindsOf } from '../books/audit/who-is-named.ts';
import type { Entity } from '../books/theme.ts';
import type { BookCase } from './book-case.ts';
import { entitiesOf } from './book-frame.ts';

const isThing = (thing: string | null | undefined): thing is ThingName =>
  typeof thing === 'string' && (THINGS as readonly string[]).includes(thing);
const MOST_THINGS = 4;
const MOST_ACTORS = 4;

/** What the theme names and a page tells is seen there: somebody beside the others, a thing in the picture, its place. */
export function withThemeShown(
  pages: readonly ScriptPage[],
  cast: readonly Character[],
  { theme, age }: BookCase,
): ScriptPage[] {
  const shown = [...pages];
  const hard = (all: readonly ScriptPage[]): number =>
    auditBook({ title: 'T', refrain: null, cast: [...cast], pages: [...all] }, theme, age).filter(
      (each) => each.hard && each.page !== null,
    ).length;
  /** The first page that names it, with this of its picture changed, unless the change itself would be wrong. */
  const change = (entity: Entity, to: (scene: PageScene) => PageScene): void => {
    const at = shown.findIndex(({ text }) => namesEntity(text.toLowerCase(), entity.word, entity.name));
    const page = shown[at];
    if (!page) return;
    const changed = shown.map((each, n) => (n === at ? { text: page.text, scene: to(page.scene) } : each));
    if (hard(changed) <= hard(shown)) shown.splice(0, shown.length, ...changed);
  };
  const seen = (id: string): boolean => shown.some(({ scene }) => scene.actors.some(({ who }) => who === id));
  for (const entity of entitiesOf(theme)) {
    const body = cast.find((each) => kindsOf(each, theme).includes(entity.being?.id ?? entity.word));
    if (body) {
      if (seen(body.id)) continue;
      const actor = { who: body.id, pose: 'stand', feeling: 'calm', holds: null } as const;
      change(entity, (scene) => ({ ...scene, actors: [...scene.actors.slice(0, MOST_ACTORS - 1), actor] }));
      continue;
    }
    const thing = entity.thing?.drawn;
    if (isThing(thing) && !shown.some(({ scene }) => scene.things.includes(thing)))
      change(entity, (scene) => ({ ...scene, things: [...scene.things.slice(0, MOST_THINGS - 1), thing] }));
    const setting = entity.place?.setting;
    if (setting !== undefined && !shown.some(({ scene }) => scene.setting === setting))
      change(entity, (scene) => ({ ...scene, setting }));
  }
  return shown;
}
