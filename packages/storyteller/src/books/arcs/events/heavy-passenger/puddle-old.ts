import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** With a driver who has never yet turned anybody away. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, X, x, M, m, T, t, bus, to, end, setting, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'walk', 'worried'), seen(K, 'stand', 'calm')],
          things: ['bus', 'puddle'],
        },
        `The ${bus} that took ${k} ${to} was never on time. It wasn't the fault of the bus, and it wasn't the fault of ${m}, who drove it. It was the fault of the puddle. It lay at the bottom of the hill, as wide as the road. Every morning at twenty to nine the bus stopped in the middle of it, with its wheels going round. They all stood on the grass while ${m} pushed. It took him until five to, and by then he was wet up to the hat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'happy'), seen(M, 'wave', 'happy')], things: ['bus'] },
        `${m} was proud of one thing. In thirty years he had not turned anybody away. "Room for one more!" he said at every stop, and there always was. He said it on that Monday, too, before he had quite looked. "One ${to}, please," said ${X.introduced}, and held out the right money. There was a small bag, with a sandwich in it. There was a great deal of everything else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'shy'), seen(K, 'jump', 'surprised')], things: ['bus'] },
        `"Right down the bus, please," said ${m}. So ${x} went right down the bus, and sat on the long seat at the back. There was a creak. Then the front came up, quite gently, until ${m} was looking at a cloud. The front wheels turned in the air. "${refrain}" said ${x}, and stood up, and it all came down with a bang.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'shy'), seen(K, 'jump', 'surprised')], things: ['bus'] },
        `They tried the front instead. ${x} sat down on the step, and there was the same creak, only from the other end. Now it was ${k} who went up, on the back seat, with nothing to look at but the road. Eleven lunchboxes came sliding down the bus, one after another. "${refrain}" said ${x}, and passed them back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'shy'), seen(M, 'stand', 'worried')], things: ['bus'] },
        `"It wants to be in the middle," said ${s}, who was good at see-saws. That was quite right. In the middle the bus stayed level. But the sides went out like cheeks, and the window buttons popped off. There was an elbow in somebody's hat. ${m} pulled at the door from inside, and then he pulled at it from outside. It would not shut by as much as a hand. "${refrain}" said ${x}, very low.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'wave', 'sad'), seen(K, 'wave', 'sad'), seen(M, 'stand', 'sad')],
          things: ['bus'],
        },
        `${m} took off his hat. It was the first time that he had ever had to say it, and he said it to the hat. "There's room for one more. There isn't room for as much as that." "I know," said ${x}. "It's the same at the cinema." And ${x} climbed down, and stood by the road with the small bag, and tried to look like less. The door shut. ${m} did not whistle as he drove.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'curious'), seen(X, 'walk', 'calm')], things: ['bus'] },
        `Everybody else was looking to the front, because they felt bad. ${k} was on the back seat, as always, and looked out at the back. So it was only ${k} who saw. ${x} had given a small wave, and had picked up the bag. Then ${x} began to walk. If one can't go ${to} in a bus, one can still go behind it. All the way down the hill ${x} came along, at the same distance, humming.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'worried'), seen(K, 'think', 'curious')],
          things: ['bus', 'puddle'],
        },
        `Splash! It was twenty to nine. The bus sat down in its puddle like a hen on an egg. The wheels went round, and the mud went over the windows. "All out on the grass," said ${m}, and began to roll up his trousers. ${k} did not get up. ${k} was thinking of the front of the bus, and of the cloud. It takes a good deal to lift a bus by sitting on one end of it. "Wait," said ${k}. "We've got somebody for that."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'determined'), seen(K, 'cheer', 'excited'), seen(M, 'stand', 'surprised')],
          things: ['bus', 'puddle'],
        },
        `They all turned round then. "Oh," said ${s}. ${x} was just coming to the edge of the water. "Would you mind?" called ${k}. ${x} did not mind. ${x} put the bag in a dry place, and waded in, and leaned. One couldn't call it a push. It was how one leans on a gate to look at the view. There was a noise like a cork, and the bus stood on the other side, dripping. Nobody had even had time to get off.`,
      ),
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(T, 'cheer', 'surprised'), seen(K, 'wave', 'happy'), seen(X, 'stand', 'shy')],
          things: ['clock'],
        },
        `At ${end} stood ${T.introduced}, with her usual face on. She looked at the bus. She looked at the clock and shook her watch. "It's only a quarter to," said ${t}. "You're early. Is somebody ill?" Up the hill behind them came ${x}, wet to the knees, with half a sandwich. "${refrain}" said ${x}, out of habit. "Don't you dare be sorry!" shouted the whole bus.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(M, 'wave', 'happy')],
          things: ['bus'],
        },
        `The puddle is part of the timetable now. It says so on the bus stop. PUDDLE, WITH PUSH, 8.40. In the afternoon nobody is in a hurry, and then it's another matter. "Room for one more!" says ${m}. They hold their lunchboxes on their heads. ${x} gets in, in the middle, and the sides go out. "Breathe in!" calls ${k}, from the back. ${x} breathes in. And the door, which everybody said could not be done, goes click.`,
      ),
    ],
  };
}
