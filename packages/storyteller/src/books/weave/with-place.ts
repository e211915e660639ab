import type { ScriptPage, SettingName } from '@storylantern/contract';
import { namesEntity } from '../audit/scene-truth.ts';
import type { Entity } from '../theme.ts';

/** Settings that a story uses when it does not mind where it happens. */
const ANY_PLACE: ReadonlySet<SettingName> = new Set([
  'garden',
  'street',
  'forest',
  'playground',
  'living-room',
  'bedroom',
  'kitchen',
  'farm',
]);

/** Words that tie a page to where it is. */
const TIED: Readonly<Partial<Record<SettingName, RegExp>>> = {
  garden: /\b(?:garden|gate|lawn|flower ?bed|hedge|home|shed|fence|washing line)\b/i,
  street: /\b(?:street|road|pavement|shop|corner)\b/i,
  forest: /\b(?:forest|woods?|trees?|branch\w*)\b/i,
  playground: /\b(?:playground|swings?|slide|park)\b/i,
  'living-room': /\b(?:room|sofa|carpet|rug|home|house|stairs|window|door)\b/i,
  bedroom: /\b(?:bed|bedroom|pillow|quilt|home|stairs|window|door|asleep|sleep|night)\b/i,
  kitchen: /\b(?:kitchen|table|oven|cupboard|kettle|home|door|window|supper|breakfast)\b/i,
  farm: /\b(?:farm|barn|yard|field)\b/i,
};

/** A page of another place. */
const ELSEWHERE = /\b(?:home|to|towards|from|far|way)\b/i;

/**
 * A page that says it is at the place of the theme is drawn there. Nobody is sent there by a sentence of its own: a place
 * that no page tells of is told to the parent instead. Null when no page can be there.
 */
export function withPlace(pages: readonly ScriptPage[], { word, place }: Entity): ScriptPage[] | null {
  const setting = place?.setting;
  if (setting === undefined) return null;
  const isThere = ({ text, scene }: ScriptPage): boolean =>
    namesEntity(text, word, null) &&
    !ELSEWHERE.test(text) &&
    ANY_PLACE.has(scene.setting) &&
    scene.time === 'day' &&
    TIED[scene.setting]?.test(text) !== true;
  const at = pages.findIndex(isThere);
  return at < 0 ? null : pages.map((page, i) => (i === at ? { ...page, scene: { ...page.scene, setting } } : page));
}
