import type { BeatPage } from '../../arc.ts';
import { page } from '../events/page.ts';
import { seen } from '../events/event.ts';
import { keeping } from '../wording.ts';
import type { Parts } from './parts.ts';

/** Words of the longest sentence at 8 to 12. */
export const MOST = 20;

/** The first day, which is the same whatever comes of it. */
export function firstDay(parts: Parts, R: string): BeatPage[] {
  const { s, sp, s0, S, x, X, x1, did, didAgain, had, where, tool, k, K, isTaught, todo, cannot, home, it } = parts;
  const first = had === '' ? x1 : it;
  const could = cannot === null ? '' : ` And while it went on, ${it} could not ${cannot}.`;
  return [
    page(
      {
        setting: home,
        camera: 'medium',
        actors: [
          ...parts.seen('stand', 'happy'),
          seen(S, 'stand', 'surprised'),
          ...(isTaught ? [seen(K, 'stand', 'proud')] : []),
        ],
      },
      ...keeping(
        MOST,
        isTaught
          ? [
              `It took ${k} eleven days to teach ${x1} to ${todo}. There was no reason for it, except that nobody believed it could be done. On the twelfth day, a little before nine, ${x} ${did}. "Well, I never," said ${s0}. "Very good. ${R}." That, as it turned out, was the mistake. But nobody could know it yet.`,
              `${k} had taught ${x1} to ${todo}. It had been a matter of biscuits, mostly, and of not minding how often. On a Friday morning it came off. ${X} ${did}. "I take it back," said ${s0}, who had said that it never would. "Once is quite something. ${R}." It was meant kindly.`,
            ]
          : [
              `${had}On the second of March${where}, a little before nine, ${first} ${did}. There had been no warning. ${s0} had a ${tool} in one hand, and stood there. There were several things to say to that. "${R}," said ${s}. That, as it turned out, was the mistake. But nobody could know it yet.`,
              `Nothing ever happened${where.slice(1)} before nine in the morning. It was hardly a rule, but people had got used to it. ${had}So when ${first} ${did}, everybody stood still, as you do for a fire bell. "${R}," said ${s0}, in the voice of a closing door. It was a good voice. It had worked on dogs.`,
            ],
        `It began on the second of March, with ${x1}. ${s0} looked, and looked again. "${R}," said ${s}. That was the mistake.`,
      ),
    ),
    page(
      { camera: 'medium', actors: [...parts.seen('stand', 'happy'), seen(S, 'stand', 'worried')] },
      ...keeping(
        MOST,
        [
          `The words were hardly out when it happened again. ${X} ${didAgain}, and then once more before the kettle boiled.${could} By supper it had been nine times. Nine times ${sp} had said it, and each time more firmly. "${R}," said ${s} at last, to a cold potato. And ${x} ${didAgain}.`,
          `By ten o'clock it had happened four times more.${could} "${R}," said ${s}, and drew a line in the air with one finger. Some lines are only there to be stepped over. ${X} ${didAgain}. At supper it was nine. Now ${sp} ate standing up that day, so as to be ready.`,
        ],
        `The words were hardly out when it happened again.${could} By supper it had been nine times. "${R}," said ${s}, to a cold potato. And ${x} did it once more.`,
      ),
    ),
  ];
}
