import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { InHospital } from './book.ts';

/** A bag, a list of questions that grows, and a stone from the step at home. */
export function middle({ child: K, grownUp: G, soft, comforter, chance }: InHospital): Told {
  const refrain = 'Put it on the list';
  return {
    title: titled(chance.pick('put it on the list', `${K.names} list`, 'a stone from the step')),
    refrain,
    pages: [
      page(
        [
          `There was a stone on the step outside ${K.names} door. It was grey and had one white stripe. ${K.name} said hello to it, going out, and hello again, coming in.`,
          `${K.name} knew a stone. It lived on the step by the door. It had a white stripe, like a very small zebra. It never went anywhere.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'kneel', 'happy')], things: ['rock'] },
      ),
      page(
        [
          `"You are going to the hospital," said ${G.name}. "Your body needs some help, and that's where the help is." "Did I do something wrong?" said ${K.name}. "Not one thing."`,
          `${cap(G.name)} said it plainly. "You're going to the hospital. There's something your body can't do by itself." "Is it because I was cross?" "No. Bodies don't work like that."`,
        ],
        { setting: 'living-room', camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `"Will it hurt?" said ${K.name}. "Some things may, for a bit," said ${G.name}. "I'd rather say so. They can often help with that. ${refrain}, and we'll ask."`,
          `${K.name} had a question, and then six. "Is there toast? Will it hurt? Where will you be?" "Good ones," said ${G.name}. "${refrain}. We'll ask the people who know."`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `They packed a bag. In went the ${soft}, the book with the cow in it, and the list. Then ${K.name} ran out to the step. In went the stone.`,
          `The ${soft} went into the bag first. Then a book, some socks, and the list, which had got to number nine. "And this," said ${K.name}. It was the stone from the step.`,
        ],
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [act(K, 'hold', 'calm'), act(G, 'stand', 'calm')],
          things: ['backpack', 'rock', ...(comforter === null ? (['blanket'] as const) : [])],
        },
      ),
      page(
        [
          `The hospital was big and bright, and all the floors squeaked. Somebody put a paper band round ${K.names} wrist. It had a name on it. "So that's who I am," said ${K.name}.`,
          `There were long corridors with coloured lines on the floor. ${K.name} walked on the blue one. A band with a name on it went round one wrist, just in case.`,
        ],
        { setting: 'doctor', camera: 'wide', actors: [act(K, 'walk', 'shy'), act(G, 'walk', 'calm')] },
      ),
      page(
        [
          `People came, and each had a name on a badge. "May I ask something?" said ${K.name}, and got out the list. They answered every one. And there was toast.`,
          `${K.name} asked what this was, and what that was for. "Good question," said the people with badges. "${refrain}," said ${G.name}, when a new one came. It got to number fourteen.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `Some of it was hard. ${K.name} cried, and held the stone as tight as tight. "You can cry," said ${G.name}. "You can say stop, or slow, or squeeze my hand. I'm here."`,
          `There was a part that ${K.name} did not like at all. ${K.name} said so, out loud, twice. "That's allowed," said ${G.name}. "Hold on to me. Hold on to your stone."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')], things: ['rock'] },
      ),
      page(
        [
          `And some of it was funny. There was a bed that went up and down with a button. ${K.name} took the stone for a ride. Up went the stone. Down came the stone. It did not say a word.`,
          `But the bed had a button. Up it went, with ${K.name}, and the stone, and half a piece of toast. Down it came. ${K.name} laughed. "Again," said ${G.name}, who had never had a go.`,
        ],
        { camera: 'wide', actors: [act(K, 'sit', 'happy'), act(G, 'stand', 'happy')], things: ['rock'] },
      ),
      page(
        [
          `"When do we go home?" said ${K.name}. "When the people here say so. I don't know the day yet," said ${G.name}. "${refrain}." It was already there. It was number one.`,
          `"How long is it?" said ${K.name}. "I don't know yet," said ${G.name}. "I'll tell you as soon as I do. Ask me every day." So ${K.name} did, first thing.`,
        ],
        { time: 'sunset', camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `That night the stone sat by the bed, with its stripe towards the door. It looked just as it does on the step. "Hello," said ${K.name}. "We're in, for now."`,
          `When the lights went down, ${K.name} put the stone where it could be seen. It had one white stripe, here as well. "Good night," said ${K.name}. "We'll both say hello to the step."`,
        ],
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [act(K, 'sit', 'calm')], things: ['rock'] },
      ),
    ],
  };
}
