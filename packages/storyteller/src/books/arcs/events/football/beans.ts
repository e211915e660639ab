import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withChildBeside } from '../page.ts';
import { old } from './beans-old.ts';
import { partsOf, TITLES } from './beans-parts.ts';

/** Who learned to play behind a row of beans kicks too high for every match, but for one with a puddle before the goal. */
export const BEANS: EventPlot = {
  id: 'beans',
  when: /\b(?:cup|finals?|win(?:s|ning)?|won|winners?|scor(?:e|es|ed|ing)|champions?|championships?|trophy|tournaments?|league|(?:first|winning|best|last[- ]minute|deciding) goal)\b/iu,
  young,
  middle,
  old: (going) => old(withChildBeside(going)),
};

function young(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(G, 'shout', 'worried'), ...along],
          things: ['football'],
        },
        `${A.introduced} kicks the football at home. "${refrain}" says ${g}.${comesToo}`,
        `Kick! ${A.introduced} has a football. ${Gcap} has beans. "${refrain}"${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'proud')], things: ['football'] },
        `So ${a} kicks it up. Up, and over the beans!`,
        `How does ${a} kick? Up high! Over the beans it goes.`,
      ),
      page(
        {
          setting: 'playground',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited')],
          things: ['goal'],
        },
        `Today is the cup final. It rains and rains. ${B.introduced} is in goal.`,
        `Now for the cup! What rain! ${B.introduced} stands in goal.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'sad'), seen(B, 'shout', 'worried')], things: ['football'] },
        `${a} kicks. Up it goes, over the goal! "Keep it low!" says ${b}.`,
        `Kick! Too high! It goes over the goal. "Low!" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['puddle', 'football'] },
        `Low it is. Splash! There is a puddle. The ball stops in it.`,
        `So ${a} kicks it low. Splash! It sits in the puddle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised')], things: ['puddle', 'football'] },
        `They all kick it low. Splash, splash! No goals. Nil, nil.`,
        `Now the Reds. Splash! And the Greens. Splash! Nobody gets a goal.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['puddle'] },
        `One more kick. ${a} looks at the puddle. It is as long as the beans!`,
        `The last kick! How long is that puddle? As long as the beans!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['football', 'puddle'] },
        `"${refrain}" says ${a}. Kick! Up, and over the puddle. And down.`,
        `"${refrain}" shouts ${g}. Up it goes! Over the puddle! Down it comes.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['trophy'],
        },
        `Goal! ${a} has won the cup! ${b} jumps in the puddle.`,
        `It is in! It is a goal! The cup is for ${a} and ${b}!`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['trophy'],
        },
        `What is in the cup now? Beans! "${refrain}" says ${a}. Yum.`,
        `${Gcap} puts supper in the cup. Guess what! "${refrain}" says ${a}. Yum.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(G, 'shout', 'worried'), ...along],
          things: ['football'],
        },
        `${A.introduced} played football in the garden, from breakfast till bed.${comesToo} It was a long garden, and right across the middle stood the beans. ${Gcap} had grown them from seed. "${refrain}" said ${g}, at every kick.`,
        `There was a good wall for football at the end of the garden. But between it and ${A.introduced} was a row of beans.${comesToo} They belonged to ${g}, who loved each one. "${refrain}" came the call, out of the window.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'proud')], things: ['football'] },
        `So ${a} had learned to kick it up. It rose like a lark, went over the beans, and dropped down behind. It was the only way that ${a} could kick at all.`,
        `So the ball had to go over. ${a} put a toe well under it. Up it went, and over, and down like an egg into a basket. Not a leaf moved. ${a} had never kicked it any other way.`,
      ),
      page(
        {
          setting: 'playground',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'excited')],
          things: ['goal'],
        },
        `Then it was Saturday, and the cup final, the Greens against the Reds. It had rained all night. ${B.introduced} was captain of the Greens, and in goal. "We can win this," said ${b}. "Only keep it down, ${a}. You always kick it to the moon."`,
        `On Saturday it poured, and it was the final. The cup stood on a table under an umbrella. "Reds or Greens?" said everybody. ${B.introduced} kept goal for the Greens. "I want that cup so much," said ${b}. "Please, ${a}. Low ones."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'sad'), seen(B, 'shout', 'worried')], things: ['football'] },
        `${a} had the first chance. It rose like a lark. It went over the Reds, over the goal, and over the fence as well. "Down!" called ${b}. The Reds laughed so much that they had to lean on each other.`,
        `Off they went. ${a} got the ball, and nobody was near, and there was the goal. Up it flew. A man on the road had to fetch it back. "Not that high!" cried ${b}. ${a} looked at both boots. They didn't know how to do anything else.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['puddle', 'football'] },
        `So next time ${a} shut both eyes and kicked it along the ground. It went hissing through the grass, straight for the corner. Then it said splosh. In front of the goal lay a puddle as big as a bath. The ball sat down in it.`,
        `The second time ${a} kept it low. It was the first low kick of a whole life. It ran, and ran, and was nearly in. And there was a puddle, just in front of the goal. Splosh. It stopped there and floated, like a duck.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised')], things: ['puddle', 'football'] },
        `There was one at the other end, too, for the Reds. They were the best low kickers in the county. Splosh. Splosh. Splosh. Nobody could get a ball past a puddle. With a minute to go it was nil, nil.`,
        `After that everybody sent it low, and it all ended in the puddle. There were Reds in it, and Greens, looking for the ball with their feet. Even ${b} ran up and had a try. Splosh. "One minute!" they heard. It was nil, nil.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'curious'), seen(G, 'stand', 'worried')],
          things: ['puddle', 'football'],
        },
        `The ball rolled up to ${A.names} boot, and stopped. ${a} looked at the goal. In front of it lay the puddle, right across. It was as long as a row of something. It was just as far off. ${a} nearly laughed.`,
        `It came to ${a}, of all people. "Low!" called ${b}. "Low!" called everyone. But ${a} was looking at that puddle. It went straight across, and behind it was a bit of goal. ${a} had seen that before. It only needed leaves.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined')], things: ['football', 'puddle'] },
        `"${refrain}" said ${a}, very softly. The toe went well under it. It rose like a lark. The keeper of the Reds looked up, and up. It went over the puddle. And it dropped down behind, like an egg into a basket.`,
        `Then a voice came over the crowd. It was ${g}, who couldn't help it. "${refrain}" And the boots knew what to do. Up went the ball, and over the puddle, with not a drop on it. Down it came, just behind the line.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['puddle'],
        },
        `Goal! It was one, nil! The whistle blew. ${b} ran up and jumped on ${a}. All the Greens went down in the puddle. "Never keep it low again," said ${b}.`,
        `"GOAL!" There was no more time. The Greens had won! They carried ${a} round. Then they dropped ${a} in the puddle, by mistake. "I'm sorry I said low," said ${b}, who had jumped in too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'trophy'), seen(B, 'stand', 'proud')],
          things: ['trophy'],
        },
        `The cup was silver, with two handles, and so heavy that it took two. ${a} had one side and ${b} the other. "How did you learn to do that?" said the keeper of the Reds. "Gardening," said ${a}.`,
        `They held up the cup between them, by its ears. It was full of rain. "Who showed you that kick?" said the captain of the Reds. ${a} thought. "A vegetable," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: ['trophy'],
        },
        `That night the cup stood in the middle of the table. ${Gcap} lifted the lid, and out came steam. It was full to the brim. ${a} took a big spoon and reached across, a bit fast. "${refrain}" said ${g}.`,
        `At supper the cup came to the table. There was something hot in it. It was green, with butter. "They've earned it," said ${g}. They passed it round with both hands. "${refrain}" said ${a}, as it went over the cloth.`,
      ),
    ],
  };
}
