import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Not one snip',
  'Not a single snip',
  'No snipping',
  'It stays on',
  'All of it stays',
  'No scissors',
  'Not a hair of it',
  'Leave it on',
  "I'm keeping it",
  'It stays as it is',
] as const;
const TITLES = ['tink', 'what was in the hair', 'not one snip', 'somewhere safe'];

interface Cut {
  /** Who is at home with whoever has the hair. */
  readonly E: Figure;
  readonly e: string;
  readonly Ecap: string;
  readonly M: Figure;
  /** "mane". */
  readonly hair: string;
  readonly besides: string;
}

function cutOf({ A, K, G, g, k, company }: Going): Cut {
  const E = (g !== 'the grown-up' && A !== G) || A === K ? G : K;
  const kind = A.kind.toLowerCase();
  return {
    E,
    e: E.name,
    Ecap: cap(E.name),
    M: company.person('Miss Snow', 'neighbour'),
    hair: /lion|horse|pony|unicorn|zebra/.test(kind) ? 'mane' : /sheep|lamb|llama|alpaca/.test(kind) ? 'wool' : 'hair',
    besides: K === A || K === E ? '' : ` ${k} was there as well.`,
  };
}

/** Hair that nobody may cut is a good place to keep things, and one of them is the key to the house. */
export const TINK: EventPlot = { id: 'tink', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { E, M, e, hair, besides } = cutOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['pencil'] },
        `${A.introduced} has a lot of ${hair}. Where does the pencil go? Into the ${hair}!`,
        `So much ${hair}! ${A.introduced} keeps a pencil in it. It is a good place.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'hold', 'worried', 'scissors'), seen(A, 'cover', 'angry')] },
        `"It is too long," says ${e}. "Snip, snip?" "${refrain}" says ${a}.${besides.replace(' was there as well', ' is there')}`,
        `"Can you see me?" says ${e}. "It has to be cut." "${refrain}" says ${a}.${besides.replace(' was there as well', ' is there')}`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(E, 'walk', 'happy'), seen(A, 'hold', 'happy', 'key')] },
        `They go out. "You take the key," says ${e}. ${a} puts it somewhere safe.`,
        `Out they go. ${a} may have the key. ${a} keeps it in a safe place.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(E, 'walk', 'happy')] },
        `${a} hops. Tink! ${a} jumps. Tink! "What was that?" says ${e}.`,
        `Hop, tink! Hop, tink! What goes tink? ${a} does not know.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(E, 'stand', 'worried'), seen(A, 'stand', 'surprised')],
          things: ['house'],
        },
        `Home again. It rains. "Where is the key?" says ${e}. No key!`,
        `Now it rains. "The key, please!" But ${a} can not find it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'worried'), seen(E, 'point', 'surprised')] },
        `Not in the bag. Not in the boots. ${a} hops. Tink!`,
        `In a boot? In the bag? No, no. ${a} hops. Tink!`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'point', 'excited'), seen(A, 'cover', 'surprised')] },
        `"It is in your ${hair}!" says ${e}. ${a} feels and feels. It will not come out.`,
        `It comes from the ${hair}! ${a} pulls. Ouch! The key is stuck in there.`,
      ),
      page(
        {
          setting: 'shop',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'scissors'), seen(A, 'sit', 'worried')],
        },
        `So they go to Miss Snow. She has scissors. "May I?" ${a} thinks. "Snip," says ${a}.`,
        `Miss Snow cuts hair. "Just for the key," says ${a}. "All right. Snip!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(M, 'stand', 'surprised')],
          things: ['pencil', 'spoon', 'key'],
        },
        `Snip! A pencil. Snip! A spoon. Snip! A bun. Snip, tink! The key!`,
        `Snip, snip. Out comes a spoon! Out comes a pencil! And tink, the key!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(E, 'stand', 'happy')],
          things: ['box', 'pencil'],
        },
        `Now ${a} can see ${e}. The things are in a box. And the pencil? "${refrain}" says ${a}.`,
        `All the things go in a box. ${a} can see the stars. It will grow again. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { E, M, e, Ecap, hair, besides } = cutOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['pencil'] },
        `${A.introduced} had never had a haircut. The ${hair} came down to the chin in front, and further behind. It was a good place to keep things. ${a} kept a pencil, a feather, and half a bun for later.`,
        `Some people have pockets. ${A.introduced} had ${hair}. It was thick and long, and nothing ever fell out of it. There was a pencil in it, and a feather, and some bun.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(E, 'stand', 'worried'), seen(A, 'cover', 'angry')],
          things: ['spoon'],
        },
        `"You've put jam on your ear," said ${e}, at breakfast. "You can't see where your mouth is. It wants cutting." "${refrain}" said ${a}. The spoon went into the ${hair} as well, and was not seen again.${besides}`,
        `${a} walked into the fridge and said good morning to it. "That's not me," said ${e}. "Shall we have it cut?" "${refrain}" said ${a}. ${Ecap} looked round for the second spoon. It was nowhere.${besides}`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(E, 'hold', 'happy', 'basket'), seen(A, 'hold', 'happy', 'key')],
        },
        `They went out to buy bread. "You hold the key," said ${e}, whose hands were full. "Put it somewhere safe." ${a} knew the safest place there was.`,
        `When they went out, ${a} was allowed to lock the door. It was a big old key. "Don't lose it," said ${e}. "I never lose anything," said ${a}. That was true.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(E, 'walk', 'calm')] },
        `They came past Miss Snow, who cuts hair. She waved her comb in the window. "${refrain}" said ${a}, and hopped by on one leg. Tink. Tink. "Can you hear something?" said ${e}.`,
        `${a} hopped all the way to the baker's. Tink, tink, tink. "What's that noise?" said ${e}. It was quiet when they stood still. In the window sat Miss Snow, with her scissors. "${refrain}" said ${a}.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(E, 'stand', 'worried'), seen(A, 'stand', 'surprised')],
          things: ['house'],
        },
        `On the way home it began to pour. They ran to the door. "Now the key," said ${e}. ${a} put a hand in one pocket, and in the other. "It's safe," said ${a}. "I just don't know where."`,
        `Then it rained, as if somebody had tipped it out. They got to the door. "Quick, the key!" said ${e}. ${a} looked in the pockets and under the hat. "I put it somewhere very good," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(E, 'hold', 'worried', 'basket')] },
        `They turned out the basket. They looked in the bread. They took off their boots and shook them. "It can't have gone far," said ${e}. It got wetter and wetter.`,
        `It was not under the mat. It was not in the bread, nor in any of the boots. They went back along the road with their noses down. ${a} saw nothing but ${hair}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(E, 'point', 'excited')] },
        `${a} jumped up and down to keep warm. Tink. They both stopped. ${a} jumped again. Tink. "That's it!" said ${e}. "It's up there!" ${a} felt about. It was in very deep. It would not come out.`,
        `${a} shivered. Tink, tink, tink. "Do that again," said ${e}. ${a} shook like a wet dog. It rang like a bell. "It's in your ${hair}!" They pulled, and combed, and the comb went in and stayed there too.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(M, 'hold', 'calm', 'scissors'), seen(A, 'sit', 'worried'), seen(E, 'stand', 'calm')],
        },
        `There was only one light on in the street, and it was Miss Snow's. She did not say a word. She put a towel round ${a} and waited. ${a} shut both eyes. "Will it hurt?" said ${a}. "It only goes snip," said Miss Snow. "You say when." "All right, then. Snip."`,
        `They ran to Miss Snow. "I see," she said. She held up the scissors and let ${a} look at them. They made a small, clean noise, like eating an apple. "Only as far as the key," said ${a}. "You say when," said Miss Snow. ${a} took a breath. "Snip," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(M, 'hold', 'happy', 'scissors')],
          things: ['pencil', 'feather', 'spoon', 'key'],
        },
        `Snip, and there was the pencil. Snip, snip, two spoons. There was a feather, the bun, and a bus ticket. Each of them was put on the towel, in a row. And then, from the very bottom, tink! "When," said ${a}.`,
        `It did not hurt at all. It tickled. Out came a feather. Out came a comb, and a spoon, and the other spoon. "There's my pencil!" said ${a}. "And there's my bun!" Snip, went Miss Snow. Tink, went the key.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(E, 'stand', 'happy'), seen(M, 'hold', 'happy', 'mirror')],
        },
        `Somebody looked out of the mirror. It had ears. "Hello," said ${a}. It was so light up there. You could see both sides of the room at once. You could see ${e}, too, all over.`,
        `"There you are," said ${e}. "I'd wondered." ${a} looked up, and down, and round the corner. "There's a lot of world," said ${a}. Miss Snow held up the mirror, and somebody in it had eyebrows.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(E, 'stand', 'happy')],
          things: ['box', 'pencil'],
        },
        `The feather, the spoons and the pencil live in a tin box now. At bedtime ${a} put the pencil behind one ear. It fell off. "It'll grow," said ${e}. "I know," said ${a}. "And then? ${cap(refrain.slice(0, -1))}!"`,
        `That night they put everything in a box with a lid. ${a} shook it. Tink. "You could have a trim at Easter," said ${e}. "${refrain}" said ${a}. And ${a} put one very small button behind one ear, to start with.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { E, M, e, Ecap, hair, besides } = cutOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'stand', 'proud')], things: ['pencil', 'feather'] },
        `${A.introduced} had been growing it for two years, all that ${hair}, and it now had an inside. There was a feather in it from the beach. There was a bus ticket from the day when the bus broke down. There was a pencil, for use. Other people have shelves, where anybody can come along and dust.`,
        `It was two years since ${A.introduced} had let anybody near it with so much as a comb. By now the ${hair} was less a thing that you have than a place where you live. It had a feather in it, off a gull. It had a ticket, and a pencil, and a button that nobody knew about. Whatever went in there stayed in there. It was the only cupboard in the house with nobody else's things in it.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(E, 'stand', 'worried'), seen(A, 'cover', 'angry')],
          things: ['spoon', 'jam'],
        },
        `"You've just passed the jam to the cat," said ${e}, at breakfast. "${refrain}" said ${a}. "I didn't say anything about scissors." "You were going to." ${Ecap} had been going to. There were no spoons left in the drawer, and ${e} had an idea where they were. But one cannot very well search a person.${besides}`,
        `At breakfast ${a} said good morning to the coats. "I'm over here," said ${e}. There was jam on an eyebrow, or where an eyebrow ought to be. "If it were just off your eyes," ${e} began. "${refrain}" said ${a}. It was said so often that it had worn quite smooth. ${Ecap} stirred the tea with a fork, and let it be.${besides}`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(E, 'hold', 'happy', 'basket'), seen(A, 'hold', 'proud', 'key')],
        },
        `They had to go out for bread. "You take the key," said ${e}. It was the only one there was, as long as a finger, and ${a} had never been given it before. It would have been easy to lose out of a pocket. ${a} thought it over, with some care, and put it where nothing had ever been lost.`,
        `There is one key to that house. It is old, and weighs as much as a mouse. "I've got the basket," said ${e}, "so you'd better have this." It was an honour. ${a} knew just what to do with an honour. It went in deep, behind the left ear, under the feather, and ${a} gave it a pat and forgot it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(E, 'walk', 'calm'), seen(M, 'wave', 'happy')] },
        `On the way they had to pass Miss Snow's. She has a striped pole and a chair that goes up and down, and she is never in a hurry. "When you're ready," her face said, through the glass. "${refrain}" said ${a}, and hopped by with both arms over it. Tink, it went, at each hop. "Is that a bicycle?" said ${e}. There was no bicycle.`,
        `Tink, it went, all down the hill. "There's a goat somewhere," said ${e}. When they stood still, so did the goat. In the middle of the street is Miss Snow's, with the chair and the jar of combs. Miss Snow bowed, as one does to a rival. "${refrain}" said ${a}, and bowed back. Tink.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(E, 'stand', 'worried'), seen(A, 'stand', 'surprised')],
          things: ['house'],
        },
        `It caught them on the way back. It was the kind of rain that has been saving up. They got under the porch, which is the size of a tea tray. "Key," said ${e}. ${a} felt in a pocket, and then in all of them, and then in the pockets of ${e}. "I put it somewhere safe," said ${a}. "Where?" There was a silence. The trouble with such a place is that you don't need to remember it.`,
        `They ran the last bit, with the bread under a coat. You could not see the gate for rain. "Right," said ${e}, "you open up." ${a} smiled, and then the smile went out at the edges. "It's not lost," said ${a}. "I never lose things. I only don't know where it is." They could hear the stove ticking away inside, on the other side of the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(E, 'hold', 'calm', 'basket')] },
        `They did everything that one does. They looked under the mat, as if the key might have gone ahead. They broke open the loaf. ${Ecap} never said, how could you. ${Ecap} said, "It'll turn up," which is harder to bear. ${a} stood there with water running down inside, and began to stamp, so as not to cry.`,
        `It was not in the basket, or the bread. They walked the whole road again, bent double. "I should have kept it myself," said ${e}, and then saw ${A.names} chin, and said quickly, "No, I shouldn't." But it had been said. It is one thing to lose a key. It's another to have been the one who was given it. ${a} shook all over, from cold, and from the other thing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(E, 'point', 'excited')] },
        `Tink. They looked at each other. ${a} stamped again. Tink, it went, like a small clear bell, up behind the left ear. "Oh," said ${a}. It all came back. ${a} put in a hand, to the wrist. You could touch it, with one finger. But two years had closed round it like a hedge. They tried a comb. The comb stayed in there too.`,
        `Tink. "There it is again!" said ${e}. Tink, tink. It came from ${a}. They stood quite still in the rain and looked, if one could call it looking, at the ${hair}. "It's in there," said ${a}, in a whisper. Of course it was. It was as safe as could be. ${Ecap} pulled at one side and ${a} at the other, and it hurt. The key had grown in, like a stone in a tree.`,
      ),
      page(
        {
          setting: 'shop',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(M, 'hold', 'calm', 'scissors'), seen(A, 'sit', 'worried'), seen(E, 'stand', 'calm')],
        },
        `"We could sit at Mr Plum's," said ${e}. "It's your ${hair}. I mean that." It was a real offer, and the rain ran off the end of it. ${a} thought about the feather, and the ticket, and two years. There would be nowhere to put anything. Then ${a} walked down the hill, in front. The bell over Miss Snow's door sounded just the same. "As far as the key," said ${a}. "You'll tell me when," said Miss Snow.`,
        `The scissors in the kitchen drawer would have done it, if they could have got at the drawer. "We can ask Mr Plum for a bed," said ${e}. "You needn't. Nobody's going to make you." That was what made it so hard. ${a} looked down the hill, to where a lamp was on. "I had it in my care," said ${a}. And a minute later ${a} was in the chair, going up. "Snip," said ${a}, with closed eyes.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(M, 'hold', 'happy', 'scissors')],
          things: ['feather', 'pencil', 'spoon', 'key'],
        },
        `Miss Snow did not sweep. Whatever came out she laid on a white towel, one beside the other, as they do in museums. There was the pencil. There was the feather, hardly bent. There were five spoons and a comb, and the ticket, and a small blue button. "You've had quite a time in there," said Miss Snow. And at the bottom of it all, tink. "When," said ${a}.`,
        `It sounded like somebody eating an apple in the next room. ${a} opened one eye. There was a towel, and on it was everything. There were the spoons, the feather, the ticket, and a bun that must be left out of this. She had cut round each of them like a gardener. "I'd thought you would laugh," said ${a}. "At a collection?" said Miss Snow. Tink, it said, between the scissors.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'surprised'), seen(E, 'stand', 'happy'), seen(M, 'hold', 'happy', 'mirror')],
        },
        `${a} might have got down then. It was only cut on the one side, in a sort of bite. "It'd look odd," said ${e}, "but it's yours." ${a} turned to the mirror, and there on the cut side was an ear. There was a window, with somebody going by. On the other side there was nothing at all. "What else have I not been seeing?" said ${a}. "Go on. Snip the lot."`,
        `"That's as far as the key," said Miss Snow, and stopped, because she keeps her word. There was half a face in the mirror. It seemed rather interested. With that eye ${a} could see ${e}, wet as a sponge, with a wet loaf. ${Ecap} had held a hand all this time. ${a} had thought that it was the arm of the chair. "I'd like to see the rest," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(E, 'stand', 'happy')],
          things: ['box', 'key', 'pencil'],
        },
        `The collection has a box now, with a lid, and a label in pencil that says KEEP OUT. The key hangs on a string around ${A.names} neck. It was ${e} who hung it there, that same night. "You found it," said ${e}. ${a} shook it, and it was as light as a balloon. It made no sound. "It'll be long again by spring," said ${a}. "And then?" said ${e}. "${refrain}" said ${a}, and yawned, and you could see all of it.`,
        `There was some room left in the box, and they put it by the bed. "Next time I'll keep the key," said ${e}. Then ${e} looked at what there was to see in that face, these days, and it was everything. "No," said ${e}. "You have it." ${a} put it under the pillow. After a while there was a rustle in the dark. ${a} had found a short bit, over the left ear, that would just hold a pencil. "${refrain}" said ${a}.`,
      ),
    ],
  };
}
