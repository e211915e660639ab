import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './own-name-old.ts';
import { partsOf } from './parts.ts';

/**
 * Two in a room with riddles: one is quick and the other sees. The last door waits for what belongs to one and is used by
 * others, and the quick one has not used it once.
 */
export const OWN_NAME: EventPlot = { id: 'own-name', young, middle, old };

function young(going: Going): Told {
  const { title, A, a, B, b, G, g, refrain, comesToo } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'happy')],
          things: ['sign'],
        },
        `${A.introduced} and ${B.introduced} go in.${comesToo} Click! The door is shut. "Find the way out," says a sign.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'wave', 'happy'), seen(A, 'jump', 'excited')] },
        `It is a game. ${g} waves at the window. "I can do it!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'run', 'happy')], things: ['clock'] },
        `What has hands, and cannot clap? ${refrain} says ${b}. A clock!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'key'), seen(B, 'stand', 'calm')] },
        `There is a key in it. "I did it!" says ${a}. "Me!" "Hm," says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'run', 'happy')], things: ['box'] },
        `What has a lid and no eyes? ${refrain} says ${b}. A box!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'key'), seen(B, 'sit', 'sad')] },
        `One more key! "I did it!" says ${a}. "Me, me, me!" ${b} sits down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], things: ['sign'] },
        `There is one more sign. "Who helped you? Say it." "Me?" says ${a}. No click.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'surprised'), seen(B, 'sit', 'sad')] },
        `${a} looks. ${a} really looks. "It was ${b}! Sorry, ${b}." Click!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'hug', 'happy')],
        },
        `Out they run to ${g}. "We did it!" says ${a}. "We!" says ${b}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(B, 'point', 'happy'), seen(A, 'look-up', 'happy')],
          things: ['moon'],
        },
        `They go home in the dark. ${refrain} says ${b}. The moon! And ${a} looks.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, A, a, B, b, L, l, room, refrain, comesToo } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(B, 'walk', 'happy')] },
        `In Mill Street there was an escape room. You went in, and had an hour to get out. ${A.introduced} had wanted to do it since Christmas. ${a} was quick. ${B.introduced} was to come as well, because it takes two.${comesToo}`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(L, 'point', 'happy'), seen(A, 'stand', 'excited'), seen(B, 'stand', 'curious')],
        },
        `"${room}," said ${l}, who looked after it. "There are three riddles to solve. I'm behind the little window. If you press the green button, you can come out. But then you've given up." Click, the door was locked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'point', 'happy')], things: ['clock', 'key'] },
        `What has two hands, and can't clap? ${a} ran about and looked under everything. ${refrain} said ${b}, and pointed up. "I am looking!" said ${a}. It was a long time before ${a} saw the clock. There was a key in it. "Got it!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(B, 'hold', 'worried', 'globe')] },
        `What gets wetter, the more it dries? ${a} tried all the shelves. ${refrain} said ${b}. "Hold this," said ${a}, and gave ${b} a globe. It took ten minutes. Then ${a} saw the towel, just behind ${b}. In it was the second key. "Got it again!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'stand', 'surprised')] },
        `${b} sat down on the floor. "What's the matter?" said ${a}. "We're winning!" "You are," said ${b}. "I'm only the shelf." The green button was close by. ${b} looked at it, but did not press it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined')], things: ['sign'] },
        `The last door had no keyhole. It had a hole to talk into, with a sign. IT IS YOURS. BUT OTHERS USE IT MORE THAN YOU DO. "My bike?" said ${a}, into the hole. "My ball? My chair?" Nothing clicked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['clock'] },
        `There were four minutes on the clock. It was very quiet. All afternoon somebody had said, ${refrain} Nobody said it now. Then ${a} sat up. "It's my name!" cried ${a}, and said it into the hole. Nothing happened.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'sad'), seen(B, 'sit', 'surprised')] },
        `Then ${a} thought again. All that hour there was one name which ${a} hadn't used at all. ${a} came away from the door, and sat on the floor too. "You saw them both first," said ${a}. "You said so, and I didn't look. I'm sorry, ${b}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'cheer', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'cheer', 'happy')],
        },
        `Click, went the door. It had been listening to the whole room. There was one second left. "That's the slowest ever," said ${l}, and shook hands with both. "And most people don't get it at all."`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(B, 'point', 'happy'), seen(A, 'look-up', 'happy')],
        },
        `Whoever gets out may write on the wall. ${a} had the pen first, and wrote "${b}". They went home in the dark. There was no riddle there, only a hedgehog, crossing Mill Street. ${refrain} said ${b}. And ${a} looked.`,
      ),
    ],
  };
}
