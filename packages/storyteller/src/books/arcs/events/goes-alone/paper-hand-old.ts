import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { CARD_REFRAINS as REFRAINS, CARD_TITLES as TITLES, partsOf } from './parts.ts';

/** Three photographs from far away, and what none of them shows. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, t, toy, aToy, there, lovely } = partsOf(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: toy },
        `You could tell how long ${k} had known ${t}, who was ${aToy}, by one thing. It was ${t}'s left arm. It was a good deal longer than the right one. That came of being held by it for years, on stairs, in queues, and across roads. "You're a bit big for that," people said to ${k}. ${k} had noticed. These days it was done in a pocket, where nobody could see that there were two hands in it.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(K, 'look-up', 'sad')], things: ['aeroplane', ...toy] },
        `The airport was full, and everybody had the same black bag. Somebody picked up the wrong one. Something fell out, and was put back into something else, by a kind person in a hurry. That is how such things happen. ${k} stood at the big glass wall and watched a plane go up that was none of theirs. In the last little window there was a face. It got smaller quite fast. It was ${t}, and there was nobody in the next seat.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'hug', 'calm')] },
        `${Gcap} telephoned for an hour, and said thank you a great many times. "${t} is ${there}," said ${g}, at the end of it. "They all saw ${t} get there. After that they can't say." They had given somebody the address. ${k} said that it was all right. In bed ${k} lay on one side, and then on the other, and could find nowhere to put that hand.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'letter')], things: toy },
        `On Monday there was a card on the mat. It was a photograph of the sea, very blue. In front of it sat ${t}, in a newspaper hat. Somebody had written on the back, in round letters. "I'm quite well. ${lovely} ${refrain}" There was no name. ${k} turned it over, and turned it over again. "Sun cream," said ${g}. "With that nose, I expect it's sun cream."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(G, 'stand', 'curious')],
          things: ['letter', ...toy],
        },
        `On Thursday it was a mountain. ${t} stood on the very top, beside a small flag, and you could see how the wind blew. "I've never been so high," it said on the back. "${lovely} ${refrain}" "That'll be a scarf," said ${g}, and knitted one, and they posted it to the address on the card. ${k} was sure that it was a good scarf. ${k} was nearly as sure that it wasn't that.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')], things: ['letter', ...toy] },
        `The third card was of a square at night, hung with lamps. There was a band, and a long table, and everyone was dancing. ${t} sat on somebody's shoulders, in the scarf. "They're all so kind to me," said the round letters. "${lovely} ${refrain}" "Cake," said ${g}, but not as though ${g} believed it. There were nine cakes on that table. ${k} had counted them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious')], things: ['letter', ...toy] },
        `It was no good to look at what was there. There was too much of it: the sea, the flag, the lamps. ${k} put the three cards in a row on the carpet, and tried to look at what wasn't. It got dark. ${k} did not turn on the lamp, and so the pictures were only shapes. And then it was quite easy. On every one of them ${t} had the left arm out to the side. It was out a little way, and down, with nothing on the end.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'excited'), seen(G, 'stand', 'surprised')] },
        `${Gcap} came in and put on the light. ${k} stood in the middle of the carpet. The right arm was out to the side, a little way, and down. "What are you doing?" said ${g}. "I'm being in the photograph," said ${k}. "Look. It goes here. It isn't sun cream, it isn't a scarf, and it isn't cake." And ${k} held it up. "It's this that's missing."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy', 'crayon'), seen(G, 'hold', 'happy', 'scissors')] },
        `You can't put a hand in the post. But you can lay it on good thick paper, and go round it with a crayon. It tickles between the fingers. ${Gcap} cut it out with the scissors. It had a plaster on the thumb, and ${k} drew that in, so that there could be no mistake. On the palm ${k} wrote two words. "Hold on." It took four stamps, and the lady at the counter weighed it as if it were gold.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hug', 'happy'), seen(G, 'stand', 'happy')], things: ['box', ...toy] },
        `After that there were no more cards. There was nothing for eleven days. Then came a box, with holes in it, and more stamps than you could see past. ${k} cut the string. ${t} was thinner, and very brown, and wore a scarf and somebody's medal. The left arm lay on top. On the end of it was a bit of grey paper that had once been white. It had been held all the way, and there was hardly any thumb left.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: toy },
        `Three cards from ${t} hang over the bed. People ask where that is, and who took them, and ${k} doesn't know. When it is time to go out, ${k} no longer troubles about the pocket. "You're a bit big for that," somebody said last week. "It's not for me," said ${k}. "I'm only the other end." At night they both sleep like stones, hand in hand. Nothing is missing.`,
      ),
    ],
  };
}
