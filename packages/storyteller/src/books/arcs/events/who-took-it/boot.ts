import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'Only left feet!',
  'All left feet!',
  'Left, left, left!',
  'Another left foot!',
  'Left again!',
  'Never a right one!',
  'One more left foot!',
  'Left, and left again!',
  'No right foot at all!',
  'Left feet, all of them!',
] as const;
const TITLES = ['only left feet', 'the boot that went for a walk', 'the one-legged thief', 'left, left, left'];

/** Footprints of one left boot go about the garden, and the left boot is gone. A frog has got into it and cannot get out. */
export const BOOT: EventPlot = standsApart(
  kinBeside({
    id: 'boot',
    when: /\b(?:foot ?prints?|prints|tracks|paw ?prints?)\b/i,
    only: true,
    young,
    middle,
    old,
  }),
);

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const X = going.company.meet('frog');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const look = [seen(A, 'kneel', 'curious'), seen(B, 'kneel', 'curious')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'calm')],
          things: ['boots'],
        },
        `${Gcap} has one boot. The left one is gone. "Who took it?" says ${A.introduced}. "Not me," says ${B.introduced}.`,
        `Where is the left boot? ${Gcap} has only one. ${A.introduced} looks. ${B.introduced} looks, too.`,
      ),
      page(
        { camera: 'close', actors: look, things: ['footprints'] },
        `What is this? Footprints in the garden! "${refrain}" says ${b}.`,
        `Look! Footprints in the garden! "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'curious')], things: ['footprints'] },
        `They go after the footprints. Round the tree. Through the flowers. "${refrain}"`,
        `They go after the footprints. Hop, hop, under the washing. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(G, 'stand', 'calm'), seen(B, 'stand', 'calm')] },
        `Is it ${g}? ${Gcap} hops on one foot. But that foot is in a sock.`,
        `"Is it ${g}?" says ${b}. ${Gcap} hops by. No. That is a right foot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(B, 'point', 'surprised')] },
        `Is it the scarecrow? It has one leg. But it never walks.`,
        `Is it the heron? It stands on one leg. But it has no boot.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hide', 'excited'), seen(B, 'hide', 'excited')],
          things: ['bush'],
        },
        `So they hide in a bush. It gets dark. Thump. What was that?`,
        `They wait in a bush. It is nearly night. Thump! Thump! Something comes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'surprised'), seen(B, 'hide', 'surprised')], things: ['boots'] },
        `It is the boot! Thump! It hops all alone!`,
        `Here comes the boot. Thump! There is no leg in it!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(X, 'sit', 'calm'), seen(B, 'kneel', 'surprised')],
          things: ['boots'],
        },
        `${a} looks into the boot. Two eyes look up. It is ${X.introduced}! "Croak," says ${x}.`,
        `"Hello?" says ${a}. "Croak," says the boot. Down in it sits ${X.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(X, 'jump', 'happy'), seen(B, 'stand', 'happy')] },
        `${x} could not get out. ${a} tips the boot. Out hops ${x}!`,
        `The boot is too high for ${x}. So ${a} lays it down. Hop! ${x} is free.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boots'],
        },
        `Next day there are two boots. In goes the left foot of ${g}. "Croak!" Oh no. Not again!`,
        `In the morning ${g} has both boots. ${Gcap} puts one on. "Croak," says the boot. ${b} laughs.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const X = going.company.meet('frog');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'curious')],
          things: ['boots'],
        },
        `Every night ${g} put two boots outside the garden door. And one wet morning there was only the right one. "Somebody has taken my left boot," said ${g}, in one sock. "Who would want just one?"${comesToo}`,
        `"That's strange," said ${g}, at the garden door. "I had two boots last night." Now there was one, full of rain, and it was the right one. The left one was gone. ${Gcap} stood there on one leg.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'curious')], things: ['footprints'] },
        `${A.introduced} loved a mystery. "Look for footprints," said ${a}, and there they were, in the mud. They were large, with stripes. ${B.introduced} put a nose down to them. "That's odd," said ${b}. "${refrain}"`,
        `Then ${A.introduced} saw the mud. There were footprints in it, very strange ones. They started at the door and went off down the path. ${B.introduced} looked at one, and at the next. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'curious')], things: ['footprints'] },
        `They followed the prints through the beans and twice round the well. "${refrain}" said ${a}. "The thief has one leg, and it hops." "It's hopped through the flowers," said ${b}. "And backwards," said ${a}. "It's a very good hopper."`,
        `The prints went under the washing and over the potatoes. In the grass they stopped, and in the next mud they began again. "${refrain}" said ${b}. "So it's somebody who has lost the other leg." "A pirate," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'surprised'), seen(B, 'stand', 'calm')],
        },
        `Who hops on one leg? "${Gcap} does!" said ${a}. They ran back. ${Gcap} was hopping to the shed at that very moment. But it was in a sock. And it was the right leg. "It wasn't me," said ${g}.`,
        `They looked for somebody with one leg. First they found ${g}, hopping about with the bucket. "Show us your foot," said ${a}. It had a sock on it, with a hole for the toe. The prints had no toe. "Sorry," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(B, 'point', 'curious')] },
        `In the beans stood the scarecrow, and it had only the one leg. "Aha!" said ${a}. But its leg was a broomstick. It had stood in the same hole since May. A snail was asleep on it.`,
        `By the pond there was a heron, and it was standing on one leg. "Got you," whispered ${a}. Then the heron put down the other. It looked at them along its beak, and flew away, with both.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hide', 'excited'), seen(B, 'hide', 'worried')],
          things: ['bush'],
        },
        `"It comes out at night," said ${a}. So after supper they hid in a bush, near the pond. It grew dim. ${b} held on to ${a}. For a long time there was only a drip. Then, in the dark of the hedge, something went thump.`,
        `When the sun went down they sat in a bush and waited. "What do we do if it comes?" whispered ${b}. ${a} had not thought about that. Thump, it went, behind the shed. It was quiet. Thump. It was nearer.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'surprised'), seen(B, 'hide', 'surprised')], things: ['boots'] },
        `It came round the shed. It was a boot. There was no leg in it, and nobody on top. It stood and waited a bit. Then it jumped, thump, and left a print. "${refrain}" breathed ${b}. "It's the boot! It has stolen itself!"`,
        `Out of the dusk came the left boot, all on its own. Thump, it went, and thump. They looked above it for the rest of somebody. There was no rest. "${refrain}" said ${a}, very low. "Because there's only a left boot."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(X, 'sit', 'calm'), seen(B, 'stand', 'surprised')],
          things: ['boots'],
        },
        `${a} crept up to it, and bent over, and looked in at the top. It was dark down there. Two gold eyes looked up. "Croak," said the boot. "It's ${X.introduced}!" said ${a}. "It's got a frog for a foot!"`,
        `"Boots don't hop," said ${a}, and came out of the bush. "Something in them does." The boot stood still. ${a} looked in. At the bottom, in the heel, sat ${X.introduced}, looking tired. "Croak," said ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(X, 'jump', 'happy'), seen(B, 'stand', 'happy')] },
        `So that was it. ${x} had fallen in, and the sides were too high to jump over. At every jump the boot came along. ${a} laid it down on its side. ${x} looked at the open end, and walked out.`,
        `"You jumped in," said ${b}, "and then you jumped and jumped. And it always jumped with you." ${a} tipped up the boot. Out came some water, and a leaf. Then out came ${x}, and stretched both legs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud'), seen(G, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boots'],
        },
        `They brought ${g} the left boot. "Did you catch the thief?" said ${g}. "It wasn't stolen," said ${a}. "It was being worn." ${Gcap} put it beside the right one, outside the door. It had walked further that day than ever before.`,
        `"Here it is," said ${a}. ${Gcap} was so glad to have two feet again. "And who took it?" "Nobody took it," said ${b}. "It took somebody." And ${g} stood the boots outside the door, side by side, as always.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boots'],
        },
        `Next morning ${a} was up early, to look at the mud. The boots were both there. ${Gcap} came out, and put in the left foot. "Croak," said the left boot. "${refrain}" said ${a}. And ${g} took the foot out again, quickly.`,
        `In the morning there was fresh mud, with no prints in it. ${Gcap} put on the right boot, and then the left. There was somebody in it. "It must be nice in there," said ${b}. So they gave ${x} an old one of its own, by the pond. They laid it on its side.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const X = going.company.meet('frog');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'excited'), seen(B, 'stand', 'calm')],
          things: ['boots'],
        },
        `A pair of boots stood by the garden door at night, and ${g} stepped into them without looking. That is how it came out. ${Gcap} stepped, and one foot went into a boot, and the other into a puddle. "Somebody's taken the left one," said ${g}. "Who takes one boot?" said ${B.introduced}. "Somebody with one leg," said ${A.introduced}, at once, with shining eyes.${comesToo}`,
        `The crime was found out at half past seven, at the garden door, by a sock. ${Gcap} had put it down where there was always a left boot, and there wasn't. There was only the right one, looking lonely. "The fox, I expect," said ${g}. "Foxes don't wear boots," said ${A.introduced}. "They chew them," said ${B.introduced}. They'd never agreed about anything, and had been friends for years.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'curious')], things: ['footprints'] },
        `It had rained, and the path was like chocolate. There were footprints in it. They began at the door, large and deep, with a heel and nine stripes. ${a} lay down beside them with a ruler. After the first came the second, and after that the third. It was ${b} who noticed. "${refrain}" said ${b}. "Look. There isn't a right one among them."`,
        `"Don't tread there!" said ${a}. In the mud were the strangest footprints that either of them had seen. There was nothing wrong with any single one. It was a boot, size nine. But they went off down the path in a row, like buttons, a good stride from one to the next. "${refrain}" said ${b}, slowly. "It's not walking. It's hopping." "I said so," said ${a}. "One leg."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'calm')], things: ['footprints'] },
        `They followed it. It had gone through the beans and three times round the well. It had stood about in front of the compost. "It's mad," said ${b}. "It's cunning," said ${a}. "It's trying to lose us." It had gone under the fence where the gap is no higher than a bucket. Even ${a} had to think about that. "A short pirate," said ${a}. "${refrain}" said ${b}, on the other side.`,
        `You can learn a good deal about a thief from the way that it goes. This one went nowhere. It had hopped up to the shed, and turned, and hopped back. It had gone straight into the nettles, and out again by the same way. "It can't see," said ${b}. "It's got no idea where it's going." "It's laying a false trail," said ${a}. They both wrote that down. "${refrain}" they put underneath.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
        },
        `By noon they'd looked at everybody's legs. ${Gcap} had been hopping, and was cleared, by a sock. The scarecrow had one leg, but it was screwed in. That left the new man, over the road, who had come on Monday, and who walked with a stick. "I've seen him limp," said ${a}. "That's a leg," said ${b}. "It's not a crime." "I'm only saying what it looks like," said ${a}, and underlined him.`,
        `They made a list of all those with one leg. There was the heron, which had put down its second as they came up. There was ${g}, in a sock, who had a good excuse. "And there's the man at number six," said ${a}, and dropped the voice. "He's only just moved in. He's got a stick. One of his boots is always clean." "He's got a stiff knee," said ${b}. "You can't put somebody on a list for a knee."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'angry')] },
        `"If I go over and ask for it back," said ${a}, "we've solved it by lunch." "And if you're wrong," said ${b}, "he'll be the man who was asked." They stood at the gate and glared at each other. It would have been such a good ending. Over the road the man sat on his step, and looked at the lane. He didn't know anybody yet. "One night," said ${b}. "Wait up with me one night. Then ask him."`,
        `${a} had got as far as the man's gate. It would be over in a minute. It would be ${A.names} case, with ${A.names} name on it. "And what'll you say?" said ${b}. "That he's a thief, because of his knee?" The man looked up from his step, and smiled at them. He seemed to be hoping that they wanted something. ${a} let go of the gate. "Tonight, then," said ${a}. "We'll see who comes."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'hide', 'excited'), seen(B, 'hide', 'worried')],
          things: ['bush'],
        },
        `They had the bush by the pond, a torch, and half a cake. Waiting takes longer than one thinks. The light went off the water. ${b} had been quite sure that it was nothing much, and was a little less sure with every star. And then there was a sound, from over by the beans. It was not loud. It was a wet, flat thump. They stopped chewing. Thump, it went.`,
        `"I'm not frightened," said ${a}, in the bush. "Nor am I," said ${b}. It was almost the first thing that they'd agreed on. It got so dark that the bush went away and there was only prickle. Something fell over in the vegetables. Something said thump. After a rest, as if it had had to think, it said thump again, a stride nearer. One could hear that it had no other foot.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'surprised'), seen(B, 'hide', 'surprised')], things: ['boots'] },
        `Round the end of the beans it came, and stood against the pond. It was a boot. They both looked for what was in it, higher up, and there was only sky. It stood there, like somebody listening. Then it shivered, and jumped a yard, and came down. "${refrain}" whispered ${b}, and took hold of ${a}. "There's no pirate," said ${a}. "There's no anybody. It's just the boot."`,
        `It was only as tall as a boot, because that is what it was. There was no leg, and no trousers. There was no one. It hopped into the moonlight all by itself, had a rest, and hopped again. It bumped into the well. ${a} would have liked a pirate better. One knows where one is with them. "${refrain}" breathed ${b}. "It hasn't been stolen, ${a}. It's leaving."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(X, 'sit', 'calm'), seen(B, 'kneel', 'surprised')],
          things: ['boots', 'torch'],
        },
        `"You look," said ${b}. "No, you." So they went together, on four knees or so, with the torch. They shone it down inside. It was deep, and shiny, and a long way down. At the bottom were two gold eyes, which had had about enough. It was ${X.introduced}. "Croak," said ${x}, and it came up out of the boot like a voice on the telephone.`,
        `It was the bump that did it. Pirates don't say "croak" when they walk into a well. ${a} and ${b} looked at each other, and crawled out. They put the torch to the top of the boot. The sides were as smooth as a slide. In the toe, very wet and very tired, sat ${X.introduced}. "How long have you been in there?" said ${b}. "Croak," said ${x}. It sounded like two days.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'calm'), seen(X, 'jump', 'happy'), seen(B, 'stand', 'happy')] },
        `It was quite simple, then. Somebody small had dropped in out of the rain, and couldn't get out. So it had done the one thing that it knew. And at each jump there was the boot again, all round, and it couldn't see where it was. "You were right," said ${a}. "It didn't know where it was going." "You were right too," said ${b}. "It did hop." They laid the boot on its side, and ${x} looked at all that sky, and walked.`,
        `"It wasn't cunning," said ${a}. "It was lost." "And it did have something to do with legs," said ${b}, to be fair. ${a} tipped up the heel. Out ran a cupful of rain, and a slug. Out came ${x}, who sat there for a while and unfolded. It's a strange feeling to jump, and come down, and have nothing come with you. ${x} tried it once more, to be sure. Then there was a plop.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'shy'), seen(B, 'stand', 'happy')],
          things: ['boots'],
        },
        `In the morning ${a} crossed out a name, so hard that the pencil went through. Then they did go over the road, with ${g}. "We nearly thought that you were a pirate," said ${a}. It's best to get such things over. The man laughed until he had to hold on to the stick. "I've been sitting here since Monday," he said, "hoping that somebody would think something." And they told him all of it, and showed him the boot.`,
        `Next day they took the boot across the lane, with ${g}. ${a} had made up a speech, and forgot it. "You were on my list," said ${a}. "Because of your knee. I'm sorry." The man thought about that. "And what was I, on this list?" "A thief," said ${a}. "Well," said the man, "that's more than I've been to anybody else this week." He moved over on the step, and wanted to know about the thump.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boots'],
        },
        `${Gcap} has both boots again. They stand outside, as they always did, a left and a right. But nobody steps into them without looking, now. One bends down and knocks. "Anybody in?" says ${g}. It's mostly no. But on wet mornings, one time in five, from far down in the left one, there is an answer. "${refrain}" says ${a} to ${b}. They've never found out why it's always that one.`,
        `They've got an old boot by the pond these days, on its side, with a stone in it. It's a left one. There is usually somebody at home. ${Gcap} shakes out the others first, all the same. And in the lane on Sundays one can see some odd tracks in the mud. There are two pairs, running, and beside them a stick, and a boot, and a boot. "${refrain}" ${b} still says, sometimes, to make ${a} look. But there's always a right one.`,
      ),
    ],
  };
}
