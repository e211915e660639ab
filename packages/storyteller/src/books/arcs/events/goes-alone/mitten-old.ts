import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

const TITLES = ['paid with a button', 'the other mitten', 'in all the wrong places', 'who gets out'] as const;

/** What a toy did at each of its stops is a riddle, and whoever knows what is missing at home can read it. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, t, toy, aToy, ride } = partsOf(going);
  const shop = going.company.person('Mrs Popple', 'shopkeeper');
  const park = going.company.person('Mr Dobbs', 'neighbour');
  const refrain = going.chance.pick("You've just missed each other!", 'Gone a minute ago!', `You've just missed ${t}!`);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
          things: ['mittens', ...toy],
        },
        `They were red mittens, the best that ${k} had ever had. On Tuesday ${k} had gone into town with two of them. On Tuesday evening there was one. ${k} and ${g} went back and looked everywhere they had been, and found nothing. "I don't mind very much," ${k} said to ${g}. At bedtime ${k} told ${t} the truth about it, as you do. ${t} sat on the pillow, and listened to the end.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
          things: [ride.drawn, ...toy],
        },
        `On Wednesday the pillow was empty. ${k} looked under the bed, and then happened to look out of the window. A ${ride.noun} had stopped across the road. The last one to get on was not very tall. It had to be helped up the step by a lady with a basket. The door shut. A face came up at a window, by and by. "${t} is going somewhere on the ${ride.noun}!" shouted ${k}. "All alone!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried')], things: [ride.drawn] },
        `${Gcap} asked no questions, and that was good of ${g}, with only one sock on. They ran to the ${ride.stop} and caught the next one. "${aToy.replace(/^a/, 'A')}?" said the ${ride.driver}. "Oh, that one. Sat at the front, as good as gold. Paid with a button." He showed it to them. It was from the back of ${K.names} old coat. "Got out at the shops. I said, does anybody know you're out? But I didn't get an answer."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(shop, 'stand', 'happy'), seen(K, 'look-up', 'worried'), seen(G, 'stand', 'calm')],
        },
        `${shop.name} kept the shop where they sold everything. "In and out of all my boxes," she said. "I thought it might be for a party. So I said, was it ribbon? No. Was it buttons? No. Then ${t} put back every single lid, and held the door for a pram, and went up towards the park." She looked at the clock. "${refrain}" ${k} and ${g} thanked her, and ran up towards the park.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(park, 'sit', 'happy'), seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')],
        },
        `There was nobody in the park but ${park.name}, who came to be with the ducks. "I had to lift my feet," he said, rather proudly. "${t} looked under the bench, and behind the bin. Then ${t} stood at the edge for a while and looked into the pond. I said there was nothing in there but a boot." "And then?" said ${k}. "Then it was back to the ${ride.noun}. ${refrain} It's a pity. We were getting on well."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'run', 'worried'), seen(G, 'run', 'worried')],
          things: [ride.drawn],
        },
        `The ${ride.noun} stood at the ${ride.stop}, and the same ${ride.driver} was drinking tea. "You two again," he said. "You'll never guess. ${t} rode round with me, and I had the whole lot of them standing up. ${t} looked under every seat. A gentleman got his hat back that he'd lost at Christmas." He shook his head. "Hopped off at the corner. ${refrain}" ${k} looked at the corner. There were five streets, and ${t} was in none of them.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `So ${k} sat down on the bench at the ${ride.stop}. "Perhaps I'm too old," said ${k}, after a while. "Perhaps ${t} thought so, and wanted to live somewhere else." ${Gcap} sat down too, and moved up close, because it was getting cold. "When did ${t} ever do a thing like that?" said ${g}. ${k} went through it, from the beginning, year by year. It was never.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['mittens'] },
        `In the boxes and behind the bin. In the pond, and under every seat. It wasn't how you go if you're going away. It's how you go if you've dropped something. ${k} had one hand in a pocket and the other in a red mitten. It was some time before ${k} looked at it properly. Then ${k} stood up so fast that the mitten nearly fell in the gutter. "${t} isn't lost!" said ${k}. "${t} is the one who's looking!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(G, 'run', 'happy')], things: ['mittens'] },
        `"We went to the shop on Tuesday," said ${k}. "Then we went to the park, and sat on the bench, and took the ${ride.noun}. I told ${t} the whole way, at bedtime, and ${t} has gone along it, the whole way." "Then we must go along it faster," said ${g}. "No," said ${k}. "We'd always be just too late. We have to go to where it ends." And they put the mitten in ${K.names} pocket and went home.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'hug', 'happy')], things: [ride.drawn, 'mittens', ...toy] },
        `They stood at their own ${ride.stop}, and let three go by. On the fourth ${ride.noun} the light was on inside. It stopped, and for a moment nobody came. Then somebody got down the step, backwards, holding the rail with one arm. There was something red under the other. It was a bit chewed, and so was one ear. ${t} had got both of them out of the mouth of a very large dog. ${k} picked up ${t} and the mitten, and held them both, and said nothing.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['mittens', ...toy],
        },
        `They sewed up what was chewed, first ${t}, and then the mitten. The button was back on the old coat by Friday, for the ${ride.driver} had kept it. "You might have left a note," said ${k}, in bed. "I'd have come along." ${t} sat on the pillow and listened, as ever. It was a cold night. ${k} wore one red mitten, and ${t} wore the other. Before either of them could think of anything to add, they were asleep.`,
      ),
    ],
  };
}
