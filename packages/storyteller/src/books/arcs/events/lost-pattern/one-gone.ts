import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { DUST } from './dust.ts';
import { old } from './one-gone-old.ts';

/** One of a ladybird's spots; of any other animal no wing hides one. */
const ONE =
  /\b(?:one|a|another|an extra|(?:her|his|its) (?:last|middle|favou?rite)) (?:of (?:her|his|its|their|the) )?(?:spots?|dots?)\b/iu;
const isLadybird = ({ A }: Going): boolean => /^lady ?b/u.test(A.being?.id ?? '');
const TITLES = ['one in the middle', 'the seventh spot', 'six and no more', 'shut your wings'] as const;
const REFRAINS = ['Six, and no more!', 'Six, and that is all!', 'Six, and not one more!'] as const;

/**
 * Of the seven spots of a ladybird one lies where the wing cases meet, half on each: it is gone for as long as they are
 * not shut (Coccinella septempunctata; Royal Entomological Society).
 */
export const ONE_GONE: EventPlot = {
  id: 'one-gone',
  when: ONE,
  only: true,
  closest: true,
  young: (going) => (isLadybird(going) ? young(going) : DUST.young(going)),
  middle: (going) => (isLadybird(going) ? middle(going) : DUST.middle(going)),
  old: (going) =>
    isLadybird(going)
      ? old(going, going.chance.pick(...REFRAINS), titled(going.chance.pick(...TITLES)))
      : DUST.old(going),
};

function young({ A, B, a, b, comesToo, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'point', 'happy')] },
        `${A.introduced} has seven spots. ${cap(B.introduced)} counts them all. Seven!${comesToo}`,
        `Here is ${A.introduced}. Seven spots! ${cap(B.introduced)} counts them.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy')] },
        `Up goes ${a}. Round the garden! Down comes ${a}. Bump!`,
        `Off flies ${a}, all round the garden. Bump! Back again.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'worried')] },
        `${b} counts again. "${refrain}" One spot is gone!`,
        `"Count me," says ${a}. ${b} counts. "${refrain}" Oh no!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `Is this the spot? No. It has legs. It is an ant! "${refrain}"`,
        `Something black! But it walks off. It is an ant. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'curious'), seen(A, 'look-up', 'curious')], things: ['button'] },
        `Is this the spot? It is a button. It is too big. "${refrain}"`,
        `Here is a black button. On it goes. Off it slides! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"I lost it," says ${a}. The wings hang open. ${b} sits close by.`,
        `${a} is sad. Both wings hang open. "My spot," says ${a}.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Whoo! A cold wind. ${a} shuts both wings. Click!`,
        `Brr! The wind is cold. Click! ${a} shuts both wings.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"There it is!" says ${b}. Right in the middle! Seven!`,
        `"Look!" says ${b}. "Seven! There is one in the middle!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'dance', 'happy'), seen(B, 'cheer', 'happy')] },
        `Open, gone! Shut, there! Half is on each wing.`,
        `Open. Half a spot here. Half a spot there. Shut. One spot!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'wave', 'happy')] },
        `Night. Wings shut. Click. Good night, seven spots.`,
        `Time to sleep. Click, go the wings. Seven. Good night, ${a}.`,
      ),
    ],
  };
}

function middle({ A, B, a, b, comesToo, chance }: Going): Told {
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'point', 'happy')] },
        `${A.introduced} had seven spots, and was proud of every one. Three were on the left, three on the right, and one in the middle. "Count me," said ${a} each morning. And ${B.introduced} counted.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy')] },
        `One day there was a smell of greenfly from next door. ${a} was off at once, over the wall and back. It all went very fast. A ${A.kind} in a hurry does not stop to tidy up.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'worried')] },
        `"Count me," said ${a}, with a full mouth. ${b} counted three on the left, and three on the right. Then ${b} stopped. "${refrain}" said ${b}. "Where is the one in the middle?" ${a} looked, but nobody can see their own back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'curious')] },
        `So they looked for it along the wall. There was something small and round and black. "There!" cried ${a}. But it got up on six legs, and walked off with a crumb. It was an ant. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'curious'), seen(A, 'look-up', 'curious')], things: ['button'] },
        `By the step lay a black button. ${b} held it over the place. It was as big as all of ${a}. Only six feet stuck out at the edge. "How do I look?" said the button. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'worried')] },
        `Next it was a poppy seed. That was just the right size. ${a} held quite still. But it rolled off to the left. Then it rolled off to the right. There was a gap in the middle, and it fell in. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"It's no good," said ${a}. "With six spots nobody will know me." They sat on the warm step. ${a} let both red wings hang, as one lets one's shoulders hang.`,
      ),
      page(
        { weather: 'wind', camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sit', 'sad')] },
        `${b} looked at the gap. It ran right down the middle. On the left of it was a small black half. On the right there was another. "${cap(a)}," said ${b} slowly, "have you shut yourself properly?"`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'cheer', 'excited')] },
        `${a} pulled in one wing, and then the other. Click! The poppy seed popped out. And there, right in the middle, was a fine round spot. "Seven!" shouted ${b}. "Half of it is on each side!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(B, 'cheer', 'happy')] },
        `${a} tried it again, to be sure. Open, and it was gone. Shut, and it was there. "So I had it with me all day," said ${a}. "You were only ajar," said ${b}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'wave', 'happy')] },
        `Now ${a} shuts up properly at night, like a shop. "Count me," says ${a}, in the dark. "Seven," says ${b}, without even looking. Click.`,
      ),
    ],
  };
}
