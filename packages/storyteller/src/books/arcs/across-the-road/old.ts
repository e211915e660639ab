import { withArticle } from '../../company/figure.ts';
import type { BeatPage, Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { AcrossTheRoad } from './arc.ts';

/** For ages 8 to 12: there is one order for whoever is the better, and one night to win it in. */
export function old(bound: AcrossTheRoad): Told {
  const { A, B, C, rivals, both, shop, x, y, refrain, chance } = bound;
  const [a, b, c] = [A.name, B.name, C.name];
  const { many, one } = rivals.ware;
  const aShop = withArticle(shop);
  return {
    title: titled(chance.pick('the middle of the road', 'all the ' + x, 'what was on the step', 'left and right')),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')] },
        `There were ${both} in Market Street, and there was room for one. On the left ${A.introduced} had ${aShop}. On the right, straight opposite, ${B.introduced} had one too. They were rivals, each against the other. They swept each other's dust back over the white line, every evening, at six.`,
        `${A.introduced} had ${aShop} on the sunny side of the road. ${B.introduced} had one just opposite, on the shady side. They were rivals, one against the other, and took it seriously. If ${b} said that it would rain, then ${a} went without a coat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'curious'), seen(A, 'point', 'proud'), seen(B, 'point', 'proud')],
          things: ['sign'],
        },
        `It began with a sign. BEST IN TOWN, it said, on the left. On the right there was BEST IN THE WORLD by noon. After that came lamps, and then a trumpet. "${refrain}!" they called, to everyone. ${C.introduced} had a penny, and liked them both. ${c} walked up and down in the middle, like somebody on a bridge.`,
        `Nobody knows who began it. There was a sign, and a larger sign, and one that hid the church. "${refrain}!" called ${a}. "${refrain}!" called ${b}. People who only wanted ${one} took to going round by the river. ${C.introduced} stayed. But nobody can go to the left and to the right at once.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited'), seen(C, 'stand', 'surprised')],
        },
        `Then they brought down the price, a halfpenny at a time. They were like two people on a stair who both want to be lower. On Monday it was free. On Tuesday ${b} gave people a penny to take one away. ${c} ended up with fourpence and a stomach ache.`,
        `"A penny!" "A halfpenny!" "Nothing!" There is not much below nothing, but they found it. By Tuesday people were paid to take one. They worked all night, with red eyes, and were poorer each morning. But neither would stop before the other did.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')] },
        `For ${many} you need ${x}, and you need ${y}. On Wednesday ${a} was at the market before it was light, and bought all the ${x} in it. "That's that," said ${a}. On the way home there was a cart in front. It held all the ${y} in the county, and ${b} sat on top.`,
        `${a} thought of it in the bath. Without ${x} nobody can make ${many}. So ${a} went out and bought up all the ${x} in the place, and slept on the heap. ${b} had not thought of that. ${b} had thought of ${y}, and was asleep on another heap, just across the road.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')] },
        `So there they sat. You can't make ${one} out of ${x} and nothing else. ${a} tried it six ways. And over there ${b} was finding out the same about ${y}. By Thursday they had both ended up with no customers. There was a counter, and a clock, and a view of each other.`,
        `By Thursday the street was empty. People had got used to going somewhere else. They had ended up, both of them, with nothing on the shelf and no customers to see it. It was so still that ${a} could hear ${b} sneeze. "Bless you," said ${a}, and was cross about it all day.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'run', 'excited'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')],
          things: ['letter'],
        },
        `On Friday ${c} came with a letter. It was for both, since the postman hadn't liked to choose. The mayor was giving a feast on Saturday, for two hundred, and wanted the better of the two. Each should send one to try, said the letter, by eight in the morning. It would make one of them rich.`,
        `Then came the letter. ${c} read it out in the middle of the road, since it was addressed to both of them. The mayor was giving a feast, for two hundred. Each was to send one, only one, by eight in the morning. The better would get the order, and the other had better move.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `${a} still had ${y} for just one more. ${a} made it, with great care, and it was the best that there had ever been. Then ${a} looked out. Over there the lamp was lit, and ${b} sat in front of an empty bowl, with no ${x}. And wherever ${a} looked, on this side of the road, there were heaps of ${x}.`,
        `${a} found the last of the ${y} at the back of a drawer, enough for one. It was a lovely one, and it stood there and shone. There was nothing more that ${a} had to do. Across the road a light was on. ${b} had turned every tin upside down, for ${x}, and was sitting on the floor.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'shy')] },
        `So ${a} had as good as won. It felt strange. ${a} went to bed, and got up, and went to bed. If ${a} took some ${x} across now, there would be two to choose from. Very likely ${a} would lose the order, and then the ${shop}. At midnight ${a} put a bag of ${x} on ${b}'s step, and did not knock. It was the furthest that ${a} had ever walked.`,
        `${a} had wanted it for years, just like this, with ${b} on a floor. It ought to have felt better. ${a} only had to go to sleep. But to win when the other one can't come is like playing ball against a wall. It was a quarter to twelve when ${a} went over, with a bag of ${x}, on bare feet. It might cost the whole ${shop}, and ${a} knew it.`,
      ),
      found(bound),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy'), seen(C, 'stand', 'happy')] },
        `"You'd have won," said ${b}. "So would you," said ${a}. They stood on the white line, where the dust is. It was ten to eight, and the mayor's man was looking at his watch. "Which is it to be?" he said. "I'm to bring back one." "Well," said ${a}, and looked at ${b}. "Put them together," said ${c}, "and it's one."`,
        `It was quite some time before anybody said a thing. "I can't stand your sign," said ${b}. "Nor can I," said ${a}. After that it was easier, and they put the ${x} and the ${y} together. The mayor's man had come, with a tray for one. "Left or right?" he said. ${c} had been asked that all year. "Both," said ${c}. "It's the only way it comes."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(C, 'sit', 'happy')],
          things: ['sign'],
        },
        `It took all their ${x} and all their ${y}, for two hundred. They did it in the road, at one long table, since neither kitchen would hold it. The table has stayed. Carts go round. There's one sign over it, in two sorts of paint, and it says nothing about who is better. "${refrain}!" call ${a} and ${b}, at six. They sweep towards the middle now.`,
        `Two hundred people asked who had made it, and got two answers at once. It's all one ${shop} by now, with the road through the middle of it. People look left and right, and cross to the table. ${c} still has the penny. "${refrain}!" they call, from both sides, and ${c} goes straight on.`,
      ),
    ],
  };
}

