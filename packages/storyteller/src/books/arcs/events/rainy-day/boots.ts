import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'When it stops!',
  'As soon as it stops!',
  'Wait till it stops!',
  'Not until it stops!',
  'After it stops!',
  'Only when it stops!',
  'Once it stops!',
  'Not before it stops!',
  'The moment it stops!',
  'Not till it stops!',
  'First it must stop!',
] as const;
const TITLES = ['when it stops', 'new boots', 'waiting for the rain', 'boots and no puddle'];

/** New boots, and it must stop raining first. But what are rain boots for? */
export const BOOTS: EventPlot = {
  id: 'boots',
  when: /\b(?:boots?|wellies|wellingtons|puddles?|stuck|go(?:ing)? out(?:side)?)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boots'],
        },
        `${A.introduced} had new boots. They were red. ${B.introduced} liked them.${comesToo} Rain, rain, rain!`,
        `Red boots! They were for ${A.introduced}. ${B.introduced} looked at them.${comesToo} What a rainy day!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'excited')], things: ['boots'] },
        `"Can we go out?" said ${a}. "${refrain}" said ${g}. So they stayed at home.`,
        `"Out!" said ${a}. "${refrain}" said ${g}. They had to be at home.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['boots'],
        },
        `Clop, clop! The boots went round the table. They were too loud. "Out?" "${refrain}"`,
        `Clop, clop went the boots, in and out. "It is too loud!" "Then out?" "${refrain}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'jump', 'excited')], things: ['boots', 'bathtub'] },
        `${a} jumped in the bath. It was a bit wet. It was not a puddle. "Out?" "${refrain}"`,
        `Was there a puddle in the bath? No, just one drop. "Now?" said ${a}. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['boots'],
        },
        `Then it stopped. Out came the sun. "Now!" But first they had to eat.`,
        `The rain stopped! "Now!" said ${a}. "Eat first," said ${g}. And the sun shone.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')],
          things: ['boots'],
        },
        `They ran out. Where were the puddles? The sun had dried them all up!`,
        `Out they went, in the new boots. It was all dry! There was not one puddle.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(K, 'look-up', 'excited')] },
        `Plop! A drop fell on ${k}. "In!" said ${g}. "No," said ${k}. "They are rain boots!"`,
        `Plop, plop! "It rains. Come in!" said ${g}. ${k} said, "But they are boots for rain!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['boots', 'puddle'],
        },
        `${Gcap} looked at the boots. "So they are!" And ${g} put on boots, too.`,
        `"Oh," said ${g}. "Yes! They are for rain." Then ${g} got boots as well.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle', 'boots'] },
        `Splash! Splash! Splash! "Shall we go in?" said ${b}. "${refrain}" they said.`,
        `They all jumped in the puddles. "When do we go in?" said ${g}. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'kneel', 'happy')],
          things: ['boots'],
        },
        `${A.introduced} had new boots, red ones, with a shine. You could see your face in each toe. ${B.introduced} looked, and there it was, twice.${comesToo} "Let's try them out," said ${a}.`,
        `They came in a box: two red boots that had never been anywhere. ${A.introduced} put them on at once. "They squeak," said ${B.introduced}.${comesToo} "They want to go out," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'sad')], things: ['boots'] },
        `But it rained. It rained on the step and the street. "Can we go now?" said ${a}. "${refrain}" said ${g}. "You'd get soaked." So they all stayed at home.`,
        `Outside, it came down in strings. "May we?" said ${a}, at the door. "In this?" said ${g}. "${refrain}" Home was dry, and it was very small that day.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['boots'],
        },
        `The boots walked round the kitchen table. Clop, squeak, clop, squeak. They did it forty times. "That's enough," said ${g}, with both hands on both ears. "Out, then?" "${refrain}"`,
        `Clop, clop, along the passage. Clop, clop, back again. ${b} came behind and said the squeaks. "It's like living with a pony," said ${g}. "We could go outside," said ${a}. "${refrain}"`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'curious')],
          things: ['boots', 'bathtub'],
        },
        `They needed a puddle. In the bath there was a drop round the plug. ${a} got in and stamped. It was like jumping on a stamp. "Is it still raining?" "It is. ${refrain}"`,
        `"There's water in here," said ${b}. There was, a spoonful. ${a} stood in the bath in boots and jumped. It did not splash, but it did boom. "${refrain}" called ${g}, from below.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['boots'],
        },
        `And then it did. One moment there was rain, and the next there was sun. "It's stopped!" They ran. But the soup was on the table. It was hot, and took ages.`,
        `At noon it stopped, as if somebody had found the tap. "Now!" said ${a}. "Lunch," said ${g}. You have never seen anybody eat so fast. The sun shone in at the window, hotter and hotter.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')],
          things: ['boots'],
        },
        `When they got out, there was a wet place by the gate. While they looked, it got smaller. It was a plate, and a saucer, and a coin. Then it was gone. "My puddle," said ${a}.`,
        `They came out with a shout. And they stood there. The path was dry, and the step was dry. The sun had been round before them and drunk up every one. The boots did not even squeak.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(K, 'look-up', 'excited')] },
        `Plip. Something hit ${k} on the nose. Plip, plip. "Quick, in!" said ${g}. "It's raining again!" "Wait," said ${k}. "What are they called, those boots?" "Rain boots," said ${a}.`,
        `A cloud went over. Down came a drop, as fat as a plum, on ${K.names} head. "Inside, everyone!" said ${g}. ${k} did not move. "What does it say on the box?" said ${k}. "It says boots for rain."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'surprised')], things: ['boots'] },
        `"Then we've been doing it the wrong way round," said ${k}. "We keep them in when it rains, and take them out when it doesn't!" ${Gcap} began to speak, and stopped. It was quite true.`,
        `"They aren't for after," said ${k}. "They're for during!" Nobody had thought of that. ${Gcap} looked at the sky, and at four cold, dry, shiny toes. "Well, I never," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'happy'), seen(A, 'stand', 'happy')], things: ['boots', 'puddle'] },
        `${Gcap} went in, and they thought that it was all over. But ${g} came out again, in big green ones. By then there was a puddle, and it was growing.`,
        `There was a lot of banging in the cupboard. Then out came ${g}, in boots as old as the hills. "I'd forgotten I had any," said ${g}. The first puddle was just the right size.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle', 'boots'] },
        `Splash! It went up higher than the gate. Splash! The red ones were not shiny any more, and they did not squeak. They sploshed. "When do we go in?" said ${b}. "${refrain}" they all shouted.`,
        `They jumped in every puddle in the street. Then they did it in the other order. They were wet right up to the ears. "Time to go home?" said somebody. And what did ${g} say? "${refrain}"`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'sad')],
          things: ['boots'],
        },
        `It was a rainy day. There had only been money for one pair. They were red, and they were ${A.names}, because ${A.introduced} had grown the most. ${B.introduced} got last year's, which were green, with a patch.${comesToo} "You can have the red ones next year," said ${a}. "They won't be red by then," said ${b}. They stood them on a newspaper, and it was hard not to look.`,
        `On the first rainy day ${A.introduced} unpacked the new boots from their tissue. They were as red as letter boxes, and the soles were so clean that you could have eaten off them. ${B.introduced} had the old green pair with the patch on it.${comesToo} "They're the same shape," said ${a}. "Yes," said ${b}. "That's what they are." Neither of them said any more about it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'sad')], things: ['boots'] },
        `They could not go out, because of the rain. It bounced off the road. "${refrain}" said ${g}, who was busy. It seemed reasonable enough. You do not go out in the rain. Everyone knows that. So they sat there at home, two people with four boots on, and waited for it to finish.`,
        `"Can we?" "Have you seen it?" said ${g}. "${refrain}" They had seen it. They had had their noses on it since eight. It filled up the gutters and ran down the hill. In the road lay the best puddles of the year. They looked at them from home, as you look at cakes in a shop.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'calm')],
          things: ['boots'],
        },
        `A boot that cannot go out goes round. ${a} went round the kitchen, squeaking, and ${b} went after, not squeaking. "Thirty-eight," said ${a}. "Thirty-nine." "If I hear forty," said ${g}, "I shall scream." "We could do it outside." "${refrain}" There was a black mark on the floor by then, in the shape of a ring.`,
        `They marched. It was a way to pass the time. ${a} led, and the new rubber shrieked at each step, like a gull. ${b} kept two paces behind, where you could not see the patch. "Must you?" said ${g}. "It's that or out," said ${a}. "${refrain}" And they all turned to the window. It was as wet as ever.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'calm')],
          things: ['boots', 'bathtub'],
        },
        `They tried the bath. There was half a cup of water left. If you swept it together with a flannel, it made a kind of puddle. ${a} jumped. It said pat. "It's no good when it's tame," said ${b}. "Has it stopped?" they called down the stairs. "You'll know about it," said ${g}. "${refrain}"`,
        `Upstairs they ran an inch of water in the bath. ${a} got in, and stood, and stamped. There was an echo. "Go on, you try," said ${a}. "It doesn't count," said ${b}. "It's got a plug." They were quiet for a bit, and heard the real thing going to waste on the roof. "${refrain}" said ${a}, in ${G.names} voice.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['boots'],
        },
        `And at twelve it stopped. The sun came out with a bang. They were on the mat before you could have said so. "Lunch," said ${g}. "It's on the table." It was soup, and you cannot hurry soup. While they blew on it, the street began to smoke. It was quite pretty, if you did not think what it meant.`,
        `At noon the last drop fell. They saw it. "It's stopped!" "Ten minutes," said ${g}. "You can't go out on nothing." There was soup, at about the heat of the sun. And there was the sun. It lay on the roofs and on the road. Everything steamed. "Look," said ${a}, "it's like a kettle." Then ${a} put down the spoon.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')],
          things: ['boots'],
        },
        `They came through the gate at a run and pulled up. There was not a puddle from one end to the other. There were dark places, where there had been, and they were shrinking. ${a} stood in the last of them. It dried up round the boots like something being rubbed out. "A whole morning of it," said ${a}. "And we spent it indoors, keeping dry."`,
        `It had gone. There was the dip where the big one had lain, and there was a leaf in it, curling. ${b} sat on the step and took off the green boots, one after the other. ${a} looked down at the red ones. They were perfect. They did not have one mark on them. It was as though they had not been bought at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'surprised')], things: ['boots'] },
        `${a} sat down too. "How did you get that patch?" said ${a}. "That was you. It was last year, in the ditch, when we built the dam." "So it was," said ${a}. "That was the best day there's been." They both had a look at the patch. "Shall we change?" said ${a}. "Just for today. Yours know what to do."`,
        `"Tell me what they've been in," said ${a}, and picked up one of the green ones. ${b} told it. There had been the ditch, and the tide, and the time with the ducks. "Mine haven't been in anything," said ${a}. There was a silence. "Swap?" said ${a}. "Really?" said ${b}. "You'd get them dirty." "Would you?" said ${a}, quite hopefully.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(K, 'look-up', 'excited'), seen(G, 'stand', 'surprised')] },
        `There was a tap on ${K.names} head. It was a drop. "Indoors, quick," said ${g}. "It's starting again." They had half got up. It is a thing that feet do by themselves. "Why?" said ${k}. "What does it say in the box?" It was stamped on the lid: RAIN BOOTS. "Then it's us who've been wearing them at the wrong time," said ${k}.`,
        `A shadow came over, and a drop struck the step, as large as a coin. "Oh no," said ${g}. "In you come." And ${k} said, "In?" ${k} had the lid of the box, and was reading it. "It doesn't say boots for after the rain. It says RAIN BOOTS. We kept them in for all of it, and took them out when it was over. It's like an umbrella for sunshine."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'happy')],
          things: ['boots', 'puddle'],
        },
        `${Gcap} stood in the door and got wet. One could see that there was an answer to it, and that it would not come. "You'd be soaked," said ${g}. "Then we'd be soaked," said ${k}, "and there's a bath. It's got a puddle in it." ${Gcap} went in without a word. They heard the cupboard. When ${g} came out again, there was an old black boot on the end of each leg.`,
        `Nobody likes to find out such a thing in front of people. ${Gcap} laughed first, though. "I've told you that since you could walk," said ${g}. "So did mine tell me. I don't think that anyone ever asked." There was a great rummaging under the stairs. Two black boots came out, and a mouse's nest, and last of all ${g}, with both feet in.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'jump', 'happy'), things: ['puddle', 'boots'] },
        `It rained until six, and they were out in all of it. They dammed the gutter. They jumped off the step. ${b} had one red boot on, and one green, and so had ${a}, and it was the best arrangement. By the end you could not tell which was the new one. "Isn't it time that we went in?" said ${b}. They all turned round, with the water running off their noses. "${refrain}"`,
        `There never was such rain. There was a puddle by the gate that came up to the third ring of the boot. They had taken a red and a green each, so as to be fair, and they jumped with the red. Mud flew up and stayed. "There," said ${a}. "Now it's been somewhere." Along the street the curtains twitched. "When are you coming in?" called a neighbour. "${refrain}" said ${g}.`,
      ),
    ],
  };
}
