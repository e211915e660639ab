import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page } from '../page.ts';

const REFRAINS = [
  'Far too hot!',
  'Still too hot!',
  'Much too hot!',
  'Ooh, too hot!',
  'Ow, too hot!',
  'Oh, so hot!',
  'Hot, hot, hot!',
  'Phew, too hot!',
  'Really too hot!',
  'Very hot soup!',
  'Just too hot!',
] as const;
const TITLES = ['soup in the snow', 'a picnic in the snow', 'the pot that got lost', 'much too hot'];

const where = ({ place }: Going): string => place ?? 'the white hill';

/** The soup is too hot, so it has to wait in the snow; then snow falls on the picnic, and a hot pot melts its way out. */
export const SNOW: EventPlot = {
  id: 'snow',
  when: /\b(?:snow\w*|wint\w+|ice|icy|frost\w*|cold|freezing)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'snow';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'surprised')], things: ['saucepan'] },
        `"Picnic!" said ${A.introduced}. There was soup in the pot. ${a} took a sip. "${refrain}"`,
        `It is picnic day. ${A.introduced} made soup. Is it good? "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'scarf')], things: ['saucepan'] },
        `"Take my scarf!" said ${B.introduced}. Round the pot it went. Now they could carry it.`,
        `${B.introduced} had a long scarf. It went round the hot pot. That was better!`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['saucepan'] },
        `Out they went, into the snow.${comesToo}${ifNamed(going, `${going.Gcap} had the spoons.`)} Here was a log to sit on.`,
        `They went to ${where(going)}.${comesToo}${ifNamed(going, `${going.Gcap} had spoons for all.`)} They sat down on a log.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised')], things: ['saucepan', 'log'] },
        `${b} took a sip of soup. "${refrain}" So they put the pot in the snow.`,
        `"Soup!" said ${b}, and took a sip. "${refrain}" The pot must wait in the snow.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: ['saucepan'] },
        `They made a snowman. "Is it soup time?" Sip. "${refrain}"`,
        `They made a big snowman. ${a} ran to try the soup. "${refrain}"`,
      ),
      page(
        { weather: 'snow', camera: 'wide', actors: everybody(going, 'run', 'excited') },
        `They ran up the hill. They slid down it. And then it snowed and snowed.`,
        `Up the hill, down the hill! Then came the snow. It fell on everything.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'worried') },
        `They ran back. Where was the pot? All white!`,
        `"Soup time!" said ${b}. But there was no pot. There was only snow.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: everybody(going, 'kneel', 'determined'), things: ['rock', 'log'] },
        `They dug here. That was only a stone. They dug there. That was the log.`,
        `Dig, dig! They found a stone. Dig, dig! They found the log.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['saucepan'] },
        `"Look!" said ${k}. "There is a hole!" Steam came out. The hot pot had made it!`,
        `${k} saw a round hole. Puff! Steam came out of it. Down there was the hot pot!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: everybody(going, 'sit', 'happy'), things: ['saucepan', 'log'] },
        `They all had soup. "Is it too hot?" said ${a}. "No," said ${b}. "Just right."`,
        `They all took a sip of soup. It was not too hot. It was just right.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'snow';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: ['saucepan'] },
        `"You can't have a picnic in winter, in the snow," said everybody. "You can if it's soup," said ${A.introduced}. It was tomato soup, in the big pot with the lid. ${a} tried a spoonful. "${refrain}"`,
        `It was winter. There was snow outside. There was tomato soup inside. "Let's put the one into the other," said ${A.introduced}. "A picnic!" The soup went plop in its pot, and ${a} tried some. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'scarf')], things: ['saucepan'] },
        `Nobody could carry it. The pot was as hot as the soup. So ${B.introduced} fetched the longest scarf in the house. It went three times round, with a knot on top. "Now it's wearing a coat," said ${b}.`,
        `The pot was too hot to hold. "It needs a scarf," said ${B.introduced}. "No, we need it to have a scarf." They wound it round and round until only the lid looked out.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['saucepan'] },
        `They carried the pot to ${where(going)}, one on each side.${comesToo}${ifNamed(going, `${going.Gcap} brought the spoons.`)} The snow squeaked under them. In all that white there was one brown log, and they sat on it.`,
        `Step by step they went through the snow, with the pot between them.${comesToo}${ifNamed(going, `${going.Gcap} came last, with the spoons.`)} At ${where(going)} stood a log, just long enough for everybody. "Here," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised')], things: ['saucepan', 'spoon'] },
        `Off came the lid. Out came the steam. ${b} took one small spoonful, and blew, and blew. "${refrain}" said ${b}. So they unwound the scarf, and stood the pot in the snow.`,
        `"Me first," said ${b}. That was a mistake. "${refrain}" said ${b}. They undid the scarf and set the pot down in the snow. "It can wait there," said ${a}. "We can't, but it can."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: ['saucepan'] },
        `They built a snowman while they waited. They gave him the scarf. He looked rather like the pot. "Now," said ${a}, and ran to try a spoonful. "${refrain}"`,
        `Waiting is hard with nothing to do, so they made a snowman. He got a stone nose, and the scarf. "It must be ready by now," said ${a}. It was not. "${refrain}"`,
      ),
      page(
        { weather: 'snow', camera: 'wide', actors: everybody(going, 'run', 'excited') },
        `After that they climbed up the slope and slid down it. They did it nine times. Nobody saw the first flake fall, or the second. By the ninth slide it was snowing like feathers.`,
        `So they went sliding, and forgot the soup. Up, and down, and up again. The sky came lower. It dropped one flake, then ten, then more than anybody could count.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'worried') },
        `"Soup!" they shouted, and ran back. But back to where? The log was gone. The spoons were gone. Everything had a white lid on. "We've lost the picnic," said ${b}, in a small voice.`,
        `When they came back, there was no log. There was no pot, and no spoons. There was snow, as smooth as a clean sheet. "It was here," said ${a}. "Or there. Or was it there?"`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')],
          things: ['rock', 'log'],
        },
        `${a} dug here, and found a stone. ${b} dug there, and found the other end of the log. They dug so many holes that they fell into the first ones. And it was getting colder.`,
        `They dug. ${a} found a lump, but it was only a stone. ${b} found a long thing, but it was the log. Soon there were holes all over, and not one spoon in them.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `"Who dug that one?" said ${k}. It was a very round hole. No one had been near it. A thin white curl came up out of it, and it smelled of tomatoes.`,
        `Then ${k} stopped. There was one hole that nobody had made. It was small, and quite round, and it was smoking. "Holes don't smell of soup," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'kneel', 'happy'), things: ['saucepan'] },
        `Down at the bottom sat the pot. It had been so hot that it had melted its own way through. "It was too hot for us," said ${k}, "and too hot for the snow!"`,
        `They all looked in. There was the lid! Snow had fallen on the pot, and the pot had melted it. "It dug itself out," said ${k}. "It was hot enough."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: everybody(going, 'sit', 'happy'), things: ['saucepan', 'log'] },
        `They drank it out of the lid, in turns, on the log. "Too hot?" said ${a}. "No," said ${b}. "Too good." And the snowman had the last drop, down his front.`,
        `So there was a picnic in the snow after all. They passed the lid along the log. Nobody blew on it. Nobody said ouch. "Just right," said ${b}, and so said everybody.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, at, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const outside = at ?? 'snow';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'determined')],
          things: ['saucepan'],
        },
        `There had been a quarrel about the picnic since breakfast. ${A.introduced} said that in the snow you need soup. ${B.introduced} said that it was no picnic without sandwiches, and that soup was dinner. "You'll be glad of it," said ${a}, stirring. "You'll be sorry," said ${b}, buttering. So they made both, and neither would taste the other's. The soup was tomato. ${a} tried it. "${refrain}"`,
        `"A picnic is sandwiches," said ${B.introduced}. "It's in the rules." "Not in the snow," said ${A.introduced}. "In the snow it's soup." They stood at two ends of the kitchen with their backs to each other. One of them stirred. One of them buttered. ${a} was the first to taste anything, and wished to be the second. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'scarf')], things: ['saucepan'] },
        `Then came the question of how to carry a boiling pot. They tried oven gloves, but it slid. They tried a bag, and the bag began to smell. ${a} looked at the new scarf on the hook. It was four colours, and it had never been anywhere. ${a} sighed, and wound it round the pot, and tied it. It would never smell of new wool again.`,
        `The pot would not be carried. It was too hot to hold and too wide to hug. "Leave it at home," said ${b}, not very sadly. Instead ${a} took down the best scarf, the striped one, the one that was for Sundays. Round the pot it went, twice. "You'll be cold," said ${b}. "I know," said ${a}.`,
      ),
      page(
        { setting: outside, camera: 'wide', actors: everybody(going, 'walk', 'determined'), things: ['saucepan'] },
        `It was a long, white walk to ${where(going)}.${comesToo}${ifNamed(going, `${going.Gcap} followed in their footprints with the spoons.`)} The pot swung between them like a bell. There was nothing to see up there but sky, and snow, and one dark log that somebody had left. They swept it clean. "Ladies and gentlemen," said ${b}, and opened the sandwiches.`,
        `They set off with a basket and a pot that wore a scarf.${comesToo}${ifNamed(going, `${going.Gcap} carried the spoons and said nothing, which was wise.`)} ${a} walked with a bare neck and did not mention it. At ${where(going)} they found a log to sit on. It was the only brown thing for a mile. "Sandwiches first," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'surprised', 'sandwich')], things: ['log'] },
        `The sandwiches had frozen. ${b} bit one, and it did not notice. ${b} knocked it on the log, and it rang like a plate. "They're only a bit crisp," said ${b}. "Soup?" said ${a}, very politely. ${b} took a spoonful before anyone could stop it. "${refrain}" said ${b}, with both eyes watering.`,
        `There is one thing to be said about sandwiches in the snow. They freeze. These had gone as hard as roof tiles. ${b} tried a corner, and then tried to look as if it had been nice. "Have some soup," said ${a}. It was said a little too kindly. ${b} had some. "${refrain}" So there they sat, between too hard and not yet.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: ['saucepan'] },
        `They unwound the scarf and stood the pot in the snow to come down to a sensible heat. While they waited, they built a snowman. He was a good one, with a stone nose and a scarf of four colours. Every so often ${a} ran over with a spoon. Every time it was the same. "${refrain}"`,
        `"We'll put it in the snow," said ${a}, "and it'll cool." They took off the scarf and hung it on a snowman, when they had made him. It took a good while. He had a stone nose, and stood with his front to the pot as if he were guarding it. ${a} tried another spoonful. "${refrain}"`,
      ),
      page(
        { weather: 'snow', camera: 'wide', actors: everybody(going, 'run', 'excited') },
        `After that there was the slope, which was long and quite empty. They went down it on their backs. They went down it in a row. It is hard to quarrel with somebody when you are holding on to their feet. At the top of the seventh time ${b} stopped. "Was it snowing," said ${b}, "when we started?"`,
        `Then somebody slid, by mistake, and after that they all did it on purpose. They forgot about sandwiches. They forgot about soup. They forgot to look up. The sky had been waiting for that. When they stood at the top for the seventh time, they could no longer see the bottom.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'stand', 'worried') },
        `It had snowed on everything. It had filled their footprints and gone over the log. The snowman was the only thing left, and he had turned into a bump. Pot, spoons, basket: all under one smooth white sheet. "We should have kept the lid off," said ${a}. "Then we could have seen the red."`,
        `At the bottom was a clean white page. No log was written on it, and no basket, and no pot. Even the snowman was only a sort of hill. "It was by the snowman," said ${b}. "Which side?" said ${a}. They looked at the bump. You could not tell which way he was facing.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'worried')],
          things: ['scarf'],
        },
        `They dug. They found the log, and a stone, and the log again. They found the scarf, stiff as a board. ${b} shook it out, and looked at it, and hung it round ${A.names} neck. "I should have let you leave it at home," said ${b}. "You were shivering all the way up. I saw." "I didn't say anything," said ${a}. "I know," said ${b}. "That's what I saw."`,
        `The snow had stopped, and they dug with spoons, once they had dug up the spoons. ${b} came upon one end of the scarf and pulled until the rest arrived. Then ${b} put it on ${a}, twice round, and tied it, like a pot. "It smells of tomatoes," said ${a}. "It smells lovely," said ${b}. That was the end of the quarrel. But it was not soup.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')] },
        `"Don't dig," said ${k}. "Look." The light was getting low, and every heap had a blue shadow. Between two of the heaps stood a thread of something white. It was straight, and very thin, and it was going up. "Snow comes down," said ${k}. "What goes up?"`,
        `${k} had stopped digging some time ago and was only looking. "How many holes did we make?" "Eleven." "There are twelve," said ${k}. The twelfth had no heap beside it. It was as round as a plate. Something was rising out of it and leaning on the air.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'kneel', 'happy'), things: ['saucepan'] },
        `They lay down and looked in. There, at the end of a smooth round shaft, was a lid with drops on it. The snow had come down on the pot all that time, and the pot had sent it away again. "Four times it was too hot," said ${a}. "If it had been just right, we'd never have found it."`,
        `It was a well with a pot at the bottom. The snow had tried to bury it, and the pot had been too hot to be buried. It had simply melted a chimney for itself. "And I blew on it," said ${b}. "Just think, I tried to make it cold."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'sit', 'happy'),
          things: ['saucepan', 'sandwich', 'log'],
        },
        `They had it up with the scarf. The soup was just the heat that soup should be. But ${b} sat there with a sandwich like a slate, turning it over. Then ${b} put one corner of it into the soup, and counted ten, and bit. Nobody spoke. "Ten more," said ${b}, "and you try." Hot, soft, cheese and tomato: it was neither soup nor sandwich. It was the best thing either of them had ever made.`,
        `${a} poured the first lidful and passed it along. "Just right," they said, one after the other. Then ${a} picked up one of the hard sandwiches, and thought, and dropped it in. It floated. It sank a bit. It came out soft and steaming, with the cheese in strings. ${a} broke it in two and gave ${b} the bigger half. "Rule one," said ${b}, with a full mouth. "Sandwiches. Rule two. Soup."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `That night the bed was like ice, as beds are in winter. ${k} lay quite still in the middle of it. Slowly, a warm place grew, just the shape of somebody asleep, all the way round.`,
        `The sheets were cold at first, at bedtime. ${k} curled up like a pot and waited. It did not take long. There was soon a warm hole in the middle of the bed, and ${k} was asleep in it.`,
      ),
    ],
  };
}
