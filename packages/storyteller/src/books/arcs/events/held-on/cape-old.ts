import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: what one cannot do alone, and who was at the other end of it all the time. */
export function old(going: Going, title: string): Told {
  const { refrain, worn, K, k, S, s, G, g } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'jump', 'proud')] },
        `There are superheroes in big cities, with towers. In Marl Street there was Super ${k}. Nobody knew who that was, apart from the whole of Marl Street. ${k} had found the cape on a hook at a jumble sale, and it had turned out to work. You put it on${worn ? `, with the ${worn}` : ''}, and ran, and did not come down. So far Super ${k} had saved two kites and a pension.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'angry'), seen(S, 'reach', 'happy')] },
        `Other superheroes work alone. Super ${k} would have liked to. But wherever that cape went, there was ${S.introduced}, at the back of it, holding on. It was what ${s} did. ${s} had once held on to a trolley all the way round the shop, without wanting it. "${refrain}" said Super ${k}. It took a good deal of saying.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'jump', 'worried'), seen(S, 'reach', 'happy')],
          things: ['tree'],
        },
        `On Monday the cat from number nine got up the big ash tree and could not get down. It was just the kind of thing. Super ${k} ran, and rose, and stopped in the air with a jerk, and sat down in a hedge. "${refrain}" said the hedge. By the time that they were all out of it, the cat had come down and was washing an ear. It had a look on its face that stayed with Super ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(S, 'stand', 'sad')], things: ['egg'] },
        `On Tuesday it was a trolley, which had got away down the hill with somebody's shopping in it. This time it was eggs, thirty of them. "I'm meant to be saving people!" said Super ${k}, with yolk on. "How can I, with you on the end? You're the one thing that I'm never going to be rid of." It was a great deal more than needed to be said. ${s} looked at the cape, and opened both fists, and let go.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(S, 'reach', 'sad')], things: ['balloon'] },
        `In the park it was the summer fair. A man stood by the gate with forty balloons, and one of his laces had come undone. "You look reliable," he said, to the first person with nothing in their hands. "Hang on to these, would you?" ${s} had walked about for an hour with nothing to hang on to. So ${s} took hold of those strings. The man bent down. When he stood up again, there was a good deal of sky.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(K, 'jump', 'worried'), seen(S, 'float', 'scared')],
          things: ['balloon'],
        },
        `Super ${k} was on the library roof, being alone. It was lovely and quiet, and a bit dull. Then something with forty colours in it went by behind the church. Super ${k} had never flown so fast. The air whistled. And that was the trouble, because whatever goes fast pushes the wind ahead of it. Ten yards off, the balloons gave a leap, and bowled away over the river. ${s} went with them, small and round-eyed, holding on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'float', 'worried'), seen(S, 'float', 'scared')],
          things: ['balloon', 'string'],
        },
        `So it was no good being fast. Super ${k} tried being clever, with the string from a kite. It fell a yard short, and there wasn't another yard. Down on the bridge stood ${g}, both arms out, as if that would reach. What did one have? One had a cape, and one could fly. It had always been enough. "What else is there?" thought Super ${k}. It was the wrong question. There wasn't only one of them up here.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'float', 'determined'), seen(S, 'float', 'curious')], things: ['balloon'] },
        `What could ${s} do? When you put it like that, it was as plain as a pikestaff. ${s} could do one thing, and nobody alive could do it better. Super ${k} went up, and over, as softly as you go past a door where somebody is asleep. Then Super ${k} did what no superhero has ever done. Super ${k} turned round, and let the cape hang straight down behind. "I was wrong," said Super ${k}. "Don't let go. Hold on to me."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'float', 'happy'), seen(S, 'reach', 'determined')], things: ['balloon'] },
        `Nothing happened, for as long as it takes to forgive somebody. Then there came a tug. Super ${k} would have known it anywhere. It was first a little, and next a bit more, and then all of it, right up to the ears. Overhead forty balloons sprang away and were gone. "Got you," said Super ${k}. It came from behind, rather squashed. It would be hard to say who had whom.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), seen(S, 'hug', 'happy'), seen(G, 'cheer', 'happy')],
        },
        `They came home down the middle of Marl Street, one above and one below, as high as the lamps. All the windows went up. "Saved!" shouted somebody, and then they all did. "Who was it that did it?" said ${g}, when there was room to hug. Super ${k} thought about that honestly. "I only flew," said Super ${k}. "Anybody could fly, with a cape. You should have felt ${S.names} grip."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(S, 'sleep', 'sleepy')],
        },
        `They go out together now. On Wednesday it was a tent in a gale, and ${s} held it down until the rain stopped. Super ${k} mostly made speeches. At night the cape goes over the end of the bed. That's one end of it. The other runs across the floor, as tight as a washing line, to where ${s} lies asleep. "${refrain}" says Super ${k}, very low, to test it. Nobody does.`,
      ),
    ],
  };
}
