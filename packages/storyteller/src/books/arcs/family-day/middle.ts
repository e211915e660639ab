import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';

const MOST = 14;

/** Told from five: somebody brings a thing that is no use; and everything that is of use falls down. */
export function middle(bound: FamilyDay): Told {
  const { child: K, lead: P, introduced, also: Q, alsoIntroduced, isPet, errand, refrain, chance } = bound;
  const { odd, tries, setting } = errand;
  // What no line of a page speaks of would only stand about, on the moon of all places.
  const seenIn = (text: string): ThingName[] => errand.things.filter((thing) => namesThing(text, thing));
  const name = K.name;
  const p = P.name;
  const says = `"${cap(refrain)}," said ${p}.`;
  const reply = isPet ? says : `"${cap(refrain)}," said ${p}, and patted it.`;
  const third = Q ? [{ who: Q, pose: 'stand' as const, feeling: 'happy' as const }] : [];
  const qCame = Q ? ` ${cap(alsoIntroduced)} came as well, to see.` : '';
  const qSat = Q ? ` ${cap(Q.name)} sat down too, to be company.` : '';
  const held = isPet ? `never set foot outside without ${odd.a}` : `never went anywhere without ${odd.a}`;
  const there = errand.arrives;
  return {
    title: titled(chance.pick(`${p} and ${odd.the}`, `${name}, ${p} and ${errand.aim}`, `nobody needs ${odd.a}`)),
    refrain: cap(refrain),
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(introduced)} ${held}. It came to the post office. It had a chair of its own at the dentist's. "What is it for?" people asked. ${says}`,
            `Other families have a front-door key. This family had ${odd.a}. It belonged to ${introduced}, and went out every time ${p} did. Nobody could say why. ${says}`,
            `If you met ${introduced} on the stairs, you met ${odd.a} too. ${name} had stopped noticing it, as one does with noses. ${says} That was all one could find out.`,
          ],
          `${p} ${held}. Nobody could say what it was for. ${says} This was ${introduced}.`,
        ),
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: [odd.drawn],
        },
      },
      {
        text: [
          `On Saturday they were going to ${errand.plan}. ${name} had thought about it since Tuesday. There was a list, and everything on it was of use.${qCame}`,
          `"Ready?" said ${name}. It was the day of ${errand.aim}. It had been promised, and there was nothing else to do. They could do it exactly right.${qCame}`,
          `There was one whole day with nothing in it but ${p}. "Let's ${errand.plan}," said ${name}. ${p} was at the door before the end of the sentence.${qCame}`,
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
          `"You won't want ${odd.the} today," said ${name}. "Look, ${errand.noUse}." ${reply} You might as well talk to the coat hooks.`,
          `"Not ${odd.the}!" said ${name}. "It only gets in the way. And ${errand.noUse}." ${reply} So it came too.`,
          `${name} hung ${odd.the} on the banister and shut the door on it. At the corner ${name} looked round. There it was again, with ${p}. ${says}`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: P, pose: 'stand', feeling: 'determined' },
          ],
          things: [odd.drawn],
        },
      },
      {
        text: [
          `It all began very well. ${tries[0].full} ${name} looked at ${p}. ${p} looked at ${name}.`,
          `${name} had it all worked out. ${tries[0].full} "That's odd," said ${name}. It had worked on paper.`,
          `"First we do it the proper way," said ${name}. ${tries[0].full} They both had a good look at that.`,
        ],
        scene: {
          setting,
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: P, pose: 'stand', feeling: 'surprised' },
          ],
          things: seenIn(tries[0].full),
        },
      },
      {
        text: [
          `The second way was cleverer. ${tries[1].full} ${name} said a word that was mostly breath.`,
          `${name} had another idea at once. ${tries[1].full} "Don't laugh," said ${name}. But it was hard not to.`,
          `So they tried it another way round. ${tries[1].full} It was worse, and it was louder.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'worried' },
            { who: P, pose: 'run', feeling: 'surprised' },
          ],
          things: seenIn(tries[1].full),
        },
      },
      {
        text: [
          `${errand.low} ${name} sat down beside it. "It was going to be so good," said ${name}. ${p} sat down as well, quite close, and said nothing.${qSat}`,
          `${errand.low} There was nothing left on the list. ${name} leaned on ${p}. It is good to have somebody to lean on. But it is not ${errand.aim}.${qSat}`,
          `"That's that, then," said ${name}. ${errand.low} ${p} yawned. They sat there in a row and watched it not work.${qSat}`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'sad' }, { who: P, pose: 'sit', feeling: 'calm' }, ...third],
          things: seenIn(errand.low).slice(0, 2),
        },
      },
      {
        text: [
          `Something was sticking into ${name}. It was ${odd.the}. It would be. ${name} pushed it away. Then ${name} pulled it back, and looked at it for quite a time. "Wait," said ${name}. "What if we used it?"`,
          `${name} looked at the ground, and at the sky, and then at ${p}. And there, as always, was ${odd.the}. You can look at a thing all your life and only see it once. "Can I have that?" said ${name}.`,
          `What was there that they had not tried? There was not one thing on the list. But there was a thing that had never got on to the list. ${name} turned round slowly. "${cap(odd.the)}!" said ${name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: P, pose: 'sit', feeling: 'curious' },
          ],
          things: [odd.drawn],
        },
      },
      {
        text: errand.fix,
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
        text: there
          ? [
              `${there.said} "How did you know?" said ${name}. ${says} It was the same as ever. But it sounded quite different now.`,
              `${there.said} ${name} hung up one coat, with ${odd.the} beside it. ${says} "Yes," said ${name}. "I see that now."`,
              `"Why is it all wet?" people asked. ${there.said} ${says} And for the first time ${name} said it too, just after.`,
            ]
          : [
              `They did not talk about it. There was too much to do, until the sun was low. But once ${name} caught ${p} looking. ${says} "All right," said ${name}. "All right."`,
              `"How did you know?" said ${name}. ${says} It was the same as ever. But it sounded quite different, once you had needed it.`,
              `It was better than the one on the list. ${name} said so. ${says} And for the first time ${name} said it too, just after.`,
            ],
        scene: {
          camera: 'medium',
          ...(there ? { setting: there.setting } : { time: 'sunset' as const }),
          actors: [{ who: K, pose: 'sit', feeling: 'happy' }, { who: P, pose: 'sit', feeling: 'proud' }, ...third],
        },
      },
      {
        text: [
          `${errand.after[0]} It hangs by the door. And under it, on a hook of its own, is something new. ${name} found it, and will not say what it is for.`,
          `Late that night they were home. ${errand.after[1]} ${name} set it by the door, ready. Then ${name} set a second thing beside it, in case.`,
          `In the hall it is dark, and all the coats are asleep. ${errand.after[0]} Whoever goes out first tomorrow has to step over it.`,
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
