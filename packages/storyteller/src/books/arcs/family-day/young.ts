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
            `This is ${introduced}. And this is ${odd.a}. They go everywhere together. ${says}`,
            `${cap(introduced)} has ${odd.a}. Every day. All day. ${says}`,
            `Here comes ${introduced}. What is that? It is ${odd.a}. Why? ${says}`,
          ],
          `This is ${p}. And this is ${odd.a}. They go everywhere together. ${says}`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [{ who: P, pose: 'stand', feeling: 'happy' }],
          things: [odd.drawn],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Get up, ${p}!" said ${name}. "Let's ${errand.plan}!"${too}`,
            `${name} was ready. ${p} was ready. It was time for ${errand.aim}.${too}`,
            `${name} and ${p} had a plan. A big one. ${cap(errand.aim)}!${too}`,
          ],
          `Up got ${name}. Today was ${errand.aim}! "Come on, ${p}!"${too}`,
        ),
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
          `"Not ${odd.the}," said ${name}. But ${p} took ${odd.the} along. ${says}`,
          `"We do not need ${odd.the}," said ${name}. ${says} So ${odd.the} came too.`,
          `${name} hid ${odd.the} behind the door. ${p} found it. ${says}`,
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
          `Off they went. ${tries[0].short} Poor ${name}! Poor ${p}!`,
          `Here they are. ${tries[0].short} "Oh," said ${name}.`,
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
          `"Try again," said ${name}. ${tries[1].short} ${p} looked sad.`,
          `And once more. ${tries[1].short} "Oh, no!" said ${name}.`,
          `${tries[1].short} Oh, bother! ${name} sat down with ${p}.`,
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
          `"It won't work," said ${name}. But wait. What has ${p} got? ${cap(odd.the)}!`,
          `${name} sat. ${p} sat. Then ${name} saw something. It was ${odd.the}!`,
          `${name} looked at ${p}. Oh! "${cap(odd.the)}!" said ${name}. "Let me try!"`,
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
          `Look at that! ${name} laughed. ${p} laughed.${qToo} ${says}`,
          `"Good old ${odd.the.replace('the ', '')}!" said ${name}. ${says}${Q ? ` And ${Q.name} clapped.` : ''}`,
          `Hooray for ${odd.the}! ${name} hugged ${p}.${Q ? ` ${cap(Q.name)} cheered.` : ''} "${cap(refrain)}!"`,
        ].map((text) => (there ? `${there.said} ${text}` : text)),
        scene: {
          ...(there ? { setting: there.setting } : {}),
          camera: 'medium',
          actors: [{ who: K, pose: 'cheer', feeling: 'happy' }, { who: P, pose: 'stand', feeling: 'proud' }, ...third],
        },
      },
      {
        text: [
          `Home, in the evening. ${errand.afterShort} ${name} put it by the door. ${p} is sleepy.`,
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
