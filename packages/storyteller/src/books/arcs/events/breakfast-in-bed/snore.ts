import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './snore-old.ts';
import { REFRAINS, TITLES, trayOf } from './snore-parts.ts';

/** Whoever is to be surprised has a snore like a bee; the one that is heard after the saucepans is a bear's. */
export const SNORE: EventPlot = { id: 'snore', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { M, X, P, day } = trayOf(going);
  const [m, p] = [M.name, P.name];
  const refrain = chance.pick(...REFRAINS);
  const today = day.replace('It was', 'It is');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(M, 'stand', 'excited'), seen(X, 'stand', 'happy'), seen(P, 'sleep', 'sleepy')],
        },
        `${today} ${p} is asleep. Bzz, bzz, goes ${p}. ${M.introduced} has a plan.`,
        `${today} Bzz, bzz. That is ${p}, fast asleep. "Come," says ${M.introduced}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(M, 'walk', 'happy'), seen(X, 'walk', 'happy')] },
        `"Breakfast in bed!" says ${m}. "${refrain}" On tiptoe goes ${X.introduced}.`,
        `"Breakfast for ${p}!" ${m} tells ${X.introduced}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'cover', 'surprised'), seen(X, 'stand', 'surprised')], things: ['spoon'] },
        `A spoon! Ding! It falls down. "${refrain}" Is ${p} awake? No. Bzz.`,
        `Down falls a spoon. Ding, ding, ding! "${refrain}" They listen. Bzz, bzz.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'cover', 'surprised'), seen(X, 'cover', 'surprised')],
          things: ['saucepan'],
        },
        `They get a plate. Bang, clang! That was a saucepan. "${refrain}" HRRR!`,
        `Oh no, the saucepan! Bang, clang! "${refrain}" Is ${p} awake? HRRR, goes ${p}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy'), seen(X, 'point', 'happy')],
          things: ['bread', 'jam', 'flower'],
        },
        `Bread and jam. A cup of milk. And a flower. It is all there!`,
        `Here is bread. Here is jam. There is a flower, too. It looks so nice!`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(M, 'walk', 'worried'), seen(X, 'walk', 'worried')] },
        `Up, up, up the stairs. Creak! "${refrain}" HRRR, HRRR, goes ${p}.`,
        `Up they go, step by step. Creak! "${refrain}" HRRR, goes ${p}, very loud.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(M, 'think', 'curious'), seen(P, 'sleep', 'happy')] },
        `${p} lies there. HRRR! "That is a bear," says ${m}. "You go bzz!"`,
        `HRRR, says ${p}. ${m} looks. "You are a bee," says ${m}. "Not a bear!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'cheer', 'excited'), seen(X, 'cheer', 'excited')],
        },
        `One eye opens. ${p} laughs and laughs. "I was awake all the time!"`,
        `Up comes one eye. "I heard it all," says ${p}. How ${p} laughs!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(X, 'sit', 'happy')],
          things: ['bread'],
        },
        `They all eat bread in the bed. There is jam on the pillow.`,
        `They all get in. Bread for ${p}, bread for ${m}! Crumbs for everyone!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(M, 'sleep', 'happy')] },
        `At night ${m} is in bed. Bang, clang, goes ${p} in the kitchen. HRRR, goes ${m}.`,
        `Now it is night. Clang! ${p} washes up. "HRRR," says ${m}, with shut eyes.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { M, X, P, day } = trayOf(going);
  const [m, x, p] = [M.name, X.name, P.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(M, 'stand', 'excited'), seen(X, 'stand', 'curious'), seen(P, 'sleep', 'sleepy')],
        },
        `${day} ${M.introduced} and ${X.introduced} put their heads round ${P.names} door. ${p} was asleep. You could hear it. ${p} snores like a bee in a jar. "Good," whispered ${m}. "It must be a surprise."`,
        `${day} Bzz, it went in the bedroom, bzz, like a bee at a window. That was how ${p} snored. ${M.introduced} shut the door again, very softly. "We're making breakfast in bed," ${m} told ${X.introduced}. "And nobody must hear it."`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(M, 'walk', 'determined'), seen(X, 'walk', 'happy')] },
        `You would not believe how loud a kitchen is. The floor was loud. The drawer was loud. "${refrain}" said ${m}. "I only breathed," whispered ${x}. They went about on their toes, like two herons.`,
        `They had taken off their socks, because of the noise that socks make. "${refrain}" said ${m}. "I didn't say anything," said ${x}. "You looked as if you would," said ${m}, and opened the drawer.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'cover', 'surprised'), seen(X, 'stand', 'surprised')], things: ['spoon'] },
        `It was only a small spoon. But it fell on the tiles, and rang, and went on ringing. "${refrain}" They held their breath. Upstairs the bee had stopped. Then it began again, bzz, bzz. "Still asleep," said ${m}.`,
        `Ding! Somebody had touched a spoon. It danced over the tiles from one end to the other. "${refrain}" They stood like statues. "It's quiet up there," whispered ${x}. "It's too quiet." Then it went bzz, and they breathed out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'worried'), seen(X, 'cover', 'surprised')],
          things: ['saucepan', 'plate'],
        },
        `The best plate was under the saucepans. ${m} pulled, a little at a time. First one saucepan slid, and then they all wanted to go. They went like a brass band down a hill. "${refrain}" said ${m}, when it was over. From upstairs came a HRRR.`,
        `"We need the blue plate," said ${m}. It stood below, and on top of it stood every saucepan in the house. ${x} held them. ${x} nearly held them. When the last lid had stopped spinning, they listened. "${refrain}" HRRR, it went upstairs. "There," said ${m}. "Fast asleep."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy'), seen(X, 'point', 'happy')],
          things: ['bread', 'jam', 'flower'],
        },
        `After that it went very well. They made breakfast. "Is that a heart?" said ${x}, about the jam. "Or else a boot," said ${m}. There was bread, and milk. There was a flower in the toothbrush cup. "It's beautiful," said ${x}. It truly was.`,
        `So they got it done. ${m} spread the bread, and ${x} did the jam, on both sides. They poured the milk, and most of it went in. At last ${m} put a flower beside it, in an egg cup. "I've never seen a better breakfast," said ${x}.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(M, 'walk', 'worried'), seen(X, 'walk', 'worried')] },
        `There are thirteen stairs, and the fourth one talks. They knew about the fourth. So they took a very long step, and trod on the fifth. It had never made a sound before. It screamed. "${refrain}" HRRR, went the bedroom. HRRR, HRRR.`,
        `Now for the stairs. The tray was heavy, and the milk walked from side to side. "Not on the fourth one," whispered ${m}. ${x} trod on the fourth one. It was like treading on a goose. "${refrain}" said ${m}. HRRR, it answered, at the top.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'surprised'), seen(X, 'reach', 'surprised')], things: ['spoon'] },
        `On the top step the spoon slid off. It was the same small spoon. It said ding on the thirteenth, and ding on the twelfth. They listened to it all the way down. "It's a long tune," whispered ${x}. HRRR, went ${p}, and the door shook.`,
        `They had got to the thirteenth stair when the tray leaned. "I've got the bread!" whispered ${m}. "I've got the flower!" whispered ${x}. Only the spoon went. Ding, ding, ding, thirteen times, and once more in the hall. HRRR, went the bedroom, like a lorry.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(M, 'think', 'curious'), seen(P, 'sleep', 'happy'), seen(X, 'stand', 'curious')],
        },
        `So they came in. There lay ${p}, with shut eyes. HRRR. "What luck," said ${x}. But ${m} put the tray down and looked. Something was not right. "That's not your snore," said ${m}. "You're a bee. That's a bear."`,
        `${p} lay there just as before. Nobody could have looked more asleep. HRRR, said ${p}. "It's funny," said ${m}, and came up close. "This morning it was a bee." One corner of ${P.names} mouth began to shake. "And this one is a bear."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'excited'), seen(X, 'sit', 'excited')],
          things: ['bread', 'flower'],
        },
        `One eye came open. "How long have you been awake?" said ${m}. "Since the first spoon," said ${p}, "but I didn't want to spoil it." And then ${p} laughed till the bed shook. "Surprise!" said ${x}. They all got in, with the bread, and the jam got in, too.`,
        `"Bother," said ${p}, and both eyes opened. "I've never worked so hard in my life. I thought that I should burst at the saucepans." "So it isn't a surprise," said ${m}. "Jam on both sides?" said ${p}. "I'd never have guessed." There was room for all three, and for the crumbs.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(M, 'sleep', 'happy')] },
        `That night ${m} was in bed. Downstairs somebody put the saucepans back. It went like a brass band up a hill. Then it was quiet. Somebody down there was listening. ${m} lay very still, with both eyes shut. "HRRR," said ${m}.`,
        `In the evening ${p} washed up, as quietly as could be. ${m} lay in bed and listened. Ding, went a spoon. "${refrain}" said somebody, down there, to a spoon. Then it was still, to hear whether anyone had woken up. "HRRR," said ${m}, as loud as a bear.`,
      ),
    ],
  };
}
