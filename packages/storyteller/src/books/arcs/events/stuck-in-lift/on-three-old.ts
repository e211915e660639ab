import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A good trick is a matter of knowing when. */
export function old(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { N, n, M, m, lift, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(K, 'walk', 'happy'), seen(N, 'walk', 'happy'), seen(G, 'walk', 'calm')],
        },
        `There was a party on the fifth floor, with a magician, it said on the card. ${k} and ${N.introduced} were early, with ${g}, and had a present with them that rattled. "I always see how they do it," said ${n} in the ${lift}. "You only have to watch the other hand." ${k} pressed five. "Doors closing," said the ${lift}. "Going up."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious'), seen(N, 'stand', 'curious')],
          things: ['hat'],
        },
        `On the second floor it stopped, and let in a suitcase, a tall hat and a quantity of scarves. Among them was a person. "${cap(m)}," said the person, and bowed, and hit the mirror. "I'm for the party. You wouldn't happen to know how many are coming?" "Thirty," said ${k}. "Ah," said ${m}, and sat the hat a bit straighter. "It's my first with people."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(N, 'stand', 'scared')] },
        `Between three and four there was a clunk. The floor gave a sort of hiccup, the light blinked, and after that nothing happened at all. It is surprising how loud nothing is. "Are we stuck?" said ${n}, in a voice that was not the one from before. "We've stopped," said ${k}. "It's only a room, for the moment. It's a room with a bell in it."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'reach', 'determined'), seen(N, 'stand', 'calm'), seen(G, 'stand', 'calm')],
          things: ['bell'],
        },
        `One presses the bell, and holds it, and leaves the doors alone. ${k} knew that. "Hello," said the wall. "I can see where you are. You're perfectly safe in there, there's plenty of air, and nothing can fall. Wilma's on her way with the tools. She takes the stairs, so give her a quarter of an hour." "Thank you, we're quite comfortable," said ${g}. Then they all sat down on the floor, since it did not look as if anyone would mind.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'reach', 'happy'), seen(K, 'sit', 'happy'), seen(N, 'sit', 'happy')],
          things: ['hat', 'banana'],
        },
        `"A quarter of an hour," said ${m}. "Then you shall have a private performance. Nothing in the hat! Nothing up the sleeve! One, two, three, and here's the rabbit." It was a banana. It was a nice one, but there is no mistaking a banana. ${cap(m)} looked into the hat for quite some time. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(M, 'reach', 'worried'),
            seen(K, 'sit', 'happy'),
            seen(N, 'sit', 'surprised'),
            seen(G, 'sit', 'calm'),
          ],
        },
        `The coin that was to be found behind ${N.names} ear turned out to be a boiled egg. "${refrain}" said ${m}, and put it away. "What a pity, I like eggs," said ${g}. The knotted scarves came undone before anybody had blown on them. One was to be cut in half and come out whole. It came out in two halves. "I watched the other hand," said ${n} to ${k}, very low. "It was doing that one wrong as well."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'reach', 'worried'), seen(K, 'stand', 'surprised'), seen(N, 'stand', 'happy')],
        },
        `"For my last," said ${m}, "I vanish." There was a swirl, with a tablecloth. When it came down, the tablecloth was standing in the corner, with shoes. "Can you see me?" it said. "Yes," said ${k}, who would have liked to say something else. "All of me?" "Only up to the hat." "${refrain}" said the tablecloth. But it did not say it as if it believed it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'calm'), seen(N, 'sit', 'calm')] },
        `${cap(m)} came out and sat on the suitcase. "It isn't true, you know," said ${m}. "It's always happened before. I practise every night in front of the mirror, and something goes wrong, and the mirror doesn't mind. But in ten minutes there'll be thirty of them. I've never in my life done one that worked. I wish that ${lift} would stay where it is." Nobody laughed. ${n} picked up the scarves.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(N, 'sit', 'curious')] },
        `It was quiet then, and in the quiet there was something very small. ${k} had been hearing it for a while without noticing. Tap, tap, tap, and a stop. Tap, tap, tap, and a stop. It was boots on the stairs. At each landing there was a clink, where something heavy was put down. "Second floor," thought ${k}. "Twelve steps to a floor." And then ${k} thought of something else.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised'), seen(N, 'stand', 'excited')],
        },
        `"Stand up," said ${k}. "There's one you haven't tried. You're going to open those doors." "I don't know that one," said ${m}. "You say three, and put up your arms. That's all. Only you mustn't begin until I nod." Tap, tap, tap. Clink. That was on this landing. The ${lift} crept up a little, and stopped. There was a scrape, and a key going in. ${n} had turned to watch, and looked from ${K.names} face to the doors, and understood. ${k} nodded.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'reach', 'determined'), seen(K, 'cheer', 'excited'), seen(N, 'cheer', 'excited')],
        },
        `"One," said ${n}. "Two," said ${k}. "THREE!" cried ${m}, in a voice that nobody would have expected, and flung out both arms. And the doors went back, as smooth as butter. On the landing stood the whole of the party, who had come down to see. They saw a tall figure in a tall hat, with the doors still trembling on either side. There was a silence. Then they clapped as if they would never stop.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'hold', 'happy', 'banana'), seen(N, 'stand', 'happy')],
        },
        `"${refrain}" whispered ${m}, and for once it was so. Behind the door a woman in boots put a spanner in her pocket and winked at ${k}. The rest went wrong, from the egg to the tablecloth. They laughed until they had to hold on to each other. Everybody thought it was on purpose. "So what did the other hand do?" said ${k} on the way home, eating a banana. ${n} thought about it. "I was watching you," said ${n}.`,
      ),
    ],
  };
}
