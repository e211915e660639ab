import type { BeatPage } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { keeping } from '../wording.ts';
import type { Parts } from './parts.ts';

/** Words of the longest sentence at 5 to 7. */
export const MOST = 14;

/** A page whose sentences keep to the age, also where the theme's own words are long. */
export const told = (most: number, scene: BeatPage['scene'], texts: readonly string[], spare: string): BeatPage =>
  page(scene, ...keeping(most, texts, spare));

/** The first two times, which are the same whatever comes of it. */
export function beginning(parts: Parts, R: string): BeatPage[] {
  const {
    s,
    s0,
    S,
    X,
    x,
    X1,
    x1,
    did,
    had,
    where,
    tool,
    k,
    K,
    isTaught,
    todo,
    cannot,
    home,
    isChild,
    it,
    didAgain,
    It,
  } = parts;
  const could = cannot === null ? '' : ` So ${it} could not ${cannot}.`;
  const teaching = [
    `It was ${k} who taught ${x1} to ${todo}. It took all of one week, and half a packet of biscuits. And on Monday, just before lunch, ${x} ${did}. "Very good," said ${s0}. "${R}."`,
    `${k} had taught ${x1} to ${todo}. It had been hard, and nobody had thought that it would work. On Monday it did. ${X} ${did}. "Well, well," said ${s0}. "${R}."`,
  ];
  return [
    told(
      MOST,
      {
        setting: home,
        camera: 'medium',
        actors: [
          ...parts.seen('stand', 'happy'),
          seen(S, 'stand', 'surprised'),
          ...(isTaught ? [seen(K, 'stand', 'proud')] : []),
        ],
      },
      isTaught
        ? teaching
        : [
            `It began on a Monday${where || ', just before lunch'}. ${had}${had === '' ? X1 : It} ${did}. Nobody had asked for it. "Well," said ${s0}, and put down the ${tool}. "${R}."`,
            `On Monday${where}${where === '' ? '' : ','} everybody was busy with something else. ${had}Then ${had === '' ? x1 : it} ${did}. It was as sudden as a sneeze. "${R}," said ${s0}, in a firm voice.`,
          ],
      `It began on a Monday. It was ${x1}. ${X} did it, just like that. "${R}," said ${s0}.`,
    ),
    told(
      MOST,
      { camera: 'close', actors: [...parts.seen(isChild ? 'cheer' : 'stand', 'happy'), seen(S, 'stand', 'worried')] },
      [
        `And what did ${x} do? ${X} ${didAgain}. It was hardly a minute later.${could} "${R}," said ${s}, a bit louder. There had just been time to do up one shoe.`,
        `There was just time for one bite of toast. Then it happened again. ${X} ${didAgain}.${could} "${R}," said ${s}, a bit louder than before.`,
      ],
      `And what did ${x} do? ${X} did it again.${could} "${R}," said ${s}, a bit louder.`,
    ),
  ];
}
