import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Three hundred drummers wait for a whistle that is full of water. */
export function old(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, where, D, d, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(D, 'dance', 'happy'), seen(G, 'stand', 'proud')],
          things: ['feather'],
        },
        `They had been getting ready for months, as people do${where || ' wherever there is a carnival'}. Every kitchen in the street had feathers in it. ${cap(g)} had sewn the costume for ${D.introduced} at night, when the house was quiet. The top was a crown of green feathers, and round the hem hung a hundred bottle tops on threads. You could not so much as breathe in it. "${refrain}" it went, and it was the happiest noise that ${d} had ever made.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'shy'), seen(C, 'stand', 'surprised')], things: ['drum'] },
        `There is a moment just before a parade begins, and it has to be perfectly silent. Three hundred people hold their breath. The leader lifts a whistle, and on that whistle everything starts at once. "Ready," said the leader, at the first practice. "${refrain}" went ${d}, who had only swallowed. Forty drums came in, and the dancers, and a dog. "Who," said the leader, when it had all been stopped again, "was that?"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'determined'), seen(C, 'stand', 'curious')] },
        `${d} practised being still. It's harder than dancing. ${C.introduced}, who was next in line, held on to one elbow and counted. They got as far as nineteen. At the second practice ${d} stood like a statue, and thought about statues. Then there was an itch, between the shoulders, where nobody can reach. "${refrain}" The whole front row set off, turned left, and walked into the second row. It took some time to sort out the feathers.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'sad'), seen(C, 'stand', 'calm')] },
        `At the third it was a sneeze. "Nobody here has a finer costume," said the leader, who was tired, and meant to be kind. "But it can't wait for the whistle. I think it had better go at the very end, where it can't start anybody." So ${d} was moved behind the last drum, and the last float, and the man with the broom. "I'll come as well," said ${c}. "It's only the back. It's the same carnival."`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'dance', 'happy'), seen(C, 'dance', 'happy')], things: ['drum', 'feather'] },
        `And so it was. When the day came, the street was one long roar of colour. There were wings of gold, and hats like fountains, and a paper bird that was taller than the houses. The big drums got in under your ribs and did your heartbeat for you. From the back you couldn't see the half of it. But you could dance to it, and ${d} and ${c} danced till the paving stones were warm.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(D, 'run', 'surprised'), seen(C, 'run', 'surprised')] },
        `The rain didn't begin. It was just suddenly there, all of it, as if somebody had pulled out a plug. People shrieked and laughed, and ran for the doorways. The drummers bent over their drums like hens over eggs. In half a minute there was nobody in the road but the paper bird, and it was getting softer. Every feather in the city hung down. And the beat, which had gone on since noon, was gone.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(D, 'stand', 'worried'), seen(C, 'stand', 'worried')],
          things: ['drum'],
        },
        `It stopped as it had come. The sun shone on the puddles, and people came out and took up their places. The leader raised the whistle. "Pff," it said, and a little water ran out. The leader shook it, and tried again. "Pff." The dancers looked at the drummers. The drummers looked at the leader. Nobody can start a carnival alone, and there they stood, three hundred of them, in a perfect silence.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'dance', 'shy'), seen(C, 'stand', 'surprised')] },
        `At the very end of the street a drop ran down the inside of ${D.names} collar. ${d} held out as long as possible. It ran on. It got to the place between the shoulders where nobody can reach. Then ${d} shook, from the crown to the hem, as a dog does. "${refrain}" It rang off the walls on both sides. It went up that whole quiet street like a stone over ice. Three hundred heads turned round. "I'm sorry," said ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'dance', 'happy'), seen(C, 'cheer', 'excited')], things: ['drum'] },
        `"Don't be sorry!" said ${c}. "Look at them! They're waiting for something to start them. You start everybody! You always have!" ${d} looked up the street. Then ${d} shook one arm, on purpose, for the first time. "${refrain}" Halfway along, a very small drum answered. "Tick-a-tack." ${d} shook both arms. Now there were ten of them. And at the top of the hill the largest drum of all said, "Boom."`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'dance', 'proud'), seen(C, 'dance', 'happy')] },
        `You could see it travel. The feathers went up, row after row, and the water flew off them in sparks. The leader came running down the middle of the road, the wrong way, with the whistle in one pocket. "You two," panted the leader, "to the front." So they danced up through all of it, past the broom and the floats and the drums. "Whenever you like," said the leader. There was a silence, and ${d} filled it. "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(D, 'sleep', 'sleepy')], things: ['chair'] },
        `By midnight the costume hung over the chair, and a few green feathers had gone under the bed. ${d} lay with both eyes shut. It was still going on, far down by the river. Each time the big drum spoke, the floor passed it on to the chair, and the chair to the hem. A hundred bottle tops stirred, as softly as leaves. "${refrain}" Under the sheet two feet heard it. They hadn't been told to wait for anything.`,
      ),
    ],
  };
}
