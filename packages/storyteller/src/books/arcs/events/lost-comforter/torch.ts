import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { comforterOf } from './comforter.ts';

const REFRAINS = [
  "It's only a torch",
  "It's just a torch",
  'Only my torch',
  "It's an old torch",
  'Just an old torch',
  "It's my torch",
  'A torch, that is all',
  "It's nothing, a torch",
  'Just some torch',
  "It's one of those torches",
] as const;
const TITLES = ['only a torch', 'a torch with a difference', 'what the torch looked like', 'in a bucket, in the rain'];

/** For the older: somebody hides it before a visitor comes, and dares not say what it is that has to be found. */
export function old(from: Going): Told {
  const going = withClassmate(from);
  const { A, B, G, a, b, g, Gcap, third, chance, raw, place, at } = going;
  const { c, kind, mark, colour, thing } = comforterOf(raw);
  const spot = place ? `to ${place}` : 'to the bottom of the garden';
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` ${third.name} was coming as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'calm', thing)], things: [thing] },
        `${A.introduced} had grown out of many things: a high chair, two coats, a fear of the cellar. But not out of ${c}. ${cap(c)} was ${kind}, or had been once, with ${mark}. By day it was under the pillow. By night it was under ${A.names} chin. Outside the house nobody knew of it. At a certain age you keep such things to yourself.`,
        `In ${A.names} bed, under the pillow, where no visitor looks, lived ${c}. It was ${kind}, with ${mark}, and it smelled of every night there had ever been. ${A.introduced} could sleep in a tent or on a train, as long as it was there. Of course ${a} was much too old for it. Everybody knew that, and so ${a} had told nobody.`,
      ),
      page(
        { setting: at ?? 'garden', camera: 'medium', actors: [seen(A, 'walk', 'worried')], things: [thing, 'bucket'] },
        `On Friday ${B.introduced} was to come and stay the night.${too} ${b} could whistle with two fingers, and had once slept in a hammock. At three o'clock ${a} looked at the bed, and at the pillow. It would only be for one night. So ${a} took ${c} ${spot}, in a bucket. The bucket went under the yellow bush. "I'm sorry," said ${a}. "It's only until tomorrow."`,
        `Then ${B.introduced} was asked to stay the night.${too} ${b} was the sort who is not afraid of anything, and says so. "What if it's seen?" thought ${a}, and at three o'clock it became too much. There was a bucket. ${a} put ${c} inside and took it ${spot}. There was a yellow bush. It went in under that. It felt like leaving somebody at a station. "One night," said ${a}, and did not look back.`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: [seen(B, 'jump', 'excited'), seen(A, 'jump', 'happy')] },
        `It was a splendid evening. ${b} had brought an enormous bag, and kept it zipped. They built a bridge out of all the chairs, and ate underneath it. ${b} taught ${a} to whistle, or at least to spit. ${a} did not think of the bucket more than eight or nine times.`,
        `${b} came with one very large bag and did not unpack it. After that there was no time. They were explorers all the way up the stairs, and had their supper under the table. They laughed till it hurt. Only now and then, between two laughs, ${a} saw a bush.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'calm')],
        },
        `The light went out at ten. ${a} tried the left side, and the right, and the back. There was a hole under ${A.names} chin that nothing fitted. "Are you asleep?" said ${b}. "Yes," said ${a}. "Me too," said ${b}. It was still for a bit. Then it began to rain. It wasn't much at first, and then it was. It's hard to lie and listen to that, when you know of a bucket without a lid.`,
        `At ten they were told for the third time to go to sleep. They lay there. ${a} put a corner of the quilt under one cheek. It wasn't the same at all. In the other bed somebody turned over, and over again. And then came a patter at the window, and a drip, and a whole sky full. "It's raining," said ${b}. "I know," said ${a}. All of it was falling into one bucket.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'sit', 'curious')] },
        `"What are you doing?" said ${b}, for ${a} was up. "I'm looking for something." "For what?" There was no time to think of anything clever. "${refrain}," said ${a}. "I'll help you," said ${b}, and got up at once, as if glad of it. "What does it look like?" You can't lie about everything. "${colour}," said ${a}, "and with ${mark}." There was a silence. "The torch?" said ${b}. "It's quite old," said ${a}.`,
        `${a} got up, to look out, and fell over a shoe. "Have you lost something?" said ${b}. "${refrain}," said ${a}, because that was the first word there was. ${b} was out of bed already. "Let's look for it. What sort?" It was dark, and you get careless in the dark. "${colour}," said ${a}. "It's got ${mark}." ${b} did not say anything for a time. "I've never seen one like that," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud', 'torch'), seen(A, 'stand', 'worried')] },
        `They went through the room on their knees, and then through the landing. ${b} opened a drawer, and there lay a torch. It was long and black and it worked. "Here you are!" said ${b}. ${a} looked at it so sadly that ${b} put it behind ${B.names} back. "That isn't the one," said ${a}. "No," said ${b}. "It's got no ${mark.replace(/^(?:one|a) /, '')}. Well, now we can look for yours with it."`,
        `Nobody has ever looked for a torch as ${b} did. ${b} looked under rugs. In the cupboard on the landing there was one, a big one, as good as new. ${b} switched it on and off. "No good?" said ${b}, who had seen ${A.names} face. "It's the wrong torch," said ${a}. "Of course it is," said ${b}. "There's nothing the matter with it. Come on. We'll take it along, to see by."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'curious'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'curious')],
        },
        `In the kitchen sat ${g}, with a cup of tea. "We're looking for ${A.names} torch," said ${b}. "It has got ${mark}." ${Gcap} looked at ${a}, and then out at the rain, and asked nothing. ${a} could go back to bed. It would be found in the morning, wet through, and nobody would know. Or ${a} could say it now. It was only four words. "It's under the bush," said ${a}.`,
        `"A torch?" said ${g}, over the newspaper. "${colour}," said ${b}, "with ${mark}." "Oh," said ${g}. "That torch." The rain ran down the window like something poured. By morning that bucket would be full. And if ${a} said where it was, then ${b} would come too, and would see. ${a} looked at the door, for quite a time. "I know where it is," said ${a}. "I put it there."`,
      ),
      page(
        {
          setting: at ?? 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'curious'), seen(G, 'walk', 'calm')],
          things: ['torch', 'umbrella'],
        },
        `So they put coats on over their pyjamas. ${Gcap} came behind with the umbrella and looked at other things. "Why did you put it out there?" asked ${b}, with the good torch. "So that nobody would see it," said ${a}. "Why shouldn't they?" The beam went up and down in front of them, full of rain. "Some people might think it's funny," said ${a}, "at my age, with a torch." ${b} walked on for a while without a word.`,
        `It was as wet as a pond out there. ${b} went in front with the torch that worked, and ${g} was the umbrella. "You don't keep it indoors?" said ${b}. "I do," said ${a}. "Only not today." "And why not today?" ${a} could hear the rain on the leaves now, the yellow ones. "Because you were coming," said ${a}. It was easier to say in the dark, and wet.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'surprised')],
          things: ['bucket', thing],
        },
        `There was the bucket. ${a} put in both arms and lifted. It came up streaming, ${colour.toLowerCase()}, with ${mark}. ${b} turned the light on it. Now the laugh would come. ${a} stood there with water running down both sleeves, and waited. "${refrain}," said ${a}. ${b} looked at it closely, from the top to the bottom. "It's gone out," said ${b}. "I think the battery's wet."`,
        `Under the bush the light found the bucket. In it was ${c}, with the rain up to its middle. ${a} took it out and held it, and it ran like a tap. Nobody spoke. "There it is, then," said ${a}, not looking at anybody. "${refrain}." "I can see that," said ${b}. ${b} was not laughing. "You'll have to dry it, or it won't work. It's the same with all of those."`,
      ),
      page(
        {
          setting: 'kitchen',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'reach', 'shy')],
          things: [thing],
        },
        `They wrung it out, and wrapped it in a towel, and put it by the stove. ${b} watched it steam. "As it happens," said ${b}, "I'd better look if mine's all right." And ${b} went up, and there was the sound of a zip. It came down behind ${B.names} back. It was grey, and knitted, and it had been a mouse. "It's only my toothbrush," said ${b}.`,
        `It dripped for half an hour over the stove, by two pegs. ${b} kept looking at it, and at the stairs. "Wait," said ${b}, at last. Up there the big bag was opened. Then ${b} stood in the door with something flat and grey, that had once been a mouse. "I couldn't sleep either," said ${b}, "and it was at the bottom, and you were awake. It's just my toothbrush." "It's a nice one," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')],
          things: [thing],
        },
        `At midnight all of them were in bed. ${cap(c)} was warm from the stove, and rather smelled of soup. "Shall I put my torch out?" said ${a}. "No," said ${b}. "Leave it on." It was as dark as it can be. A minute later you could have blown a trumpet, and neither of them would have heard.`,
        `Then it was quiet in there, with two heads on each pillow. "Have you brushed your teeth?" said ${a}, in the dark. There was a snort. "Don't shine that thing in my eyes," said ${b}. And that was all, for they were asleep, both at once, as when you pull out a plug.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', thing), seen(B, 'stand', 'happy')],
          things: [thing],
        },
        `The bush has lost its leaves by now, and you can see right through. Nobody keeps anything there. When ${b} comes to stay the bag is open, and a grey nose looks out at the top. And ${a} stands at the door with something under one arm. "What's that?" people say, if they are new. "${refrain}," says ${a}. "It gets dark here, you know."`,
        `${b} often stays the night there now. ${b} has the bed by the window, and a very small toothbrush, with whiskers. Not long ago there was somebody else as well, with a bag that stayed shut. ${a} saw that. ${a} went and got something from under the pillow, and put it on top, where it could be seen. "${refrain}," said ${a}. "Have you got one?"`,
      ),
    ],
  };
}
