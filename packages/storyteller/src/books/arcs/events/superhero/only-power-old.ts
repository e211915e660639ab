import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { powerParts, TITLES } from './power.ts';

/** The same for eight years and more: two who look for each other at a run do not meet. */
export function old(going: Going): Told {
  const { refrain, M, m, K, k, S, s, T, t, W, w, heard, byEar, v, V } = powerParts(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'stand', 'curious')],
          things: ['telephone'],
        },
        `The superheroes had a red telephone in the market square, and a board beside it, in alphabetical order. You looked up what you needed, and rang. There was a good deal under Flying. Right at the bottom it said, "${V}: see ${m}." "And what else can you do?" said ${k}. ${M.introduced} thought it over, as always. "Only that," said ${m}. ${byEar ? `"I'm doing it now. There's a beetle behind that board, and it limps." ${k} could hear nothing but the street.` : `"I could do it for you now." It was a quiet morning, so ${k} had seen it eleven times.`}`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'determined'), seen(M, 'stand', 'happy')], things: ['telephone'] },
        `The telephone rang at ten. A bus had gone into a hole with nine people in it. "Would they like some help with ${v}?" said ${m}, who was there first. There was a silence on the line. "${refrain}" said ${S.introduced}, and went past like a door that slams. One had to admit that the bus came out very well. ${m} clapped, and meant it. It is the second sort of clapping that is hard, when it has been somebody else all week.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'worried')], things: ['telephone'] },
        `At eleven it was a kite on the church clock, and at twelve a cow on a roof. "${refrain}" said ${s}, over one shoulder, and, "${refrain}" By the afternoon ${m} no longer got up when it rang. "Suppose it's never?" said ${m}. "Suppose I've been given the one that nobody needs?" ${k} wanted to say that there must be a case for it. But what? ${k} had been trying to think of one since breakfast.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'kneel', 'worried')] },
        `It was market day. On the step of the fountain sat somebody of three or so, and howled. The pigeons had left already. "That's ${t}," said the woman with the plums. "He's lost his mum." "I haven't," said ${t}. "She was on the end of my hand." He showed them the hand, with nobody on it. Then he saw that for himself, and it began again, from further down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'hold', 'proud'), seen(T, 'shout', 'scared')] },
        `"Stand back," said ${s}, "this is quite simple." ${t} was held up over the market, higher than the awnings, so that all could see him. What ${t} saw was the tops of four hundred people, none of whom he knew. He had been frightened before. Now he was frightened and high up. Somewhere a window shut. "He's very loud," said ${s}, "for his size."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'determined'), seen(T, 'shout', 'sad')] },
        `So then it was speed. ${s} took ${t} under one arm, and they did the whole town in nine minutes, with the cellars. They did it again the other way. She was not in the fish shop, or on the bridge. She had been, people said, not a minute ago, with no hat, at a run. "We've only just missed her," said ${s}, each time. It was a great puzzle. They could not have been any quicker.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(M, 'sit', 'calm'), seen(T, 'sit', 'sad')] },
        `They ended where they had begun. ${s} sat down on the step, and for once had nothing left. "I don't know what else there is," said ${s}. There was room on the step, and ${m} took it. "Are you strong?" said ${t}, in between. "No," said ${m}. "Can you fly?" "No. I've only got the one. It's ${v}." ${t} considered that. He had had enough of the other kinds. "Show me, then," said ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'proud'), seen(T, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
        byEar
          ? `Nobody had said that to ${m} in years. "Then tell me," said ${m}. "Where did you last have the hand?" Nobody had asked ${t} anything. They had only lifted him. He told it from the beginning, with the bread and the pigeon. He had to stop crying to do it. It was by a bell, he said, a bell that goes ding. "Now I need some quiet," said ${m}. So ${k} went round the whole square. There was the woman with the plums, and a man with a ladder, and some boys on crates. One by one they hushed.`
          : `Nobody had said that to ${m} in years. ${heard}It was done with great care, there on the step, and as well as it can be done. ${t} had been in the middle of a sob, and left it where it was. "Again," he said. ${heard}It was done again. A man with a ladder stopped. "Is there any more of that?" said the woman with the plums. By the ninth time there was a ring round them, six deep. The boys at the back stood on crates.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'run', 'surprised'), seen(T, 'run', 'happy'), seen(K, 'point', 'excited')] },
        byEar
          ? `There is a great deal under a noise, if you take it off. There was a tap that dripped, and somebody's knees. "There's a bell, two streets from here," said ${m}, "and somebody who calls. She's very hoarse." Nobody else heard a thing. "What does she call?" said ${t}. "You," said ${m}, and shouted it once, into the quiet: "He's at the fountain!" And round the corner, with no hat, came ${w}. "I've called and called," she said, when they could be told apart again. "I was too fast to hear it," said ${s}. "And we were all too loud," said ${k}.`
          : `One does not run past a thing like that, not even with no hat. She only meant to ask. She looked between two elbows, and there, in front, in the best place, he was. "${t}!" said ${w}. It went right across the square. When they could be told apart again, she said that she had been everywhere. "So were we," said ${s}. "I know," said ${k}, who had it at last. "That's why. Nobody can find you if you're everywhere."`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'calm'), seen(M, 'stand', 'surprised')], things: ['telephone'] },
        byEar
          ? `${s} stayed behind until the stalls were down. "I could have held him up all night," said ${s}. "It would only have been higher." It is not a small thing to say, for somebody on the first line of a board. "How do you do that?" "You stop," said ${m}, "and then you wait for what's underneath." So ${s} stopped, for the first time in years, and waited. It took until the lamps were lit. "There's a beetle," said ${s}, in a whisper. "It limps."`
          : `${s} stayed behind until the stalls were down. "I could have held him up all night," said ${s}. "It would only have been higher." It is not a small thing to say, for somebody on the first line of a board. "How do you do that, with the staying?" "I've had the practice," said ${m}. They were both quiet. Then ${s} asked to see it, properly, from the front, and was the first to say, "Again."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'hold', 'happy', 'telephone'), seen(M, 'stand', 'happy')],
          things: ['telephone'],
        },
        `The board has been painted over. It begins now, "If you are lost: stay where you are, and ask for ${m}." After that come Flying, and the rest. Towards evening the telephone rang, and it was ${k} who was nearest. It was somebody in a waiting room, with a long time to wait. "Is it a case for ${s}?" said ${k}. "Not this time. One moment, please." And ${k} held it out to ${m}, across the whole length of the cord.${heard === '' ? '' : ` ${heard.trim()}`}`,
      ),
    ],
  };
}
