import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { goalIn, wareIn } from './ware.ts';

const REFRAINS = [
  'One, please!',
  'One of these, please!',
  'I will have one!',
  'Just one for me!',
  'One for me, please!',
  'I want one, please!',
  'One of those, please!',
  'May I have one?',
  'One will do!',
  'Only one, please!',
] as const;
const TITLES = ['the one coin', 'all sold', 'one for you and one for me', 'the busiest coin in the world'];

/** Nobody comes to the stall, and there is one coin. It goes to and fro until everything is sold. */
export const COIN: EventPlot = standsApart(kinBeside({ id: 'coin', young, middle, old }));

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance, raw } = going;
  const w = wareIn(raw);
  const goal = goalIn(raw);
  const refrain = chance.pick(...REFRAINS);
  const both = [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')];
  const forIt = goal === 'a kite' ? '' : ` It is for ${goal.replace(/^.* (?:for )(?=the )/, '')}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'happy')],
          things: [w.drawn, 'sign'],
        },
        `${A.introduced} has a stall. ${B.introduced} made the sign. "${titled(w.kind)}! One coin each!"${forIt}`,
        `Here is a stall with a sign. ${A.introduced} sells ${w.kind}. So does ${B.introduced}.${forIt}`,
      ),
      page(
        { camera: 'wide', actors: both },
        `They wait and wait. Nobody comes.`,
        `Nobody comes. A leaf goes by. ${b} yawns.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'happy')] },
        `${a} has one coin. "${refrain}" Here, ${b}. And ${a} has ${w.one}.`,
        `${a} has got a coin. "${refrain}" Here, ${b}. Now ${a} has ${w.one}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'coin'), seen(A, 'stand', 'happy')] },
        `Now ${b} has the coin. "${refrain}" And ${b} has ${w.one}.`,
        `Now ${b} has the coin. "${refrain}" Here, ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy', 'coin'), seen(B, 'reach', 'happy')] },
        `Now ${a} has it. "${refrain}" Now ${b} has it. "${refrain}"`,
        `The coin goes to ${b}. The coin goes to ${a}. "${refrain}" "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')] },
        `Then nothing is left. "All sold!" says ${a}. "We are rich!" says ${b}.`,
        `It is all gone! "We sold ten!" says ${b}. "Ten coins!" says ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')],
          things: ['box', 'coin'],
        },
        `They look in the box. One coin. Only one!`,
        `They open the money box. One coin. One! How can that be?`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'shy'), seen(B, 'sit', 'shy')] },
        `Here comes ${g}. "${refrain}" says ${g}. But they have had it all.`,
        `"${refrain}" It is ${g}, at last. But the stall is empty.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `So they make more. And now people come! Clink, clink, go the coins.`,
        `"Then we make more," says ${g}. And now people come. Clink, clink, clink!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy', 'coin'), seen(B, 'sleep', 'sleepy')],
        },
        `At night ${b} wants water. "One coin," says ${a}. Then ${a} wants water. Here, ${b}.`,
        `It is night. "Water, please," says ${b}. "One coin." Then ${a} wants some. The coin goes back.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance, raw } = going;
  const w = wareIn(raw);
  const goal = goalIn(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'happy')],
          things: [w.drawn, 'sign'],
        },
        `The stall stood at the garden gate. ${A.introduced} had made the ${w.kind}. ${B.introduced} had made the sign. "${titled(w.kind)}," it said. "One coin." There were twelve ${w.many} in a row. It was all for ${goal}.${comesToo}`,
        `${A.introduced} and ${B.introduced} had a plan. It was ${goal}, and it cost twelve coins. So they made a stall by the gate, with twelve ${w.many} on it. "${titled(w.kind)}," said the sign. "One coin each."${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'sleepy')] },
        `They sat behind the table and looked friendly. Nobody came by. At ten o'clock a leaf went past. At eleven it came back. The sun was hot, and there in front of them stood the ${w.kind}. "I'm ${w.wanting}," said ${a}. "We're here to sell," said ${b}.`,
        `It was a good morning for it, and a bad road. Nobody came. They looked left and they looked right. Then they looked at the ${w.kind}, and that was a mistake. "I could ${w.have} the lot," said ${a}. "You can't," said ${b}. "We're selling."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'curious')] },
        `${a} felt in a pocket, or somewhere like it. There was a coin. "Then sell me some," said ${a}, and went round to the front. "${refrain}" That was quite right and proper. ${b} took the coin, and ${a} took ${w.one}. "Our first customer!" said ${b}.`,
        `"But I've got a coin," said ${a}, and there it was, a round one. ${a} walked round the table to where the customers stand. "${refrain}" said ${a}, and paid. "Thank you," said ${b}. "Do come again." So the first was sold.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'coin'), seen(A, 'stand', 'happy')] },
        `Now ${b} had a coin. ${b} looked at it, and went round to the front. "${refrain}" said ${b}, and gave the coin to ${a}. "That's two sold," said ${a}. "It's beginning to go well."`,
        `The coin lay in front of ${b}. And ${b} was ${w.wanting}, too. "My turn," said ${b}, and came round. "${refrain}" said ${b}. The coin went to ${a}, and ${b} ${w.had}. "Two!" said ${a}. "They're starting to come."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy', 'coin'), seen(B, 'reach', 'happy')] },
        `After that it got busy. ${a} bought one, and ${b} bought one. Round the table they went, and the coin went the other way. "${refrain}" "${refrain}" They had hardly time to sit down. They had to make a line, with one person in it.`,
        `Then there was such a rush! When ${a} had paid, it was ${b} who came. When ${b} had paid, there stood ${a} again. "${refrain}" "${refrain}" The coin was quite warm by now. "We should have made more," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')] },
        `By noon there was nothing left on the table but the cloth. "All sold!" said ${a}. "Twelve!" said ${b}, and sat down, because there was a good deal inside. "Twelve coins! Now we can get it!" They opened the money box.`,
        `The twelfth was gone at noon. They turned the sign round, and on the back they wrote, "Sold out." "Twelve ${w.many}, twelve coins," said ${b}. "It was easy." And ${a} took the lid off the money box.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')],
          things: ['box', 'coin'],
        },
        `There was one coin in it. They shook the box, and looked under the table. "Somebody's taken eleven!" said ${a}. "There wasn't anybody," said ${b}. Then ${b} turned the coin over. "I know this one," said ${b}. "It's been here all day."`,
        `In it lay one coin, all by itself. They looked at it from both sides. "But everybody paid," said ${a}. "You paid, and I paid, and you paid." "Yes," said ${b}, slowly. "But I think we always paid with that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'shy'), seen(B, 'sit', 'shy')] },
        `And just then people came. A bus had stopped at the corner, and everybody on it was ${w.wanting}. In front of them came ${g}. "${refrain}" said ${g}. ${a} looked at ${b}. "We've sold out," said ${a}. "To whom?" said ${g}. They both went red.`,
        `"${refrain}" said somebody. It was ${g}, with a whole row of people from the bus. "There's none left," said ${a}. "It was all very good," said ${b}, and held on to the table. ${Gcap} looked at one of them, and then at the other.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy'), seen(A, 'stand', 'determined'), seen(B, 'stand', 'happy')],
        },
        `They still had ${w.stuff} in the kitchen. They had never made anything so fast. "And this time," said ${b}, "we stay behind the table." "${refrain}" said the people, one after another. Clink, said the box, and clink, and clink.`,
        `${Gcap} found more ${w.stuff}, and all the people waited. Soon the table was full again. Neither of them wanted any. "${refrain}" said a man, and a lady, and a boy. The coins went into the box, and for once they stayed there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['box', 'coin'] },
        `They counted it twice. There were twelve new coins. It was enough for ${goal}. And there was the old one as well. "That one's worked the hardest," said ${a}. "It has bought twelve all by itself." They kept it.`,
        `It came to thirteen. Twelve went for ${goal}. That left one. They both knew which one. It was the round warm one that had been out and back all morning. "It can have a rest," said ${b}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy', 'coin'), seen(B, 'sleep', 'sleepy')],
        },
        `It was a hot night. "I'd like some water," said ${b}, in the dark. "That's one coin," said ${a}, and fetched it. After a bit ${a} wanted some, too. By nine they had had three each. And there was still one coin.`,
        `That night they could not sleep for the heat. "${refrain}" said ${b}. It was only water. ${a} brought it, and took the coin. Then it was ${a} who was thirsty. So the coin had no rest after all. It went to and fro until they slept.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance, raw } = going;
  const w = wareIn(raw);
  const goal = goalIn(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'wave', 'excited'), seen(B, 'hold', 'calm', 'pencil')],
          things: [w.drawn, 'sign'],
        },
        `It cost twelve coins, ${goal}. They had one. ${A.introduced} had found it down the side of the sofa. So there had to be a stall. ${a} made the ${w.kind} and the noise, and ${B.introduced} did the sums, on a list. "Eleven ${w.many} to sell," said ${b}, "at a coin apiece. With yours that's twelve. I've made one more, and that's for us, when it's over. We'll halve it."${comesToo}`,
        `They had added it up the night before. ${goal.replace(/^a/, 'A')} cost twelve. ${A.introduced} had one coin, out of the sofa, which was a beginning. ${B.introduced}, who liked to have things on paper, had made a list. It said: "Twelve ${w.many}. Sell eleven. Eleven and one makes twelve. Have the last one ourselves, half each." They put up the stall at the gate, with the ${w.kind} in the shade.${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'calm')] },
        `It was the hottest Saturday there had ever been. Everybody who had any sense was indoors. A leaf went by, and lay down. "Perhaps they can't see us," said ${a}, and stood on a chair. By eleven they could not look at the ${w.kind} any more, and they looked at nothing else. "I'm so ${w.wanting}," said ${a}. "So is everyone," said ${b}. "That's what we're counting on."`,
        `Nobody came. It was so hot that the road had gone soft, and the flies walked. They had looked forward to a crowd. What they had was a cat, who had no money. "We could just have ours now," said ${a}. "That's for when it's over," said ${b}. "It'll never be over," said ${a}. "It hasn't even begun." They watched a drop run down the jug of water, all the way to the bottom.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'curious')] },
        `Then ${a} took out the coin and looked at it. "Am I allowed to buy one?" said ${a}. ${b} thought it over. "I can't see why not," said ${b}. "It's a coin." So ${a} walked round to the front and became a customer. "${refrain}" said ${a}. It was delicious. It was so good that one could see ${b} swallow.`,
        `"I'm a member of the public," said ${a}, suddenly, "aren't I? When I'm off duty?" ${a} got up, walked round the table, and put the coin down on it with a click. "${refrain}" said ${a}. ${b} looked at the list. There was nothing in it against that. A sale was a sale. "Number one," wrote ${b}, and watched ${a} enjoy it.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'coin'), seen(A, 'stand', 'happy')] },
        `And now there was a coin in front of ${b}. It lay there and shone. "I suppose I could go off duty as well," said ${b}, "for a moment." They changed places. "${refrain}" said ${b}. "That's two," said ${a}, and had the coin back. It had been a slow day, but it was picking up. Out came the pencil. "Sold," wrote ${b}, "two."`,
        `Then it was ${b} who held the coin. ${b} was careful with money, and it burned. "If you're the public," said ${b}, "then so am I." ${a} ran round behind. "What can I get you?" said ${a}. "${refrain}" said ${b}. They were both very polite. "Number two," wrote ${b}, with a wet finger. The coin was with ${a} again, and the morning looked quite different.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy', 'coin'), seen(B, 'reach', 'happy')] },
        `It's often like that in business. You wait and wait, and then they all come at once. No sooner had ${a} been served than there stood ${b}. Nobody could have kept up. "${refrain}" "${refrain}" The pencil flew. At number eight they took on more staff, and that was ${a}, with a tea towel. "We'll sell the lot by noon," said ${b}. "I always knew that it was a good list."`,
        `The news seemed to have got about. There was a steady stream of people, and it was ${a}, and then it was ${b}. They had to queue. "${refrain}" said the one in front. Round they went, and the coin went the opposite way. "It's the heat," said ${a}. "It makes people buy." "Nine," wrote ${b}. "Ten." The letters had begun to lean a little.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'worried')],
          things: ['box', 'coin'],
        },
        `At eleven minutes to twelve they had sold eleven. They shook hands. ${b} added it up, and it was eleven coins. Then ${a} opened the box. In the box was one coin, looking rather worn. ${b} turned the list upside down. "It says eleven," said ${b}. "It's here in writing." "Where are they, then?" said ${a}. There was a pause, in which several things became clear.`,
        `"Sold out!" said ${a}. "But for ours. Eleven coins!" ${b} drew two lines under it with a ruler. It was a beautiful sum, and there was nothing wrong with it. They lifted the lid together. It was dark in there, and one small round thing looked up at them. "That's mine," said ${a}. "It's the one from the sofa." ${b} read the list from the top, slowly, and put a hand over both eyes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'curious'), seen(A, 'sit', 'shy'), seen(B, 'sit', 'shy')] },
        `That was when the bus broke down at the corner. Out of it, fanning themselves, came eleven people and a driver. ${Gcap} was in front. "${refrain}" said ${g}. "${refrain}" said they all. "We've only got one left," said ${a}. "Who had the others?" said ${g}. Nobody likes to say, "The public," when it is all down their front.`,
        `"A stall!" cried somebody. "Thank goodness!" And round the corner, hot and cross, came a whole busload, with the driver behind. The bus had stopped for good, it seemed. "${refrain}" said ${g}, who was with them, holding out a coin. ${a} looked at the table. There was a single one on it, and twelve coins' worth of people. "How was business?" said ${g}. "Brisk," said ${b}, very low.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'determined'), seen(G, 'hold', 'happy')],
        },
        `They still had ${w.stuff} in the kitchen, and they had half an hour. "Behind the table means behind the table," said ${b}, tearing up the list. They squeezed and stirred and ran, and ${g} kept the people in the shade with riddles. Twelve of them stood there by half past. This time they didn't so much as lick a thumb. Clink, went the box. It was a different sort of clink. It was followed by another.`,
        `"Wait!" said ${a}. "Half an hour! Don't let them go anywhere!" ${Gcap} sat them all down on the wall. What came out of the kitchen after that was mostly steam. They hadn't even time to quarrel. ${b} made a new list, and it was very short. It said, "Not us." At half past they put down twelve, all in a row. And out came the purses, and they were full of coins that nobody had ever seen before.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')], things: [w.drawn] },
        `There were eleven coins in the box. The old one made twelve. So it was done, and one was left, in the shade, and it was theirs. They'd been on their feet since eight, and the running had made them ${w.wanting} all over again. Then the driver came up, wiping a red neck. "I've left my purse at home," said the driver. "Never mind. I only wanted to look at it." They did not need the coin. But it was the only one they had.`,
        `They sold the eleventh, and that made it, with the one from the sofa. And here was the last, and it was half each, and they had run for it this time. ${a} had it by one side and ${b} by the other. "Is that one going?" said the bus driver. "I've been under that bus for an hour. I've nothing on me, mind, but oil." It would not have been wrong to say that it was taken.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'calm', 'coin'), seen(B, 'hold', 'calm')] },
        `${a} looked at ${b}. It was ${b} who pushed it over the table. "But you have to pay," said ${b}. "It says so on the sign." And ${a} took the old coin out of the box, and put it in the driver's hand. "${refrain}" said the driver, and gave it back. It was all perfectly in order. The driver ${w.had} it standing up, with both eyes shut. It was nearly as good as having it yourself. It wasn't quite.`,
        `"It's one coin," said ${a}. "But we lend them." ${b} saw what was meant. Out of the box came the worn one, and went across the table. The driver looked at it. "${refrain}" said the driver, and paid. The coin dropped back where it belonged, for the twelfth time that day. "Sold," said ${b}, and did not write it down.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'calm')],
        },
        `When the bus had gone they put their heads under the garden tap. They ${w.had === 'drank' ? 'drank' : 'had'} what ran down. It cost nothing, and there was plenty. "That's the best one I've had all day," said ${a}, "and I've had six." ${Gcap} counted out the box. It was twelve, to the coin. On Monday they would go and get ${goal}.`,
        `They sat on the step and had bread and water, which was what there was. It tasted of more. "Twelve," said ${g}, who had been asked to check it, as somebody from outside. "Exactly twelve. How did you do it?" "By not buying anything," said ${b}. On Monday it would be ${goal}. Today it was a box, and they each had a hand on it.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy', 'coin'), seen(B, 'sleep', 'sleepy')],
        },
        `They had the box in the bedroom that night. It was too hot to sleep. "Could you get me some water?" said ${b}, in the dark. "It's a coin," said ${a}. There was a clink. A bit later ${a} was thirsty. There was another. They had each been out four times by ten o'clock. They counted it once more before they slept. There were twelve.`,
        `"Are you awake?" said ${b}. "I'm off duty, and I'm thirsty." ${a} got up and fetched the water. "That's one coin," said ${a}. The lid of the box went up, and then, since ${a} was thirsty too by this time, it went down. It was a busy night. They did seven glasses between them. But the takings, as ${b} would say, were steady.`,
      ),
    ],
  };
}
