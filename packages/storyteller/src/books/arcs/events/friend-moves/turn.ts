import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { oldTurn } from './turn-old.ts';
import { TURN_TITLES, turnOf } from './turn-parts.ts';

/** Two friends say hello with two bumps and a turn; one of them goes away, and whoever turns round alone sees who is there. */
export const TURN: EventPlot = { id: 'turn', young, middle, old: oldTurn };

function young(going: Going): Told {
  const { A, G, a, Gcap, chance } = going;
  const { refrain, F, f, N, n, isSchool } = turnOf(going);
  return {
    title: titled(chance.pick(...TURN_TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(F, 'jump', 'happy')],
          things: ['gate'],
        },
        `Here is ${A.introduced}. Here is ${F.introduced}. "${refrain}" That is how they say hello.`,
        `At the gate is ${A.introduced}. There is ${F.introduced}. "${refrain}" It means hello.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'dance', 'happy'), seen(F, 'dance', 'happy')] },
        `They bump on the left. They bump on the right. Round they go. Nose to nose!`,
        `One bump this side. One bump that side. Turn around, and they are nose to nose!`,
      ),
      isSchool
        ? page(
            { camera: 'wide', actors: [seen(A, 'wave', 'sad'), seen(F, 'wave', 'sad')] },
            `But now ${a} goes to a new school. "${refrain}" Today it means goodbye.`,
          )
        : page(
            {
              setting: 'street',
              camera: 'wide',
              actors: [seen(A, 'wave', 'sad'), seen(F, 'wave', 'sad')],
              things: ['lorry'],
            },
            `But ${a} moves house. There is the lorry. "${refrain}" Today it means goodbye.`,
            `Then the lorry comes. ${a} moves far away. "${refrain}" Now it means goodbye.`,
          ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['gate'] },
        `Here is a new gate. ${a} looks for ${f}. ${f} is not there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['gate'] },
        `${a} bumps the gate. Bump. It is hard. It does not bump back.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm', 'letter'), seen(A, 'stand', 'curious')],
          things: ['letter'],
        },
        `${Gcap} reads a letter. "I bump the tree. It is no good. Love from ${f}."`,
        `A letter comes from ${f}. "I bump the tree. The tree just stands there."`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'dance', 'calm')], things: ['gate'] },
        `Next day ${a} does it all. Bump the gate. Bump the gate. Turn around!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(N, 'stand', 'shy')] },
        `And there is somebody! Nose to nose! It is ${N.introduced}. "Can I do that?" says ${n}.`,
        `Who is that? Nose to nose with ${a} is ${N.introduced}. "Show me!" says ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(N, 'jump', 'happy')] },
        `${n} bumps too hard. ${n} turns the wrong way. They laugh and laugh.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(F, 'run', 'excited'), seen(A, 'run', 'excited'), seen(N, 'wave', 'happy')],
        },
        `On Saturday ${f} comes to visit. ${n} comes, too. Who gets the bump?`,
        `Then ${f} comes to visit! And ${n} is there. Who gets a bump?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'dance', 'happy'), seen(F, 'dance', 'happy'), seen(N, 'dance', 'happy')],
        },
        `${f} on the left. Bump! ${n} on the right. Bump! Nobody needs a gate.`,
        `Bump goes ${f}. Bump goes ${n}. One on each side! And round they go.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, F, f, N, n, isSchool, where } = turnOf(going);
  return {
    title: titled(chance.pick(...TURN_TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(F, 'jump', 'happy')],
          things: ['gate'],
        },
        `Other people say hello. ${A.introduced} and ${F.introduced} had something better. They bumped on the left, and they bumped on the right. "${refrain}" And when they had turned, there they were, nose to nose.`,
        `Every morning ${A.introduced} waited at the gate for ${F.introduced}. Nobody said hello. "${refrain}" they said, and did it. At the end of the turn they were nose to nose. They had made it up, and nobody else could do it.`,
      ),
      isSchool
        ? page(
            { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'sad')] },
            `Then ${a} had to go to ${where}. "It's only across the town," said ${f}. But there would be no ${f} at the gate. "Who'll you bump?" said ${f}. "Nobody," said ${a}. "It's ours."`,
          )
        : page(
            {
              setting: 'street',
              camera: 'wide',
              actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'sad')],
              things: ['lorry'],
            },
            `Then ${a} had to move, to ${where}. The bed was in the lorry, and the chairs. "You can't take me," said ${f}. "You wouldn't fit in a box." "Who'll I bump?" said ${a}. ${f} did not know.`,
            `One day there was a lorry. ${A.names} family was moving, to ${where}. ${f} helped to carry the lamp. Then there was nothing more to carry. "Don't do it with anyone else," said ${f}. "I won't," said ${a}.`,
          ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad'), seen(F, 'hug', 'sad')] },
        `They did it once more. "${refrain}" But when they had turned they stayed there, nose to nose. It was the longest hello that they had ever done. Only it was the other one.`,
        `"${refrain}" they said, but not loudly. They did the bumps slowly, to make them last. There's no way to make a turn last. You come round, and then it's done.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['gate'] },
        `The new gate was green. Everybody there knew everybody. ${a} stood next to it, because it was the only thing that stood still. After a while ${a} bumped it. "Clonk," said the gate. It did not bump back.`,
        `There was a gate there as well. Round it they all said hello, in the ordinary way. ${a} said nothing. ${A.names} left side felt cold, and so did the right. Bump, went ${a}, against the gate. It was like bumping a cupboard.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm', 'letter'), seen(A, 'sit', 'sad')],
          things: ['letter'],
        },
        `"There's a letter," said ${g}. "I do it with the lamp post," wrote ${f}. "It's got no idea. When I turn round there is only the bus stop. Do you do the turn?" "No," said ${a}. "I only do the bump. I don't want to see who isn't there."`,
        `At home there was a letter from ${f}. "I've tried it with the lamp post," it said. "It's too tall. I've tried it with my brother, and he cried. Do you still do the turn?" ${a} had not done the turn. "You can't," said ${a} to ${g}. "You'd only see that there's nobody."`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'stand', 'determined')], things: ['gate'] },
        `But ${f} did it, out in the street, with a lamp post. In the morning ${a} stood up straight. Bump went ${a}, on the left. Bump went ${a}, on the right. "Clonk," said the gate, twice. "${refrain}"`,
        `${f} could do it with a lamp post. Then it would go with a gate. It was one bump, and then another. ${a} took a deep breath, and shut both eyes. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(N, 'stand', 'shy')] },
        `You never know what is behind you, until you turn round. Somebody was. They were nose to nose. "You've got a leaf on you," said ${N.introduced}. "What was that?" "That was hello," said ${a}. "Oh," said ${n}. "I thought so."`,
        `${a} opened one eye. There was a nose, very close. There was ${N.introduced} behind it. "I've stood here since Monday," said ${n}. "But you never looked round." "I was facing the gate," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'jump', 'excited'), seen(A, 'jump', 'happy')] },
        `${n} could not do it at all. ${n} bumped like a cow getting into a bus. ${n} turned the wrong way, and said hello to a bin. They had to sit down, from laughing. Then ${a} stopped. "It's ours, really," said ${a}. "It's mine and ${F.names}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'pencil'), seen(N, 'sit', 'calm')], things: ['letter'] },
        `So they wrote to ${f} about it. ${n} did the stamp. "Somebody was behind me," wrote ${a}. "It wasn't you. I am sorry." The answer was on a very small piece of paper. "Wait until Saturday," it said. "I'm bringing my left side."`,
        `${a} had to ask ${f}. It was a hard letter, and ${n} lent the good pencil. "May I bump somebody?" it said. For days nothing came. Then there was a card, with one line. "I'll come on Saturday, and have a look at it."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(F, 'stand', 'curious'), seen(A, 'stand', 'worried'), seen(N, 'stand', 'shy')],
        },
        `On Saturday ${f} walked all round ${n}, and looked. "How do you do it?" said ${f}. ${n} did it, and said hello to the hedge. ${f} made a noise like a kettle. It was laughing. "That's even worse than the lamp post," said ${f}. "Come here."`,
        `On Saturday they stood there, all three, and looked at their feet. "There's one thing wrong with it for two," said ${f}, at last. "When you bump on the left, the right has to wait. I've always thought so." And ${f} went to one side of ${a}, and ${n} to the other.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'dance', 'happy'), seen(F, 'dance', 'happy'), seen(N, 'dance', 'happy')],
        },
        `${f} came from the left, and ${n} from the right. Both bumps went off at once. "${refrain}" They turned, and there were three noses, and no room. On Monday the gate was left alone. It had never got the hang of it.`,
        `Bump! It went from both sides, at the very same time. "${refrain}" They came round in a heap, and nobody knew whose nose was whose. "It's warmer like this," said ${a}. It was, on the left and on the right.`,
      ),
    ],
  };
}
