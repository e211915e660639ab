import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** Whoever does not clap is thought to have no ear; it takes a hand in a sling to see what a clap is made of. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['drum'],
        },
        `Three seats in the front row had been taken out, and there sat ${A.introduced}. There was a concert every Sunday. ${a} had been to all of them. Nobody listened as ${a} did, with eyes shut, and a tail that went very slightly to and fro. ${K.introduced} had seat four. It was a good place, if you didn't mind having no view to the left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(A, 'stand', 'worried')] },
        `Then it would be over, and the whole hall would clap. It was at this point each week that ${a} bent down to look for something on the floor. ${k} had thought that it was a programme. It was not. "I can't do it," said ${a}. "They don't meet." And ${a} showed it, down there in the dark. There were two arms, and between them was nothing. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'curious')] },
        `"The one with the violin has noticed," said ${a}. "She looks at me at the end. She thinks that I come for the warmth." It was a real trouble. There's only one way to say thank you to forty people at once. ${a} had never been able to say it. It had all gone in, for years, and none of it had come out. "We'll find you a way," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'dance', 'determined'), seen(K, 'cover', 'surprised')],
          things: ['chair'],
        },
        `They practised behind the hall. If ${a} breathed out altogether, two claws touched, with a tick like a watch. "${refrain}" Feet were loud enough. But when ${a} lifted both, there was nothing left to stand on. They had to mend a fence. A tail makes a fine thump. They tried it once, on the bins, and a policeman came.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'spoon'), seen(K, 'stand', 'worried')],
          things: ['spoon'],
        },
        `The next Sunday it was wooden spoons, to make the arms longer. The last note was over. ${a} swung. They did meet, and with a very good crack. Only there was a hat between, and under it a Mr Lamb, from seat one in the row behind. He was nice about it. He said that he had never cared for that hat. The violinist had looked. She put her bow away without a smile. "${refrain}" said ${a}, to the spoons.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(A, 'stand', 'worried')] },
        `In the week ${k} fell off a wall, and the left arm had to go in a sling. It was nothing much. But on Sunday the music stopped, and everyone began. ${k} raised the right hand, and there was nothing to clap it on. It stood there by itself in the air. It felt very foolish. ${k} bent down, and looked for something on the floor. There was somebody there already.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(A, 'reach', 'surprised')] },
        `"It's not the arm's fault," said ${k}, after a while, under the seat. "There's nothing wrong with mine. It's only that one hand isn't a clap." "No," said ${a}. "I've got two, and they aren't one either." They looked at what they had. There was a short arm, and an arm that was left over. "A clap is just two hands that meet," said ${k} slowly. "Does it say anywhere whose?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'determined')] },
        `By then the hall had stopped. They'd have to do it in silence, with everyone looking, or wait for a week. ${a} had waited for years and could have done another. But the violinist had turned to go, and her shoulders were rather low. ${a} stood up. It was like a house standing up. "Give me one," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'cheer', 'excited')] },
        `SMACK! It rang from wall to wall, and a bit of plaster came down. There was one hand of ${A.names} in it, and one of ${K.names}. SMACK! It was not polite clapping. It had five years of Sundays in it: the waltz, and the slow one, and the one with the bells. SMACK! The violinist had stopped. She held on to the edge of the curtain. Nobody had ever said it to her so loudly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(K, 'dance', 'happy')] },
        `"I've a hand here," said Mr Lamb, without his hat, "if you've one to spare on the left." So ${a} had. And Mr Lamb's other hand went to the lady next to him, and hers to a boy. It ran along the rows. You have to look at people, to do it. You have to find out where they are. By the time it got up to the balcony there wasn't a person in the hall who clapped alone.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')] },
        `They do it like that there now. Visitors are surprised, and look down at their own two hands as if they'd come without something. ${K.names} sling came off after a month. That Sunday there were two good hands in seat four, and they could have managed very well. ${k} put one of them in a pocket. "Are you not using that?" said ${a}. "It's taken," said ${k}, and held up the other.`,
      ),
    ],
  };
}
