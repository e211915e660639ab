import type { Told } from '../../arc.ts';
import { cap } from '../wording.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { saidAt, titleOf, type NothingMuch } from './parts.ts';

const MOST = 14;
const REFRAINS = [
  "It's nothing much",
  "It's only us",
  "It's just what we do",
  "It's nothing to look at",
  "It's just ours",
  "It's only at home",
];

/** For ages 5 to 7: one thing from home that nobody else has. */
export function middle(bound: NothingMuch): Told {
  const { K, N, T, at, called, isOwn, isAway, company } = bound;
  const { told, said, mean, whole, saidWhole, nameAt } = saidAt(MOST, bound);
  const [first, second, third, fourth] = told;
  const [, saySecond] = said;
  const refrain = company.chance.pick(...REFRAINS);
  const [k, n, t] = [K.name, N.name, T.name];
  const [Kcap, Ncap] = [cap(k), cap(n)];
  const name = called === null ? '' : ` "${cap(called)}," said ${k}.`;
  const [name0, name1] = nameAt === 0 ? [name, ''] : ['', name];
  return {
    title: titleOf(bound),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(T, 'stand', 'happy'), seen(K, 'sit', 'worried'), seen(N, 'sit', 'proud')],
        },
        `"One thing from home," said ${t}, "that nobody else has got. You have until Friday." Tobi had an aunt on a stamp. Somebody had a bath with feet. ${Ncap} had a swing. ${Kcap} went through every room, with both eyes shut. "There's nothing at ours," said ${k}.`,
        `On Friday everybody was to tell one thing about home. It had to be something that nobody else had. ${Ncap} had a swing. There was a bath with feet, and an aunt on a stamp. "And you, ${k}?" said ${t}. ${Kcap} thought and thought. "We're just ordinary," said ${k}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'kneel', 'curious', 'notebook'), seen(K, 'stand', 'calm')],
          things: ['notebook'],
        },
        `So ${n} came home with ${k} to look, and brought a notebook. "There's always something," said ${n}. They did the cupboard under the stairs. "Boots," wrote ${n}. "A bag, full of bags." They did behind the sofa, and found a penny.`,
        `${Ncap} came to help, with a notebook. It said CLUES on the front. They looked under things, and they looked on top of things. By four o'clock it had one page of socks in it. "I told you," said ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'calm'), seen(N, 'sit', 'surprised', 'notebook')],
          things: ['notebook'],
        },
        `"Is there really nothing?" said ${n}. "Nothing," said ${k}. "${mean}" The pencil stopped, and so did ${n}. "Say that again," said ${n}, quite softly. "What? Oh, that," said ${k}. "${refrain}."`,
        `"Think," said ${n}. "I am thinking," said ${k}. "${mean} But everybody's got something like that." Nobody wrote anything. ${Ncap} had gone pink. "Have they?" said ${n}. "${refrain}," said ${k}.`,
      ),
      page(
        {
          setting: at,
          camera: 'wide',
          actors: [seen(N, 'cover', 'surprised'), seen(K, 'point', 'calm')],
          things: ['notebook'],
        },
        `${Ncap} had to see it. ${Kcap} couldn't think why. But it was just as ${k} had said. ${first}${name0} ${Ncap} held the notebook upside down, and did not notice. "Well?" said ${k}. "${refrain}."`,
        `${isAway ? `So off they went, though ${k} couldn't see the point.` : `So ${k} showed it, as you show the way to the bathroom.`} And there it was. ${first}${name0} ${Ncap} looked for as long as you can without blinking. The notebook fell down, and nobody picked it up.`,
      ),
      ...(second === undefined
        ? [
            page(
              { camera: 'close', actors: [seen(N, 'sit', 'excited'), seen(K, 'sit', 'surprised')] },
              `"And is it like that every time?" said ${n}. "Every time," said ${k}. "What's yours like?" ${Ncap} thought about that. "Ours isn't like anything," said ${n}.`,
              `"Since when?" said ${n}. "Since always," said ${k}. "Why, when did yours begin?" ${Ncap} had a question for every finger, and ${k} knew all the answers. It was odd. ${Kcap} had never been asked.`,
            ),
          ]
        : [
            page(
              { camera: 'close', actors: [seen(N, 'sit', 'excited'), seen(K, 'sit', 'surprised')] },
              `"Is that all of it?" said ${n}. "That's all," said ${k}, and then thought again. "${saySecond ?? ''}." ${Ncap} looked, and it was true.${name1} ${Ncap} sat down on the floor.`,
              `There was more. ${Kcap} had not thought it worth a mention. ${second}${name1} "But doesn't anybody come and look?" said ${n}. "Who'd come and look at that?" said ${k}.`,
            ),
          ]),
      ...(third === undefined
        ? []
        : [
            page(
              { camera: 'wide', actors: [seen(N, 'stand', 'surprised'), seen(K, 'stand', 'calm')] },
              `"And then there's the rest," said ${k}. ${third}${fourth === undefined ? '' : ` ${fourth}`} ${Ncap} was counting on both hands by now. "You said there was nothing!" "Well," said ${k}.`,
              `That still wasn't the end of it. ${third}${fourth === undefined ? '' : ` ${fourth}`} "All of it in one house," said ${n}. "Do you know what a swing does? It swings."`,
            ),
          ]),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(N, 'sit', 'sad'), seen(K, 'sit', 'surprised')] },
        `Then ${n} went quiet. "At ours you can hear the clock," said ${n}. "That's all that you can hear. I only say the swing because it's there." ${Kcap} had thought that everybody went home to something.`,
        `${Ncap} picked at a thread. "I've had that swing two years," said ${n}. "Nobody's ever looked at it like that." "Like what?" said ${k}. "Like I'm looking," said ${n}.`,
      ),
      page(
        { setting: at, camera: 'medium', actors: [seen(K, 'look-up', 'surprised'), seen(N, 'point', 'happy')] },
        `${isOwn ? `In the hall there is a mirror. ${Kcap} had never once looked in it while it went on.` : `So ${k} went back, and stood where ${n} had stood. It's hard to see a thing that has always been there. ${Kcap} tried it with one eye.`} ${whole} "Oh!" said ${k}. It was like finding another room.`,
        `"You're too near it," said ${n}. "${isOwn ? 'Look in the window, where it is dark. Now do it.' : 'Come here. Now look, as if you were me.'}" ${Kcap} looked, as if for the first time. ${whole} It took a little while. "Goodness," said ${k}.`,
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(T, 'sit', 'surprised')] },
        `On Friday there was the stamp, and the bath with feet. Then it was ${k}, with nothing to hold up. "${saidWhole}." It went as quiet as snow. Then every hand in the room was in the air.`,
        `On Friday ${k} came last, after the stamp. ${Kcap} had both hands empty. "${saidWhole}." Nobody said a word. "Is that true?" said ${t}, and forgot to sit down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(K, 'sit', 'happy'), seen(T, 'stand', 'happy')] },
        `"And you, ${n}?" said ${t}. "Is yours the swing?" "No," said ${n}. "Mine's that I've been. I've been to ${K.names}, and I saw it." It was only fair. It counted as a thing that nobody else had.`,
        `${Ncap} was on two feet by then. "It's true," said ${n}. "I was there. I've got that, and nobody else has." So ${t} wrote that on the board, and left out the swing.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'wave', 'proud'), seen(N, 'stand', 'happy')] },
        `On Saturday there were eleven of them at the door. They all wiped their feet. "Is it in there?" said Tobi. "Come and look," said ${k}. The door was as wide as it would go. "${refrain}."`,
        `They came on Saturday, the whole class, in good coats. They stood in a row, as you do for the sea. "Ready?" said ${n}, who had been before. "${refrain}," said ${k}, and opened the door.`,
      ),
    ],
  };
}
