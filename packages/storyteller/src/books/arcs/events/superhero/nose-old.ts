import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './nose-parts.ts';

/** The smallest power in town, and the evening on which nobody could see. */
export function old(going: Going, title: string): Told {
  const { refrain, dish, M, m, K, k, G, g, eggs, out, O, o, Q, q } = partsOf(going);
  const small = dish.noise.toLowerCase();
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud'), seen(K, 'stand', 'happy')],
          things: [dish.thing],
        },
        `There are powers that one hears about, and there was the power of ${M.introduced}. You handed over ${dish.from}. ${m} held it, shut both eyes, and thought of Sunday. ${dish.noise}! ${cap(dish.food)}, done to a turn, with the smell of it up to the ceiling! "Marvellous," people said. "And what's the other thing you do?" There was no other thing. ${K.introduced}, who was the sidekick, came after with the ${dish.on}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(O, 'reach', 'proud'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious')],
          things: ['bus'],
        },
        `It was not for want of trying. On Monday a bus went into a ditch, with eleven people in it. ${m} was the first on the spot, a little out of breath. "${refrain}" ${m} asked. The driver thought it over. "Not as such," said the driver. Then ${o} arrived, and set the bus back on the road with one hand, like a cup on a saucer. They all clapped. ${o} never even put down the newspaper.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'run', 'proud'), seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious')],
          things: ['hat'],
        },
        `On Tuesday the wind had the mayor's hat. It was over the bridge when they saw it. "${refrain}" said ${m}, hurrying along underneath. There was a gust, and a streak, and a smell of hot shoes. That was ${q}. "So kind of you," called ${q}, from the end of the street, wearing the hat. "Some other time!" There was going to be a list of times on which it was not needed. ${k} had already run out of paper.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm')],
          things: [dish.thing],
        },
        `"I looked it up," said ${m}, on Thursday, in the kitchen. They were eating what nobody had needed. "There's one who can hear ants. There's one who can walk on milk. I'm between them in the book. It just says: see Breakfast." ${k} chewed for a while. It's difficult to comfort people with your mouth full, but one can try. "I come here every day," said ${k}. "I don't come for the ants."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(M, 'stand', 'worried')],
          things: ['cloud'],
        },
        `On Friday, at about four, the fog came up from the river. It did not drift. It simply lay down on the town, like a cloud that could go no further. By five you couldn't see your feet. By six you couldn't see your hand, unless you'd been holding it. All over the town people stood still, where they were, and did not know where that was. ${eggs} had gone out at half past three, for eggs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'reach', 'worried'), seen(Q, 'run', 'worried')], things: ['cloud'] },
        `They did what they could. ${o} put a shoulder to the fog and shoved. It is the only thing that ever gave way at once, and it came round both sides and shut behind. ${q} ran in at full speed, to bring people out by the hand. ${q} ran out again, at the same spot, seven times. The eighth time there was a clang, and a lamp post came down. "You can lift a thing if you can see it," said ${o}. "You can fetch it, too. But you've got to see it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(M, 'stand', 'curious')], things: ['cloud'] },
        `It went quiet. "${refrain}" said a voice in the fog. It said it without hope, as you'd say "Bless you." Somebody sighed. But ${k} had turned round. ${k} couldn't see ${m}, or the street, or the end of a nose. And yet there was no question where ${m} was. ${m} was two steps to the left. "Say that again," said ${k}. "No, don't. You needn't. I can smell you! It's only in front of our eyes, the fog. Nobody has shut our noses!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'reach', 'determined'), seen(K, 'cheer', 'excited'), seen(O, 'hold', 'determined')],
          things: [dish.thing, 'basket'],
        },
        `The steps of the town hall are in the middle of everything. They felt their way up, one by one. ${o} brought all the ${dish.stock} that there was, a shopful under each arm, and tripped only twice. Then ${m} began. ${dish.noise}, ${small}. ${dish.noise}, ${small}, ${small}! It rose up to the knees, and then to the doorbell. And the smell of it came rolling down, warm and brown. It went along the walls, and round the corners, and in at every collar.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy'), seen(K, 'run', 'happy'), seen(Q, 'walk', 'happy')],
          things: ['bus', 'egg'],
        },
        `For some minutes nothing came of it. Then a nose appeared, pointing a bit upwards, and after the nose came the postman. Four nuns came, in a line. The bus came, at a walk, with its windows down and eleven heads out. There was a goose that nobody knew. At last, behind a box of eggs, with both eyes shut, came ${out}. "I thought of our kitchen," said ${g}, "and then I just went on thinking." ${k} didn't say a word, and didn't let go, either.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(M, 'stand', 'proud'),
            seen(O, 'cheer', 'happy'),
            seen(Q, 'cheer', 'happy'),
            seen(K, 'cheer', 'happy'),
          ],
          things: [dish.thing],
        },
        `By nine they'd counted the town twice, and it was all there. It stood about on the steps, in the white, and its stomach rumbled. ${o} had lifted a good deal that day. ${q} had run the whole of it, on one apple. Nobody liked to be the first. ${m} cleared a throat that was rather tight. "${refrain}" said ${m}. They heard the answer in the next town, and thought that it was thunder. ${k} did the ${dish.on} until ten.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(M, 'hold', 'happy', 'telephone'), seen(K, 'stand', 'happy')],
          things: ['book'],
        },
        `The next day was as clear as a glass. ${k} had brought a pencil, and put right a line in the book, between the ants and the milk. The telephone rang. It was ${o}. A tree was lying across the road, a large one. "${refrain}" said ${m}, since that was how one answered. There was a silence. One could hear a strong person wondering how to put it. "I can manage the tree," said the telephone. "But what have you got on it?"`,
      ),
    ],
  };
}
