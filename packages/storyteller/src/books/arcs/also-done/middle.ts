import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AlsoDone } from './arc.ts';

const MOST = 14;

/** For ages 5 to 7: it is not in the book, and three have to have tried it. There are only two. */
export function middle(bound: AlsoDone): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    official: U,
    mine,
    Doing,
    letter,
    Why,
    found,
    hers,
    room,
    refrain,
    chance,
  } = bound;
  const [k, f, g] = [K.name, F.name, G.name];
  const Gcap = cap(g);
  const because = Why === null ? '' : ` "Why is that?" said ${f}. "${Why}," said ${k}.`;
  const noted = Why === null ? '' : ` And under that: ${Why.toUpperCase()}.`;
  const goIn = room === null ? '' : ' They all went in for it.';
  const again = room === null ? '' : ' They went in once more.';
  const inside = room === null ? {} : { setting: room };
  const doubt = Why === null ? '' : ` "${Why}," said ${U.name}. "I can't find the hole in it."`;
  const written = `${Doing.toUpperCase()}. THIS IS ALSO DONE.`;
  return {
    title: titled(
      chance.pick(
        'also done',
        `not in the book`,
        `under ${letter}`,
        `three have to try it`,
        `how ${k} does it`,
        `the way ${k} does it`,
      ),
    ),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(F, 'stand', 'curious')] },
        ...keeping(
          MOST,
          [
            `${k} did most things like everybody else. There was just this one. "${mine}," said ${k} to ${F.introduced}.${because} "${refrain}."`,
            `"${mine}," said ${k}. "I noticed," said ${F.introduced}. Everybody had.${because} "${refrain}." And ${f} left it at that.`,
          ],
          `There was one thing about ${k}. "${mine}." ${F.introduced} had noticed.${because} "${refrain}," said ${k}.`,
        ),
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(U, 'hold', 'calm', 'book'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'surprised')],
          things: [],
        },
        `Then there was a knock. It was ${U.introduced}, from the Office of How It Is Done. She had a book with her as thick as a step. "We hear," she said to ${g}, "that somebody here does it differently." "That's me," said ${k}.`,
        `One morning a lady stood on the step. She had a hat, and a book like a paving stone. "${U.introduced}," she said to ${g}. "From the Office of How It Is Done. Which of you is it?" "Me," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'hold', 'calm', 'book'), seen(K, 'think', 'curious')] },
        ...keeping(
          MOST,
          [
            `She looked it up, under ${letter}. It took some time. "${Doing}," she read. "No. Not in the book. So it can't be done." "But I'm doing it," said ${k}. ${U.name} looked, and so ${k} was.`,
            `It was a very good book. Everything was in it, from A to Z, and how it is done. ${U.name} turned the pages under ${letter}. "${Doing}? I'm sorry. We haven't got that." "${refrain}," said ${k}.`,
          ],
          `She looked it up, under ${letter}. "It isn't here," said ${U.name}. "So it can't be done." "But I'm doing it," said ${k}. And so ${k} was.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(U, 'sit', 'calm', 'book')] },
        `"Couldn't you write it in?" said ${k}. "One can't just write in it," said ${U.name}. "Three people have to try it first. And you don't count. You started it." She sat down on the wall with the book and a pencil.`,
        `"Has nobody ever written one in?" said ${k}. "Once," said ${U.name}. "It was toast. Three people have to try it, and mean it. You don't count." She sat down, and opened the book on her knees.`,
      ),
      page(
        {
          ...inside,
          camera: 'medium',
          actors: [seen(F, 'jump', 'excited'), seen(K, 'cheer', 'happy'), seen(U, 'sit', 'calm', 'book')],
        },
        `"Me first!" said ${f}.${goIn} ${cap(f)} did it a little bit, and then a little bit more. "Well?" said ${U.name}, over the book. "${found[0]}," said ${f}. "One," wrote ${U.name}.`,
        `${cap(f)} went first.${goIn} The first go went wrong, and the second did not. "${found[0]}," said ${f}. ${U.name} put that in the book, and the date. "One."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'stand', 'happy'), seen(U, 'sit', 'calm', 'book')],
        },
        `"I really haven't the time," said ${g}, and then found some. ${Gcap} did it, and came back, and did it again, to be sure. "${found[1]}," said ${g}. "Two," wrote ${U.name} in the book.`,
        `"Not in front of the neighbours," said ${g}. So they all looked at the wall. When they turned round, ${g} was quite pink. "${found[1]}," said ${g}. "That's two," said ${U.name}, and put it in the book.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(F, 'look-up', 'worried'), seen(U, 'stand', 'calm', 'book')],
        },
        `Outside there was nobody. The postman had been. Next door had gone to the seaside. They waited until the lamps came on. "Two is a great pity," said ${U.name}, and shut the book. "But it's not three."`,
        `After that the street was empty. ${cap(f)} looked up it, and ${k} looked down it. There was one leaf. "I can't count a leaf," said ${U.name}, and she closed the book. She did it slowly.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'determined'), seen(U, 'stand', 'surprised', 'book')] },
        `"There's you," said ${k}. "Me?" said ${U.name}. "I know how it is done." "Not like this," said ${k}. ${U.name} looked up the street, and down it. Then she gave ${k} the book to hold.${doubt}`,
        `"You haven't tried it," said ${k} to ${U.name}. "I only write things down," she said. "You'd write it better." She thought about that. It was a long time since anybody had asked her to try anything.${doubt} She put down the book.`,
      ),
      page(
        {
          ...inside,
          camera: 'medium',
          actors: [seen(U, 'stand', 'excited'), seen(K, 'cheer', 'happy', 'book'), seen(F, 'stand', 'happy')],
        },
        `${again} She took off her hat first. And then she did it. She did it for much longer than she had to. ${k} held the book. "${found[2]}," said ${U.name}. "${refrain}," said ${k}. "I see why," she said.`,
        `${again} It began very stiffly. Then something seemed to come undone. She did it three times. ${k} held the book and the hat. "${found[2]}," said ${U.name}, panting. "${refrain}," said ${k}. "I'm not surprised," she said.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'sit', 'happy', 'book'), seen(K, 'stand', 'proud')] },
        ...keeping(
          MOST,
          [
            `There was just room at the edge of the book. She wrote it very small. ${written}${noted} "Three," said ${U.name}. "And I was one of them."`,
            `So it went in, between two other things under ${letter}. ${written}${noted} ${U.name} blew on it, until it was dry. "There. Now it's in the book."`,
          ],
          `There was just room at the edge of the book. She wrote it very small, in ink.${noted} THIS IS ALSO DONE. "Three," said ${U.name}. "And I was one of them."`,
        ),
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(U, 'sit', 'shy'), seen(K, 'hold', 'happy', 'plate'), seen(F, 'sit', 'curious')],
          things: ['biscuit'],
        },
        `But she did not go. "There is something that I do," said ${U.name}, very low. "${hers.says}." They looked under ${hers.letter}. It wasn't there. "Three people have to try it," said ${k}, and fetched a plate of biscuits.`,
        `"May I ask?" said ${U.name} at the door. "${hers.says}. I have never told a soul." They looked under ${hers.letter}. There was nothing of the kind. "Well, you don't count," said ${k}. "You started it." And ${k} put a plate of biscuits on the table.`,
      ),
    ],
  };
}
