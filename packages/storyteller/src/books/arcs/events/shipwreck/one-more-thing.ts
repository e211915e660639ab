import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { named, withMate } from '../the-one.ts';

const REFRAINS = [
  'Just one more thing!',
  'One thing more!',
  'And one more thing!',
  'Only one more thing!',
  'Oh, one more thing!',
  'One more, then!',
  'There is one more thing!',
  'Fetch one more thing!',
  'And then one thing more!',
  'One last thing!',
] as const;
const TITLES = ['the red line', 'nine chairs and a piano', 'the wreck of the Marigold', 'one more thing'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** Whose ship it is: the family's grown-up where the theme names one. */
  readonly C: Figure;
  readonly c: string;
  readonly comesToo: string;
  /** "a tiny island". */
  readonly isle: string;
}

function parts(given: Going): Parts {
  const going = withMate(apart(given));
  const C = named(going) ?? going.company.person('Captain Tarr', 'captain');
  const { A, B, third } = going;
  return {
    A,
    a: A.name,
    B,
    b: B.name,
    C,
    c: C.name,
    isle: `a ${/\b(?:tiny|desert(?:ed)?|lonely|small|little)(?= island)/.exec(going.raw)?.[0] ?? 'small'} island`.replace(
      'a small',
      'an',
    ),
    comesToo: third ? ` ${third.name} was on board too.` : '',
  };
}

