import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { TwoHomes } from './book.ts';

/** What is said to somebody who misses the one in the other. */
const MISSED: readonly ((g: string, still: string) => string)[] = [
  (g, still) => `"It isn't wrong," said ${g}. "You can miss anybody, out loud, in any room. ${still}"`,
  (g, still) => `"Nobody does that right," said ${g}. "You may be sad there, and you may be sad here. ${still}"`,
  (g, still) => `"You're in the middle, that's all," said ${g}, and made some toast. "${still}"`,
  (g, still) => `"Not broken," said ${g}. "Only full. That's what love does, when it has to be carried. ${still}"`,
];

/** Everything is in the other home; a plan to mend it all that does not work; and odd socks on purpose. */
export function middle({ child: K, grownUp: G, they, still, chance }: TwoHomes): Told {
  const refrain = chance.pick(
    'It must be at the other one',
    'It is sure to be at the other home',
    'Not here, so it is there',
    'Wherever I am, it is not',
    'It is always in the other one',
    'If I am here, it is there',
    'It lives where I am not',
    'It never comes when I do',
    'It is at home, only not this home',
    'The other home must have it',
    'It has stayed behind again',
    'It went the other way',
  );
  return {
    title: titled(chance.pick('it must be at the other one', 'odd socks', 'a sock in each home')),
    refrain,
    pages: [
      page(
        [
          `${K.name} had one pair of really good socks. They were yellow, and came right up to the knee. They had always gone everywhere together, being socks.`,
          `There was nothing like ${K.names} yellow socks. They were as bright as custard. You never saw one of them without the other.`,
          `You could see ${K.name} coming from the far end of the road. It was the yellow socks. They went up and down, up and down, one and then the other.`,
          `It was a good drawer day. Both yellow socks were on top, rolled up in a ball. ${K.name} unrolled them, and hopped, and put them on.`,
        ],
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'happy')], things: ['sock'] },
      ),
      page(
        [
          `Then ${G.name} had something to say, and everybody sat up very straight. ${cap(they)} were not going to live together any more. There would be two homes. ${K.name} looked at the carpet. It was just the same carpet.`,
          `Then came the day with the boxes. ${cap(they)} were going to live in two homes. "Do I get a say?" said ${K.name}. "Not in that," said ${G.name}, sadly. "In other things, yes."`,
          `"Come and sit by me," said ${G.name}, and patted the sofa. There would be two homes. ${cap(they)} would not be living together. ${K.name} heard all of it. ${K.name} heard the fridge as well.`,
          `It was told at the table, after the plates had gone. ${cap(they)} would live apart now, in two homes. ${cap(G.name)} told it twice. ${K.name} made a crumb go all round the edge of the table, and back.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'sad'), act(G, 'sit', 'sad')] },
      ),
      page(
        [
          `"Was it me?" said ${K.name}. "There was all that about the bath." "It wasn't the bath," said ${G.name}. "It wasn't anything you did or said or thought. It's between grown-ups, and it was made by grown-ups."`,
          `"If I'm good," said ${K.name}, "can it go back?" "You're good now," said ${G.name}. "Nothing you did made this happen. And nothing you do can undo it. It isn't your job."`,
          `Later a question came out from under the quilt. "Did I do something?" "No," said ${G.name}. "Not one thing. Grown-ups decided this, about grown-ups. You are the part that we both got right."`,
          `"I did shout," said ${K.name}, in a small voice. "You did," said ${G.name}. "Everybody shouts. Shouting doesn't make two homes. Grown-ups made that, between them, and you had no part in it."`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `Having two homes is mostly looking for things. The good pencil was not there. Nor was the book. On Monday there was only one yellow sock. "${refrain}," said ${K.name}, and wore a grey one.`,
          `At one home there was the recorder. At the other there was the music. "${refrain}," said ${K.name}. That was about the book, and the goggles, and one yellow sock.`,
          `The first week it was the toothbrush. The next week it was the spelling list. And then, under the bed, there was one sock. "${refrain}," said ${K.name}.`,
          `${K.name} looked in the drawer. One yellow sock looked back. "${refrain}," said ${K.name}. It was worn on both feet in turn. By lunch it was all stretched.`,
        ],
        { setting: 'bedroom', camera: 'wide', actors: [act(K, 'kneel', 'worried')], things: ['sock'] },
      ),
      page(
        [
          `So ${K.name} packed everything, every time. It took two bags and a bucket. But you cannot take it all. You cannot take the place where the sun comes in.`,
          `So ${K.name} tried carrying everything, both ways. The bag grew and grew, until it had to be pulled. But a home will not go in a bag. There is always some of it left over.`,
          `So ${K.name} made a list for the bag. In went the pillow. In went the night light, and a jar of the smell of the hall. But the lid came off on the way. There was only air in it, from the road.`,
          `So ${K.name} wore it all, and the bag on top. It took three jumpers and both coats. But you cannot bend, and you cannot sit. And what was missing was never a coat.`,
        ],
        { setting: 'street', camera: 'medium', actors: [act(K, 'walk', 'sad')], things: ['backpack'] },
      ),
      page(
        [
          `${K.name} missed one home in the other home, and then the other way round. "It's back to front," said ${K.name}.`,
          `In one home ${K.name} missed the other one. Then it was the other way about. "I can't do it right," said ${K.name}.`,
          `At this home ${K.name} thought of the stairs in that one. In that one it was this one's cat flap. "I'm always at the wrong one," said ${K.name}.`,
          `There was a lump. It came at bedtime, and was shaped like the other home. "I think I'm broken," said ${K.name}.`,
        ].map((start, i) => `${start} ${MISSED[i % MISSED.length]?.(G.name, still) ?? ''}`),
        { setting: 'living-room', camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `"Can I ask it again?" said ${K.name}. "Will it go back to how it was?" "No," said ${G.name}. "But you may ask. And you'll always be told where you are going, and when." They drew it in a notebook, in two colours.`,
          `"Which is my real home?" said ${K.name}. "Both," said ${G.name}. "You don't have to choose. Nobody will ask you to." Then they put the days in a notebook, for ${K.name} to see.`,
          `"Where do I wake up on Thursday?" said ${K.name}. It was not written down anywhere. So they wrote it down. They ruled a notebook into days, and ${K.name} did the colours. Thursday was green. It helped, a bit, to know what colour one was in.`,
          `"Who says when I go?" said ${K.name}. "We do," said ${G.name}, "and we'll tell you, every time." A notebook went up on a nail. ${K.name} drew a foot for each day, walking. All of the feet were yellow.`,
        ],
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [act(K, 'point', 'curious'), act(G, 'sit', 'calm')],
          things: ['notebook'],
        },
      ),
      page(
        [
          `One day ${K.name} found the missing sock, behind a door. The first one was, of course, somewhere else. ${K.name} laughed. "${refrain}!" And this time it was funny.`,
          `Then, on Friday, there was the other sock, on top of a lamp. Nobody could say how. "Then the first one," said ${K.name}. "${refrain}!" And they both laughed.`,
          `It was in the sleeve of a coat, all that time. Out it fell, a bit squashed and as yellow as ever. "Now where's the other sock?" said ${G.name}. They looked at each other. "${refrain}!" they both said.`,
          `${K.name} put on a boot, and there was something in the toe. It was the sock. It had been to the shops and back. And its friend? "${refrain}!" said ${K.name} to ${G.name}, and laughed.`,
        ],
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          actors: [act(K, 'hold', 'happy'), act(G, 'stand', 'happy')],
          things: ['sock'],
        },
      ),
      page(
        [
          `Now it is done on purpose. One yellow sock stays here and one stays there. ${K.name} wears odd ones in both. It is the easiest way to have something yellow, wherever you wake up.`,
          `So that is where they live, one in each drawer. ${K.name} goes about with one yellow leg, in both homes, and at school. "They're not odd," says ${K.name}. "They're a pair with a long way between."`,
          `There is a hook by each bed now, with a yellow sock on it. They keep the place. Some nights ${K.name} wakes and cannot think which home it is. Then there is something yellow to look for.`,
          `"Don't you want the pair?" said somebody. ${K.name} thought about it. "I've got the pair," said ${K.name}. "One's keeping my bed warm." And the one that was here went on, right up to the knee.`,
        ],
        { time: 'night', camera: 'close', actors: [act(K, 'sit', 'calm')], things: ['sock'] },
      ),
    ],
  };
}
