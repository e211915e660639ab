import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { TurnedInto } from './arc.ts';

const MOST = 14;

/** It is hard to tell somebody what they have turned into. Somebody has to. */
export function middle(bound: TurnedInto): Told {
  const { was: T, is: X, teller: K, neighbour: N, at, out, call, chance } = bound;
  const t = T.name;
  const k = K.name;
  const n = N.name;
  const x = X.theKind;
  const Xx = cap(x);
  const says = X.says;
  const { does, eats } = {
    does: X.being?.does ?? 'sat and looked',
    eats: (X.being?.eats ?? 'toast').replace(/,.*$/, ''),
  };
  return {
    title: titled(
      chance.pick(
        `a very good ${X.kind}`,
        `${x} on the chair`,
        'two taps',
        `eleven, and one of them was ${t}`,
        `what ${t} was on Tuesday`,
        `${call}, said nobody`,
      ),
    ),
    refrain: call,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(T, [
            `Whenever ${t} began a thing, there were two taps on the table. "${call}," said ${t}. Then it could start. It was so with soup, and sums, and Mondays. ${k} had stopped hearing it.`,
            `Tap, tap. "${call}." That was ${t}, beginning something. ${t} could not butter toast without it. "What is it for?" said ${k}. "It's so that things know," said ${t}.`,
            `You always knew when ${t} was about to begin. First came two taps, on whatever was nearest. "${call}," said ${t}. Once it had been on ${k}'s head.`,
            `Some people cough before they start. ${t} tapped twice. "${call}," said ${t}, and only then did the day go on. "And if you forgot?" said ${k}. "I never have," said ${t}.`,
          ]),
        ),
        scene: {
          setting: at,
          camera: 'medium',
          actors: [
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Tuesday there was a sneeze. It was a large one, and it came out of ${t}. When ${k} looked up, there was ${X.aKind} on the chair. It seemed just as surprised as anyone.`,
          `It was an ordinary Tuesday until ten past nine. Then there was a pop, like a cork. And on ${t}'s chair there sat ${X.aKind}. "${says}," it said, and looked as if it had not meant to.`,
          `${k} bent down for a pencil. It did not take a moment. When ${k} came up again, ${t} was ${X.aKind}. It was holding ${t}'s cup. "${says}," it said, rather faintly.`,
          `The light went on and off, all by itself. That was the whole of it. Then ${X.aKind} was sitting where ${t} always sat. It looked behind it, to see who it might be.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: X, pose: 'sit', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `It is hard to tell somebody that they are ${X.aKind}. "Good morning," said ${n}, to the ceiling. Everyone was so polite. Then ${k} said it. "You've turned into ${X.aKind}." "${says}," said ${x}. It had noticed.`,
            `"Is it the hair?" said ${n}. "There's something different." People came and went, and nobody liked to mention it. "It's ${X.aKind}," said ${k}. There was a sigh all round. ${Xx} gave two small taps.`,
            `${n} came in, and went out, and came in again. "I won't stop," said ${n}. "I can see that ${t} is busy." "That's ${X.aKind}," said ${k}. "I didn't like to say," said ${n}.`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: N, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'determined' },
            { who: X, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${call}," said ${k}. "We'll do it backwards." They put the chair the wrong way round. They said the whole morning from the end. But backwards only goes to breakfast. ${Xx} had some, and stayed as it was.`,
          `First they tried another sneeze. ${k} shook the pepper. ${Xx} sneezed nine times, and once more to be sure. But there was nobody else in it. Now it was ${X.aKind} with a cold. "${call}," said ${k}.`,
          `${k} had read that a kiss does it. So ${x} got one, on top of the head. But the book had meant princes. ${Xx} wiped it off. "${call}," said ${k}. "Next."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: X, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So they went to the doctor. "Say ah." "${says}," said ${x}. The doctor looked at both ends. "There's nothing wrong there at all," said the doctor. "That's a very good ${X.kind}." "${call}," said ${k}, and they went home.`,
          `At the library there were three books on it. One said how to keep one. One said how to draw one. The last was about getting rid of them, and ${x} shut it. "${call}," said ${k}, sadly.`,
          `"Just wait," everybody said. "It will wear off, like a suntan." They waited until Wednesday. But it was wearing in. By tea ${x} no longer fell off the chair. "${call}," said ${k}, to nobody much.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'worried' },
            { who: X, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `By Thursday ${x} was getting the hang of it. It ate ${eats}, out of ${t}'s bowl. It ${does}. "I've never seen ${t} look so well," people said.`,
            `It must be said that ${x} was good at being one. It ${does}. It had ${eats} for lunch, and seconds. Only before each thing it stopped, and gave two taps, and waited. Nothing came after.`,
          ],
          `By Thursday ${x} was getting the hang of it. "I've never seen ${t} look so well," people said. Only before each thing it gave two taps, and waited.`,
        ),
        scene: {
          setting: at,
          camera: 'close',
          actors: [
            { who: X, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Friday the window was open, and the chair was empty. ${k} ran. There is a place where they all go, of an evening. There sat eleven of them. "${t}!" called ${k}. All eleven looked round.`,
          `Then it was gone. ${k} looked under the chair, and in the cup. At last ${k} looked outside. There was ${x}. And there was another, and nine more. "${says}," they said. They were as like as peas.`,
          `"It went that way," said ${n}. "It looked happy." That way there were eleven of them in the evening light. Any one might have been ${t}. ${k} asked them all. "${says}," said each one, nicely.`,
        ]),
        scene: {
          setting: out,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'run', feeling: 'worried' },
            { who: X, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} looked into eleven faces. You would think that you would know. You don't. So ${k} shut both eyes and thought of ${t}, from the beginning. From the beginning! Tap, tap, went ${k}, on a stone.`,
          `What would ${t} have done? It was a silly question. There was only one thing that ${t} ever did first. ${k} found a stick and a log. Tap, tap. Then it was very quiet.`,
          `"I can't do it," said ${k}. "I don't know how to begin." Then ${k} heard what that was. One hand had gone up already, all by itself. Tap, tap, it went, on the gate.`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `Ten of them took no notice. But right at the back one sat up. Tap, tap. "You can stay if you like it here," said ${k}. It was hard to say. ${Xx} came and sat down beside ${k}, to show.`,
          `Something answered. It was small, and it was at the very end of the row. Tap, tap. "Oh, it's you," said ${k}. "Is it nicer here?" ${Xx} looked back at the others. Then it looked at ${k} for longer.`,
          `Tap, tap, it came, from under a leaf. ${k} would have known that anywhere. "You needn't come," said ${k}. "I'd only miss you." ${Xx} came out. It tapped once more, and waited, as it had all week.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: X, pose: 'sit', feeling: 'shy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It could tap. It could not say the rest. ${k} had never thought of that. So they did it together, half each. Tap, tap. "${call}," said ${k}. Pop! "Goodness," said ${t}. "Is it still Tuesday?"`,
          `"You only did half!" said ${k}. "All this week you only did half!" Tap, tap, went ${x}, as hard as it could. "${call}!" shouted ${k}. There was a pop. There sat ${t}, with a leaf on one ear.`,
          `Nothing can begin that is only tapped. Somebody has to say it. "${call}," said ${k}, very clearly. The light went off and on. "Thank you," said ${t}. "I have been trying to say that since Tuesday."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'sit', feeling: 'surprised' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${t} is quite well now. There is only a little left over. When something is very nice, it just comes out. "${says}," says ${t}, and goes red. ${k} never mentions it. ${k} gives two taps.`,
          `Everything begins as it did before. But on a fine evening ${t} leaves the window open. Eleven of them sit out there now. No, ten. "${says}," says ${t}, quite low, and ten of them look round.`,
          `"What was it like?" said ${k}, at bedtime. ${t} thought. "Very restful," said ${t}. "But nothing ever started." They listened to the dark. "${says}," it said. ${t} very nearly answered.`,
        ]),
        scene: {
          setting: at === 'classroom' ? 'classroom' : 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
