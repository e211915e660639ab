import type { ScriptPage, SettingName } from '@storylantern/contract';
import type { Chance, Telling } from '../arc.ts';
import type { Entity } from '../theme.ts';
import { placeSaid } from '../theme/place-said.ts';
import { firstThatTakes, inOrder } from './one-more-sentence.ts';

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

/** Nobody arrives in these. */
const AT_HOME = /^the (?:garden|kitchen|bedroom|living room|bathroom|attic|hall|shed|house)$/;

/** A place of the theme that the arc has no use for: one page goes there. Null when no page can. */
export function withPlace(
  pages: readonly ScriptPage[],
  entity: Entity,
  raw: string,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  const named = placeSaid(entity, raw);
  const { place } = entity;
  const lines = chance.some(3, [
    `They were off to ${named}.`,
    `It was a day for ${named}.`,
    `This was the day of ${named}.`,
  ]);
  const setting = place?.setting;
  const free = (page: ScriptPage): boolean => {
    const tied = TIED[page.scene.setting];
    return (
      ANY_PLACE.has(page.scene.setting) && page.scene.time === 'day' && (tied === undefined || !tied.test(page.text))
    );
  };
  const moved = (page: ScriptPage): ScriptPage | null =>
    setting === undefined || page.scene.setting === setting
      ? page
      : free(page)
        ? { ...page, scene: { ...page.scene, setting } }
        : null;
  const arrived = AT_HOME.test(named)
    ? [`This was in ${named}.`, `All this was in ${named}.`]
    : [`They had come to ${named}.`, `Now they were at ${named}.`];
  return (
    firstThatTakes(
      pages,
      // A page that is there already says so; else one that could be anywhere goes there.
      inOrder(pages)
        .filter((i) => {
          const page = pages[i];
          // Nobody is there before the story has set out, or when it is over.
          const isUnderWay = AT_HOME.test(named) || (i > 1 && i < pages.length - 2);
          return page !== undefined && isUnderWay && (page.scene.setting === setting || free(page));
        })
        .toSorted((a, b) => Number(pages[b]?.scene.setting === setting) - Number(pages[a]?.scene.setting === setting)),
      chance.some(2, arrived),
      telling,
      moved,
    ) ??
    firstThatTakes(pages, inOrder(pages).slice(0, -1), lines, telling, (page) =>
      setting === undefined ? page : { ...page, scene: { ...page.scene, setting } },
    )
  );
}
