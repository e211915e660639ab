import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: it becomes fair all by itself, and only one knows why it should not. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { refrain, E, e, X, fox, cubs } = partsOf(going);
  const N = company.person('Mr Plum', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES).replace('fox', fox)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'angry'), seen(G, 'stand', 'calm')],
          things: ['clock'],
        },
        `${A.introduced} went to bed at half past eight. At nine it was ${E.introduced}. It had always been so. "Half an hour a night is a hundred and eighty hours a year," said ${a}. "${e} has had weeks more life than I have." "${e} is older," said ${g}. "Well, naturally," said ${a}.`,
        `${E.introduced} went to bed half an hour after ${A.introduced}. It may not sound like much. ${a} had worked it out. In a year it came to more than a week, and nobody had ever said what was in it. "Because ${e} is the elder," said ${g}, which was the whole of the law. "I'll be that old one day," said ${a}. "And then it'll be older still."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(E, 'stand', 'proud')] },
        `"What do you do down there?" said ${a}. ${e} stood in the door, so as not to be in bed. "${refrain}" said ${e}. But ${e} said it as one puts a lid on. ${a} lay in the dark with ${B.introduced}, and listened. It was quiet. It was the sort of quiet that has something in the middle of it.`,
        `${a} had asked, of course. "${refrain}" ${e} would say, and look at the window. Nobody looks at a window like that over nothing. One heard no television, and no cake. One heard somebody in the living-room keeping still. "It's worse than a party," said ${a} to ${B.introduced}. "One could at least hear a party."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'point', 'determined'), seen(G, 'think', 'calm', 'cup')],
          things: ['cup'],
        },
        `In the morning ${a} spoke to ${g}, as one person to another. "A day's got two ends. ${e} has been given half an hour at the back. I'd like mine at the front." ${Gcap} stirred the tea for some time, and looked for what was wrong with it. "Half past five till six," said ${g}. "Indoors. If I hear one sound, it's over." "You won't," said ${a}.`,
        `It came to ${a} in the morning, halfway through an egg. "There's one at this end, too," said ${a}. "One what?" said ${g}. "Half an hour. It's just lying there. Everybody sleeps through it." They looked at it from all sides. It would cost nothing, and it was fair. "You stay in the house," said ${g}, "and I don't want to know that you're up."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'happy'), seen(B, 'sit', 'sleepy')], things: ['bread'] },
        `The next day at half past five the kitchen was the blue of a milk bottle. ${a} found some bread, without a sound. The first bus went by, all lit up, with no one on it, like a ship. One blackbird tried out a bit, and stopped, and did it better. Nobody had used this morning yet. ${a} sat in it up to the neck, and ${b} slept on the mat.`,
        `It was the best thing that had ever been lying about. The next morning ${a} sat in the kitchen, in a blanket, with some bread. There wasn't any hurry anywhere in it. The sky did grey, and then a thin sort of yellow. A postman whistled, who thought that he was alone. ${b} opened one eye, and made nothing of it. But ${a} began to see why ${e} had never told.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(X, 'walk', 'proud', 'shoe')], things: ['shoe'] },
        `At ten to six a ${fox} came home. It came along the wall, with its head up, because of what it was carrying. It was a slipper. Half over the lawn it stopped, and looked straight in through the glass, and ${a} didn't breathe. Then it poured itself in under the shed, slipper and all. "What do you do down there?" ${e} said, at breakfast. "${refrain}" said ${a}.`,
        `And at ten to six something moved by the wall. It was a ${fox}, with a tartan slipper, and it walked like somebody coming home from work. It put the slipper down, to get a better hold, and saw ${a}. They looked at each other for about a year. Then it took it in under the shed. At six ${e} came down. "What's so good about this?" said ${e}. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'stand', 'angry'), seen(E, 'stand', 'surprised'), seen(G, 'stand', 'worried')],
        },
        `"One slipper," said ${N.introduced} from next door, over the gate. "And a glove, and my bicycle clip. I've seen who's up at all hours. There's a face at your window every night, in the dark." That was ${e}. "What were you doing there?" said ${g}. ${e} went red to the ears, and looked at the shed, and shut both lips. "${refrain}" said ${e}.`,
        `It was ${N.introduced}, from next door, in a shoe and a slipper. Things were going from his step. He had lost a glove, and a perfectly good brush. "And who stands at your window, nights, with the light off?" he said. They all turned round to ${e}. "What is it that you do there?" said ${g}. It would have been so easy to say. "${refrain}" said ${e}, and wouldn't look at anybody.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(E, 'sit', 'sad'), seen(A, 'sit', 'surprised')],
        },
        `So that was the end of the half hour. Until it was cleared up, ${e} went to bed at half past eight, the same as ${a}. There they both sat, in the dark, with one clock. It was fair. It was just what ${a} had asked for, all those years. "It'll be going out about now," said ${e}, to the ceiling. "What will?" said ${a}. "Nothing," said ${e}.`,
        `"Then you'd better be in bed with the rest of us," ${g} had said. At half past eight two lights went out. ${a} had dreamed of it. There was nobody now who was better off, and it felt like a stone in the bed. At twenty to nine ${e} sat up. "It looks both ways first," said ${e}, very low. "Like a person." "What does?" said ${a}. "Go to sleep," said ${e}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'curious')], things: ['clock'] },
        `Then ${a} knew what was in the half hour. It was a ${fox}, and ${e} would sooner be called a thief than have it found. One word from ${a} would clear it up. But then there'd be two people at ten to six, or a dozen. ${e} would have nine o'clock back. And ${a} would have nothing again that was only ${A.names}. The clock went on for some time.`,
        `It wasn't hard to put together. ${e} had the front of it, and ${a} had the back. If ${a} kept quiet, then it would all stay fair, and the mornings would be a secret for ever. And ${e} would go on being looked at, over the gate, for a slipper. ${e} hadn't told on the ${fox}. ${a} lay and listened to ${b} breathe. It's odd how heavy half an hour can be.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(E, 'sit', 'surprised')] },
        `"It comes home at ten to six," said ${a}. The other bed creaked. "It had a slipper," said ${a}. "On Monday it was a glove." There was a long breath, over there. "I only ever saw it go," said ${e}. "I thought that perhaps it never came back, and there was a new one every night." "It's the same one," said ${a}. "It's got a bent ear." "The left," said ${e}.`,
        `"Tartan," said ${a}, out loud. "It was a tartan slipper. It took it under the shed at ten to six." It was quiet. "You've seen it?" said ${e}. "You've seen it come back? Is it all right?" Nobody had ever asked ${a} like that about anything. "It's tired," said ${a}, "but it holds its head up." And then they told each other their halves, until it was a whole night long.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'point', 'happy'), seen(E, 'look-up', 'excited'), seen(G, 'look-up', 'surprised')],
        },
        `In the morning there were three of them at the kitchen window, and nobody cut bread. "Indoors, and not a sound," said ${a} to ${g}. At ten to six came the ${fox}, with a brush. It gave one cough, at the shed. And out they tumbled, three ${cubs}, on all their legs at once. They had a glove, and a slipper, and they fought for it like rugby. ${Gcap} forgot the tea.`,
        `So in the morning ${a} led them down, ${g} and ${e}, in socks. It was very crowded for half past five. Then somebody's fingers closed on ${A.names} arm. The ${fox} had come over the wall. It put down a brush on the grass, and called. Three ${cubs} rolled out, and one of them was wearing a slipper, more or less. "I see," said ${g}, after a long time. "So that's nothing."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'look-up', 'surprised'), seen(E, 'stand', 'proud'), seen(A, 'stand', 'proud')],
        },
        `It was ${e} who said that ${n} would have to see. He came the next day, in his dressing gown, and he was ready to be cross. He looked out for twenty minutes. A ${fox === 'fox' ? 'cub' : 'kitten'} went to sleep in his slipper, with its nose in the toe. "I beg your pardon," said ${n} to ${e}. He said it quite loudly. That evening the other slipper was out on his step. "It's no use to them odd," he said.`,
        `"He might drive them out," said ${a}. "He might," said ${e}. They asked him all the same, for ten to six. ${n} stood at the window, with his arms folded, and by and by they came undone. "That's my brush," he said. "Look at that. It's brushing its brother." He shook hands with ${e}, and begged pardon. And the next night there was a slipper on his step again, the other one, left out on purpose.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(E, 'look-up', 'happy'), seen(G, 'stand', 'happy')],
          things: ['notebook'],
        },
        `${e} got nine o'clock back. On Friday ${a} was let stay up to see it go, and fell asleep on the sill. On Sunday ${e} came down at half past five, and slept on the bread board. So they have to tell one another. It's all in a notebook. "Out, 8.41, looked both ways," it says, in one writing. In the other it says, "Home, 5.52. Slippers, two."`,
        `So it was nine again for ${e}. "And what about me?" said ${a}. "One Friday," said ${g}. ${a} sat down by ${e}, to see the front half at last, and fell asleep at half past eight. One can't be good at both ends. ${e} wrote it down, so that it shouldn't be missed. "Out, 8.41," it says in the notebook. "It looked for you." And under that there's room for the morning.`,
      ),
    ],
  };
}
