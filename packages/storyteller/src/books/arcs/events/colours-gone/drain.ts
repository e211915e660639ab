import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page } from '../page.ts';
import { inPlace } from '../the-one.ts';

const REFRAINS = [
  'All grey',
  'Only grey',
  'Grey again',
  'Grey, just grey',
  'Nothing but grey',
  'As grey as grey',
  'Grey, grey, grey',
  'Still grey',
  'Grey all over',
  'Quite grey',
] as const;
const TITLES = ['all grey', 'the red paw', 'the puddle that had everything', 'what colour is a cow?'];

/** It rained so hard that the colours ran off everything, and they are all in one puddle over a drain. */
export const DRAIN: EventPlot = mateBeside({ id: 'drain', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const grey = chance.pick(...REFRAINS);
  const refrain = `${grey}!`;
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', weather: 'rain', actors: [seen(A, 'look-up', 'curious')] },
        `It rained and rained${where}. Down went the water. Down went the colours, too.`,
        `What a rain${where}! It washed the cows. It washed all the colours off!`,
      ),
      page(
        { camera: 'medium', weather: 'clear', actors: [seen(A, 'stand', 'surprised')], things: ['apple'] },
        `Then ${A.introduced} came out.${comesToo} The grass? Grey. The apple? "${refrain}" said ${a}.`,
        `${A.introduced} looked about.${comesToo} Grey grass. A grey apple. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'stand', 'sad')] },
        `And ${B.introduced}? ${b} was grey, down to the toes. "${refrain}" said ${b}.`,
        `Here was ${B.introduced}. Grey nose, grey toes. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'paint')], things: ['paint'] },
        `${a} got the paint. But which pot was red? "${refrain}" said ${a}.`,
        `"I will paint it!" said ${a}. But the paint was grey, too. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')], things: ['rainbow'] },
        `They looked up. There was a rainbow! Was it red? "${refrain}"`,
        `A rainbow! That has colours. They ran to see. "${refrain}" said ${b}.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['puddle'] },
        `A cat stepped in a puddle. Look! One paw was red!`,
        `Splash! A cat stepped in a puddle. Out came one red paw!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'excited')], things: ['puddle'] },
        `"They are in the puddle!" said ${a}. Red, blue, yellow and green!`,
        `Red! Blue! Green! All in the puddle! "Here they are!" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'bucket'), seen(B, 'stand', 'happy')],
          things: ['bucket', 'puddle'],
        },
        `${a} took a bucket. Green for the grass! Red for the apple!`,
        `Splash, with a bucket! The grass was green. The apple was red.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(B, 'hold', 'surprised', 'bucket'), seen(A, 'stand', 'surprised')],
          things: ['bucket'],
        },
        `Splash! Oh dear. One cow was blue. "Moo?" They tried again.`,
        `Splash! Now a cow was green. "Moo!" They tried again.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `Now all was right. And the cat kept one red paw. "Not ${grey.charAt(0).toLowerCase() + grey.slice(1)}!" said ${a}.`,
        `Now all was well. But the cat's paw was still red. It liked that.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const grey = chance.pick(...REFRAINS);
  const refrain = grey;
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'night', camera: 'wide', weather: 'rain', actors: [seen(A, 'look-up', 'curious')] },
        `It rained all night${where}, so hard that nobody had ever heard the like. It ran off the roofs and the roses, and gurgled away downhill. ${A.introduced} lay and listened. It was as if somebody was washing the world.`,
        `The rain came down that night${where} like a thousand buckets. It scrubbed the roofs. It scrubbed the roses. All the water ran off down the street, to the drain at the bottom. In bed ${A.introduced} pulled up the quilt.`,
      ),
      page(
        { time: 'day', camera: 'medium', weather: 'clear', actors: [seen(A, 'stand', 'surprised')], things: ['apple'] },
        `Next morning it was dry, and something was wrong. ${a} went out in the garden.${comesToo} The grass was grey. The roses were grey, and the apple was a grey apple. It tasted red. But it did not look it. "${refrain}," said ${a}.`,
        `In the morning the rain was gone, and so were all the colours.${comesToo} ${a} had a red boot and a blue one. Which was which? The sky was like dishwater. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'worried'), seen(A, 'stand', 'surprised')] },
        `Along came ${B.introduced}, as grey as a pebble. "I thought that I was ill," said ${b}. "Then I saw everybody else." A grey cat went by, that had been a grey cat before. It was the only one who did not mind.`,
        `"Don't look at me," said ${B.introduced}, behind the hedge. "I've gone off." ${b} was grey from top to toe. So was the hedge. On the wall sat the grey cat. It had always been grey.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'paint'), seen(B, 'stand', 'curious')],
          things: ['paint'],
        },
        `"We'll paint it all again," said ${a}, and fetched the paints. There were twelve pots, and all twelve were the same. They gave the gate one coat of each. "${refrain}," said ${b}.`,
        `${a} had a box with twelve paints in it. ${b} picked the yellow, or what stood where the yellow used to be. They painted a sunflower with it. "${refrain}," said ${b}. Only it was wet now, as well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'excited'), seen(B, 'look-up', 'curious')], things: ['rainbow'] },
        `Then there was a bit of sun, and over the hill stood a rainbow. "That's where you get them!" cried ${a}. They ran until they were under it. It had seven stripes, light grey, grey, and dark grey. "${refrain}," they said.`,
        `"A rainbow!" said ${b}. "It's made of nothing else!" They counted the stripes. There were seven of them, and you could have drawn them with one pencil. "${refrain}," said ${a}, and nearly cried.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['puddle'],
        },
        `They went home down the street. In front of them went the cat. At the bottom, over the drain, lay a big puddle full of leaves. The cat put in one paw, and pulled it out, and shook it. "${b}," said ${a}. "Look at that paw." It was red.`,
        `On the way back they met the cat. Leaves had stopped up the drain. The cat went round the great puddle there. One foot slipped. It came out as red as a letter box. The cat looked at it in horror.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'excited')], things: ['puddle'] },
        `They knelt down. It was like looking into a box of sweets. There was the red, and the blue, and all the greens. "The rain washed them down here," said ${a}, "and the drain's blocked!" "If it hadn't been, they'd be in the sea," said ${b}.`,
        `The puddle was full to the brim with colours. They lay side by side and hardly touched. "They all came off in the rain," said ${a}. "And they ran downhill, like water does." "And then the leaves held them up," said ${b}. "Good old leaves."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'bucket'), seen(B, 'hold', 'happy', 'bucket')],
          things: ['bucket', 'puddle'],
        },
        `They fetched every bucket there was. "What's red?" shouted ${a}. "Roses! Letter boxes! Jam!" shouted ${b}. "What's yellow?" "Bananas! Buses! Bees, but only half!" Splash, went the red, and splash, went the yellow. The street lit up like a lamp.`,
        `The whole street came with buckets and cups. "Blue, please," said the sky, or it looked as if it would like to. Splash! "Green for the hedge!" called ${b}. "Which green?" "The other one!" It was as good as a birthday.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(B, 'hold', 'surprised', 'bucket'), seen(A, 'stand', 'surprised')],
          things: ['bucket'],
        },
        `Of course there were mistakes. There was a blue cow, because somebody had tripped. "Moo?" it said. The postman was pink up to the knees. "What colour are you really?" asked ${a}. You'd be surprised how many did not know.`,
        `You can't always get it right. A hen was purple until four. There was a green cow, which nobody could find, on the grass. They heard it moo, and went by that. "Brown," said ${a}, firmly. "Cows are brown."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `By evening the whole street was itself again. ${b} was just the right colour, apart from one ear. Then it began to rain. "Quick!" said ${a}, and they all held their breath. But it was only a small rain. Everything had had time to dry.`,
        `When they had finished, there was nothing left in the puddle but water. ${a} looked round, at all of it. "I never knew that there was so much green," said ${a}. ${b} looked down. "I never knew I was so nice," said ${b}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'kneel', 'happy')] },
        `Only the cat had not been done. It had always been grey, and wished to be grey. But one paw stayed red. "Shall I wash it off?" said ${a}. The cat put it behind its back. "${refrain}," said ${a}, "but for one."`,
        `Last of all came the cat. "${refrain}," said ${a}. "That's right, for you. Only that paw is wrong." The cat held it up to the lamp, and turned it. Then it went off along the wall, showing it to people.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const grey = chance.pick(...REFRAINS);
  const refrain = grey;
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'curious')],
          things: ['notebook'],
        },
        `${A.introduced} could have told you forty sorts of red. ${B.introduced} could not tell red from green.${comesToo} It's like that with some people; it's only how their eyes are made. "What colour's this?" ${b} would ask, and write it in a notebook, so as not to have to ask again. There were eleven years of asking in it. Strawberries, red. Postman's door, green. "I don't know how you stand it," ${a} used to say.`,
        `There's nothing wrong with ${B.names} eyes, except that red and green look the same to them. So ${b} had a notebook. Jam, red, it said in it. Mrs Orr's gate, green. The bus, red.${comesToo} It filled three hundred pages, and there was not a thing in the street that wasn't down in it. ${A.introduced} thought it rather sad. ${a} had a paintbox with forty-eight colours, and knew them all by their first names.`,
      ),
      page(
        { setting: 'street', time: 'day', camera: 'wide', weather: 'rain', actors: [seen(A, 'look-up', 'curious')] },
        `Then came the rain${where}. It rained for a night and a day as though it were being paid. It beat on things. It scrubbed, and rubbed, and rinsed. The water went down the street to the drain by the bridge. There the leaves were, a whole autumn of them. ${a} watched it from the window, and thought that it had an odd shine. After supper you couldn't see it any more.`,
        `It began${where} on a Sunday. It was the sort of rain that has something against you. It went for the roofs, and the hedges, and the paint on the doors, and would not leave off. The gutters ran like brooks, all downhill, to where the drain is, under the bridge. ${a} put a hand out of the window, and the hand came back a bit paler. ${a} put it down to the cold.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          weather: 'clear',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'calm')],
        },
        `Next morning it was dry. ${a} drew the curtains, and thought that there was something in both eyes. The hedge was grey. The bus was grey, and so was everybody in it. In the paintbox every paint was the same. "${refrain}," said ${a}, over and over, like a person who has lost a dog. ${b} came out, and looked about. "It's a bit dull today," said ${b}. "Is something the matter?"`,
        `On Monday the sun came up, one supposes. It was the colour of a plate. There was no blue anywhere in the street, no yellow, and no red of any sort. People stood at their gates and were shy of each other. "${refrain}," said ${a}. "Even jam." The cars had all stopped at the lights, because nobody could tell what they were saying. ${b} walked across, as always, by looking which of them was on top.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'paint'), seen(B, 'stand', 'curious')],
          things: ['paint'],
        },
        `${a} tried with paint. It went on, and was wet, and was grey. ${a} tried with beetroot, which gets on everything. It got on everything, in grey. There was a rainbow at noon. All of them ran out to it with jars, and came home again without looking at each other. "${refrain}," said the baker, and could not tell if the bread was done. Nobody knew what to eat. The bees hung over the flower beds, and went away.`,
        `They tried. There was a rainbow on the hill, and the school went up to it in twos. It was grey seven times. They boiled beetroots. They rang up the next town, but it was raining there. "${refrain}," said ${a}, and let the paintbox fall shut. The baker burned two hundred rolls, for he'd always gone by the brown. In the gardens the bees flew from flower to flower, like people who try the doors of shops.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'curious')], things: ['puddle'] },
        `It was ${b} who looked at the cat. It was grey, and always had been, and it came along by the bridge on three legs. The fourth was held up, wet. "${a}," said ${b}. "What's that?" It had stepped in the puddle there, over the drain, where all the leaves were. ${a} made a small noise. The paw was red. It was the reddest thing that there has ever been.`,
        `Towards evening a cat came over the bridge, shaking one foot. It was old Mr Orr's, a grey one, so it had been spared. ${b} watched it, because it left prints, and the prints weren't like the cat. "Is that a colour?" said ${b}. ${a} turned round, and could have kissed it. Behind the cat lay the puddle, where the leaves had dammed up the drain. It had one foot in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'curious')], things: ['puddle'] },
        `They knelt at the edge. There they lay in ribbons, hardly mixed, the blues, the browns, a skein of yellow. If it had not been for the leaves, it would all have been in the sea. "I can put it back," said ${a}. "I could put it back better. I've always thought that the church ought to be purple." "But it's grey," said ${b}. "I mean, it was. It's on page nine."`,
        `Nobody has seen such a puddle since. It was the whole street, lying down. ${a} bent over it, and saw that the street could be any colour at all. There'd be no need for the bank to be brown. "We'll make it all new," said ${a}. "I'll do it. I'm the one who sees it." "And what will you do the bus?" asked ${b}. "Pink," said ${a}. ${b} took out the notebook, and put it away again.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'bucket'), seen(B, 'stand', 'worried')],
          things: ['bucket'],
        },
        `So ${a} took the bucket, and worked half the night. There was a purple church. There was a sky like a peach, and a green cow. It was the finest thing that ${a} had ever done. But in the morning the small children cried, since they couldn't find their doors. The robin sat next to his nest, and wouldn't know it. The baker went into the chemist's. "It's beautiful," he said. "But I don't live here."`,
        `It took a day, and it was glorious. The hedges were gold. The bus was pink, with a violet driver. ${a} stood on the bridge like somebody who has composed the lot. Then they saw an old lady go up and down the street, and up and down. "I want the green gate," she said. "I've lived behind it for fifty years." The bees had found the flowers, and tried them, and they were all wrong.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'calm')], things: ['bucket', 'notebook'] },
        `${a} sat down on the bucket. "I only wanted it to be nice," said ${a}. "It is," said ${b}. "It's just that it isn't ours." You would have to wash it all off again, and let it run back, and begin. "And I don't remember it," said ${a}, in a small voice. "I never looked at it as it was. I only ever looked for the reds." ${b} had got something out of a pocket. It was rather thick.`,
        `"They don't like it," said ${a}. "They're homesick," said ${b}. "They're in their own street, and they're homesick." It would have been easy to say that they'd get used to it. ${a} nearly did. "Then it'll have to come off," said ${a}. "But what was it like? The gate, and the door next to it? I've walked past for years, and I couldn't tell you." "I could," said ${b}, and laid the notebook in ${A.names} lap, with all its pages.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'proud'), seen(A, 'hold', 'determined', 'bucket')],
          things: ['bucket', 'notebook'],
        },
        `They did it street by street. "Postman's door," read ${b}. "Green." "Which green?" "Like a wet frog, you said, when we were six." ${a} found it in the puddle, a wet frog exactly. Everything that ${a} had ever been asked was in there, in ${A.names} own words. There was jam, like a shout. There was the bench, like toast. ${b} had never seen one of them. ${b} had only kept them.`,
        `${b} stood on the wall and read it out, and ${a} ran. "Bus, red. Like a fire that's in a good mood." "Did I say that?" said ${a}. "You did. It was in the spring." House after house came back, and somebody at each window put a hand to the mouth. It was odd, for ${a}. ${a} had thought that it was only answering questions. And there it all was, put by for everybody.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'bucket'), seen(B, 'sit', 'calm')], things: ['boots'] },
        `In the end there was half a cup of red, and two things left on the list. One was ${A.names} boots, the best red of all, and worn on Sundays. The other was the robin. "Nobody would blame you," said ${b}. The robin was sitting on the handle of the spade. His mate had looked at him twice that day, and flown off to look for him. ${a} turned the cup round in both hands. It would do for one.`,
        `It just didn't come out even. Some must have gone down between the leaves. They had come to the last page, and the last red, and there was as much as a spoon holds. "Your boots," read ${b}, "and the robin." ${a} looked at the boots. They'd been the reddest thing in that street, and everyone said so. The robin had come close, as robins do, with a chest like a pavement. He sang, but nobody answered.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boots', 'notebook'],
        },
        `So if you see somebody in that street, in grey boots, jumping, that's ${a}. "What colour are these?" ${a} asks sometimes, and holds one up. ${b} turns to the page, and doesn't have to. "Red," says ${b}. "Like a brass band coming round the corner." "That's right," says ${a}. The robin was on the gate, being looked at. And along the wall went a cat. "${refrain}," said ${b}, "but for the one paw. Is that the red?" It was.`,
        `The robin's mate found him within the minute. You could hear it all over the gardens. ${a} goes about in grey boots now, and doesn't mind them, or only on Sundays. "Tell me them," says ${a} then. And ${b} reads it out, as it was said, years ago, by somebody who was six. They've started a second notebook. It's ${A.names}, and it's for how things sound. On page one there's a cat. "${refrain}," it says. "One paw red. Hums."`,
      ),
    ],
  };
}
