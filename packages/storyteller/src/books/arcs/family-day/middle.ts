import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';
import { dayOf } from './which-day.ts';

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
            `${cap(introduced)} ${held}. ${cap(odd.the)} came to the shops, and to the dentist's. "What is it for?" people asked. ${says}`,
            `${cap(introduced)} had ${odd.a}, and took it along every single day. Nobody knew what it was for. ${says} ${name} thought it was rather silly.`,
            `If you met ${introduced} on the stairs, you met ${odd.a} too. "Why do you take that along?" said ${name}. ${says}`,
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
          `On ${dayOf(errand.plan)} they were going to ${errand.plan}. ${name} wrote a list of all that they needed. ${cap(odd.the)} was not on it.${qCame}`,
          `"Ready?" said ${name}. "Today we ${errand.plan}!" ${p} had promised, and ${name} had waited all week.${qCame}`,
          `There was one whole day with nothing to do. "Let's ${errand.plan}," said ${name}. ${p} was at the door before anybody had found the shoes.${qCame}`,
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
          `"You won't need ${odd.the} today," said ${name}. "Look, ${errand.noUse}." ${reply} And ${odd.the} came too.`,
          `"Not ${odd.the}!" said ${name}. "It only gets in the way. And ${errand.noUse}." ${reply} It was no good arguing.`,
          `${name} hid ${odd.the} under the stairs, and off they went. At the corner ${name} looked round. ${p} had fetched it! ${says}`,
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
          `It all began very well. ${tries[0].full} "It isn't meant to do that," said ${name}. ${p} held on to ${odd.the}.`,
          `"It's all on my list," said ${name}. ${tries[0].full} That was not on the list.`,
          `"First we do it the proper way," said ${name}. ${tries[0].full} ${p} said nothing at all.`,
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
          `"Number two," said ${name}. ${tries[1].full} There was no number three.`,
          `"Let's try again," said ${name}. ${tries[1].full} "Don't laugh," said ${name}. But it was hard not to.`,
          `They turned the list round and began at the other end. ${tries[1].full} ${p} did not look at ${odd.the}. ${p} was being very good.`,
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
          `${errand.low} ${name} sat down beside it. "It was going to be so good," said ${name}. ${p} sat down as well, quite close.${qSat}`,
          `${errand.low} There was nothing left on the list. "I don't know what to do now," said ${name}, and leaned on ${p}.${qSat}`,
          `"Nothing works," said ${name}. ${errand.low} They sat in a row and looked at it.${qSat}`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'sad' }, { who: P, pose: 'sit', feeling: 'calm' }, ...third],
          things: seenIn(errand.low).slice(0, 2),
        },
      },
      {
        text: [
          `Something was sticking into ${name}. It was ${odd.the}. ${name} was going to push it away, and then stopped. "Wait," said ${name}. "What if we used this?"`,
          `${name} looked up, and looked down, and then looked at ${p}. ${p} still had ${odd.the}, as always. "Can I have that?" said ${name}. "I've got an idea."`,
          `What was there that they had not tried? They had used everything on the list. But they had not used ${odd.the}. "${cap(odd.the)}!" said ${name}. "Of course!"`,
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
              `${there.said} "How did you know we would need it?" said ${name}. ${says} It was what ${p} always said.`,
              `${there.said} ${name} hung up one coat, with ${odd.the} beside it. ${says} "Yes," said ${name}. "I see that now."`,
              `${there.said} "I'm glad you brought ${odd.the}," said ${name}. ${says} And then ${name} said it too.`,
            ]
          : [
              `They were busy until the sun was low. "I'm glad you brought ${odd.the}," said ${name}. ${says}`,
              `"How did you know that we would need it?" said ${name}. ${says} And they both began to laugh.`,
              `${name} took the pencil and put ${odd.the} on the list, at the top. ${says} And this time ${name} said it too.`,
            ],
        scene: {
          camera: 'medium',
          ...(there ? { setting: there.setting } : { time: 'sunset' as const }),
          actors: [{ who: K, pose: 'sit', feeling: 'happy' }, { who: P, pose: 'sit', feeling: 'proud' }, ...third],
        },
      },
      {
        text: [
          `${errand.after[0]} That night it got a hook by the door. "Next time you're on the list," said ${name}, and patted it.`,
          `Late that night they were home. ${errand.after[1]} ${name} put it by the door, ready for tomorrow.`,
          `In the hall it was dark, and all the coats hung in a row. ${errand.after[0]} Tomorrow ${name} will be the one to carry it.`,
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
