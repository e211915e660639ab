import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { parts, REFRAINS, TITLES } from './moat-parts.ts';
import { old } from './moat-old.ts';

/** Buckets run away into the sand; what holds water on a beach is a moat. */
export const MOAT: EventPlot = { id: 'moat', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, Gcap, third, chance } = going;
  const { W, P, kind } = parts(going);
  const w = W.name;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const too = third ? ` ${third.name} digs too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'sit', 'happy')],
          things: ['bucket'],
        },
        `${A.introduced} digs on the beach. There is water in the hole. "A moat!"${too}`,
        `Dig, dig, dig. ${A.introduced} makes a moat. Water comes in by itself!${too}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'sit', 'worried'), seen(A, 'run', 'surprised'), seen(G, 'walk', 'surprised')],
        },
        `The sea has gone far out. Who lies on the sand? It is ${W.introduced}!`,
        `The sea is far away now. Who lies here? It is ${W.introduced}! "Oh!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'worried')], things: ['bucket'] },
        `${Gcap} calls Mrs Pell. "Do not pull. Keep it wet! ${refrain}"`,
        `Here comes Mrs Pell. "No pushing. Keep the ${kind} wet! ${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined', 'bucket'), seen(W, 'sit', 'worried'), seen(G, 'walk', 'determined')],
        },
        `Splash! ${a} pours a bucket on. The sand drinks it up. "${refrain}" says ${a}.`,
        `${a} runs with a bucket. Splash! But the sand drinks it all. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried', 'bucket'), seen(P, 'walk', 'determined')] },
        `Now everybody comes. Splash, splash! The sand drinks it up. "${refrain}"`,
        `A long row of buckets comes. Splash, splash! And it runs away. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `The sun is hot. ${w} is dry. The sea comes back at six.`,
        `${w} blinks at ${a}. It is hot. The sea is far.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(G, 'stand', 'curious')] },
        `${a} looks at the moat. There is still water in it! "Dig!" says ${a}.`,
        `But look at the moat! The water stays in there. "We have to dig!" says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'determined'), seen(G, 'kneel', 'determined'), seen(W, 'stand', 'curious')],
        },
        `They all dig, round and round ${w}. Deep, deep! Up comes the water.`,
        `Everybody digs a moat round ${w}. It is as deep as ${a}. In comes the water!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(W, 'jump', 'happy'), seen(A, 'cheer', 'happy'), seen(P, 'cheer', 'happy')],
        },
        `At six the sea comes back. It fills the moat. Up floats ${w}. Off goes ${w}!`,
        `Here comes the sea. Splash, into the moat! ${w} floats. ${w} swims. Goodbye!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'surprised'), seen(G, 'stand', 'happy')] },
        `Far out, ${w} blows. Whoosh! It comes down on ${a} like rain. "${refrain}" says ${a}.`,
        `Whoosh! ${w} blows. Now ${a} is wet. So is ${g}. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, chance } = going;
  const { W, P, kind, asLong, asWide } = parts(going);
  const w = W.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'sit', 'calm')],
          things: ['bucket'],
        },
        `Other people built castles. ${A.introduced} dug moats.${comesToo} Dig deep enough on a beach, and there is water. You need not carry any. "Where does it come from?" said ${a}. "It was there all the time," said ${g}.`,
        `${A.introduced} liked the hole better than the castle.${comesToo} You dug and dug, and all at once there was water in it. Nobody had poured it. "It's a moat," said ${a}. "A moat needs a castle," said ${g}. "Mine doesn't," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'sit', 'worried'), seen(A, 'run', 'surprised'), seen(G, 'walk', 'surprised')],
        },
        `Then the sea went out. It left shells behind, and a boot. "And what's that?" said ${a}. By the rocks lay something as big as ${asLong}. It was ${W.introduced}, flat on the sand, with one eye open.`,
        `The tide was going out. They walked along the edge, to see what it had left. There was a rope, and a crab. Behind the rocks lay ${W.introduced}, high and dry. "It's a ${kind}," whispered ${a}. It looked at them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'determined'), seen(A, 'stand', 'worried'), seen(G, 'stand', 'worried')],
        },
        `${Gcap} telephoned, and Mrs Pell came running, who had the lifeboat. "Nobody pulls," she said, "and nobody stands near the tail. It must be kept wet until the sea is back. That's at six. It is one now. ${refrain}!"`,
        `They rang for help at once. Mrs Pell of the lifeboat came across the sand in long boots. "You can't push a ${kind}," she said. "It would hurt. We keep it cool, and keep it wet, for five hours. ${refrain}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined', 'bucket'), seen(W, 'sit', 'calm')] },
        `"I've got a bucket!" said ${a}, and ran to the sea and back. It all went over ${W.names} side. Then the sand drank it. "It's gone," said ${a}. "${refrain}!"`,
        `The sea was a hundred steps away. ${a} filled the bucket, and lost some, and poured out the rest. But the water ran down, and into the sand, and was gone. "${refrain}," said ${a}, and was off again.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'bucket'), seen(G, 'hold', 'determined'), seen(P, 'stand', 'calm')],
        },
        `So they all made a line, from the sea to the rocks. There were mothers in it, and boys, and an ice cream man. The buckets went from hand to hand. "${refrain}!" they called. As fast as they poured, the beach drank. "It's a thirsty beach," said ${g}.`,
        `Everybody came. They handed on buckets, and hats, and a teapot. "${refrain}!" they shouted. "Careful! Here's another!" ${w} was wet for as long as it takes to say so. Then it had all run away again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(W, 'sit', 'sad'), seen(P, 'stand', 'worried')] },
        `By three the sea was two hundred steps away. The sun was hot. "It runs off faster than we can bring it," said Mrs Pell. ${a} sat down by the big eye. It blinked, slowly.`,
        `And the sea went further out. Now a bucket took so long that it was half empty when it came. ${w} was dry along the top. "Three more hours," said Mrs Pell, and looked at the sun. ${a} did not know what to say to an eye as big as that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(G, 'stand', 'surprised')] },
        `${a} looked at the beach, so as not to look at the eye. There was the moat. It was still full. Nobody had poured in one drop. "It was there all the time," said ${a}. "We don't have to carry it. We have to dig!"`,
        `"Look!" said ${a}. Far off, by the towels, was the moat. There was water in it. The sun had not dried it, and the sand had not drunk it. "It isn't on top," said ${a}. "It's underneath! Everybody, dig!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'kneel', 'determined'),
            seen(G, 'kneel', 'determined'),
            seen(P, 'kneel', 'determined'),
            seen(W, 'stand', 'curious'),
          ],
        },
        `They put down the buckets and took the spades. They dug a ring all round ${w}, well away from the tail. When it was as deep as ${a}, it began to shine at the bottom. "Here it comes!" said ${a}. Up it came, cold and clear, by itself.`,
        `Spades went like rain. They made a moat in the shape of a ${kind}. It got deep, and then deeper. "There!" said ${a}. The sand turned dark. It turned wet. And the water rose, all the way round, without one bucket.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'calm'), seen(A, 'sit', 'happy'), seen(P, 'stand', 'happy')] },
        `Now they only had to scoop it up. It ran back down where it came from. "${refrain}," said ${a}. And there always was some. ${w} lay as if in a bath, and the eye went half shut.`,
        `After that it was easy. What they splashed on ran back into the moat. They splashed it on again. Mrs Pell drank a cup of tea. "I've done this for thirty years," she said. "I never thought of a moat."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(W, 'jump', 'excited'), seen(A, 'cheer', 'happy'), seen(P, 'cheer', 'happy')],
        },
        `At six there was a white line, far out. Then it was near. The sea came over the castles, one after another, and jumped into the moat. "It floats!" said Mrs Pell. There was one push of a tail as wide as ${asWide}. Off went ${w}.`,
        `The tide came back. First it filled the footprints, and after that the moat. ${w} lifted, a bit at one end, and a bit at the other. "Everybody back!" said Mrs Pell. Then there was no ${kind} on the beach. There was one in the sea.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(G, 'stand', 'surprised')], things: ['bucket'] },
        `They stood at the edge and waved. Out there ${w} came up once more, and blew. It went as high as a house. It came down on all of them, on hats and plates and sandwiches. "${refrain}!" shouted ${a}. And there was.`,
        `All the castles were gone, and so was every moat. ${a} stood with the bucket, in the last of the sun. Whoosh! A long way off ${w} blew, and the wind brought it in. It fell straight into the bucket, a cupful at least. "${refrain}," said ${a}.`,
      ),
    ],
  };
}
