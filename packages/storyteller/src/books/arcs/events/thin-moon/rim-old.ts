import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same evening for children of 8 and more, who have kept some of the fast and know what a day is. */
export function old(going: Going): Told {
  const { K: A, k: a } = going;
  const { one, many, M, m, Mcap, C, c, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(M, 'stand', 'happy')],
          things: ['bowl'],
        },
        `With a birthday you know where you are. Eid is different. It starts when somebody has seen the new moon. Until then nobody can tell you whether it is tomorrow. "It's twenty-nine days or it's thirty," said ${m}, up to the wrists in dough. "The moon decides." ${A.introduced} had waited all of Ramadan, and had waited politely. But there were two trays of ${many} on the table, and the good shirts were ironed. A thirtieth day was out of the question.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'biscuit'), seen(M, 'stand', 'happy')] },
        `The mould had been Great-Grandmother's. You pressed a ball of dough into the hollow, turned it over, and knocked it on the table. Tock! Out fell a ${one} with a star on its back, as round as if it had been drawn. "That's what we want," said ${a}, and held it at arm's length. "Like that, but bigger, and right up at the top." ${Mcap} was looking for the other tray, and did not hear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'curious'), seen(C, 'look-up', 'curious')] },
        `At sunset ${a} and ${C.introduced} took up their places at the window with their heads tipped back. It was a clear evening, as if on purpose. The sky went from gold to green. A point of light came over the roof, winked, and went off towards the airport. "${refrain}" said ${a}. "My neck's gone," said ${c}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(C, 'look-up', 'curious')] },
        `They moved out on to the front step, for more sky. "There!" shouted ${a}, and it was heard all down the road. It was perfectly round, and a lovely white, and it hung just above the trees. Doors flew open. Somebody had a telephone in one hand already. ${c} went over to have a closer look, and knocked on it, and it rang like a pipe. They had never noticed how much a street lamp looks like a moon. "${refrain}" said ${c}, to the neighbours.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(C, 'look-up', 'worried')], things: ['balloon'] },
        `After that nobody came when ${a} shouted. So only ${c} saw the next one, and it was the best of all. It sailed up over the chimneys, round and pale, and so high that it had to be real. It went behind the church. They held their breath. It came out on the same side that it had gone in. There was a string hanging from it. "It says Happy Birthday on it," said ${c}, who had good eyes. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(M, 'hold', 'calm', 'biscuit')] },
        `By now there was one narrow strip of orange over the houses. ${a} sat down on the step, and looked at two shoes. "It's thirty, then," said ${a}. It is quite something to have waited for twenty-nine days and to be beaten by the last. ${Mcap} came out and sat down too. There was a plate. "First off the tray goes to whoever had the longest day," said ${m}. "My grandmother made that rule, and she made it for me."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'biscuit')] },
        `A warm ${one} ought not to be hurried. ${a} ate it as you should, from one side, a small bite and then the next bite beside it. First it was a whole, and then a half. Then all the middle was gone. There was nothing left in ${A.names} fingers but a piece of the edge, curved, and no thicker than a nail. ${a} held it up against the strip of light, to see whether it could get any thinner.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'surprised', 'biscuit'), seen(C, 'stand', 'curious')],
          things: ['moon'],
        },
        `There were two of them. ${a} shut one eye, and opened it, and shut the other. The one in front was brown and had a crumb on it. The one behind was silver. It stood in the last of the orange, so low that the chimney pots came up to it. It was curved the same way, and it was exactly as thin. It had been there all the time that they had had their heads back. "Come here," said ${a}, in a whisper, so as not to frighten it. "Somebody's eaten the moon."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(M, 'look-up', 'surprised'), seen(C, 'cheer', 'happy')],
          things: ['moon'],
        },
        `${Mcap} bent down till their two cheeks touched, and looked along the crumb. Then there was a shout, and it was not ${a} who gave it. "That's the one! A new moon's never round. It's hardly there at all, and it follows the sun down. You've an hour at the most." "You could have told me that at four o'clock," said ${a}. "I look for it every year," said ${m}, "and every single year I look too high." All down the street doors were opening again.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy'), seen(M, 'stand', 'happy')],
        },
        `The telephone rang, and after that it never stopped. Aunts had seen it, and a man in a lighthouse. "Who saw it first, at yours?" they all wanted to know, and "Eid Mubarak!" they all said. The next morning the house was full of good shirts. The ${many} went round on the big plate, and the neighbours from under the lamp came in and had two. On the very top lay one with a bite out of it. Nobody was allowed to have that.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'look-up', 'sleepy'), seen(M, 'sit', 'happy')],
          things: ['moon'],
        },
        `Just after sunset on Eid, ${a} went to the window, and knew where to look. It was lower than you would think, and it was just a little fatter. "Somebody's begun to bake it again," said ${a}. "Two weeks," said ${m}, "and it'll be as round as you like. And then some greedy person will start at one side." ${a} thought of somebody, at the edge of the world, up to the wrists in it. Then ${a} went to bed, and did not need to wait for anything at all.`,
      ),
    ],
  };
}
