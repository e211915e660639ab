import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

export const GRAVITY_TITLES = ['nothing to push', 'ten past nine on Tuesday', 'the whole town goes up'] as const;

/** For ages 8 to 12: the way across costs a collection, and the switch has to wait until everybody is low down. */
export function old({ K, B, G, k, b, g, Gcap, comesToo, chance }: Going): Told {
  const r = chance.pick('Nothing to push.', "There's nothing to push.");
  return {
    title: titled(chance.pick(...GRAVITY_TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'float', 'surprised'), seen(G, 'float', 'worried')],
          things: ['bread', 'jam'],
        },
        `At ten past nine on Tuesday the jam left the bread. It went up slowly, in a lump, as if it had thought of something. The bread went after it. "Sit down and eat," said ${g}, not looking, and then the chair went. ${Gcap} took hold of the table. The table had hold of nothing. ${k} let go of the fork, to see what it would do. It stayed where it was and turned round to look.`,
        `It began with the jam. ${k} had just put it on the bread, and it got off again. It rose past ${k}'s nose, and it did not hurry. "Don't play with your food," said ${g}. Then the bread went too, and the plate, and the cloth, with all the corners hanging upwards. "I'm not," said ${k}, from some way above the chair. It was ten past nine, on a Tuesday, and there was no more down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'float', 'happy'), seen(B, 'float', 'surprised')] },
        `"This is the Town Hall," said the radio, against the ceiling. "Somebody has switched off the gravity. It was an accident, with a duster. The switch is on the wall by the coats, and at present nobody can get to it. Please tie down your cats." ${B.introduced} drifted in from the hall with all legs out.${comesToo} "Who puts a switch by the coats?" said ${k}.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(K, 'float', 'excited'), seen(B, 'float', 'happy')] },
        `They pulled themselves along the washing line as far as it went, and looked out over the square. You never saw such a Tuesday. The whole town was up. People hung about at all heights, like coats. The vicar had a good view of his own gutters. Somebody's soup was going by, in one piece. And the fountain had let go, and was a great round wobbling ball, with the goldfish in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious'), seen(B, 'float', 'curious')] },
        `On the far side stood the Town Hall, with its door open. There were sixty yards of air between. In the middle of that was the mayor. He had been swimming since a quarter past, and his collar had come off. "${r}" said the mayor, and swam harder. He was just where he had been. A lady tried it with an umbrella. A whole choir breathed in, and blew. "${r}" said the choir.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'worried'), seen(K, 'float', 'worried')] },
        `It was fun for an hour. Then people began to notice things. The babies had got up as high as the weathercock, and thought nothing of it. Their mothers had them on string. And the big ball of water had started to move. It was on its way to the church, an inch at a time. On top of a church there is a point. "Do goldfish know about points?" said ${b}. They were all looking out at the view.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised'), seen(B, 'float', 'curious')] },
        `Over ${k}'s shoulder was a bag. It held all the conkers since September, polished, with names. "Catch," said ${k}, to cheer ${b} up, and threw one. ${b} caught it. But ${k} had gone backwards. It was no more than a foot. There was no wall there, and no rope. ${k} looked at the empty hand. "Do that again," said ${b}. It went just the same. "If you throw a thing away," said ${k} slowly, "it throws you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'sad'), seen(B, 'float', 'calm')] },
        `"That's what rockets do," said ${b}. "They just do it with fire." So one could get across. One only had to throw away something heavy, and then something else, sixty times. ${k} opened the bag. They lay there like a lot of brown eyes. There was Duchess. There was Old Tom. Right at the bottom was the king conker, who had beaten sixty-nine others and never had a scratch. "They won't come back," said ${b}. "No," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'float', 'determined'), seen(B, 'hold', 'worried')] },
        `The first one was the worst. After that it was like stairs. ${k} threw, and went a yard, and threw. ${b} held on behind and steered. They passed over the lamps, and went round the soup. They passed the mayor. "How are you doing that?" said the mayor. "By being sorry," said ${k}, and threw away Duchess. At the steps the bag was empty, but for one. There was still a yard to go.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(B, 'hold', 'calm')] },
        `${k} gave the king conker a last polish, on a sleeve, and threw it as hard as could be. It went away over the roofs and got small. And ${k}'s back bumped on the door. There was the row of coats. There was the switch, in brass, between LANDING and BELLS. It was the easiest thing in the world. ${k} had one finger on it. Then ${k} looked round, to see it happen.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'determined'), seen(B, 'shout', 'determined')] },
        `They were all so high. They were waving. "Not yet!" said ${k}, and took the finger off. Everybody had to come down first, by hand. The low ones pulled in the next, and those pulled in the next, by feet and by string. ${b} called it from roof to roof. Twelve of them fetched the water down in a sheet. It took until noon. All that time ${k} held on to a coat hook with two fingers, and did not press.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `"Is everybody low?" They were. Click. It was one great thump, as if the town had sat down. There was a splash in it, and nine hundred spoons. People stood there and felt how heavy their shoes were. And then something went tock on a roof, and tock on a hat. It rained conkers, in a long bright line, right over the square. ${k} and ${b} stood at the door and counted. It was only fifty-nine.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['tree'],
        },
        `There's glass over the switch now, and a card, NOT WITH A DUSTER. And in the spring something came up between the stones of the square. It had leaves like hands. A yard further on was one more. They go from ${k}'s gate to the Town Hall, in a bit of a curve. The mayor has put a rail round each. No one knows where the king conker fell. But every October ${k} stands under the tallest of them, holds open a bag, and waits. You need not do a thing. It's enough that it's on.`,
      ),
    ],
  };
}
