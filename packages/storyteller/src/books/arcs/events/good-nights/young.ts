import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { page } from '../page.ts';
import { seen, type Going } from '../event.ts';
import { roundOf, TITLES } from './round.ts';

/** For ages 2 to 4. */
export function young(going: Going): Told {
  const { K, k, chance } = going;
  const { all, setting, saying, where } = roundOf(going);
  const [one, two, three, four] = all;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: saying,
    pages: [
      page(
        { setting, time: 'sunset', camera: 'wide', actors: [seen(K, 'walk', 'happy')] },
        `It is evening at ${where}. ${K.introduced} goes round, in pyjamas. It is time to say good night.`,
        `The sun goes down at ${where}. Out comes ${K.introduced}. Somebody has to say good night!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(one, 'stand', 'sleepy')] },
        `"Good night!" says ${k} to ${one.theKind}. "${one.says}," says ${one.theKind}. ${saying}.`,
        `First comes ${one.theKind}. "Good night!" says ${k}. "${one.says}." ${saying}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(two, 'sit', 'sleepy'), seen(K, 'wave', 'happy')] },
        `"Good night!" says ${k} to ${two.theKind}. "${two.says}," says ${two.theKind}. ${saying}.`,
        `Next comes ${two.theKind}. "Good night!" says ${k}. "${two.says}." ${saying}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(three, 'sit', 'sleepy')] },
        `"Good night!" says ${k} to ${three.theKind}. "${three.says}," says ${three.theKind}. ${saying}.`,
        `Then comes ${three.theKind}. "Good night!" says ${k}. "${three.says}." ${saying}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(four, 'sit', 'sleepy'), seen(K, 'wave', 'sleepy')] },
        `And ${four.theKind}? "Good night!" says ${k}. "${four.says}," very softly. Now that is all.`,
        `Last comes ${four.theKind}. "Good night," whispers ${k}. "${four.says}." That was the last one.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'curious')] },
        `All is still. But ${k} does not sleep. Something is missing.`,
        `Now it is dark. Nobody makes a noise. But ${k} is awake. What is missing?`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'think', 'surprised')] },
        `${k} counts. One, two, three, four good nights. But who says it to ${k}? Nobody did.`,
        `Did ${k} leave one out? No, not one. Oh! One was left out. It was ${k}!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'happy')] },
        `Listen! "${one.says}." "${two.says}." "${three.says}." It comes in at the window.`,
        `But what is that? "${one.says}," out there. "${two.says}." "${three.says}." ${k} sits quite still.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sleepy')] },
        `And last, very softly: "${four.says}." ${saying}. And ${k} is asleep.`,
        `"${four.says}," somebody says, last of all. ${saying}. ${k} knows. And ${k} is asleep.`,
      ),
    ],
  };
}
