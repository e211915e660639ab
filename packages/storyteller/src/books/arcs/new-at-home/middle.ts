import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NewAtHome } from './arc.ts';
import { SHARED } from './seats.ts';

const MOST = 14;

/** How somebody moves in, by who it is. */
const MOVED_IN: Readonly<Record<NewAtHome['is'], (who: string) => readonly string[]>> = {
  pet: (who) => [
    `On Saturday in came ${who}, to live there. There was a bowl, and a lot of looking.`,
    `It began with a box with holes in it. In the box was ${who}. "For always?" said`,
  ],
  baby: (who) => [
    `On Saturday in came ${who}, asleep. There was a great deal of whispering.`,
    `It began with a basket, carried very level. In the basket was ${who}. "For always?" said`,
  ],
  child: (who) => [
    `On Saturday it was the move. In came ${who}, with two bags and a lamp.`,
    `It began with two bags in the hall. Behind the bags was ${who}. "For always?" said`,
  ],
  'grown-up': (who) => [
    `On Saturday it was the move. In came ${who}, with nine boxes and a lamp.`,
    `It began with a lamp in the hall. Behind the lamp was ${who}. "For always?" said`,
  ],
};

/** Told from five: five noises make a night, and a sixth spoils the sum; until it is the one that is missing. */
export function middle(bound: NewAtHome): Told {
  const { child: K, grownUp: G, newcomer: N, is, introduced, noises, sixth, seat, why, refrain, chance } = bound;
  const too = bound.beside ? ` ${cap(bound.beside.name)} had come too, and was looking for the kettle.` : '';
  const name = K.name;
  const n = N.name;
  const heard = noises.map((each) => each.heard);
  const row = cap(heard.join(', '));
  const [n1, n2, n3] = noises;
  const [one, two] = MOVED_IN[is](introduced);
  const still = is === 'baby' || is === 'pet';
  return {
    title: titled(chance.pick(`the sixth noise`, `${name} and the five noises`, `who is in ${seat.name}?`)),
    refrain,
    pages: [
      {
        text: [
          `The house said five things at night, and ${name} knew them all. ${row}. ${cap(n1?.heard ?? '')} was ${n1?.by ?? ''}. ${cap(n2?.heard ?? '')} was ${n2?.by ?? ''}. ${name} counted them in bed. When there were five, ${name} could go to sleep.`,
          `${row}. That was the night, at ${name}'s house. "There's ${n3?.by ?? ''}," said ${name} in the dark. "That's five. All there." Nobody else knew that somebody had to do this. But somebody did.`,
          `Some people count sheep. ${name} counted the house. ${row}. It always came to five. ${cap(n1?.by ?? '')} came first. ${cap(n3?.by ?? '')} was often late. Then it was all right to shut both eyes.`,
        ].map((each) => each.replaceAll(`${name}'s house`, `${K.names} house`)),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'calm' }],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${one} "Hello," said ${name}. It was very odd. One minute there were that many people in the house. And then there was one more.${too}`,
            `${two} ${name}. "For always," said ${G.name}. They had talked about it for weeks. But talking does not have a hat and coat, and stand in the hall.${too}`,
            `It had been coming for a long time. That morning it was there. It was ${introduced}. ${cap(G.name)} held the door with one foot. "Come in," said ${name}, "and mind the step." It seemed the thing to say.${too}`,
          ],
          `On Saturday ${introduced} came, to live there. "Come in," said ${name}, "and mind the step." It seemed the thing to say.${too}`,
        ),
        scene: {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            { who: N, pose: is === 'baby' ? 'sit' : 'stand', feeling: 'shy' },
            { who: K, pose: 'wave', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'happy' },
            ...(bound.beside ? [{ who: bound.beside, pose: 'stand' as const, feeling: 'happy' as const }] : []),
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At four o'clock ${name} went to sit in ${seat.name}. It had ${n} in it. That was because ${why}. Nobody had done a thing wrong. But you cannot sit in a place that is full. "${refrain}," said ${name}.`,
          `There was one seat in the house that was for ${name}. It was not written on it. So how was ${n} to know? ${cap(n)} had taken ${seat.name}, because ${why}. ${name} stood and looked. "${refrain}."`,
          `"Where do I go?" said ${name}. There in ${seat.name} was ${n}, because ${why}. All the others moved up. But it is not the same, moved up. "${refrain}," said ${name}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: N, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: [seat.thing],
        },
      },
      {
        text: [
          `That night ${name} counted. ${row}. And then, after the last one: "${sixth.heard}." It was ${sixth.is}. It was ${n}. ${name} did the sum again. "${refrain}," said ${name}, to the ceiling.`,
          `${row}. That was five, and ${name} had one eye shut. "${sixth.heard}." What was that? It came through the wall. It was ${sixth.is}. You cannot go to sleep on six, if you have always had five. "${refrain}."`,
          `In the dark there was something new. "${sixth.heard}." It was only ${n}. It was ${sixth.is}. But it came just where the quiet used to be. "${refrain}," said ${name}, and began again at one.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'cover', feeling: 'surprised' }],
        },
      },
      {
        text: [
          `The next night ${name} wore a woolly hat to bed, pulled right down. It kept out the new noise. But it kept out the other five as well. Then it was too quiet to sleep at all.`,
          `So ${name} hummed, to cover it up. That worked as long as the humming did. But nobody can hum and be asleep. By ten o'clock ${name} was the loudest thing in the house.`,
          `${name} put a notice on the wall. It said: FIVE, PLEASE. But ${n} did not read it, ${still ? 'not being able to read' : 'being asleep'}. Whoever makes a noise at night is the last one to know.`,
        ],
        scene: { camera: 'close', actors: [{ who: K, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `And the seat? The next morning ${name} got there first, and sat, and would not get up. But you cannot have your supper in ${seat.name}. You cannot see who is at the door. It is hard work, keeping a place.`,
          `The next day was no better. ${name} got up early and sat in ${seat.name}. But then ${name} had to stay in it, right through the morning. You could hear the others outside, having it without you.`,
          `The next day ${name} tried the other seats. One was too deep, and one had ${G.name} in it. The floor was free. But from the floor everybody looks like a giant.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: N, pose: is === 'baby' ? 'sit' : 'stand', feeling: 'curious' },
          ],
          things: [seat.thing],
        },
      },
      {
        text: [
          `It went on for a week, or two, or three. ${row}. "${sixth.heard}." Nobody can mind a thing every single night. There is so much else to do. One evening ${name} fell asleep at five and a half.`,
          `Days went by, and each had a night at the end. "${sixth.heard}," said the dark, just after ${n3?.by ?? 'the rest'}. ${name} still counted. But ${name} had stopped sighing at the end of it.`,
          `You do get used to a thing, when you are not looking. ${name} went on counting. ${row}. "${sixth.heard}." It was like a tune with a bit put on.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'sleepy' }],
        },
      },
      {
        text: [
          `And then one night there was nothing. ${row}. That made five. ${name} waited for the rest of it. It did not come. It was like a stair that is not there. ${name} put on both slippers. "One is missing," said ${name}.`,
          `Then came a windy night. ${name} counted, and counted once more. Five. Only five! It used to be right, and now it had a hole in it. ${name} lay and listened to the hole. Then ${name} got up to look.`,
          `It was a Tuesday when it stopped. ${row}. And after that there was a gap. Where was ${n}? Nobody can sleep next to a gap. ${name} went to the door and opened it a crack.`,
        ],
        scene: { camera: 'close', actors: [{ who: K, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: [
          `${cap(n)} was in ${seat.name}, wide awake. ${cap(G.name)} had lit the lamp. It was so quiet there that you could hear it. "Can't sleep," said ${G.name}. "It's still new here, at night. It makes all those noises." Of course. It was ${n} who did not know what they were.`,
          `There was a line of light under the door. In there sat ${G.name} and ${n}, with all their eyes wide open. "It's the noises," said ${G.name}, very low. "We all know them by now. But they are new, if you are new." ${name} had never once looked at it from that side.`,
          `Downstairs a lamp was on. ${cap(G.name)} was there, and ${n}, and both were listening. "Somebody can't settle," said ${G.name}. "There's a ${n1?.heard ?? 'tick'}, and then a ${n2?.heard ?? 'hum'}, and who is to know?" ${name} knew. Nobody else in the world knew better.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: N, pose: 'sit', feeling: 'worried' },
            { who: G, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['lamp', seat.thing],
        },
      },
      {
        text: [
          `So ${name} sat down close, and did the whole house. "That's ${n1?.by ?? ''}," said ${name}. "That's only ${n2?.by ?? ''}. It does that. And there's ${n3?.by ?? ''}, being late." ${cap(n)} listened to all of it. And at the end, very small: "${sixth.heard}."`,
          `"I'll do them for you," said ${name}. "${cap(n3?.heard ?? '')}. Do you hear it? It's only ${n3?.by ?? ''}. And there goes ${n1?.by ?? ''}, ${n1?.heard ?? ''}, like every night." Little by little ${n} stopped looking at the door. Then, after the last one, came a thing that had been missing. "${sixth.heard}."`,
          `"${cap(n1?.heard ?? '')} is ${n1?.by ?? ''}," said ${name}. "You can always tell. ${cap(n2?.heard ?? '')} is ${n2?.by ?? ''}." There were five to tell, and ${name} told them slowly. It was warm there, two in one seat. After the fifth there was a breath. "${sixth.heard}."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: N, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${SHARED[is](cap(n), seat.name)} And at night the house says six things. ${row}, and then "${sixth.heard}." "All there," says ${name}, and is asleep.`,
          `${name} still does the sum, but it is a longer one. ${row}. Then there is a small wait, with room in it. "${sixth.heard}." That is the house, shut and buttoned. ${SHARED[is](cap(n), seat.name)} And ${name} is asleep.`,
          `Now it always comes to six. If there are only five, ${name} waits. It may be late, but it comes. "${sixth.heard}." Then ${name} is asleep, in the middle of the sum. ${SHARED[is](cap(n), seat.name)}`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}
