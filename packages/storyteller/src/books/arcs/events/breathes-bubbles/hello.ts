import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './breath.ts';
import { old } from './hello-old.ts';

/** An old dragon has a cup for a guest, but says hello with fire, and they run. What is soft brings them up the hill. */
export const HELLO: EventPlot = { id: 'hello', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, k, Gcap, third } = going;
  const { x, drawn, D, d, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} looked too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'mountain', camera: 'medium', actors: [seen(A, 'shout', 'happy')], things: drawn },
        `There was ${A.introduced}. Deep breath. Puff! Out came ${x}.`,
        `Puff! That was ${A.introduced}. And out came ${x}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'surprised'), seen(A, 'stand', 'shy')] },
        `Along came old ${d}. "${r}" said ${d}. Whoosh! That was fire. "Oh," said ${a}.`,
        `"${r}" That was old ${d}. Whoosh! Big fire! "Oh," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(D, 'sit', 'calm')], things: ['cup'] },
        `One cup for ${d}. One cup for ${a}. And one more cup! "Who is it for?" said ${a}.`,
        `It was time for tea. There was a cup too many. "Who is that for?" ${a} asked ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sad')] },
        `"It is for a guest," said ${d}. "But I say hello, and they run."`,
        `"For a guest," said ${d}. "They come. I say hello. They run."`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'shout', 'happy')] },
        `"How do you say it?" "Like this," said ${d}. Whoosh! Fire!`,
        `"HELLO!" said ${d}. Whoosh! It was all fire.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(A, 'shout', 'curious')], things: drawn },
        `"Hello," said ${a}. Puff! "${r}" Down the hill went the ${x}.`,
        `${a} said hello, too. Puff! "${r}" The wind took the ${x} away.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(B, 'point', 'excited')], things: drawn },
        `Down there was ${B.introduced}. "Look! Where do the ${x} come from?"${also}`,
        `"${x.charAt(0).toUpperCase()}${x.slice(1)}!" said ${B.introduced}. "Who made them?"${also}`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(B, 'walk', 'curious'), seen(G, 'walk', 'happy')],
          things: drawn,
        },
        `Up the hill went ${b}. ${Gcap} went too. Up, up, after the ${x}.`,
        `${b} saw ${x}, and more ${x}. Up went ${b}. ${Gcap} went up, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'wave', 'happy'), seen(A, 'wave', 'happy'), seen(D, 'cover', 'excited')] },
        `"Hello!" said ${b}. "Hello!" said ${a}. And ${d}? ${d} just waved.`,
        `"A guest!" ${d} shut that big mouth, and waved. "Hello!" said ${a}. "Hello!" said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'happy', 'cup'), seen(D, 'sit', 'happy'), seen(A, 'sit', 'proud')],
          things: ['cup'],
        },
        `Now the cup is for ${b}. Puff, goes ${a}. "${r}" says ${d}. "It is better."`,
        `${b} has the cup. "${r}" says ${d}. "It is better." ${d} hugs ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo } = going;
  const { x, drawn, D, d, refrain: r, title } = partsOf(going);
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(D, 'stand', 'calm')] },
        `On a mountain lived ${A.introduced}. A very old one called ${d} lived there, too. It was time for a lesson. "Deep breath," said ${d}. "Think of mustard." ${a} thought of mustard. Puff!`,
        `${A.introduced} was to learn fire. The teacher was a very old dragon called ${d}. "Breathe in," said ${d}. "Now think of mustard, and let go." Puff!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'surprised'), seen(D, 'stand', 'surprised')], things: drawn },
        `Out came ${x}. There were a great many of them, and they were lovely. "${r}" said ${d}. ${a} tried again, with more mustard. It made more ${x}.`,
        `It was ${x}. "${r}" said ${d}. ${a} looked to see if there was some fire behind them. But it was ${x}, right down to the end of the puff.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'calm'), seen(A, 'point', 'curious')], things: ['cup'] },
        `After the lesson there was tea. ${d} boiled it in one breath, and put out three cups. ${a} counted the dragons, and there were two. "Who's that one for?" said ${a}.`,
        `For tea there were always three cups. There was one for ${d}, and one for ${a}. The third had a gold rim, and it had never been used. "Whose is it?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sad'), seen(A, 'sit', 'worried')] },
        `"That's for a guest," said ${d}. "I dust it on Sundays." "Do we get guests?" said ${a}. "Nearly," said ${d}. "They come as far as the gate. I say hello, and then they remember something, and run."`,
        `"It's in case somebody comes," said ${d}. "And do they?" said ${a}. "Some do. They're very busy people. I've hardly said hello, and they have to run." ${d} turned the cup round, so that the best side was in front.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'shout', 'happy'), seen(A, 'cover', 'surprised')] },
        `"How do you say it?" said ${a}. "In the nicest way," said ${d}. "HELLO!" It was a very warm welcome. It went over the gate like a red carpet, and a puddle boiled. "Ah," said ${a}.`,
        `"Say it to me," said ${a}. "As if I were coming in." ${d} smiled, and took a breath. "HELLO!" It was as long as a bus, and orange. ${a} sat down behind a rock. "I see," said ${a}.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(D, 'stand', 'calm')],
          things: drawn,
        },
        `"Perhaps it could be smaller," said ${a}. "Like this. Hello." Puff! "${r}" said ${d}. But the wind got under the ${x}, and took them down the hill. "Hello," said ${a} again, and sent some more.`,
        `"You could try it more like this," said ${a}. "Hello." Puff! "${r}" said ${d}. There was a wind that day. It carried the ${x} over the gate, and on down the hill.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(B, 'reach', 'excited'), seen(G, 'stand', 'surprised')],
          things: drawn,
        },
        `At the bottom stood ${B.introduced} with ${g}. Something landed on a nose. It was the first of the ${x}. "Who's sending them?" said ${b}. "Let's go and see," said ${g}.${comesToo}`,
        `Down in the street ${B.introduced} looked up. The air was full of ${x}. "They're coming from somewhere," said ${b}. "Somebody must be making them." ${Gcap} got out the boots for hills.${comesToo}`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(B, 'walk', 'curious'), seen(G, 'walk', 'happy')],
          things: drawn,
        },
        `It was easy to find the way. They followed the ${x}, and where there were more, they went faster. At the top was a gate that nobody had ever opened. ${b} knocked on it.`,
        `They followed the ${x} up, round and round the mountain. There wasn't a path, since nobody had ever stayed long enough to make one. At last they came to a gate. "Is anybody in?" called ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'excited'), seen(A, 'reach', 'worried')], things: ['gate'] },
        `"A guest!" cried ${d}, inside the gate. "A guest, a guest!" And ${d} took the deepest breath of all. "Hold it!" said ${a}. "Keep it in! Let me say it."`,
        `${d} nearly dropped the teapot. "It's somebody! I must say hello." And ${d} breathed in until there were no wrinkles left. "Not you!" said ${a}. "Hold your breath, and wave." And ${a} opened the gate.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'happy'), seen(B, 'wave', 'happy'), seen(D, 'wave', 'excited')],
          things: drawn,
        },
        `"Hello," said ${a}, and ${x} went all over ${b}. "So it's you!" said ${b}. "Hello!" Behind them ${d} waved with both arms. Steam came out of both ears, but not one spark.`,
        `Puff! There stood ${b}, with ${x} from top to toe. "Hello," said ${a}. "Hello," said ${b}, and didn't run at all. ${d} waved, and went purple, and let it out at the back.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'cup'), seen(D, 'sit', 'proud'), seen(A, 'sit', 'happy')],
          things: ['cup'],
        },
        `The tea was the hottest that ${b} had ever waited for. ${b} had the cup with the gold rim. "${r}" said ${d}, as some more ${x} went by. "Any dragon can do fire. I've had fire for years, and nobody came."`,
        `So the third cup was used at last. It had some ${x} in it, but ${b} didn't mind. ${d} looked at ${a}. "${r}" said ${d}, quite softly. "I was always so good at fire. And it was you who could say hello."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(D, 'shout', 'determined'), seen(A, 'look-up', 'happy')] },
        `They came every Sunday after that, and more cups had to be bought. One night ${a} heard a noise, and looked out. There was ${d}, all alone. "Deep breath," whispered ${d}. "Think of something soft." Whoosh! "Bother," said ${d}.`,
        `Now there are nine cups, and that isn't always enough. But when it's dark, ${a} can hear ${d} behind the rocks. Somebody breathes in. Somebody thinks of ${x}, as hard as can be. Whoosh! "Not one," says ${d}. "I'll try again tomorrow."`,
      ),
    ],
  };
}
