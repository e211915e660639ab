import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

/** Whatever one does to a rock pool, nobody is in it. It is only full for those who sit still. */
export const NOBODY_HOME: EventPlot = { id: 'nobody-home', young, middle, old };

const TITLES = ['nobody home', 'somebody home', 'sit still and see', 'the pool that was empty'] as const;

interface Parts {
  readonly title: string;
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  readonly C: Figure;
}

const partsOf = ({ K, k, G, g, Gcap, company, chance }: Going): Parts => ({
  title: titled(chance.pick(...TITLES)),
  refrain: chance.pick('Nobody home!', 'There is nobody home!'),
  K,
  k,
  G,
  g,
  Gcap,
  C: company.meet('crab'),
});

function young(going: Going): Told {
  const { title, refrain, K, k, G, g, C } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(K, 'kneel', 'excited', 'bucket'), seen(G, 'walk', 'happy')] },
        `A rock pool! ${k} has a net and a bucket. ${k} looks in. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'curious')] },
        `In goes the net. Swish, swish! Only sand. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'happy')] },
        `In go two feet. Splosh, splosh! Only mud. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'shout', 'happy')] },
        `"Come out!" shouts ${k}. "HELLO!" Only bubbles. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'sad')] },
        `"My feet are tired," says ${g}. "Sit by me. Sit quite still."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'calm')] },
        `${k} sits. No net. No feet. No shout. The water goes flat, like glass.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')], things: ['shell'] },
        `What is that? A shell gets up. It has legs! It walks off.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'wave', 'happy'), seen(K, 'point', 'excited')] },
        `Here is a crab! It comes out sideways. It waves. ${k} waves one finger.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'wave', 'happy')] },
        `The sea comes back. "Bye, crab! Somebody was home," says ${k}.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'hide', 'happy'), seen(G, 'stand', 'happy')],
          things: ['bathtub', 'bubbles'],
        },
        `Bath time. ${k} sits still in the foam. "${refrain}" says ${g}. Up come ten toes!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, refrain, K, k, G, g, Gcap, C } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(K, 'run', 'excited', 'bucket'), seen(G, 'walk', 'happy')] },
        `When the sea goes out, it leaves some of itself in the rocks. Those are the rock pools. ${k} ran to the best one, with a net and a bucket. "I want to meet a crab," said ${k}. "To talk to."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} bent over the pool. There was a brown stone, and some green weed like wet hair. There was ${K.names} own face, upside down. That was all. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(G, 'stand', 'calm')] },
        `So ${k} used the net. Swish, it went, to the bottom and back. It brought up a cupful of sand and a lolly stick. When the cloud had settled, there was the stone, and there was the weed. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'happy'), seen(G, 'stand', 'worried')] },
        `Perhaps they were asleep. ${k} stamped in the shallow end, to wake them. "HELLO!" shouted ${k}, with both hands round it. The weed wobbled. ${Gcap} got wet up to the knees. "${refrain}" said ${k}. "They've all moved."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'sad')], things: ['sandwich'] },
        `"I'm going to sit," said ${g}, "and wring out my socks." ${k} sat down too, since there was nothing more to do. They had the egg sandwiches. Nobody said anything. It is hard to, with egg.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'calm')] },
        `The water stopped shaking. It went flat, and then it went clear, and then it was hardly there. ${k} looked in sideways, without moving. A crumb of egg fell in, and sank. Something very quick, with no colour at all, came and took it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'happy')], things: ['shell'] },
        `"Did you see?" whispered ${k}. "Shrimp," whispered ${g}. "You can look right through them." Then a shell got up on red legs, and walked round the weed. A flower at the side opened its fingers. There was a whole street in there, and they all had their doors open.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'wave', 'curious'), seen(K, 'sit', 'excited')] },
        `And then the brown stone put up two eyes. It had been there from the start. It was a crab, as big as a biscuit, and it came out sideways. It looked at ${k}, and lifted one claw. ${k} lifted one finger. It was a very good talk.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'walk', 'calm')] },
        `A thin bit of sea came over the edge, and felt about. The tide was on its way. "They hear feet like thunder," said ${g}. "They go in when it thunders. So would you." ${k} went home on tiptoe, with an empty bucket and a full head.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'hide', 'happy')],
          things: ['bathtub', 'bubbles'],
        },
        `That night ${g} came to see to the bath. There was foam from one end to the other, and not a sound. "${refrain}" said ${g}. Then ${g} sat down, and waited, and kept quite still. After a while, at the far end, the foam put up two eyes.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { title, refrain, K, k, G, g, Gcap, C } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(K, 'run', 'excited', 'bucket'), seen(G, 'walk', 'happy')] },
        `Twice a day the sea goes out, and leaves its pockets inside out behind it. ${k} had four hours, a net with a new handle, and a list. There were nineteen things on the list, out of a book. "Shore crab," it began. "Common prawn. Beadlet anemone." Each had a small square beside it, for a tick. "I'll have it done by lunch," said ${k}. ${Gcap} had brought a flask, and said nothing.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `The first pool was as long as a door, and just as interesting. It had a brown stone in it, and weed, and blobs of dark red jelly along the edge. In the middle was a face with a pencil. "${refrain}" said ${k}, and went to the next. That was empty, too. So was the one after, and the one after that. You could hear the boots going from rock to rock all down the shore.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(G, 'stand', 'calm')] },
        `By eleven ${k} was using the net. If they would not come out, they would have to be fetched. It went in like a broom, along the bottom and up the sides. There was a great brown cloud. When it had cleared, ${k} had sand, a lolly stick, and one half of a peg. "${refrain}" It was a good net. It was the sea that there was something wrong with.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'angry'), seen(G, 'stand', 'worried')] },
        `At half past there was a splash that they could hear in the car park. That was only temper, and both wellingtons. ${k} stood in the middle of the best pool on the beach, up to the shins, with nineteen empty squares. "It's in the book!" shouted ${k}, at the water. "It says that they're here!" The shout went along the cliff, and came back. ${refrain.replace('!', '')}, it seemed to say.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'sad')], things: ['sandwich'] },
        `"I'm going to have my egg," said ${g}, and picked a dry rock by the first pool of all. "You'll want to sit for that, with those legs." So they sat. ${k} was too cross to talk, and presently too full. A gull went over. ${Gcap} is somebody you can be quiet next to. It isn't like waiting. It is just like being there, only longer.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'calm')] },
        `Bit by bit the pool got over them. It stopped shivering. The last of the sand lay down. It went so clear that you could not have said where the air left off. ${K.names} face went out of it like a light. A crumb of egg fell in and sank. Something that was made of nothing, with two black dots on the front, came from nowhere and had it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'happy')], things: ['shell'] },
        `${k} did not point. ${k} did not so much as swallow. A shell stood up on red legs and went shopping. All along the edge the dark red blobs were opening, one by one. Each of them was a flower, and each flower was fishing. There were nine prawns. There had been nine all morning. It was like a street when a big dog has gone by. They open the doors a crack, and then they put out the chairs.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'wave', 'curious'), seen(K, 'sit', 'excited')] },
        `It was the brown stone that was the best. It put up two eyes on stalks, like somebody raising a hat. It was a shore crab as broad as a saucer, with one big claw and one new small one. It came to the edge, sideways, and had a look at what had been making all that weather. It lifted the claw. Very slowly, ${k} lifted one finger. They stayed like that. Neither of them had ever been so close.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'calm', 'pencil'), seen(G, 'sit', 'happy')],
          things: ['notebook'],
        },
        `"You could tick that," said ${g}, without moving any lips. The list was in ${K.names} pocket. To get it out, one would have to bend. "I'd have to move," breathed ${k}. They looked at each other. Then they sat on for an hour and ten minutes, until a thin clear tongue of sea came in. One after the other, with no hurry at all, the doors were shut.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['notebook'],
        },
        `There is only one tick on the list. It's at the bottom, next to a thing that isn't in the book, and has been put in by hand. "Sat," it says. When ${g} looked in that night, there was only a quilt, and a bit of hair like weed. "${refrain}" said ${g}, softly. But ${g} knew how it is done by now, and stood in the door, and made no weather. After a time the quilt put up one finger.`,
      ),
    ],
  };
}