/** A ship full of furniture sits on the sand. Whatever is fetched out of it makes the island a home, and the ship light. */
export const ONE_MORE_THING: EventPlot = ableFriend({
  id: 'one-more-thing',
  when: /\b(?:wreck\w*|ship ?wreck\w*|castaways?|marooned|sank|sinks|sinking|aground|stranded|stuck|crash\w*|rocks?)\b/i,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { A, a, B, b, C, isle } = parts(going);
  const { k, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const along = third ? ` And ${k}!` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['piano'],
        },
        `Here come ${A.introduced} and ${B.introduced}.${along} Their ship is full. It has chairs and a piano.`,
        `This ship is full of chairs! It has a piano. Here are ${A.introduced} and ${B.introduced}.${along}`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(C, 'shout', 'worried'), seen(A, 'cover', 'worried')] },
        `What a storm! Up, down, bump! "A shipwreck!" says ${C.introduced}.`,
        `A storm! Up, down, bump! "We are shipwrecked!" says ${C.introduced}.`,
      ),
      page(
        {
          setting: 'beach',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['ship'],
        },
        `The ship sits on ${isle}. They push. They pull. It is stuck in the sand.`,
        `Now the ship sits on ${isle}. Push! Pull! It does not move at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(B, 'sit', 'happy')], things: ['chair'] },
        `They want to sit. ${a} fetches a chair. "${refrain}" says ${b}.`,
        `The sand is hot. So ${a} fetches the chairs. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'calm'), seen(B, 'look-up', 'curious')], things: ['umbrella'] },
        `They wave. Nobody comes. It rains. "${refrain}" Out comes the umbrella.`,
        `They wave. No ship comes. It rains. "${refrain}" They fetch the umbrella.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')], things: ['piano'] },
        `"${refrain}" says ${b}. It is the piano. Oof! Plonk!`,
        `Oof! What is this? It is the piano. "${refrain}" says ${b}. Plonk, plonk!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'sit', 'happy'), seen(C, 'sit', 'calm')],
          things: ['chair', 'piano'],
        },
        `It is a house with no walls! ${b} plays a song.`,
        `All is out on the sand. ${b} plays a song.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'point', 'surprised')] },
        `Night. The sea comes up. Creak! ${a} looks. The ship is moving!`,
        `In the dark the sea comes up. Creak! "The ship!" says ${a}. "It swims!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'run', 'excited'), seen(C, 'run', 'surprised')],
        },
        `"It was too full!" says ${a}. "All in!" says ${C.name}. Off they go!`,
        `"It was only full!" says ${a}. "In you jump!" says ${C.name}. Home!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'wave', 'happy'), seen(A, 'sit', 'sleepy')], things: ['piano'] },
        `Good night, little island. Who plays the piano now? A crab does. Plonk, plonk.`,
        `Good night, island. It has chairs and a piano. A crab sits down. Plonk.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, C, c, comesToo, isle } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const L = going.company.person('Aunt Lobelia', 'neighbour');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'happy'), seen(C, 'stand', 'calm')],
          things: ['piano'],
        },
        `The ship was called the Marigold. It was full of Aunt Lobelia's furniture: nine chairs, a bed, and a piano. ${A.introduced} steered. ${B.introduced} sat on the piano. ${C.introduced} gave the orders.${comesToo}`,
        `Aunt Lobelia was moving house, and the Marigold had it all on board. There was a bed, a piano, and nine chairs. On top of it sat ${A.introduced} and ${B.introduced}. ${C.introduced} gave the orders.${comesToo} They lay very low in the water.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'cover', 'worried'), seen(C, 'shout', 'worried')],
          things: ['piano'],
        },
        `In the night a storm got up. The waves were as high as houses. The piano played all by itself. Then there was a bump, and it stopped playing. "That's that," said ${c}. "We're shipwrecked."`,
        `Then came the storm. It threw them up and it threw them down. The last wave of all was the biggest. It picked up the Marigold and set it down, bump, on something hard. "It's a shipwreck," said ${c}.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(C, 'reach', 'determined')],
          things: ['ship'],
        },
        `In the morning they saw ${isle} with three trees. The ship sat on the beach with its bottom in the sand. They all pushed. "It's stuck," said ${a}. "We'd better sit down." So they fetched three chairs. "${refrain}" said ${b}, and ran back for a cushion.`,
        `In the morning they saw where they were. It was ${isle} with three trees. The ship sat on it like a hen. Nobody could push it. "It won't move a finger's breadth," said ${a}. They fetched three chairs to think on. "${refrain}" called ${b}, and fetched a rug.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(C, 'look-up', 'determined'), seen(A, 'reach', 'worried')],
          things: ['umbrella'],
        },
        `Next they put up the sail. The wind blew it as round as a cheek. The mast creaked. But the ship stayed where it was. It was far too fast in the sand. Then it rained. "${refrain}" said ${b}. It was the umbrella, and after that the bed.`,
        `"The wind brought us here," said ${c}. "It can take us off." They put up the sail, and it pulled, and the ship leaned and groaned. It did not slide one bit. "Then I want a bed," said ${a}. They fetched that, with an umbrella over it. "${refrain}" said ${b}.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'wave', 'worried'), seen(C, 'look-up', 'calm')],
          things: ['tree', 'shirt'],
        },
        `They tied a red shirt to the tallest tree. Somebody would see it and come. They waited for a ship until noon. A gull came. It sat on the shirt. "${refrain}" said ${b}, and brought the table. After that it was the stove, for soup.`,
        `"We must be seen," said ${a}. They hung a red shirt in a tree. But the sea was empty, right to the edge. Nobody can see a shirt who isn't there. "${refrain}" said ${b}. So they had the table out as well, and the stove for soup.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(C, 'reach', 'determined')],
          things: ['piano'],
        },
        `"We've got a whole house now," said ${c}, "but no music." "${refrain}" said ${a} and ${b} together. It took ropes, two planks, and all afternoon. The piano came down with one great chord.`,
        `In the end there was only the piano left. "${refrain}" said ${b}. "Must we?" said ${c}. It rolled down the plank so fast that they had to jump. Then it stood in the sand and hummed.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'point', 'curious'), seen(A, 'sit', 'calm'), seen(C, 'sit', 'calm')],
          things: ['chair'],
        },
        `They had soup at the table, with the sea all round. "There's a red line on the ship," said ${b}. "It wasn't there yesterday." "Ships have that," said ${c}. "It shows how deep they're allowed to sit." And nobody thought about it any more.`,
        `That evening it was really quite nice. ${b} looked across at the Marigold. "It's got a red line," said ${b}. "I never saw that before." "It's always been there," said ${c}, "but it was under the water." They were too full of soup to wonder.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'sit', 'surprised')] },
        `At night the sea came up the beach, as it does. ${a} woke because one foot was wet. Something creaked. The ship was standing up straight. It moved its nose. "It's floating!" cried ${a}. "${b}! It's floating!"`,
        `In the dark something creaked. ${a} sat up. The tide had come in, right up to the bed. And the Marigold was dancing on it, like a duck on a string. "Wake up, ${b}!" said ${a}. "It's come off!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'jump', 'excited'), seen(A, 'cheer', 'happy'), seen(C, 'run', 'surprised')],
        },
        `"But how?" said ${c}. "We pushed with all our might." "That red line!" said ${b}. "It's way up now. The ship was never stuck. It was full! Each time we fetched a thing, it got lighter." "And then we fetched the piano," said ${a}.`,
        `"I know why," said ${b}. "Look how high the red line is. It was too heavy, that's all. We've carried it off, bit by bit, and never noticed." "Nine chairs," said ${c} slowly, "a bed, a stove, and a piano."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(C, 'stand', 'calm')],
          things: ['piano', 'chair'],
        },
        `They could not put anything back, or it would sit down again. So off they went with nothing but a saucepan. Behind them, in the moonlight, stood a whole room without walls. It looked as if someone had just gone to the door.`,
        `If they loaded it up, it would only sink back into the sand. They left the house where it was, with the bed made. They sailed home over the moon's path, as light as a leaf. The last they saw was the piano.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(L, 'stand', 'surprised'), seen(A, 'stand', 'shy'), seen(C, 'stand', 'worried')],
        },
        `The next day they were home. "Where's my furniture?" said Aunt Lobelia. "It's on an island," said ${a}. "It's all unpacked." She thought about that. "Is there a view?" she asked. She has lived there ever since. "${refrain}" she writes, now and then. The last time it was curtains.`,
        `The next morning Aunt Lobelia stood and waited for her things. ${a} had to tell her. "Your chairs are by the sea," said ${a}, "and your bed is made." "Is it quiet?" said Aunt Lobelia. Then she put on her hat. "${refrain}" she said, and fetched her cat.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, C, c, comesToo, isle } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const L = going.company.person('Aunt Lobelia', 'neighbour');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'sit', 'happy'), seen(C, 'stand', 'calm')],
          things: ['piano'],
        },
        `Aunt Lobelia was moving across the water, and she was bringing everything. The Marigold was loaded with nine chairs, a bed, a stove and a table. The piano had needed eight men. ${A.introduced} had the wheel. ${B.introduced} had the piano stool. ${C.introduced} gave the orders, and looked over the side for a red line. "She's low," said ${c}.${comesToo}`,
        `It said on the paper that the Marigold carried Aunt Lobelia's house, all but the walls. It did not say how heavy a house is. There was a piano under the mast, and there were nine chairs on top of the stove. ${A.introduced} steered by looking between the legs of a table. ${B.introduced}, who had come for the ride, lay in a real bed on deck. "We're over the red line," said ${C.introduced}, who gave the orders. "It's only a day. It'll do."${comesToo}`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'cover', 'worried'), seen(C, 'shout', 'worried')],
          things: ['piano'],
        },
        `The storm came at nine, without knocking. By ten there was more water above them than below. Nobody touched the piano, and it played everything it knew. ${a} held on to the wheel, and ${b} held on to ${a}. Some time before morning one wave came that was bigger than all its family. It lifted them, quite gently. Then it put them down on something that did not give. "Well," said ${c}, in the silence, "now we're shipwrecked."`,
        `There's a noise that a ship makes when it has had enough. They heard it at about midnight. The bed slid to the left and the chairs slid to the right, and then they changed over. "Hold on!" shouted ${c}. There was nothing to hold on to that was not also sliding. One last wave took them by the scruff, and carried them up, and sat them down, hard. Then it went away. It was a proper shipwreck, but they were all in one piece.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'day',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(C, 'reach', 'determined')],
          things: ['ship'],
        },
        `Daylight showed them ${isle}. It had three trees, and you could walk round it while an egg boiled. The Marigold sat in the sand like a hen on a nest. They pushed until they saw spots. ${a}, who had a birthday party to be at on Friday, went on pushing after the rest had stopped. ${b} had found that the sand was hot. "${refrain}" said ${b}, and came down the plank with a chair, and then another.`,
        `It was ${isle}, with a beach all round it. In the middle stood three palm trees, close together, as if for company. All that morning they pushed and levered. The ship did not stir. "There's a birthday party on Friday," said ${a}, and kicked it. "It's as if it had grown there." ${b} had carried out three chairs, and a rug to put them on. "${refrain}" said ${b}, going back for the cushions.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(C, 'look-up', 'determined'), seen(A, 'reach', 'worried')],
          things: ['umbrella'],
        },
        `Then there was the sail. ${c} hauled it up, and the wind leaned on it with its whole weight. The mast bent and everything groaned. But a wind pulls along, and what was wrong was down. All that it did was rain. ${b} had the bed out by then, under the biggest umbrella. "You're making yourself at home," said ${a}. "I've never had a window on every side," said ${b}. "${refrain}" And out came the stove.`,
        `They tried the sail next, with a stiff wind from the land. It filled with a bang, and the Marigold heeled over, and a jar of pickles broke. There it stayed. You can't blow a thing forward that is sitting on its bottom. They took turns under the umbrella. "I don't see why you must go fetching things," said ${a} to ${b}. "It's as though you meant to stay." "${refrain}" said ${b}, not quite answering. It was the bed, and after that the stove, for soup.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'wave', 'worried'), seen(C, 'look-up', 'calm')],
          things: ['tree', 'shirt'],
        },
        `${a} climbed the tallest tree and tied a red shirt to it. All Wednesday ${a} stood under it and stared. There was a very great deal of sea. In the afternoon something came over the edge of the world, and it was a gull. It inspected the shirt, and then it inspected the soup. "${refrain}" ${b} was calling from the deck. "It's only the table, and the forks. Nobody can eat off a hat."`,
        `A red shirt went up on the tallest tree, for passing ships. ${a} sat below it with a telescope, and would not come to meals. But no ship passed. There was no reason why one should. The only thing that ever read that shirt was a gull, who was the wrong person. Down on the beach ${b} was laying a table, with forks. "${refrain}" said ${b}, and it was napkins.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(C, 'reach', 'determined')],
          things: ['piano'],
        },
        `On Thursday there was only the piano left. "Leave it," said ${a}. "What for? We're going home." "When?" said ${c}, and to that nobody could say anything. It took two planks, forty yards of rope, and the three of them, from breakfast until tea. At the end it got away. It went down the beach by itself, playing, and stopped with its feet in the water. "${refrain}" said ${b}, quite out of breath, and went for the stool.`,
        `"You can't have a house without a piano," said ${b}. ${a} said that it was not a house. But ${a} had looked at the sea for two days, and anything was better than that. So they fetched it. They had it in slings, and they had it on rollers made of table legs. They had it on ${C.names} foot. When at last it stood in the sand, ${b} played one finger of a song. It was surprising how far it went. "${refrain}" said ${b}, and brought the candlesticks.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'look-up', 'worried'), seen(A, 'sit', 'calm'), seen(C, 'sit', 'calm')],
          things: ['chair'],
        },
        `After supper ${b} went down alone to see that the rope was tight. Along the side of the ship ran a thin red line. There had been no line on Monday. On Tuesday it had just looked out of the sand. Now it was as high as ${B.names} nose. ${b} could put two and two together. ${b} looked at the line, and then at the lamp on the table, and the bed under its umbrella. ${b} walked back. "All well?" said ${c}. "All well," said ${b}.`,
        `It was ${b} who saw it, after supper. There was a red line round the ship. You were not supposed to load it so full that the line went under. On the first day it had been under. With the chairs it had come to the sand, and with the bed a little more. Now you could have walked beneath it. ${b} leaned on the wood. It was trembling, ever so slightly, like a dog that has seen its lead. ${b} went back to the others, and the lamp, and said nothing about it.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(B, 'sit', 'worried'), seen(A, 'sleep', 'sleepy')] },
        `That night there was a moon, and a tide to go with it. ${b} lay and listened. The water came up over the sand with small licking noises, further than on other nights. One word would do. And in the morning there would be no table by the sea any more, with forks. ${a} was talking in a dream, and it was about Friday. ${b} lay there for as long as it takes to count to a hundred. Then ${b} got up.`,
        `Nobody can sleep with a thing like that inside. The tide was coming, the great one, with the full moon behind it. ${b} had a whole house, with the sky for a roof. It had never happened before, and it would not happen twice. On the next pillow ${a} had a list, gone soft with reading: candles, ribbon, be home by Friday. ${b} read it through, by the moon. It was not a long list.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'determined'), seen(A, 'jump', 'surprised'), seen(C, 'run', 'surprised')],
        },
        `"Wake up," said ${b}. "It's going to float. It was never stuck. It was full. Every time that I fetched something it came up by a finger. I've known since supper." They ran. There stood the Marigold, straight as a swan, pulling at her rope. ${a} had one foot on the plank. "Why didn't you say so?" "I've said it now," said ${b}, and looked back at the lamp.`,
        `"${a}," said ${b}, "you can stop pushing. Look at the red line. It's us who carried it off, chair by chair. The piano did the rest." There was a long wet creak, and the Marigold stood up. ${c} was already on board. "How long have you known?" said ${a}. "Since supper," said ${b}. It was not nice to say, and it was not nice to hear. "But you woke me," said ${a}, after a moment.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined'), seen(B, 'stand', 'sad'), seen(C, 'stand', 'calm')],
          things: ['piano', 'chair'],
        },
        `There was no taking any of it back. One more chair, and they would sit down again until the next full moon. So they left it: the bed, the table, the nine chairs, and the piano with its feet in the sea. ${b} stood at the stern and did not wave. They were well out before ${a} came. "${refrain}" said ${a}, and gave ${b} something small. It was one fork.`,
        `They could take nothing. It weighed what it weighed. ${c} blew out the lamp, as one does when one leaves a house. The Marigold went off across the bay with her red line high and dry, light as a hat. Behind them the moon shone in at every side. "I'd have stayed a week," said ${b}. "I know you would," said ${a}. "${refrain}" And ${a} held it out. It was one fork, off the table.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(L, 'stand', 'surprised'), seen(A, 'stand', 'shy'), seen(C, 'stand', 'worried')],
        },
        `${a} was home by Friday, and told Aunt Lobelia on Saturday. It was a bad half hour. "My piano is where?" said Aunt Lobelia. "On the beach," said ${a}, "next to your table. It's laid for four. It was ${b} who did it, and it's done very well." Aunt Lobelia stopped shouting rather suddenly. "How many neighbours has it got?" she asked. "None. There's a gull." "I see," said Aunt Lobelia, and put on her hat.`,
        `On Friday there was the party, with candles. The next day there was Aunt Lobelia. She stood in an empty house with her gloves on, and heard it all to the end. "Nine chairs," she said, "by the sea. And who, may I ask, arranged them?" "${b} did," said ${a}. "With forks?" "Yes, and napkins." She walked once round the room, which took no time. "It's dark in here," said Aunt Lobelia. "I never liked it. Can you see the sun go down, from the piano?"`,
      ),
      page(
        {
          setting: 'beach',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(L, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['piano', 'chair'],
        },
        `She lives there now. It has walls, but only where the wind comes from. In the summer the Marigold goes across, and never over the red line. ${a} and ${b} bring whatever is wanted. "${refrain}" says the letter, each time. And on the left of the table, at ${B.names} own place, there's a gap where a fork should be. ${b} always brings it along.`,
        `Aunt Lobelia moved after all, to three trees and a gull. She kept everything as she had found it. When the wind is right you can hear the piano from the harbour. "${refrain}" she writes. ${a} and ${b} take it over to her, a lamp, or a cat. The table is always laid, and only one place at it has no fork. That one is ${B.names}, and ${b} always brings the fork.`,
      ),
    ],
  };
}
