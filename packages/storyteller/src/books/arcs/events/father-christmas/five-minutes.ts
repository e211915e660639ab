import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './five-minutes-old.ts';
import { REFRAINS, TITLES, sleepersOf, waits } from './five-minutes-parts.ts';

/** He has sat down in the last house but one; what wakes him is what wakes the child each morning. */
export const FIVE_MINUTES: EventPlot = { id: 'five-minutes', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { X, S } = sleepersOf(going);
  const [x, s] = [X.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  const bed = { setting: 'bedroom', time: 'day', camera: 'medium' } as const;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { ...bed, actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')] },
        `"Get up, ${k}!" ${k} will not. "Oh, look!" says ${g}. Up jumps ${k}!`,
        `"Get up!" ${K.introduced} sleeps on. "Oh, look!" says ${g}. "What is it?" Up jumps ${k}!`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(X, 'stand', 'surprised'), seen(S, 'sit', 'sleepy')],
          things: ['chair'],
        },
        waits(going)
          ? `Christmas Eve! ${k} and ${X.introduced} wait up. They nod off. Who snores? ${s}, in the chair!`
          : `Christmas Eve! Down come ${k} and ${X.introduced}. ${s} is in the house, asleep!`,
        waits(going)
          ? `Christmas Eve! ${k} and ${X.introduced} nod off. Snore! Snore! Down in the chair sleeps ${s}!`
          : `Christmas Eve! Who is in the house? ${k} and ${X.introduced} look. ${s}, asleep!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'worried'), seen(S, 'sit', 'sleepy')], things: ['present'] },
        `One present is left! "Wake up, ${s}," says ${k}. "${refrain}," says ${s}.`,
        `He has one present left. "Get up, ${s}!" says ${k}. "${refrain}," says ${s}.`,
      ),
      page(
        { actors: [seen(X, 'reach', 'curious'), seen(S, 'sit', 'happy')], things: ['feather'] },
        `${x} has a feather. Tickle, tickle! ${s} giggles. "${refrain}," says ${s}.`,
        `Tickle, tickle, goes a feather. ${x} tickles his nose. "${refrain}," says ${s}.`,
      ),
      page(
        { actors: [seen(K, 'hold', 'curious'), seen(S, 'sit', 'sleepy')], things: ['biscuit'] },
        `${k} holds up a biscuit. Sniff, sniff. Crunch! It is gone. "${refrain}," says ${s}.`,
        `Here is a biscuit. He eats it in his sleep! "${refrain}," says ${s}.`,
      ),
      page(
        { actors: [seen(K, 'think', 'worried'), seen(X, 'sit', 'worried')] },
        `It will be day soon! What can they do? "He is like me," says ${k}.`,
        `Soon it will be light. "He will not get up," says ${x}. "Like me!" says ${k}.`,
      ),
      page(
        { actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'surprised')] },
        `${k} goes to the window. "Oh, look!" says ${k}. "What is it?" Up jumps ${s}!`,
        `${k} looks out. "Oh, look!" And up jumps ${s}. "What is it? What is it?"`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'wave', 'happy'), seen(K, 'wave', 'happy'), seen(X, 'wave', 'happy')],
          things: ['present'],
        },
        `It is snow! "Ho, ho!" says ${s}. Off he goes with the present.`,
        `Snow, snow, snow! "Thank you," says ${s}. He takes the present. Off he goes!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `"It is Christmas!" says ${g}. "${refrain}," says ${k}. "Oh, look!" says ${g}. Big boots in the snow!`,
        `"Christmas!" says ${g}. ${k} is fast asleep. "${refrain}." ${Gcap} looks out. "Oh, look! Who was here?"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { X, S } = sleepersOf(going);
  const [x, s] = [X.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `"Up you get!" There was only one way to get ${K.introduced} out of bed. Shaking did not do it, nor did toast. ${Gcap} had to go to the window and say, "Oh, look!" Then ${k} was there at once. "What is it?" Mostly it was a cat.`,
        `"Up you get!" Every morning it was the same. They called ${K.introduced}, and they pulled off the blanket, and nothing stirred. But then ${g} would stand at the window and say, "Oh, look!" Up shot ${k}. "What is it?" It had been a bus, once.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'stand', 'surprised'), seen(X, 'stand', 'surprised'), seen(S, 'sit', 'sleepy')],
          things: ['chair'],
        },
        `${waits(going) ? `On Christmas Eve ${k} lay awake, and waited for ${s}. It lasted for two yawns. Then there` : 'On Christmas Eve there'} was a noise downstairs, like a saw in a log. ${k} and ${X.introduced} went to see. There in the big chair, with both boots on, lay ${s}. He was snoring.`,
        `${waits(going) ? `In the night before Christmas ${k} meant to stay awake. It went well, up to the second yawn. Then it was late, and` : `In the night before Christmas ${k} woke up, because`} the house was snoring. ${X.introduced} had heard it, too. They crept down. It was not the house. It was ${s}, in the big chair, with his hands on his tummy.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'worried'), seen(X, 'point', 'worried'), seen(S, 'sit', 'sleepy')],
          things: ['present'],
        },
        `The stockings were full. But in his sack there was one parcel left. "For Number Nine," it said. "He isn't finished!" said ${k}, and pulled at his sleeve. "Wake up! It's nearly morning!" "${refrain}," said ${s}.`,
        `He had done all the stockings. There was just one parcel still in the sack. "Number Nine," read ${k}. "That's the last house in our road. He only sat down for a moment!" They pulled at his sleeve. "${refrain}," said ${s}.`,
      ),
      page(
        { actors: [seen(X, 'reach', 'curious'), seen(S, 'sit', 'happy')], things: ['feather'] },
        `${x} found a feather, and drew it under his nose. The nose went left. The nose went right. It gave a sneeze, and all the cards fell off the shelf. "${refrain}," said ${s}, and turned over.`,
        `"Leave it to me," said ${x}, with a feather. It went round his ear and along his beard. ${s} giggled so much that the chair did, too. But he giggled with his eyes shut. "${refrain}," he said.`,
      ),
      page(
        { actors: [seen(K, 'hold', 'curious'), seen(S, 'sit', 'sleepy')], things: ['biscuit'] },
        `"I'd wake up for a biscuit," said ${k}, and held one out. He sniffed. He leaned forward, further and further. Snap, it was gone. He ate it down to the crumbs, and he did not open an eye. "${refrain}."`,
        `Next ${k} tried a ginger biscuit. Up came his head, like a big white flower to the sun. His mouth opened, and shut. "It's working!" said ${k}. But all that woke up was the mouth. "${refrain}," it said.`,
      ),
      page(
        { actors: [seen(X, 'hold', 'determined'), seen(S, 'sit', 'sleepy')], things: ['snowball'] },
        `So ${x} put a handful of snow on the back of his neck. Anybody else would have gone through the roof. But he comes from a place where it is always cold. "Mm, lovely," said ${s}. "${refrain}."`,
        `"Cold!" said ${x}. "Nobody sleeps when it's cold." They put snow on his neck, a whole ball of it. He smiled. He only pulled it up to his chin, like a blanket. It must have felt like home. "${refrain}," said ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(X, 'sit', 'worried')], things: ['clock'] },
        `The clock struck six. Outside it was not quite so black any more. "Number Nine will wake up soon," said ${x}, "with nothing there." ${k} looked at ${s}, and at his shut eyes. "I know what he's like," said ${k}, slowly. "He's like me."`,
        `Six, said the clock. Down the road, at Number Nine, somebody would soon be awake. "I've never seen anyone so hard to get up," said ${x}. "I have," said ${k}. "It's me." And then ${k} sat up very straight.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(S, 'stand', 'surprised')] },
        `${k} went over to the window, and pulled the curtain back. Then ${k} said it, in just ${G.names} voice. "Oh, look!" And there he stood beside ${k}, on both feet, with his hat on crooked. "What is it?" said ${s}.`,
        `"What do they do with you?" said ${x}. But ${k} was at the window already, with one hand on the curtain. "Oh, look!" said ${k}. Something went past like a big red wind. "What is it?" said ${s}, with his nose on the glass.`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy'), seen(K, 'wave', 'happy'), seen(X, 'wave', 'happy')],
          things: ['present'],
        },
        `And it was truly something. It was coming down in flakes as big as pennies. "My road!" cried ${s}, and he took the parcel under his arm. "Thank you! You won't tell anyone about the biscuit?" Off he ran, to Number Nine.`,
        `It snowed as if somebody had shaken the sky. "What a night!" said ${s}. "I might have missed it. I might have missed Number Nine!" He put a finger to his lips. Then he strode off down the road, with the last parcel on his shoulder.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'excited')],
        },
        `"It's Christmas!" called ${g}. Not a thing moved in ${K.names} bed. "${refrain}," it said, from under the blanket. So ${g} went to the window. "Oh, look!" said ${g}, and did not go on. From their own door, through the snow, went the biggest boots in the world.`,
        `They had never had to call ${k} on Christmas morning before. "${refrain}," said the blanket. ${Gcap} laughed, and went to look for a cat or a bus. "Oh, look!" said ${g}, quite differently. There were boots in the snow, all the way to Number Nine. Each one was as long as an arm.`,
      ),
    ],
  };
}
