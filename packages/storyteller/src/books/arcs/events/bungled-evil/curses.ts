import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './curses-old.ts';
import { partsOf } from './parts.ts';

/**
 * Whatever somebody evil does, people are glad of it, until one really wicked thing is asked for; and it is not done. In
 * the end the whole street says boo, out of kindness.
 */
export const CURSES: EventPlot = { id: 'curses', young, middle, old };

function young(going: Going): Told {
  const { title, V, v, K, k, N, n, M, m, refrain } = partsOf(going);
  const { introduced } = V;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(V, 'stand', 'proud'), seen(K, 'stand', 'curious')] },
        `Here is ${introduced}. "I am so bad!" says ${v}. "Are you?" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'hide', 'excited'), seen(N, 'stand', 'surprised')], things: ['shoe'] },
        `${v} mixes up all the shoes. Ha, ha! "This shoe is not mine," says ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(M, 'wave', 'happy')], things: ['shoe'] },
        `"It is mine!" says ${m}. "Come in and have cake!" They never met before.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'stand', 'angry'), seen(K, 'stand', 'happy')] },
        `"That was nice of you," says ${k}. ${refrain} says ${v}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(V, 'hide', 'excited'), seen(K, 'stand', 'surprised')] },
        `Click! ${v} puts out all the lamps. Ha, ha! Now it is dark.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'look-up', 'happy'), seen(M, 'look-up', 'happy')], things: ['star'] },
        `"Oh, look!" says ${n}. Stars! So many stars! "Thank you!" they all call.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `${refrain} says ${v}. "I am no good at bad." ${k} sits down, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(M, 'stand', 'happy')] },
        `Then ${k} has an idea. Knock, knock! ${k} tells it to them all.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'shout', 'happy'), seen(M, 'shout', 'happy'), seen(V, 'jump', 'surprised')],
        },
        `"Boo!" call ${n} and ${m}. "BOO!" ${v} jumps. "Boo? For me?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'dance', 'happy'), seen(K, 'cheer', 'happy')] },
        `"I am bad!" sings ${v}. "You are so bad," says ${k}. "Good night!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, V, v, first, K, k, N, n, M, m, refrain } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(V, 'stand', 'proud'), seen(K, 'hold', 'curious', 'pencil')],
          things: ['sign'],
        },
        `${first} lived at the end of Vine Row. There was a sign on the door. EVIL, it said. PLEASE KNOCK. ${k} came round after school, to write it all down. Anybody evil needs somebody with a pencil.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'hide', 'excited'), seen(N, 'stand', 'surprised')], things: ['shoe'] },
        `"Number one," said ${v}. "The shoes!" In Vine Row they leave them on the step. By morning each pair stood at the wrong door. "Now they will shout at each other," said ${v}, in the hedge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(M, 'wave', 'happy')], things: ['shoe'] },
        `But ${n} knocked at ${M.names} door, in socks. They had never really met. There was toast. Soon they were all in and out of each other's houses. "What a good idea!" they said. ${refrain} said ${v}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(V, 'hide', 'excited'), seen(K, 'stand', 'curious')] },
        `"Number two," said ${v}. "The lamps!" At nine that night they all went out. It was as black as a boot. "Now they will howl," said ${v}. The doors opened, one by one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'look-up', 'happy'), seen(M, 'look-up', 'happy')], things: ['star'] },
        `"Oh," said ${m}. "Look up." You can't see stars with the lamps on. There were thousands. They fetched blankets and cocoa. "Whoever did that, thank you!" called ${n}. ${refrain} said the hedge.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'hold', 'worried', 'letter'), seen(K, 'stand', 'worried')] },
        `Then there came a letter with a black edge. "You get thanked," it said. "Do one really wicked thing by midnight, or you are not evil any more. Signed, the League." ${v} went quite pale.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'point', 'determined'), seen(K, 'stand', 'sad')] },
        `There was one really wicked thing. ${m} had an old tape of her brother, singing. It was the only one in the world. It stood by the open window. "I won't write that down," said ${k}, and dropped the pencil.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'reach', 'sad'), seen(K, 'hide', 'worried')] },
        `${v} went by night, alone. The tape was playing. Half way, the brother forgot the words, and laughed. And then it went wrong. The machine was old. The tape came out in loops, like spaghetti.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'reach', 'determined'), seen(K, 'run', 'determined', 'pencil')] },
        `${v} could have walked off. It would have been perfectly wicked. "Pencil!" hissed ${v}. ${k} came running. They stuck it in the little wheel, and wound, and wound. There he was, singing again. "Thank you," said ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"It's past midnight," said ${v}, on the step. "I'm not evil any more. I'm nobody." ${k} thought for a bit. Then ${k} went along the row, and knocked at every door.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(N, 'shout', 'happy'),
            seen(M, 'shout', 'happy'),
            seen(V, 'jump', 'surprised'),
            seen(K, 'cheer', 'happy'),
          ],
        },
        `They all stood outside with cocoa. "BOO!" they said, as loud as they could. "You're booing me!" said ${v}. "Nobody boos a nobody," said ${n}. They still do it, as others say good morning. And ${v} shakes a fist, and is happy all day.`,
      ),
    ],
  };
}
