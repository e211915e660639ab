import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './tune-old.ts';
import { REFRAINS, TITLES, keeperOf } from './parts.ts';

/** Whoever forgets all they are told has one tune that stays; and what was fetched by mistake is what was wanting. */
export const TUNE: EventPlot = { id: 'tune', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const P = keeperOf(going);
  const p = P.name;
  const refrain = `${chance.pick(...REFRAINS)}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'happy')] },
        `${A.introduced} forgot everything. Only one tune stayed. "Tum-ti, tum-ti, tum."`,
        `"Tum-ti, tum-ti, tum." Here came ${A.introduced}. All the rest was forgotten.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'happy')], things: ['kite'] },
        `${B.introduced} had a kite.${comesToo} "Please get me string," said ${b}.`,
        `"My kite needs string," said ${B.introduced}.${comesToo} "Can you get some?" "Yes!" said ${a}.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(P, 'stand', 'calm')],
          things: ['scarf'],
        },
        `${P.introduced} kept the shop. "${refrain}?" ${a} took a scarf.`,
        `"${refrain}?" said ${a}. "A scarf?" said ${P.introduced}. It was not that.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'shy')],
          things: ['string'],
        },
        `"Not that!" ${b} made a knot in a hanky. "Knot means string!"`,
        `"Oh, a scarf!" ${b} knotted a hanky. "The knot means string."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(P, 'stand', 'calm')],
          things: ['sock'],
        },
        `"A knot! ${refrain}?" ${a} took a sock.`,
        `${a} saw the knot. "${refrain}?" It was a sock this time.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'reach', 'surprised'), seen(P, 'stand', 'calm')],
          things: ['ribbon'],
        },
        `Then ${b} wrote a note. Puff, the wind had it. ${a} took a ribbon.`,
        `Then there was a note. Puff! Off it flew. ${a} took a ribbon.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')] },
        `"I forget everything," said ${a}. "Tum-ti, tum-ti, tum." ${b} looked up. "Not that!"`,
        `${a} was sad. "Tum-ti, tum-ti, tum." "You never forget that!" said ${b}.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(P, 'stand', 'happy')],
          things: ['string'],
        },
        `So ${a} sang it. "String, oh string, oh string!" And ${p} gave ${a} string!`,
        `"String, oh string, oh string," sang ${a}. It fitted the tune. There it was!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'run', 'worried'), seen(A, 'point', 'happy')],
          things: ['kite', 'sock'],
        },
        `Up went the kite, and down. It had no tail! "Wait," said ${a}.`,
        `The kite went up, and fell down. "It needs a tail," said ${b}. ${a} had one!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'happy'), seen(B, 'cheer', 'happy')], things: ['kite'] },
        `A scarf, a sock, a ribbon. What a tail! Up it went. "Tum-ti, tum-ti, tum!"`,
        `Scarf, sock and ribbon made a tail. And up, up, up it flew. "Tum-ti-tum!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const P = keeperOf(going);
  const p = P.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'happy')] },
        `${A.introduced} forgot everything. It went in at one ear and fell out at the other. Only one thing had ever stayed in. It was a tune. "Tum-ti, tum-ti, tum."`,
        `There was hardly a thing that ${A.introduced} did not forget. Names went, and days, and hats. But "tum-ti, tum-ti, tum" was always there. It was just a tune.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy'), seen(A, 'stand', 'happy')], things: ['kite'] },
        `${B.introduced} had built a kite.${comesToo} "It's finished," said ${b}, "all but the string. Will you run to the shop for me? One ball of string." "String!" said ${a}, and ran.`,
        `"There's just the right wind," said ${B.introduced}, with a new kite.${comesToo} "I only need some string. Could you fetch it?" "I could," said ${a}. "String, string, string."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(P, 'stand', 'calm')],
          things: ['scarf'],
        },
        `${a} said it all the way. Then there was a puddle to jump over. "Good day," said ${P.introduced}, behind the counter. "${refrain}?" said ${a}. "It was long." And so it was a scarf.`,
        `"String, string," said ${a}, until a dog said hello. In the shop stood ${P.introduced}. "What is it to be?" "${refrain}?" said ${a}. "It's long and thin." They decided on a scarf.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'shy')],
          things: ['scarf'],
        },
        `"That's a scarf," said ${b}. "I thought there was something," said ${a}. So ${b} tied a knot in ${a}'s handkerchief. "When you see that, you'll think of it."`,
        `"It's lovely," said ${b}, "but you can't fly a kite on it." ${b} made a fat knot in ${a}'s handkerchief. "There. Now you can't forget."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(P, 'stand', 'calm')],
          things: ['sock'],
        },
        `In the shop ${a} took out the handkerchief. "There's a knot in it," said ${p}. "I know," said ${a}. "I wonder why. ${refrain}?" They looked at it for a long time. ${a} went home with one sock.`,
        `${a} looked at the knot, and the knot looked at ${a}. "It means something," said ${a}. "${refrain}?" "Something with wool?" said ${p}. It was a single sock, a striped one.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'reach', 'surprised')],
          things: ['ribbon'],
        },
        `The third time ${b} wrote it down. It was a good wind, and it could read, perhaps. It took the note over the roofs. "${refrain}?" said ${a}, and fetched a ribbon.`,
        `Next it was a note, in large letters. At the corner the wind said thank you, and had it. So ${a} came home with a ribbon. "${refrain}?" said ${a}. "It was this, wasn't it?"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')],
          things: ['kite'],
        },
        `It wasn't a ribbon. ${a} sat down by the kite. "I forget everything," said ${a}. "I'll forget you next." It was quiet. "Tum-ti, tum-ti, tum," went ${a}, rather sadly.`,
        `"I'm no use," said ${a}. "There's a hole in me somewhere." They sat and looked at the kite with no string. "Tum-ti, tum-ti, tum," hummed ${a}, without noticing.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"What's that?" said ${b}. "That's my tune. I always have it." "But you never forget it!" ${b} jumped up. "Then put the string on the tune! String, oh string, oh string!"`,
        `${b} turned round. "You forget everything," said ${b}, "and you never forget that!" "Well, no," said ${a}. "It sticks." "Then we'll stick something to it," said ${b}. "String, oh string, oh string!"`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(P, 'stand', 'happy')],
          things: ['string'],
        },
        `"String, oh string," sang ${a}, past a dog and over a puddle. "String, oh string," sang ${a} in the shop. "Ah," said ${p}. "STRING." Nobody could have forgotten it by then.`,
        `Down the street it went, and round the corner. The wind couldn't get hold of it. "String, oh string, oh string!" ${p} sang it too, and took down a ball of it.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'run', 'worried'), seen(A, 'hold', 'happy')],
          things: ['kite', 'ribbon'],
        },
        `They let the kite go. It went up, turned round and round, and dived into the beans. "It hasn't got a tail!" cried ${b}. "I forgot the tail! What shall we make it of?" ${a} held out a scarf, a sock and a ribbon.`,
        `The kite rose, and spun like a top, and fell on its nose. "Oh," said ${b}. "It needs a tail. I never thought of that." ${a} said nothing. ${a} only tied scarf to sock, and sock to ribbon.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'happy'), seen(B, 'cheer', 'happy')], things: ['kite'] },
        `Up it went, with the finest tail in the world behind it. It stayed there till supper. "What do you call that again?" asked ${a}. "Tum-ti, tum-ti, kite," sang ${b}.`,
        `Then it flew. It flew so high that the sock was only a dot. "I fetched that," said ${a}. "I remember it exactly." And they sang, "Tum-ti, tum-ti, tum."`,
      ),
    ],
  };
}
