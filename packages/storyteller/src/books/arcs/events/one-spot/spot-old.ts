import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: there is a prize for shining, and an old lorry that says what it thinks of that. */
export function old(going: Going): Told {
  const { A, B, a, b, company, chance } = going;
  const { refrain, L, l, afraid } = partsOf(going);
  const G = company.meet('lorry');
  const g = G.name;
  const J = company.person('Mr Peck', 'neighbour');
  const j = J.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['bucket'],
        },
        `There was to be a prize at the fair for whatever had wheels and shone most. ${B.introduced} had read it on the gate. So on Saturday, at six, ${b} began on ${A.introduced} with four buckets and a toothbrush. By ten one could have combed one's hair in the doors. "${refrain}" said ${a}, turning a little, to see round the back.`,
        `Every year at the fair ${J.introduced} gave a cup to the shiniest thing on wheels. ${A.introduced} had wanted it for as long as there had been a cup. ${B.introduced} had got up at six, and used four buckets, and done the screws with a toothbrush. Now the hens were quarrelling over who should look into the door. "${refrain}" said ${a}. "Go on. Look for one."`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'worried')], things: ['puddle'] },
        afraid
          ? `There was only the lane to go along. The lane was mud, from one hedge to the other. "You're never afraid of that?" said ${g}, the old lorry, who was brown up to the roof. "It hasn't got a bottom," said ${a}. "It holds on to you. I've heard it." "Gloop," said the mud. "It's saying good morning," said ${g}.`
          : `There was only the lane to go along. The lane was mud, from one hedge to the other. "You're never going round?" said ${g}, the old lorry, who was brown up to the roof. "It gets everywhere," said ${a}. "And who knows whether it has a bottom?" "Gloop," said the mud. "It's saying good morning," said ${g}.`,
        afraid
          ? `Between the yard and the fair lay the lane, and in the lane lay the mud. ${a} had been afraid of it for years, and had never told anybody. It was the noise. It was also that you couldn't see how far down it went. "Scared of a bit of wet earth?" said ${g}, an old lorry with moss on the bumper, quite loud. The hens heard.`
          : `Between the yard and the fair lay the lane, and in the lane lay the mud. ${a} looked at it as you look at somebody else's soup. "Too grand for it?" said ${g}, an old lorry with moss on the bumper. "I just like to know where I stop and where the mud begins," said ${a}. "And nobody can tell how deep that is." "Gloop," said the mud.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `There was a dry way, along the wall, if one breathed in. ${a} breathed in. All went well as far as the pond, where a wet dog got out. It was a friendly dog, and did what they do. When the rain had stopped ${b} walked all round, with a finger in the air. The finger came down on the door. "One," said ${b}. It was the size of a pea.`,
        `By keeping two wheels on the grass ${a} got nearly as far as the road. And there was a dog, who had been swimming, and came up to tell them. First it told them with its tail, and then all over. "Is it bad?" said ${a}, not daring to look. ${b} held up one finger. The spot sat in the very middle of the door, as round as a pea.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'calm'), seen(A, 'stand', 'worried')], things: ['plaster'] },
        `It was off in a moment, but ${a} could not get over it. "It knows the way now," said ${a}. "It'll be back." There was a plaster in ${B.names} bag. ${b} rubbed the place until it squeaked, and stuck the plaster on. "Nothing can get in there," said ${b}. "Now we'll turn round and think." "${refrain}" said ${a}. "Is that so much to ask?"`,
        `${b} rubbed at it until the door squeaked. "Gone," said ${b}. "But I can feel where it was," said ${a}. So the place got a plaster, like a knee. It helped, to have it covered up. "We've got until three o'clock," said ${b}. "Back to the yard. We'll need a better plan." "${refrain}" said ${a} to the plaster.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(G, 'stand', 'happy')], things: ['blanket'] },
        `The better plan was a blanket. It went over everything, down to the ground, and ${a} set off inside it. It was quite safe in there. It was also as dark as a boot. "Left," called ${b}. "No, your other left!" It was the dung heap, and it was not even hard. That made three spots. ${g} laughed until a lamp fell out.`,
        `They tried it under a blanket next. "It's brilliant," said ${a}, from inside. "Nothing can see me!" "You can't see it, either," said ${b}. Then the wheelbarrow came into it, which had not been emptied. Afterwards there were three spots, one for each way that ${b} had shouted. "I'd pay for this," said ${g}. "Do the blanket again."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'sad')] },
        `It was one o'clock. ${b} wiped off all three, without a word, and sat down on the bucket. ${a} stood in the driest part of the yard, and did not so much as hum. Then the bus went by, behind the gate, and found its puddle. "Twelve," said ${b}, after a while. "We can still do twelve. But don't breathe." "${refrain}" whispered ${a}.`,
        `At one they gave up going. "You stand there," said ${b}, "and I'll carry the cup here, if it comes to that." For an hour ${a} stood as still as a cupboard. It was then that the bus came past, late, on the wet side. It left twelve, from the lamps to the tail. ${b} picked up the sponge again. That was the sixth bucket. "${refrain}" said ${a}, but it was hardly a sound.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'stand', 'scared'), seen(A, 'stand', 'surprised'), seen(B, 'run', 'worried')],
          things: ['puddle'],
        },
        `At two, when ${a} shone as never before, there was a noise from the lane. It was thin, and it went on. Right in the middle of the mud stood ${L.introduced}, or the upper half did. ${l} had stopped pulling. ${b} threw a rope, and it held, but ${b} was too light. "${g}!" shouted ${b}. And ${g} coughed, and turned over, and coughed. ${g} had not started since spring.`,
        `It was two, and the last bucket was empty, and there was nothing on ${a} at all. "Baa," said something. It had been saying it for some time. There in the lane was ${L.introduced}, up to the tummy, with nobody near. ${b} got a rope round, and pulled, and slid. "You do it!" ${b} called to the old lorry. "I would," said ${g}. "It's only that I've not been able to move since April." ${g} said it to the ground.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'think', 'worried')], things: ['puddle'] },
        `So that was why there was moss on the bumper. ${a} looked at the clock on the barn, and at the door with clouds in it. There was one hour, and there were no more buckets. "Is there a bottom?" said ${a}. ${b} understood, and took the longest stick, and pushed. It stopped. It came out brown for as long as a spoon. "There's a road down there," said ${b}. "It's only that it's covered."`,
        `${a} thought of the cup. It was silver, and this year it could not have gone to anybody else. Then ${a} thought of what the mud did, when it got hold. "Ask it how deep it is," said ${a}. ${b} pushed in a stick until it stood, and pulled it out again. It was wet up to ${B.names} knee, and not a finger more. It was odd how long you could be careful of something, and never measure it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(L, 'stand', 'surprised')],
          things: ['string'],
        },
        `"Gloop," said the mud. "Good afternoon," said ${a}, and went in. It was cold. It did get hold. But if you kept on going it let go, with a rude noise, and got hold of the next bit. ${b} tied the rope on behind. Then ${a} pulled, and the whole lane stood up in the air, and came down. Out of the middle of it, with a pop, flew ${l}.`,
        `First the front went in, and then, when that had done no harm, the back. "It's porridge," said ${a}. "It's only porridge!" The rope went tight. ${a} had never used all of the engine before, because of the dust. It was a great deal. Brown wings went up on either side as high as the barn. There was a pop, and ${l} sat on the grass and sneezed.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'happy'), seen(L, 'stand', 'happy')],
        },
        `The church clock struck three. You could not have told which end of ${a} was which. "I'd count them," said ${b}, "but I don't know where to start." Only one thing stuck out. ${b} took it by the corner, and pulled. There, under the plaster, was a spot the size of a pea, and it was clean. ${b} began to laugh. "${refrain}" said ${a}. "Except that one."`,
        `Three o'clock struck, over at the fair, and somebody clapped. ${a} heard it, and dripped. "Well," said ${b}, "they're giving it to the ice cream van." Then ${b} saw the plaster. It came off with a small wet sound. Below it was the place that had been rubbed until it squeaked. In all that brown there was one bright spot, with a cloud in it. They both looked at it for some time.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(J, 'stand', 'surprised'), seen(A, 'stand', 'calm'), seen(G, 'stand', 'happy')],
        },
        `On his way home ${j} came by, with an empty box under one arm. He stopped. He bent down, and looked at the spot, and straightened his hat in it. "That's the best shine I've seen today," he said. "It's a pity that there isn't more of it." "There was," said ${b}. And ${g}, who might have said all sorts of things, said, "You should have seen the pull, though."`,
        `${j} walked home that way in the evening. The cup had gone to the ice cream van. He looked at the brown thing in the gate, and at the one clean spot, and put on his glasses. "Now, how did you get that?" he said. "By keeping off the rest," said ${b}. He didn't understand it, but he raised his hat. ${g} coughed. "I can't get down there any more," said ${g}. "Is it cold? Tell me about it."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['bucket'],
        },
        `That night it took nine buckets. Then they towed ${g} once up the lane and down again, just for the noise. There was one spot of mud left over, the size of a pea, on the door. ${b} came with the sponge. "Leave it," said ${a}. "Put a plaster on. I don't want it to come off."`,
        `They washed until the moon came up. "One left," said ${b}. "It's on the door, of all places." ${a} rolled back, so that the sponge could not reach. "That stays," said ${a}. "It's from ${l}." And next day, before anybody had asked, ${a} went through the lane twice, once there and once back. And both times ${g} came along on a rope behind.`,
      ),
    ],
  };
}