/** What each finds in the morning. */
function found({ A, B, C, rivals, x, y }: AcrossTheRoad): BeatPage {
  const [a, b, c] = [A.name, B.name, C.name];
  const { many } = rivals.ware;
  const scene = {
    time: 'day' as const,
    camera: 'close' as const,
    actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised'), seen(C, 'point', 'surprised')],
  };
  if (rivals.inLove === null) {
    return page(
      scene,
      `In the morning ${a} fell over something. On the step stood a sack, and it was full of ${y}. There was no note. ${a} looked up. ${b} was standing over there with a bag of ${x} and an open mouth. "You must have passed each other in the dark," said ${c}.`,
      `At seven the next morning ${a} opened the door. There on the step stood half a cartload of ${y}. Across the road the door was open too. ${b} had the bag of ${x} in both arms, like a baby. ${c} looked from the one to the other. "You've each got the other half," said ${c}.`,
    );
  }
  return page(
    scene,
    `In the morning there was a sack of ${y} on ${a}'s step. Over there ${b} had found the ${x} before it was light, and had made one after all. But that was not what they were looking at. Each had put theirs in the window, to be safe. All night those two ${many} had had only each other to look at, and they had fallen in love. "They leaned," said ${c}. They were out in the road, stuck fast together.`,
    `Before it was light ${b} had found the ${x}, and had made one after all. At seven both of the windows were open, and both were empty. ${c} stood in the road, and pointed. The two ${many} had got that far. They'd leaned over from either side, until they fell, and they fell in love. You couldn't have said where one began. Nobody saw the sack at first, on ${A.names} step. It was full of ${y}.`,
  );
}
