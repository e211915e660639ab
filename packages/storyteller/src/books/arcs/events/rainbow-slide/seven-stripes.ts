import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './seven-stripes-old.ts';

/** Each colour stays on the seat that slides down it; and when the rainbow goes, somebody laughs and cries at once. */
export const SEVEN_STRIPES: EventPlot = { id: 'seven-stripes', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'excited')],
          things: ['rainbow'],
        },
        `It rains. The sun shines, too. "A rainbow!" says ${A.introduced}. "In our garden!" says ${B.introduced}.`,
        `Sun and rain! ${A.introduced} runs out with ${B.introduced}. A rainbow stands on the grass!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'happy')], things: ['rainbow'] },
        `Up they go, up the rainbow. It is cold and wet. Up to the sky!`,
        `${a} climbs up it. ${b} climbs up it. Up, up, up, to the very top!`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['rainbow'] },
        `${a} sits down on the red. Wheee! Down, down, down. Bump! "${refrain}"`,
        `Red first! ${a} sits down, and lets go. Wheee! Bump. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'happy')] },
        `"Your bottom is red!" says ${b}. It is! It is as red as jam.`,
        `${b} laughs. ${a} has a bright red bottom! The red has come off.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(B, 'sit', 'excited'), seen(A, 'sit', 'happy')],
          things: ['rainbow'],
        },
        `Now yellow! It tickles. Now green! It smells of grass. Now blue! It is wet. "${refrain}"`,
        `Then yellow. Then green. Then blue, like water. They get more and more stripes. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')], things: ['cloud'] },
        `They sit at the top. And the sun goes in! The rainbow gets thin. How do they get down?`,
        `They are up at the top. But what is that? No sun! And the rainbow goes, bit by bit.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'sit', 'worried')], things: ['cloud'] },
        `${b} sits on a cloud, and cries. Drip, drip, drip. That is the rain. But where is the sun?`,
        `They sit on a cloud. ${b} cries a bit. That makes rain. "We want sun, too," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'happy'), seen(B, 'sit', 'happy')] },
        `"Look at my bottom," says ${a}. It has stripes! ${b} has to laugh, and still cries.`,
        `So ${a} turns round. What a bottom! It has five stripes. ${b} laughs, with wet eyes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')], things: ['rainbow'] },
        `A laugh is sun. A tear is rain. And there it is, a little rainbow! Wheee! Home!`,
        `Sun and rain at once! That makes a rainbow for two. Wheee! Bump.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `"What did you sit in?" says ${g}. ${Gcap} laughs till the tears come. Look up! "${refrain}"`,
        `${Gcap} sees them, and laughs, and cries. And look! A rainbow! "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'excited')],
          things: ['rainbow'],
        },
        `It was raining and the sun was shining, both at once. ${A.introduced} and ${B.introduced} ran out to see what comes of that. One end of the rainbow stood behind the shed. It stood on the rhubarb, and hummed.`,
        `Rainbows always come down somewhere else. But on this wet, bright afternoon one came down behind the shed. ${A.introduced} put a hand on it. It was cold and smooth. "It's real," said ${A.name}. "It's steep," said ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'happy')], things: ['rainbow'] },
        `Up the back there were little ridges, as on a shell. They climbed past the roof and past the birds. At the top one could sit down. And on the other side was the longest slide in the world.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'surprised')],
          things: ['rainbow'],
        },
        `"Red first," said ${a}, and let go. Red is fast. It went by like a fire engine, and it was warm all the way. Bump! ${a} sat in the rhubarb. "${refrain}" shouted ${a}.`,
        `There were seven to choose from. ${a} took the red one, on the outside, because red is the fastest. It was like a wind with a bump at the end. "${refrain}" cried ${a}, from somewhere in the rhubarb.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'happy')] },
        `${b} came down on the yellow, and looked, and began to laugh. "Your bottom!" said ${b}. It was as red as jam. "And yours is yellow!" said ${a}. It comes off, that's all.`,
        `"You've sat in something," said ${b}. ${a} looked over one shoulder. There was a bright red stripe, where one sits. "I've sat in red," said ${a}. "Now you." ${b} came down yellow.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(B, 'sit', 'excited'), seen(A, 'sit', 'happy')],
          things: ['rainbow'],
        },
        `Orange fizzed. Green was like rolling down a bank, and smelled of it. Blue was all wet, and one came off it with a splash. "${refrain}" they shouted, each time, from the rhubarb. They had four stripes, and then they had five.`,
        `Each was quite different. Yellow tickled. Green was bumpy, with daisies. On the blue one had to hold one's breath. "${refrain}" said ${b}. "${refrain}" said ${a}. They got stripier and stripier.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')], things: ['cloud'] },
        `They were at the top, and only the violet was left. Then the sun went in. It went in behind the biggest cloud there was. The red got thin first, and then the orange. One by one they went out, like lamps. They only just got across on to the cloud.`,
        `"Violet next," said ${a}, up at the top. But it had stopped raining, and the sun had gone in. The rainbow grew so pale that one saw the birds through it. They stepped on to a cloud, quickly. And then there was no rainbow at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'think', 'worried')], things: ['cloud'] },
        `It's soft on a cloud, but one can't live there. Down there was the shed, as small as a matchbox. ${b} cried. "What makes a rainbow?" said ${a}, thinking hard. "Rain," sobbed ${b}, "and sun. At the same time." There was plenty of rain. It ran down ${B.names} cheeks.`,
        `Far down stood the shed. "I want to go home," said ${b}. A tear ran down, and another. "That's the rain, then," said ${a}. "Now we need some sun, while you're at it." But there was none. It was grey in every direction.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(B, 'sit', 'happy')] },
        `There was nothing to laugh at up there. That is, there was one thing. ${a} stood up, turned round, and bent over. There they all were: red, orange, yellow, green, blue. ${b} gave a sob, and in the middle of it came a snort. "Don't," said ${b}. "I'm crying." "Keep crying," said ${a}, and wiggled.`,
        `Then ${a} had a thought. It came from behind. "${b}," said ${a}. "Look." And ${a} turned round, and showed five stripes against the sky. ${b} tried to go on being sad. It went in at one end as a sob. It came out at the other as a giggle.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')], things: ['rainbow'] },
        `A laugh is the nearest thing to sun that there is. ${b} laughed and cried at the same time, and could not stop either. Something hummed. Out of the cloud grew a rainbow, a small one. It was just as wide as two people, if they sat close. Wheee!`,
        `Now it rained and it shone, all on one face. And there it stood, a very little rainbow, with all its colours. It had room for exactly two. They held on tight. Wheee! It ended in the rhubarb.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `"Wherever have you been?" said ${g}, at the back door. "What have you sat in?" They turned round, both together, to show it. ${Gcap} looked at the stripes. There were seven by now, very neat. "That won't ever wash out," said ${g}, and began to shake.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'cheer', 'happy'), seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')],
          things: ['rainbow'],
        },
        `${Gcap} laughed. ${Gcap} laughed so much that the tears came. Then they all heard it, a kind of hum. Over the washing line stood a rainbow, as wide as a pillowcase. "${refrain}" said ${b}.`,
        `First it was only a snort. Then ${g} sat down, and laughed till both cheeks were wet. Something was humming. It came up out of the rhubarb, quite big enough for three. "${refrain}" said ${a}, and pulled ${g} up by the hand.`,
      ),
    ],
  };
}
