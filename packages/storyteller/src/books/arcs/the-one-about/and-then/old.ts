import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { asSaid } from '../as-said.ts';
import { smallOne } from '../small-one.ts';
import { REFRAINS } from './refrain.ts';

const FRIENDS = ['Luca', 'Noor', 'Remi'] as const;

/** Two words could be sold for a kite, and would take eleven ends from the one who lies awake and makes them. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, aKind1, kind1, wrong1, wrong2, name, h, there, seen, alsoSeen, props } = asSaid(bound);
  const refrain = chance.pick(...REFRAINS);
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const M = company.person('Mr Figg', 'shopkeeper');
  const O = company.person('Mrs Abbott', 'captain');
  const F = company.person('Miss Farr', 'grandparent');
  const S = smallOne(company, 'Pim', 'Lou');
  const [r, s] = [R.name, S.name];
  return {
    title: titled(chance.pick('the last page', 'a book for a kite', 'eleven ends', 'behind the clock')),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: R, pose: 'hold', feeling: 'calm', holds: 'book' },
            { who: K, pose: 'hold', feeling: 'excited', holds: 'kite' },
          ],
        },
        `${r} wanted the red kite for it, and nothing less. It was only a small book, with a brown ring on it from somebody's tea. But it had a name on it. "${name}." "Is it any good?" said ${k}. "I couldn't put it down," said ${r}, and looked away. So the kite went up the road in one direction, and the book in the other.`,
        `It was the most that anybody in Mill Street had ever given for a book. It was a red kite with two tails. "${name}." So it said on the front, in gold that was coming off. "I've never read anything like it," said ${r}, and that was quite true. ${k} looked at the kite once more, and then at the first page. After that there was nothing to think about.`,
      ),
      page(
        { setting: there, camera: 'wide', actors: [seen('stand', 'happy'), ...alsoSeen], ...props },
        ...(hero === null
          ? [
              `It was all there, just as the name said. There was even a child in it who might have been ${k}, and who did what ${k} would have done. It got worse, as it has to, and then much worse. After that it began to get better from a side where nobody had been looking. There were four pages to go, and then two, and then a door.`,
              `There are books that one reads, and others that have been waiting. The child in this one was ${k} to the life, down to the chin. Everything happened just as the name had promised, and then a good deal more. It could not possibly come right. And then, a page from the end, there was a door.`,
            ]
          : [
              `It was all there, just as the name said, and ${h} was on every page. It got worse, as it has to, and then much worse. After that it began to get better from a side where nobody had been looking. There were four pages to go, and then two. And then ${h} came to a door, and opened it.`,
              `There are books that one reads, and others that have been waiting. There was ${h} on page one, just as the name had promised, and then more besides. It could not possibly come right. And then, a page from the end, there was a door, and ${h} had opened it.`,
            ]),
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sit', feeling: 'surprised', holds: 'book' }],
        },
        `${k} turned over, and was looking at the back of the book. There was no last page. Somebody had taken it out, so carefully that there was only a thin line left, like a parting in hair. "${refrain}" said ${k}, out loud, at a quarter past nine. Nobody knew. It is a bad thing to be left standing in a doorway at night. ${k} was still standing there at eleven.`,
        `There was no more. Where the last page should have been was a narrow edge of paper, and after it the cover. ${k} looked under the bed, and shook the book like a moneybox. "${refrain}" said ${k} to the lamp. One can put up with a good end, and with a sad one. What one cannot do is go to sleep with none.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'angry' },
            { who: R, pose: 'stand', feeling: 'shy' },
          ],
          things: ['kite'],
        },
        `"You knew," said ${k} in the morning. ${r} had the kite out, and was winding it in. "I never said that it had an end," said ${r}. "I said that it was good." "I want my kite back." "No," said ${r}. "I've been lying awake with that book since April. I couldn't have it in the house. You'll see." And ${r} went in, rather fast, and shut the door.`,
        `The next morning ${r} was in the road, with the kite. "There's a page missing," said ${k}. "I know there is," said ${r}. "That's why I swapped it. I've got eleven ends for it now, and I can't sleep for them." "Then take it back." "Not for anything," said ${r}. It was the first time they had ever walked to school on two different sides.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [
            { who: M, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'hold', feeling: 'curious' },
          ],
          things: ['cake'],
        },
        `But in the front of the book stood three names in ink, one under the other. The lowest was D. Figg. There was only one of those, and he was in his shop, writing on a cake. "That book!" said Mr Figg. "${wrong1} I read it until it fell to bits." It was not ${aKind1}, but ${k} let it pass. "${refrain}" said ${k}. "After the door?" said Mr Figg, and held up the cake. "Well, this."`,
        `There was one thing to go by. Whoever had owned it had signed it, inside the cover, and there were three of them. The last was D. Figg, the baker. "${wrong1}" said Mr Figg at once. "How is the old ${kind1}?" It was sixty years since he had seen it. "${refrain}" said ${k}. "Behind the door, I mean." "Why, cake," said Mr Figg, with one in each arm. "What else would there be?"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: O, pose: 'wave', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['bus'],
        },
        `The name above his was O. Abbott, and she drove the number nine. ${k} had to get on, and ask her at the stops. "${wrong2} I had it under my pillow," said Mrs Abbott. "${refrain}" said ${k}, as far as the station. "There was a road," said Mrs Abbott, "and it didn't stop at the corner, as ours did. It went on." She looked along it, through the large window of her bus. "I always wanted to see where to."`,
        `The second name was driving a bus. "${wrong2} That's the one," said Mrs Abbott, and let in the clutch. "I had it from a girl by the bridge. I gave it to Dennis Figg." "${refrain}" said ${k}, holding on. "When it goes through the door?" said Mrs Abbott. "It's a road, of course. I've been down it eleven thousand times now, and there is still a bit I haven't seen."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: K, pose: 'think', feeling: 'curious', holds: 'book' },
            { who: R, pose: 'hide', feeling: 'shy' },
          ],
        },
        `Cake, and a road. It could not be both, and it turned out to be neither. "There was no last page when I had it," each of them had said at the end. "I had to make one up." ${k} sat on the kerb with the book. Behind the post box was ${r}, who had been behind something all afternoon. "Did they know?" said ${r}. ${k} was still too cross to say yes or no.`,
        `"But I only made that up," they had both said, when ${k} asked to see it. "The page was gone when I got it." So there was one name left, and it was written so small that one had to tilt it. ${k} tilted it. So did somebody behind. "I can't read that, either," said ${r}, who just happened to be there. "I wasn't asking you," said ${k}, and put the book under one arm.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: F, pose: 'reach', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['clock'],
        },
        `It was M. Farr, and she lived by the bridge. She was so old that the book looked new. "I wondered when somebody would come," said Miss Farr. "I was six. It was the best thing I had ever read, and I could see that it was going to be over. So I took out the last page, before I could look. If it isn't there, I thought, it can't stop." She reached behind the clock. "I did look, in the end," said Miss Farr.`,
        `By the bridge there was a door with FARR on it. Behind that was the smallest lady ${k} had ever seen. She saw the book, and had to sit down. "It was me," said Miss Farr. "I had one page left, and I was six, and I couldn't bear it. I thought that if it had no end it would have to go on." She got up again, and felt behind the clock. "It's been in here for eighty-one years."`,
      ),
      page(
        { setting: there, camera: 'close', actors: [seen('wave', 'curious'), ...alsoSeen], ...props },
        `There it was. It had been folded so long that it opened like a fan. There was the door, standing wide. Beside it was ${h}, looking back over the edge of the page at whoever was reading. Below stood the last line of the book, all by itself. "${refrain}" There was nothing on the other side. ${k} had turned it over twice.`,
        `It had the same gold edge, and it was the right size. There was ${h}, with one side already through the door, and looking round. It was the look of somebody who is holding it open for somebody else. Under the picture there was only a line. "${refrain}" And below that was the end of the paper.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'angry' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
        `"That's what I said!" said ${k}. "I gave a kite for that." "I know," said Miss Farr. "I was so angry that I bit it. You can see where. Then I lay awake, and thought of what it could be, and I've never had a dull night since." ${k} thought about a shop full of cake, and about a bus. "They'd never have done it," said ${k} slowly, "if they had got this." "No," said Miss Farr. "They would have shut the book."`,
        `"It isn't an end at all," said ${k}. "It's a question. I had that already." "So had I," said Miss Farr, "and I put it behind the clock, and was cross for a week. But look what came of not having it. Denny Figg went home and baked. Olive Abbott learned to drive. That page has never done a thing for anybody but be missing." She held it out. "You can have it, if you like. You found it."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: R, pose: 'hold', feeling: 'excited', holds: 'kite' },
            { who: K, pose: 'stand', feeling: 'determined' },
          ],
        },
        `${r} was at the bridge, with the kite. "You've seen it," said ${r}. "I can tell. Say it, and you can have this back." It would not have taken a breath. It was one line, for a red kite with two tails. And then ${r} would go home and shut the book. "What have you got, for the end?" said ${k}. "Eleven," said ${r}. "The ninth has a whale." "I can't tell you," said ${k}. It was a very good kite. ${k} watched it go round the corner.`,
        `Outside stood ${r}, who held out the kite with both hands. "Take it," said ${r}. "I've got eleven ends, and not one that will let me sleep." ${k} looked at the tails. A line would do it. But it would go through all eleven like a pin. "Tell me yours first," said ${k}. It took as far as the school, and they were on one side of the road. "And the real one?" said ${r}. "No," said ${k}. So ${r} took the kite home.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: S, pose: 'hold', feeling: 'curious', holds: 'book' },
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: R, pose: 'hold', feeling: 'happy', holds: 'kite' },
          ],
          things: ['kite'],
        },
        `On Saturday ${r} brought the kite round, and wanted nothing for it. "I've got the twelfth," said ${r}. "I don't need the other." They wrote their names in the front, and left the book on a wall. The last page stayed where it was. It was a month before anybody came. Then there was ${s}, on the step, with the book in both arms. "${refrain}" said ${s}. They moved up. "There's a door," said ${k}. "Yes," said ${r}. "Go on."`,
        `Miss Farr has the last page still. On Saturday ${r} came with the kite, and with a twelfth end, in which somebody gives something back. They flew it till supper. The book was left on a wall by the shop, with five names in it now. In October ${s} came up the street with it, looking at all the doors. "${refrain}" said ${s}. ${k} looked at ${r}, and neither of them said a word. "Well," said ${k} then. "How would you like it?"`,
      ),
    ],
  };
}
