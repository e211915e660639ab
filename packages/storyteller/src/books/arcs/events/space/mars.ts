import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { MARS_TITLES, NO_TIME, old } from './mars-old.ts';

/**
 * A day on Mars is thirty-nine minutes longer than ours, the sunsets are blue, and dust lies on the panels of the rovers:
 * whoever never has time has some there, and gives it away.
 */
export const MARS: EventPlot = { id: 'mars', young, middle, old };

function young(asked: Going): Told {
  const going = apart(asked);
  const { A, B, a, b, comesToo, chance } = going;
  return {
    title: titled(chance.pick(...MARS_TITLES)),
    refrain: 'Come on, come on!',
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['rocket'] },
        `${A.introduced} had a rocket. "To Mars!" said ${a}. Whoosh!${comesToo}`,
        `Up went a rocket. Up went ${A.introduced}. "I am off to Mars!"${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'look-up', 'curious')] },
        `Mars was red. All red! ${a} and ${b} hopped on it.`,
        `Down came ${a} and ${b}. Red hills! Red stones! Red dust!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'worried'), seen(A, 'stand', 'calm')] },
        `"Come on, come on!" said ${b}. "It is late." "Wait," said ${a}.`,
        `"Come on, come on!" said ${b}. "Home time!" But ${a} saw a bump.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious')] },
        `${a} saw a robot. It had six wheels. It was all dusty.`,
        `${a} looked at the bump. It had wheels. It was a dusty robot!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')] },
        `It needs the sun. ${a} began to rub. "Come on, come on!" said ${b}.`,
        `"The sun can't get in," said ${a}. Rub, rub. "Come on!" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'happy'), seen(A, 'reach', 'happy')] },
        `Rub, rub, rub. Then ${b} did it too. Off came the dust.`,
        `So ${b} did one side. ${a} did one side. Off went the dust!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised')] },
        `Beep! Up went its head. It looked at ${a}. Click!`,
        `"Beep," said the robot. It was awake! ${a} gave a hop.`,
      ),
      page(
        { camera: 'wide', time: 'sunset', actors: [seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy')] },
        `The sun went down. It was blue! ${a} and ${b} sat still.`,
        `Then the sun set. The sky went blue. Look, ${a}! Look, ${b}!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy')] },
        `Now ${a} is home. Red dust is in the bed. Good night, Mars.`,
        `${a} is in bed. So is a bit of red dust. Night, night.`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const going = apart(asked);
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const there = chance.pick(...NO_TIME);
  return {
    title: titled(chance.pick(...MARS_TITLES)),
    refrain: there,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(G, 'walk', 'calm')] },
        `${A.introduced} liked to look at things for a long time. "${there}" said ${g}, every day. So ${a} made a list of the things that there was never time for.`,
      ),
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['rocket', 'clock'],
        },
        `On Saturday a rocket was going to Mars. ${a} got in, and so did ${B.introduced}.${comesToo} On the wall was a clock with a thin red slice after the twelve. "What's that for?" said ${a}. Nobody knew.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `They landed just as the sun went down. Mars was red all over, and soft with dust. "The sunsets are blue here," said ${b}. "It says so in the book." But it was over already. They had missed it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(B, 'point', 'curious')] },
        `The next day they hopped up a hill. On Mars you hop, because you're so light. ${a} looked at stones. "We must be on time tonight," said ${b}. "I want to see it go blue."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'point', 'surprised')],
          things: ['clock'],
        },
        `When the day was used up, they sat down. But the sun was still in the sky! "The day is longer here," said ${b}. On the clock the hand went into the red slice. "That's thirty-nine minutes, left over."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy')] },
        `Nobody had ever had thirty-nine minutes with nothing in them. "So there is time!" said ${a}. And that was when ${a} saw the bump. It had six wheels and a long thin neck.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'worried'), seen(A, 'kneel', 'worried')] },
        `It was a rover. Its back was thick with dust. "It lives on sunlight," said ${b}, "and none gets in." They could wipe it clean. But then they would have their backs to the sun. "${there}" said ${b}. "Not for both."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['scarf'],
        },
        `${a} knew how it is when nobody has time for you. ${a} took off a scarf, and began. They wiped and they wiped. Behind them it got blue, but ${a} and ${b} did not turn round.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(B, 'jump', 'happy')] },
        `The last bit of sun fell on the last clean corner. Beep! Up went the neck. It looked at ${a}, and past ${a}, with one round eye. Click! Then it was dark, and the rocket hooted.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(B, 'point', 'happy')] },
        `On the way home a picture came in. There were ${a} and ${b}, red with dust. And behind them was the whole sunset, as blue as a bluebell. "We weren't too late for it," said ${a}. "We're in it!"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'sit', 'happy')],
          things: ['clock'],
        },
        `They hung the clock in the kitchen. When the hand gets to the red slice, everybody has to stop. "${there}" said ${g}, once. Then ${g} looks up, and sits down, and ${a} gets out the list.`,
      ),
    ],
  };
}
