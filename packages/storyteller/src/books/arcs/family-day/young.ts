import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';

const MOST = 8;

/** Told to the smallest: no, not the sock; oh, the sock. */
export function young(bound: FamilyDay): Told {
  const { child: K, lead: P, introduced, also: Q, alsoIntroduced, errand, refrain, chance } = bound;
  const { odd, tries, setting } = errand;
  // What no line of a page speaks of would only stand about, on the moon of all places.
  const seenIn = (text: string): ThingName[] => errand.things.filter((thing) => namesThing(text, thing));
  const name = K.name;
  const p = P.name;
  const too = Q ? ` ${cap(alsoIntroduced)} came too.` : '';
  const qToo = Q ? ` ${cap(Q.name)} did too.` : '';
  const third = Q ? [{ who: Q, pose: 'stand' as const, feeling: 'happy' as const }] : [];
  const says = `"${cap(refrain)}," said ${p}.`;
  const there = errand.arrives;
  return {
    title: titled(chance.pick(`${name}, ${p} and ${odd.a}`, `not ${odd.the}!`, `${p} and ${odd.the}`)),
    refrain: cap(refrain),
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${introduced}. And this is ${odd.a}. They go about together. ${says}`,
            `${cap(introduced)} has ${odd.a}. Every day. Rain or sun. ${says}`,
            `Here comes ${introduced}. What is that? It is ${odd.a}. Why? ${says}`,
          ],
          `This is ${p}. And this is ${odd.a}. They go about together. ${says}`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: P, pose: 'stand', feeling: 'happy' }],
          things: [odd.drawn],
        },
      },
      {
        text: [
          `Up got ${name}. Today was ${errand.aim}! "You and me," said ${name} to ${p}.${too}`,
          `"Come on, ${p}," said ${name}. "It is the day for ${errand.aim}."${too}`,
          `${name} and ${p} had a plan. A big one. ${cap(errand.aim)}!${too}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'cheer', feeling: 'excited' },
            { who: P, pose: 'stand', feeling: 'happy' },
            ...third,
          ],
        },
      },
      {
        text: [
          `"Not ${odd.the}," said ${name}. "Not today." But ${p} took ${odd.the}. ${says}`,
          `"We do not need ${odd.the}," said ${name}. ${says} So ${odd.the} came.`,
          `${name} put ${odd.the} by the door. ${p} had it again. ${says}`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: P, pose: 'stand', feeling: 'determined' },
            { who: K, pose: 'point', feeling: 'surprised' },
          ],
          things: [odd.drawn],
        },
      },
      {
        text: [
          `Off they went. ${tries[0].short} Oh.`,
          `Here they are. Now! ${tries[0].short}`,
          `${tries[0].short} Oh, dear. ${name} looked at ${p}.`,
        ],
        scene: {
          setting,
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: P, pose: 'stand', feeling: 'surprised' },
          ],
          things: seenIn(tries[0].short),
        },
      },
      {
        text: [
          `Try again, ${name}. ${tries[1].short}`,
          `And once more. ${tries[1].short} Oh, no.`,
          `${tries[1].short} That was no good.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: P, pose: 'sit', feeling: 'worried' },
          ],
          things: seenIn(tries[1].short),
        },
      },
      {
        text: [
          `${name} sat. ${p} sat. And what was that, there? Can you see it?`,
          `No more ${errand.aim.replace('the ', '')}. But wait. What has ${p} got?`,
          `${name} looked up. ${name} looked at ${p}. Oh! ${cap(odd.the)}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'look-up', feeling: 'curious' },
            { who: P, pose: 'sit', feeling: 'calm' },
          ],
          things: [odd.drawn],
        },
      },
      {
        text: errand.fixShort,
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: P, pose: 'stand', feeling: 'excited' },
          ],
          things: [odd.drawn, ...errand.things.slice(0, 1), ...(errand.made ? [errand.made] : [])],
        },
      },
      {
        text: [
          `${name} laughed. ${p} laughed.${qToo} ${says}`,
          `"Good old ${odd.the.replace('the ', '')}!" said ${name}. ${says}${Q ? ` ${cap(Q.name)} did not know what to say.` : ''}`,
          `What does ${p} say? ${name} knows.${Q ? ` ${cap(Q.name)} knows.` : ''} "${cap(refrain)}!"`,
        ].map((text) => (there ? `${there.said} ${text}` : text)),
        scene: {
          ...(there ? { setting: there.setting } : {}),
          camera: 'medium',
          actors: [{ who: K, pose: 'cheer', feeling: 'happy' }, { who: P, pose: 'stand', feeling: 'proud' }, ...third],
        },
      },
      {
        text: [
          `Home, in the evening. ${errand.afterShort} ${name} put it by the door. For tomorrow.`,
          `Now it is late. ${errand.afterShort} And ${name} is asleep on ${p}.`,
          `Good night, ${name}. Good night, ${p}. ${errand.afterShort}`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'sleepy' },
            { who: P, pose: 'sit', feeling: 'sleepy' },
          ],
          things: [odd.drawn],
        },
      },
    ],
  };
}
