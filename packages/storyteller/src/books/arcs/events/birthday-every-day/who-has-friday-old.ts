import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** For ages 8 to 12: half a Friday is tried first, and what the wish has brought goes back with it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third, chance } = going;
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} had come for the cake.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'calm')],
          things: ['cake'],
        },
        `The trouble with birthdays is how they are spaced. ${A.introduced} had worked it out on Monday, over the cake. There was one, and then there were three hundred and sixty-four of nothing at all. "Whose idea was that?" said ${a}. "It's so that you can tell them apart," said ${g}.${also}`,
        `On Monday ${A.introduced} had a birthday, and by six o'clock it was nearly used up. There was half a cake left. "You could make it last," said ${g}. But that's just what one can't do. ${a} had tried it with lollies.${also}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: ['candle'] },
        `Most people waste the wish. They want a pony, and then they want a pony every year. ${a} had thought about it since March. I wish it was my birthday every day. Puff! The last candle bent over, as if to ask whether that was quite sure, and went out.`,
        `${a} had a plan for the wish, and had told nobody. There's no rule against wishing for more of them. My birthday, every single day. Puff! It was a very good wish, with no holes in it. The smoke of the last candle wrote something in the air. It looked like "As you like".`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'cake'), seen(A, 'sit', 'surprised')],
          things: ['telescope'],
        },
        `"${r}" It was Tuesday, and it was ten to seven. ${Gcap} came in backwards, with a cake, and on it stood one more candle than the day before. At the end of the bed, with a bow on, was a telescope. ${a} had wanted one for two years. Nobody could ask a wish to do more than that.`,
        `On Tuesday ${a} was woken by a song. "${r}" sang ${g}, behind a cake, as if it had never been sung before. Nobody seemed to remember Monday. There was one more candle, and there was a present. It was a telescope, a real one, with three lenses. It could see the rings of Saturn, if one stayed up for them.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'ball'), seen(B, 'stand', 'calm')] },
        `Wednesday's present was a red ball, of the sort that comes back to you. ${B.introduced} had come to breakfast, which was cake. "${r}" sang ${b} with the others, and looked at the ball. "That's a beauty," said ${b}. "You can have a go on it," said ${a}, and then forgot to say when.`,
        `On Wednesday there was a red ball, and ${B.introduced} at the door. "${r}" sang ${b}, rather well. "Is it true that it's going to be every day?" "Every single one," said ${a}. "Oh," said ${b}, and turned the ball round and round, and gave it back. "Then I needn't have asked about Friday."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'sleepy'), seen(A, 'hold', 'worried', 'spoon')],
          things: ['cake'],
        },
        `By Thursday there were signs. The paper was last year's, ironed. The present in it was a spoon. ${a} had known that spoon for years. "${r}" said ${g}, on one note, and sat down beside the icing bag. "People run out, you know. I've baked since Monday, and I've a dent from the whisk."`,
        `Thursday's song had lost its middle. "${r}" said ${g}, and left it at that. Two neighbours had sent word that they would rather not, this time. In a good deal of paper there was one spoon, out of the drawer. "I know it's only the spoon," said ${g}. "By next week it'll be things from the shed."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')], things: ['candle'] },
        `${a} looked at the cake, and the cake looked back. "I suppose there isn't any toast?" "On your birthday?" said ${g}. There was another thing as well. Each day there was one more candle. ${a} did the sum on the paper. At this rate one would be older than ${g} before the holidays, and have to pay for things.`,
        `"Might I just have toast?" said ${a}. They all laughed, since nobody would say that and mean it. So there was cake. And every candle counted as a year. ${a} worked it out on the back of a card. By the end of next month there would be somebody of forty in that bed, with homework.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'kneel', 'curious')] },
        `It was then that ${a} noticed who was not singing. ${b} was under the table, drawing rings on the floor with one finger. "It's silly," said ${b}. "It's only that tomorrow's Friday, and Friday's my birthday. It has been for years. I asked at the baker's. They said that all the cakes are ordered. All of them, for ever. By you."`,
        `Something was missing from the song, and it was ${b}. ${a} found ${b} under the table. "I wasn't going to say anything," said ${b}. "You've got such a lot on. But I had mine on Fridays, this year. I looked at the calendar, and there's your name on it. It's on every square, in ink."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'worried')] },
        `"Have half," said ${a} at once. "You can have it up to lunch." It was well meant, and on Friday morning they tried it. But the song came out with the wrong name in it. The cake did, too, however one turned the plate. "${r}" said everybody, to ${a}. ${b} said that it was quite all right. It was the worst thing that anybody had said all week.`,
        `"We'll share," said ${a}. So, early on Friday, they scraped the name off the cake, and wrote ${b} instead. The icing crept back as they watched. They sang for ${b}, and after one line it was ${a} again. "${r}" A wish with no holes in it lets nobody in. "Never mind," said ${b}, who minded so much that it showed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad')], things: ['telescope', 'candle'] },
        `There was one thing that could be done, and ${a} saw what it would cost. What a wish has brought, it takes along when it goes. ${a} went up, and looked through the telescope at nothing in particular. It was daylight. Then ${a} came down again, to where the last candle was still burning.`,
        `${a} knew quite well how one gets out of a wish. One wishes it back. And all that came with it goes back, too, the way it came. That was the ball, and the paper, and it was the telescope. ${a} had seen Saturn only twice. Downstairs a single candle was left, and it was not going to wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'stand', 'surprised')], things: ['candle'] },
        `"Once a year," said ${a}, out loud, so that there could be no mistake. "Like everybody else. And from today." Puff! Upstairs there was a small sound, like a present being wrapped. ${a} did not go up to see. "What have you done?" said ${b}. "It's ten past eight," said ${a}. "We've a cake to make, and I know where there's a spoon."`,
        `It was not a long wish, but it was the hardest to get out. Once a year, and let the rest be anybody's. Puff! The calendar went white, all but a square or two. Overhead something with three lenses was not there any more. "Your telescope!" said ${b}, who had heard. "Hold the bowl," said ${a}. "We've only got till tea."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'happy'), seen(G, 'sit', 'happy')],
          things: ['cake'],
        },
        `It was a flat sort of cake, and it said ${b}, with one letter on the plate. ${a} sang. It was strange how well the song went, with somebody to sing it at. There was nothing left to give but the spoon. It was wrapped in a drawing of Saturn, with all of its rings. "I saw it," said ${a}. "I'll show you where." ${b} has it over the bed.`,
        `At tea there was a cake, and nobody could mistake the name, for it went right over the edge. "Happy birthday to YOU!" sang ${a}. One can't do that for oneself, however often one has the chance. The present was a drawing, made from memory. It was Saturn, rings and all. ${b} looked at it, and then at ${a}. "You gave it up," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')] },
        `Saturday had nothing written on it. There was toast. It was thin and loud, and the butter went up to the corners. "${r}" said ${g}, with both eyes shut, and then opened them. "Is it?" "No," said ${a}. "It's Saturday. There are three hundred and sixty to go." And ${a} took another slice, so as to have something to do while looking forward.`,
        `Then came a Saturday that was nobody's. It smelled of toast. ${a} had four slices, and heard every one. "How long is it now?" "Three hundred and sixty days," said ${g}, and looked a little worried. But ${a} was pleased. That is quite a long time to want a telescope in. One wants it so much better, when there's room.`,
      ),
    ],
  };
}
