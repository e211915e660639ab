import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './who-has-friday-old.ts';
import { REFRAINS, TITLES } from './parts.ts';

/** Every day is somebody's birthday, and so there is none left over for anybody else. */
export const WHO_HAS_FRIDAY: EventPlot = { id: 'who-has-friday', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third, chance } = going;
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} sang, too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'kitchen', time: 'day', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['cake'] },
        `Look, a cake! Is it for ${A.introduced}? Yes! A birthday!`,
        `${A.introduced} has a birthday. Here is the cake!`,
        `Who has a birthday? ${A.introduced}! What a good cake!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'excited')], things: ['candle'] },
        `"I want a birthday every day!" Puff! Out goes the candle.`,
        `Puff, at the candle! "Every day, please!" says ${a}.`,
        `${a} makes a wish. "Every day!" Puff goes the candle.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'cake'), seen(A, 'sit', 'surprised')],
        },
        `The next day ${g} has a cake. "${r}" It worked!`,
        `Good morning! In comes ${g}, with a cake. "${r}"`,
        `What is it that ${g} has? One more cake! "${r}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ball'), seen(B, 'sit', 'happy')],
        },
        `And the next day! "${r}" ${a} gets a ball. ${B.introduced} looks.${also}`,
        `A day more. "${r}" There is a ball! ${B.introduced} looks at it.${also}`,
        `Again! "${r}" This time it is a ball. ${B.introduced} looks on.${also}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'sleepy')], things: ['cake'] },
        `Cake, and more cake. "${r}" ${Gcap} yawns. "No more cake!" says ${a}.`,
        `Now there is too much cake. "${r}" ${Gcap} yawns. "Oh no," says ${a}.`,
        `Cake for breakfast. Cake for tea. "${r}" "May I have toast?" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'spoon')] },
        `And the present? It is a spoon. ${a} knows that spoon.`,
        `The present is small. It is just a spoon.`,
        `What is in the paper? An old spoon. Oh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'kneel', 'curious')] },
        `But who does not sing? ${b} does not. "When is my birthday?"`,
        `${b} does not eat cake. "My birthday is on Friday," says ${b}.`,
        `"What is it, ${b}?" "I want a birthday, too. On Friday."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'sad')] },
        `But ${a} has Friday. ${a} has every day! There is none left for ${b}.`,
        `Friday? ${a} has that. ${a} has them all! Poor ${b}.`,
        `"You have Friday," says ${b}. "You have all of them."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: ['candle'] },
        `One more candle. One more wish. "Friday is for ${b}!" Puff!`,
        `So ${a} makes a new wish. Puff, at the candle! "${b} can have Friday!"`,
        `"No more!" says ${a}. "Friday is for ${b}." Puff goes the candle.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ball'), seen(B, 'jump', 'happy')],
          things: ['cake'],
        },
        `It is Friday! The cake is for ${b}. And the ball? For ${b}!`,
        `"Happy birthday, ${b}!" There is a cake. There is a ball!`,
        `Friday! ${a} has a ball for ${b}. And they all have cake.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `The next day there is no cake. There is toast. "Mmm!" says ${a}. "Toast!"`,
        `And on Saturday? Toast. It goes crunch. "The best toast ever," says ${a}.`,
        `And then? Just a day, with toast. "Hooray!" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third, chance } = going;
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} had a slice as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['cake'],
        },
        `On Monday there was a song and a cake. All of it was for ${A.introduced}. "It only comes once a year," said ${g}. "So make the most of it." ${a} looked at the cake. Once a year did not seem nearly enough.${also}`,
        `It was Monday, and it was the birthday of ${A.introduced}. There had been a song, and there was a cake. "And tomorrow?" said ${a}. "Tomorrow is only Tuesday," said ${g}.${also}`,
        `${A.introduced} had the first slice. It was that sort of Monday. There was a song, too, and a cake with candles. "Is it over tonight?" said ${a}. "It'll be back," said ${g}, "in a year." A year! You could forget what cake was.${also}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'excited')], things: ['candle'] },
        `So ${a} took the biggest breath there was. I wish it was my birthday every day! Puff! The last candle to go out was the smallest. It winked first.`,
        `You get one wish, and it has to be quick, because of the wax. My birthday, every day! Puff! The smoke of the last candle went up, and bent. It made something very like a tick.`,
        `There was still the wish. ${a} did not have to think. My birthday, please, and every day! Puff! One candle lit itself again, as if to ask. And then it went out.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'cake'), seen(A, 'sit', 'surprised')],
          things: ['present'],
        },
        `On Tuesday somebody was singing on the stairs. "${r}" In came ${g}, with a cake. It had one more candle than on Monday. There was a present, too, as big as a chair. "It worked!" said ${a}.`,
        `"${r}" That was Tuesday. ${Gcap} stood by the bed, with a whole new cake. There was a present, too, and it took two arms. "But it's Tuesday," said ${a}. "It's your birthday," said ${g}. "One more candle."`,
        `On Tuesday it smelled of candles. "${r}" In came ${g}, with a cake and a big present. There was one more candle than the day before. "It heard me!" said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'ball'), seen(B, 'sit', 'calm')],
        },
        `On Wednesday they had cake for breakfast, and the present was a ball. "${r}" ${B.introduced} looked at the ball for quite a long time. It was red. "Is there something, ${b}?" said ${a}. "No, no," said ${b}.`,
        `Wednesday's present was a red ball. "${r}" They sang it with their mouths full. ${B.introduced} had never seen such a ball. "You do have a lot of birthdays," said ${b}. "Yes," said ${a}, "isn't it good?"`,
        `There was a red ball on Wednesday, in blue paper. "${r}" ${a} bounced it once, and put it with the rest. ${B.introduced} watched it roll under a chair. ${b} sighed, but not so that you could hear it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'sleepy'), seen(A, 'hold', 'worried', 'spoon')],
          things: ['cake'],
        },
        `By Thursday the paper was bigger than the present. It was a spoon. ${a} knew it well. It lived in the drawer. "${r}" said ${g}, and yawned over the cake. "One does run out."`,
        `On Thursday one could not see the cake for candles. The present was a spoon, the one that was always in the drawer. "${r}" That was ${g}, on one note. "I was up all night with the icing."`,
        `Thursday's cake leaned to one side, and so did ${g}. "${r}" The present was a spoon. ${a} had eaten with it for years. "It's very well wrapped," said ${a}, to be kind.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(G, 'sit', 'sleepy')], things: ['candle'] },
        `"Could I have toast?" said ${a}. "On your birthday?" said ${g}, and was quite shocked. So it was cake. "And every day there's one more candle," said ${g}. "By summer you'll be older than I am."`,
        `"I'd like some toast," said ${a}. But one has cake on a birthday. ${Gcap} counted every candle, and counted again. "If this goes on," said ${g}, "you'll be ninety by Easter. You'll have to look after me."`,
        `${a} thought of toast. It was dry and thin, with no icing on it anywhere. "I don't know where to put another candle," said ${g}. "Might we stick one on you?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'kneel', 'curious')] },
        `Under the table sat ${b}, who had not sung today. "What's the matter?" said ${a}. "It's Friday tomorrow," said ${b}. "It was going to be my birthday. I've been waiting for it all year."`,
        `Somebody had not had any cake. ${b} was sitting under the table. "My birthday's on Friday," said ${b}, very low. "I've only got the one. I thought that I'd better say."`,
        `"${b}?" said ${a}. "You aren't singing." ${b} looked at the floor. "It's nothing. It's just that tomorrow is Friday. And Friday's my birthday. Well, it was."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'sad')] },
        `"Then have it!" said ${a}. "I can't," said ${b}. "It's yours. They're all yours now." ${a} counted them through, from Monday to Sunday and round again. There was not one left over.`,
        `"But we'll sing for you!" said ${a}. "You can't," said ${b}. "They'll be singing for you." It was so. There would be one cake, and whose name was on it? It looked quite different from under the table.`,
        `"We could both have it," said ${a}. "It's taken," said ${b}. "I went and looked. They're all taken, right up to Christmas, and that as well." There were so many days, and ${a} had them all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined'), seen(B, 'stand', 'curious')], things: ['candle'] },
        `One candle was still burning, right at the back. It is hard to wish for less. ${a} took a breath, and looked at ${b}, and let it go. Puff! "What did you wish?" said ${b}. "You'll see," said ${a}.`,
        `There was a wish left, for there was a candle left. ${a} thought of Saturday, and Sunday, and all the paper. Then ${a} thought of Friday. Puff! "Was that a big one?" said ${b}. "No," said ${a}. "It was one day."`,
        `${a} climbed on a chair, to get at the last candle. This time it took some thinking. Only once a year, please, and not tomorrow. Puff! The smoke went up, and bent, and nodded.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'happy'), seen(B, 'hold', 'happy', 'ball'), seen(G, 'stand', 'happy')],
          things: ['cake'],
        },
        `On Friday there was one cake, and it said ${b}. "Happy birthday to YOU!" sang ${a}, very loudly. You can't sing that for yourself. The present was a red ball. "How did you know?" said ${b}.`,
        `Friday's cake had the right name on it. ${a} sang. It went much better, with somebody to sing it at. Then ${b} got the paper off. "A red ball!" said ${b}. "I never said!"`,
        `"Happy birthday, ${b}!" It was Friday, all day long. ${b} had the first slice of the cake. And there was something round, in blue paper. ${b} held the red ball, and could not say one word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')] },
        `On Saturday nobody sang. There was toast. It crunched, and the butter went right up to the edge. "How long is it till my birthday?" said ${a}. "Nearly a year," said ${g}. "Good," said ${a}, and began to look forward.`,
        `Saturday was nobody's. It came in on tiptoe and smelled of toast. "${r}" said ${g}, who was not quite awake. "Not today," said ${a}. "I'm saving it." And ${a} ate the crust as well.`,
        `And then it was just Saturday, with toast. ${a} had three slices. "It isn't your birthday," said ${g}. "It isn't anybody's." "I know," said ${a}, with a full mouth. "Isn't it good?"`,
      ),
    ],
  };
}
