import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { LeftOut } from './book.ts';

/** A stone goes into a pocket for every hard word, and comes out again when it is told. */
export function young({ child: K, grownUp: G, teacher: T, kind: B, chance }: LeftOut): Told {
  const refrain = 'Clunk';
  return {
    title: titled(chance.pick('three stones', 'clunk, clunk, clunk', `the stones in ${K.names} pocket`)),
    refrain,
    pages: [
      page(
        [
          `${K.name} has a pocket. What is in it? Nothing. Just a pocket.`,
          `Look, a pocket. It is ${K.names} pocket. It is empty. Hello in there!`,
          `This pocket is deep. Put a hand in, ${K.name}. Nothing there but warm.`,
          `Pat the pocket, ${K.name}. Pat, pat. It is flat and light today.`,
        ],
        {
          setting: 'playground',
          camera: 'close',
          actors: [act(K, 'stand', 'calm')],
        },
      ),
      page(
        [
          `"You can't play," said somebody. Ouch. A stone for the pocket. ${refrain}.`,
          `"Go away," said somebody. Ouch. ${K.name} picked up a stone. ${refrain}.`,
          `There was a game. "Not you," said somebody. ${K.name} found a stone. ${refrain}, it went.`,
          `"No room," said somebody. There was room. ${K.name} picked up a stone. ${refrain}.`,
        ],
        {
          camera: 'wide',
          actors: [act(K, 'stand', 'sad')],
          things: ['rock'],
        },
      ),
      page(
        [
          `Next came a bad name. It was not ${K.names} name. One more stone. ${refrain}.`,
          `Then they all ran off. ${K.name} stood there. One more stone. ${refrain}.`,
          `They laughed. It was not a nice laugh. ${K.name} got one more stone. ${refrain}.`,
          `"Ha, ha, ${K.name}." That hurt. Here is a stone, and in it goes. ${refrain}.`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'cover', 'sad')],
          things: ['rock'],
        },
      ),
      page(
        [
          `The pocket is so heavy now. Walk, walk, lean. ${refrain}.`,
          `Heavy, heavy pocket! ${K.name} walks all crooked. ${refrain}.`,
          `Home goes ${K.name}, this way, that way. It is hard to walk. ${refrain}.`,
          `One leg. Then the heavy leg. ${refrain}, goes the pocket. Poor ${K.name}.`,
        ],
        {
          setting: 'street',
          camera: 'wide',
          actors: [act(K, 'walk', 'sad')],
        },
      ),
      page(
        [
          `"What is in the pocket?" said ${G.name}. "Words," said ${K.name}. "Hard ones."`,
          `"You are leaning," said ${G.name}. "It is my pocket," said ${K.name}. "It hurts."`,
          `${cap(G.name)} heard it. "What goes clunk?" ${K.name} looked at the floor. "Me."`,
          `"That pocket looks full," said ${G.name}. ${K.name} held it shut. "It is full of ouch."`,
        ],
        { setting: 'kitchen', camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'stand', 'shy')] },
      ),
      page(
        [
          `${K.name} told it all. One stone. Two stones. "Thank you for telling me," said ${G.name}.`,
          `Out came the stones. Out came the words. "I am glad you told," said ${G.name}.`,
          `${cap(G.name)} sat down by the stones. "Tell me this one. And this one." ${K.name} did.`,
          `Plop. A stone. Plop. A stone. ${K.name} told ${G.name} what each one said.`,
        ],
        { camera: 'close', actors: [act(K, 'sit', 'sad'), act(G, 'sit', 'calm')], things: ['rock'] },
      ),
      page(
        [
          `"Is it because of me?" "No. You did nothing wrong. Now I can help."`,
          `"Did I do it wrong?" "No. It was not you. And I will help."`,
          `"Am I bad?" "No," said ${G.name}. "Not one bit. Now two of us know."`,
          `"Was it my fault?" "No," said ${G.name}. "It was not. I am glad I know."`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `${cap(G.name)} told ${T.name}. "I will watch," said ${T.name}. "I will be close."`,
          `They went to ${T.name}. "That must stop," said ${T.name}. "I will be near."`,
          `"I want to know," said ${T.name}. "Tell me." ${cap(G.name)} held ${K.names} hand.`,
          `${cap(G.name)} said it, and ${K.name} said it. ${cap(T.name)} heard it all. "I will help. Every day."`,
        ],
        {
          setting: 'playground',
          camera: 'wide',
          actors: [act(T, 'kneel', 'calm'), act(K, 'stand', 'calm'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `"Can I dig here?" said ${B.name}. "Yes," said ${K.name}. The pocket is light. Hop!`,
          `"Dig with me?" said ${B.name}. They dug. ${K.name} dropped a stone in. Bye, stone!`,
          `Who has a spade? ${B.name} has two. One is for ${K.name}. Dig, dig, dig!`,
          `The stones went in a ring. "A pond!" said ${B.name}. ${K.name} jumped in. Splash, but dry.`,
        ],
        { camera: 'medium', time: 'sunset', actors: [act(K, 'kneel', 'happy'), act(B, 'kneel', 'happy')] },
      ),
    ],
  };
}
