import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, titlesFor } from './parts.ts';

/** For ages 8 to 12: a story that was believed, and whoever never liked to be asked has to ask a whole street. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, has, truth, giver, theGiver, theyWere, them, some, N, n, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...titlesFor(giver))),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'calm')] },
        `${A.introduced} had ${has}. There was nothing to be said about it, and so everybody did. The baker did, and the man who read the meters. "${refrain}" they said, and bent down to look. They looked there first, and at ${a} afterwards, and sometimes they didn't get as far as that.`,
        `Some people are asked how they are. ${A.introduced} was asked about ${has}. It was always meant nicely. "${refrain}" said people at bus stops, and people with prams. ${theyWere} all right, if one left ${them} alone. One does get tired of walking about behind one's own front.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'point', 'curious'), seen(A, 'look-up', 'sad'), seen(B, 'stand', 'calm')] },
        `"${refrain}" said ${N.introduced}, with her bag. "${truth}," said ${a}, for the ninth time since Sunday. ${n} said that it was a wonder, and went on. "She wasn't even listening," said ${a}. "Then tell her something that's worth it," said ${B.introduced}, who had been keeping count.`,
        `${B.introduced} had a list of them. ${N.introduced} was on it four times. "${refrain}" she said, and now it was five. "${truth}," said ${a}. She had gone before the end of it. "It isn't a bad question," said ${b}. "It's the answer that's worn out. You ought to get a new one."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'proud'), seen(N, 'stand', 'surprised')] },
        `So on Tuesday there was a new one. "Off ${giver}," said ${a}. "It waits at the bus stop, after dark. You leave the thing that you like best on the bench, and you mustn't look. In the morning you've got ${some}." ${n} put her bag down. She laughed until she had to hold on to the wall. It was the first time that she had looked at ${A.names} eyes.`,
        `"I swapped ${them}," said ${a}, the next time. "It's ${giver}. It comes to the bus stop at night. What you like best has to be on the bench, and nobody must watch. Then it's a fair swap." It was quite quiet. "Well!" said ${n}, and her whole face had come undone. "And what did you leave?" "A sandwich," said ${a}. "I was hungry, but I was brave."`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'shout', 'excited'), seen(B, 'cheer', 'happy')] },
        `It got round. By Thursday there was a crowd at break, and it said "${refrain}" all together. "I won ${them} at a fair," said ${a}. "It was that or a ham." They roared. It's pleasant to be looked at by people who are waiting for the end of a sentence. At home ${a} made up three more, to be on the safe side.`,
        `Nobody in the playground asked any more just to ask. They came for the answer. It had been the wrong parcel. It had been the last in the shop, and reduced. "${refrain}" they called, from the top of the railings, and ${a} stood on a box. It was still the same old thing that they looked at. But they listened now, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'look-up', 'shy'), seen(B, 'stand', 'calm')] },
        `At the very edge stood ${R.introduced}, who was small, and new, and had on a grey jumper. There are people who get asked nothing at all. "Is it any bench?" said ${r}. ${b} took it for a joke, and a good one. "The one for the number nine," said ${b}. ${r} nodded, and went off to think.`,
        `One of them never laughed. That was ${R.introduced}, right at the back, with both eyes wide open. No one could have told you one thing about ${r}. It was something that ${r} had noticed, too. "Which bus stop?" said ${r}, to ${b}. "The nine, of course," said ${b}, without turning round. "It gets in at the back."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [seen(R, 'stand', 'worried'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `On Friday morning it was raining, and ${r} stood by the bench and felt all over a wet face. "Is it there yet?" said ${r}. "I can't feel any." "Any what?" said ${a}. "I left my rabbit," said ${r}. "All night. I didn't look once. He's what I like best." The bench was empty. There was a small dry place on it, about as big as a rabbit.`,
        `In the morning they came past the bus stop, in the rain, with their hoods up. "Has it worked?" somebody said. It was ${r}, holding very still to be looked at. "I put my rabbit there last night. He's the best I've got. He only has the one ear, but I said so, in a note." ${b} made a small noise. There was no note on the bench now, and no rabbit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(R, 'look-up', 'curious')] },
        `${a} had never had a listener like that. One more story would have done it. It comes slowly, ${a} could have said. It comes by Easter. ${r} would have gone off happy, with a wet chin, and nobody would ever have known. "Well?" said ${r}. ${b} looked at the pavement. There wasn't a person in the world who believed ${a} so hard.`,
        `The next sentence was all ready. It takes a week to come through. It was a good sentence, and it would have fitted. ${r} would have believed that as well, and stood in front of a window every day for a week. Who'd be the worse for it? Only a rabbit. "Is it on the other side?" said ${r}, and turned the other cheek to ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad'), seen(R, 'stand', 'sad')] },
        `"There isn't one," said ${a}. "There never was. ${truth}, that's all that it is." It's a short thing to say, and it took a good while. ${r} didn't cry, or shout. ${r} put the chin down again. "Then who's got my rabbit?" said ${r}. That was the only good question that anyone had asked all week.`,
        `"I made it up," said ${a}. "I made up ${theGiver}, and the bench. I was sick of saying it properly. ${truth}." ${r} took that in, a bit at a time, like somebody coming down a stair. "So nobody swapped," said ${r}. "No." "So he's just lost." And to that ${a} had no answer at all, not even a long one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'determined'), seen(N, 'stand', 'curious'), seen(B, 'run', 'worried')],
        },
        `So ${a} went and asked. ${a} asked the baker, and both sides of the street, and people with prams. "${refrain}" they all said first. "${truth}. Have you seen a rabbit?" said ${a}. "${truth}. He has one ear." By the eleventh door ${a} didn't even notice it going by. ${n} had not seen one. She put her bag down, and went to look behind the bins.`,
        `It's strange to do all of the asking, when one has only ever been asked. They rang at every door, and stopped every umbrella. "${refrain}" said somebody. "${truth}," said ${a}, very fast, "and it's about a rabbit." It was merely a thing to be got over, like a kerb. "One ear, you say?" said ${n}, and for once she heard it to the end.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          weather: 'clear',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'calm')],
        },
        `At break the crowd was there already. ${a} got up on the box. "It wasn't a fair," said ${a}, "or the post. None of it's true. And ${r} believed it, and has lost a rabbit." It went cold, as when somebody leaves a door open. "So it's only ${has}," said a voice, and they drifted off. There was one left. "My aunt drives the nine," said that one. "She's got a rabbit on the dashboard."`,
        `"Tell us one!" they called. ${a} would have liked to. It was the best crowd yet. "There aren't any more," said ${a}, "and there weren't any before." Then ${a} told them about the bench. Somebody groaned, and they all climbed down, and the railings were bare. It had been nice up there. "Has it just the one ear?" said a girl who had stayed. "There's one like that on my aunt's bus."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(R, 'hug', 'happy', 'rabbit-toy'), seen(A, 'point', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['bus', 'rabbit-toy'],
        },
        `At four the bus came round the corner, and somebody was sitting in the front window. The rabbit had been to the seaside and back fourteen times. ${r} got him under the chin and laughed. And something popped into one cheek, small and round, and was gone. ${a} stared. "${refrain}" said ${a}. ${r} looked behind, to see who was meant.`,
        `They all three stood and waited for the nine. The bus opened its door, and the driver held out a rabbit. "He's no trouble," she said. "He likes the top deck." ${r} couldn't speak, so ${r} laughed. It made a hole in the left cheek, as round as a pea. "You've got a dimple!" said ${a}. "${refrain}" No one had ever asked ${r} before.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(R, 'stand', 'proud', 'rabbit-toy'), seen(N, 'point', 'curious'), seen(A, 'sit', 'happy')],
          things: ['rabbit-toy', 'sandwich'],
        },
        `It didn't show in a window. ${r} looked in too solemnly for that. One had to be told about it by a friend. They had a sandwich on the bench, in three, and along came ${n}. "${refrain}" she said. It wasn't to ${a}. ${r} sat the rabbit up straight, and took a breath. "Well," said ${r}, "there was this ${giver.replace(/^an? /, '')}." And ${a} moved up, and listened right to the end.`,
        `It turned out that one can't see one's own. It goes as soon as one looks. So ${a} said when it was there, and ${b} said when it wasn't, over a sandwich. Then there was ${n}, with her bag. "${refrain}" she asked. She was asking ${r}. ${a} could have answered that in nine ways. ${a} shut a full mouth, and waited. "The rabbit won it," said ${r}. "It was that or a ham."`,
      ),
    ],
  };
}
