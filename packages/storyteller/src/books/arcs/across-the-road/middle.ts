import { withArticle } from '../../company/figure.ts';
import type { BeatPage, Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { AcrossTheRoad } from './arc.ts';

/** For ages 5 to 7: signs, sizes, prices, and then each has half of what it takes. */
export function middle(bound: AcrossTheRoad): Told {
  const { A, B, C, rivals, both, shop, x, y, refrain, chance } = bound;
  const [a, b, c] = [A.name, B.name, C.name];
  const { many, one } = rivals.ware;
  const aShop = withArticle(shop);
  return {
    title: titled(chance.pick('the middle of the road', 'all the ' + x, 'a penny for both', 'best in the street')),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')] },
        `There were ${both} in one street. On the left ${A.introduced} had ${aShop}. Straight opposite, ${B.introduced} had one as well. They were rivals, each against the other.`,
        `${A.introduced} had ${aShop} on the left. ${B.introduced} had one right opposite, just the same. They were rivals, one against the other. When one said good morning, the other shut the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'proud'), seen(B, 'point', 'proud')], things: ['sign'] },
        `${a} put up a sign. BEST IN TOWN, it said. ${b} put up a larger sign. BEST IN THE WORLD, it said. Then the wind blew them both down. "${refrain}!" called ${a}.`,
        `"${refrain}!" called ${a}. There was a sign with a star on it. By lunch ${b} had one with two stars. By tea there were so many signs that nobody could see the houses.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'curious'), seen(A, 'wave', 'excited'), seen(B, 'wave', 'excited')],
        },
        `Then the price came down. It was two pence, then one, then nothing at all. At three o'clock ${b} paid people to take one. "${refrain}!" shouted both. ${C.introduced} stood in the middle, with a penny.`,
        `"Mine's a penny!" cried ${a}. "Mine's a halfpenny!" cried ${b}. ${C.introduced} looked left, and looked right. Whoever was not chosen would be hurt. "${refrain}!" they shouted.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'stand', 'angry')] },
        `For ${many} you need ${x}, and you need ${y}. So ${a} got up early, and bought all the ${x} in the town. There was nothing at all left for ${b}.`,
        `${a} had an idea, and it was not a nice one. By morning ${a} had bought up the town's ${x}, down to the last. "Now let's see," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'determined'), seen(A, 'stand', 'angry')] },
        `But ${b} had got up early as well, to buy all the ${y}. It was a whole cart full. "${refrain}," said ${b}, and sat on top.`,
        `But over the road ${b} had had just the same idea. There stood a cart with all the ${y} in the town, right up to the top.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried'), seen(C, 'walk', 'sad')] },
        `So ${a} had ${x}, but no ${y}. ${b} had ${y}, but no ${x}. "${cap(one)}, please," said ${c}. "I can't make one," said ${a}. "Nor can I," said ${b}. ${c} went home.`,
        `You can't make ${one} out of ${x} alone. ${a} tried. You can't do it with ${y} alone, either. ${b} tried that. ${c} came with the penny, and looked, and went away again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `After that there were no customers at all. They both ended up with a clean counter and a clock. All day long there was nobody to look at but each other.`,
        `Nobody came on Tuesday, and on Wednesday nobody came again. They ended up with no customers, on both sides. It was so quiet that ${a} could hear ${b} sneeze. "Bless you," said ${a}, by mistake.`,
      ),
      inTheMiddle(bound),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'shy'), seen(B, 'hold', 'shy')] },
        `"I've got rather a lot of ${x}," said ${a}. "I've no end of ${y}," said ${b}. They looked at their feet. Then they looked up. "Your place or mine?" they both said.`,
        `"You might have some ${x}," said ${a}, "if you like." "I could spare some ${y}," said ${b}. It was all very polite. Each came out with both arms full, and they met on the white line.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(C, 'sit', 'happy')] },
        `They set to work there and then, on a table in the road. ${c} had the first one, for a penny. "It's the best you ever made," said ${c}. They got half a penny each.`,
        `In went the ${x}, and in went the ${y}. ${a} worked from the left, and ${b} from the right. "Which of you made it?" said ${c}. Nobody could say. It was very good.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
          things: ['sign'],
        },
        `The table is still in the middle. Carts go round it. There's just one sign now, in two sorts of paint. BEST IN THE STREET, it says, and nobody can say that it isn't.`,
        `There's one ${shop} now, and it stands right in the middle. There's one sign. "${refrain}!" they call, and it doesn't matter who.`,
      ),
    ],
  };
}

/** What brings them out on the road: nothing to do; or what they have made. */
function inTheMiddle({ A, B, C, rivals }: AcrossTheRoad): BeatPage {
  const [a, b, c] = [A.name, B.name, C.name];
  const { many } = rivals.ware;
  if (rivals.inLove === null) {
    return page(
      { camera: 'medium', actors: [seen(A, 'walk', 'shy'), seen(B, 'walk', 'shy')] },
      `${a} came out to sweep, and swept a bit of the road. ${b} came out, and swept the other bit. They swept until the brooms touched. "Oh," said ${a}. "It's you."`,
      `At four ${a} went out to see if anybody was coming. So did ${b}. They met half-way, and looked up the road and down it, side by side. "No," said ${b}. "No," said ${a}.`,
    );
  }
  return page(
    {
      camera: 'close',
      actors: [seen(C, 'point', 'surprised'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
    },
    `There were two ${many} left, the last, one in each window. All day they had looked at each other. In the evening they leaned. "They've fallen in love," said ${c}. By morning both were in the road, stuck side by side.`,
    `"Look," said ${c}. There was one left in each of the windows. They had leaned and leaned until they fell, and they fell in love. There they lay in the road, those two ${many}, as close as can be.`,
  );
}
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
