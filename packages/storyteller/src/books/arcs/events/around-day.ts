import type { SettingName } from '@storylantern/contract';
import type { BeatPage, Telling, Told } from '../../arc.ts';
import { goesWrong, isDayOn, pagesWith, settingsOf, withThread, wordings, type Threading } from './around.ts';
import { DAYS_AND_PLACES, type Around } from './days-and-places.ts';
import type { Going } from './event.ts';

/** On so many pages what a theme says of its day is told. */
const IS_TOLD = 3;
/** On so many pages it is at least said. */
const IS_SAID = 2;
/** As many pages as there are, this part of them is out of doors. */
const MOSTLY = 0.6;

const OUTDOORS: ReadonlySet<SettingName> = new Set([
  'garden', 'street', 'forest', 'playground', 'farm', 'beach', 'pond', 'mountain', 'castle',
]); // prettier-ignore

/** More than two of them would be about nothing else. */
const MOST = 2;

/** How much of the day and the place that a theme says a book leaves out. */
export const dayLeftOut = ({ raw }: Going, { pages }: Told): number =>
  DAYS_AND_PLACES.filter(({ said, told, begun }) => said.test(raw) && pagesWith(pages, told) < (begun ? 1 : IS_SAID))
    .length;

/** A book in which it is the day, the hour, the weather and the place that its theme says, where its plot lets it be so. */
export function withDayAround(told: Told, going: Going, telling: Telling): Told {
  return DAYS_AND_PLACES.filter(({ said }) => said.test(going.raw))
    .slice(0, MOST)
    .reduce((made, each) => ({ ...made, pages: withAround(made, each, going, telling) ?? made.pages }), told);
}

function withAround({ pages, refrain }: Told, around: Around, going: Going, telling: Telling): BeatPage[] | null {
  if (pagesWith(pages, around.told) >= IS_TOLD) return null;
  const allowed = pages.map((page): BeatPage => ({
    ...page,
    text: wordings(page).filter((text) => around.never?.test(text) !== true),
  }));
  if (allowed.some(({ text }) => text.length === 0)) return null;
  // What the first page says in one of its wordings it says in that one.
  const [first] = allowed;
  const saying = first ? wordings(first).filter((text) => around.told.test(text)) : [];
  if (first && saying.length > 0) allowed[0] = { ...first, text: saying };
  if (around.begun && saying.length > 0) return allowed;
  const settings = settingsOf(pages);
  // A plot that is there from the start and says so needs no blackbird to say it again.
  const isThere = settings.filter((each) => each === around.setting).length >= MOSTLY * pages.length;
  if (isThere && saying.length > 0) return allowed;
  if (around.within && !settings.every((each) => around.within?.has(each))) return null;
  const isOut = (index: number): boolean => OUTDOORS.has(settings[index] ?? 'bedroom');
  if (around.outdoors && settings.filter((_, index) => isOut(index)).length < MOSTLY * pages.length) return null;
  const isDay = isDayOn(pages);
  const how: Threading = {
    telling,
    trouble: refrain,
    opens: true,
    ...(around.inTrouble ? { goesOnAt: goesWrong } : {}),
    // At night there is no blackbird.
    ...(around.outdoors
      ? {
          fits: (_page: BeatPage, index: number) =>
            isOut(index) && (around.weather !== undefined || isDay[index] === true),
        }
      : {}),
  };
  for (const thread of going.chance.some(around.threads.length, around.threads)) {
    const lines = thread(going, telling);
    const threaded = withThread(allowed, saying.length > 0 ? { ...lines, begins: null } : lines, how);
    if (threaded) return threaded.map((page, index) => asAround(page, around, isOut(index)));
  }
  return null;
}

/** The picture of a page as it looks then and there. */
function asAround(page: BeatPage, { weather, night, setting }: Around, isOut: boolean): BeatPage {
  const { scene } = page;
  return {
    ...page,
    scene: {
      ...scene,
      ...(weather && isOut ? { weather } : {}),
      ...(night ? { time: 'night' as const } : {}),
      ...(setting && isOut ? { setting } : {}),
    },
  };
}
