import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { withKin } from './kin.ts';

const REFRAINS = [
  'There it goes!',
  'Off it goes!',
  'Away it goes!',
  'Oh, there it goes!',
  'Look, there it goes!',
  'And there it goes!',
  'There goes the yawn!',
  'Off goes the yawn!',
  'It got away!',
  'And off it goes!',
] as const;
const TITLES = ['who has the yawn', 'one yawn', 'the night nobody slept', 'a yawn goes round', 'catching a yawn'];

/** Nobody can sleep; there is one yawn about, and it goes from one to the next, and is always just gone. */
export const YAWN: EventPlot = { id: 'yawn', when: /\bno ?(?:body|one)\b/i, young, middle, old };

interface Chain {
  readonly going: Going;
  /** The four that the yawn goes through, in order: the first two are at home, the others outside. */
  readonly all: readonly [Figure, Figure, Figure, Figure];
  /** "lay in bed", or for somebody on wheels "stood in the barn". */
  readonly lay: string;
  readonly sill: string;
  readonly indoors: 'bedroom' | 'farm';
}

function chained(each: Going): Chain {
  const kin = withKin(each);
  const going = kin.A === kin.K ? apart(kin) : kin;
  const { A, B, G, third, company } = going;
  const kinds = [A, B, ...(third ? [third] : [])].map((who) => who.kind);
  const [P, Q] = ['cat', 'hedgehog', 'fox', 'badger']
    .filter((each) => !kinds.includes(each))
    .slice(0, 2)
    .map((each) => company.meet(each));
  const onWheels = A.being?.isa === 'vehicle';
  return {
    going,
    all: [B, third ?? (A === G ? company.friend : G), P ?? G, Q ?? G],
    lay: onWheels ? 'stood in the barn' : 'lay in bed',
    sill: onWheels ? 'the barn door' : 'the window',
    indoors: onWheels ? 'farm' : 'bedroom',
  };
}

function young(each: Going): Told {
  const { going, all, lay, sill, indoors } = chained(each);
  const { A, a, chance } = going;
  const [B, C, P, Q] = all;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: indoors, time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'curious')] },
        `${A.introduced} ${lay}, wide awake. Nobody could sleep that night.`,
        `It was night. ${A.introduced} could not sleep. Nobody could.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `"I need a yawn," said ${a}. ${a} opened wide. No yawn came.`,
        `"First you have to yawn," said ${a}. ${a} tried. There was no yawn in there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `${B.introduced} had one. Aaah! But ${a} had shut both eyes. ${a} did not see it. "${refrain}"`,
        `Aaah! ${B.introduced} had a yawn! But ${a} was not looking. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'sleepy'), seen(A, 'shout', 'surprised')] },
        `${cap(C.introduced)} had seen it. Aaah! But ${a} was talking. You can't yawn and talk. "${refrain}"`,
        `Now ${C.introduced} had it. Aaah! "Give it to me!" said ${a}. But it was gone. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(P, 'sit', 'sleepy')] },
        `It went out by ${sill}. ${P.introduced} had it. Aaah! ${a} hurried, but it was gone. "${refrain}"`,
        `Who had it now? ${P.introduced}, out on the wall! ${a} came too late. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'walk', 'sleepy'), seen(A, 'look-up', 'sad')] },
        `Then ${Q.introduced} had it. That was too far away. "${refrain}"`,
        `Far off went ${Q.introduced}. Aaah! It was too far to catch. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sleep', 'sleepy')] },
        `Now ${B.name} was asleep. All the others slept, too. It was quiet. ${a} kept very still.`,
        `${B.name} slept. All of them slept but ${a}. ${a} did not talk. ${a} kept still.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'walk', 'sleepy'), seen(A, 'sit', 'curious')] },
        `${Q.name} came home, right past ${sill}. ${Q.name} opened wide. "Here it comes," said ${a}.`,
        `But who came past ${sill}? It was ${Q.name}! Wide open. "Here it comes!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `"Aaaaah!" went ${a}, and fell asleep. And where is it now? Have you got it? Good night.`,
        `"Aaaaah!" That was ${a}. Good night, ${a}. Who has the yawn now? Have you?`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const { going, all, lay, sill, indoors } = chained(each);
  const { A, a, chance } = going;
  const [B, C, P, Q] = all;
  const [b, c, p, q] = all.map(({ name }) => name);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: indoors, time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'curious')] },
        `That was the night when nobody could sleep. ${A.introduced} ${lay} with wide open eyes. It was dark, and it was late, and still nothing happened.`,
        `${A.introduced} ${lay} and looked at the dark. Every other night sleep came by itself. Tonight it didn't. And all round, nobody else was asleep either.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `"I know what's missing," said ${a}. "There has to be a yawn first." ${a} opened wide, as wide as for the dentist. What came out was only air. There was no yawn in there at all.`,
        `Then ${a} saw why. "I haven't yawned! You can't sleep without a yawn." ${a} tried to make one. It was a fine open mouth. But a mouth isn't a yawn.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `"Have you got a yawn?" said ${a}. "Let me see," said ${B.introduced}, and had one. "Aaaah!" But ${a} had both eyes shut, to be ready for bed. You have to see a yawn to catch it. "${refrain}"`,
        `"Did anybody hear a yawn?" said ${a}. "Aaaah," said ${B.introduced}, who had found one somewhere. It was a beauty. But just then ${a} was under the blanket, and didn't see it. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'sleepy'), seen(A, 'shout', 'surprised')] },
        `Somebody had seen it. In the doorway stood ${C.introduced}. "Aaaah!" "Wait!" said ${a}. "Give it here! Don't let go of it!" But you can't talk and catch a yawn. By the time that ${a} had finished, it was gone. "${refrain}"`,
        `It had gone to ${C.introduced}, at the door. "Aaaah!" "That's mine!" cried ${a}. "I asked first! I only want it for tonight!" And a mouth that's full of words has no room for a yawn. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(P, 'sit', 'sleepy')] },
        `It went out by ${sill}. On the garden wall sat ${P.introduced}, with a mouth like a cave. ${a} raced to get there. But you need your breath for racing. And a yawn is all breath. "${refrain}"`,
        `Outside sat ${P.introduced}, on the wall. "Aaaah!" ${a} hurried to ${sill}, puffing and panting. A yawn is made of breath, and ${a} had none left. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'walk', 'sleepy'), seen(A, 'look-up', 'sad')] },
        `From the wall it went to ${Q.introduced}, under the trees. That was too far away to be caught. "Aaah," it went, very small. "${refrain}" said ${a}. That was the last of it.`,
        `And there went ${Q.introduced}, a long way down the path. ${a} could see only a dark dot that opened and shut. "${refrain}" said ${a}. Who knew where it would go from there?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sleep', 'sleepy')] },
        `It was quiet now. ${b} was asleep. ${cap(c ?? '')} was asleep, and ${p} was asleep on the wall. Only ${a} was left. There was nobody to talk to and nothing to race after. So ${a} kept still, and looked out.`,
        `One by one they slept: first ${b}, then ${c}, and then ${p}. ${a} was the only one awake in the whole world. There was nothing to do. So ${a} did nothing, at ${sill}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'walk', 'sleepy'), seen(A, 'sit', 'curious')] },
        `Somebody came along in the dark. It was ${q}, going home, and ${q} still had a bit of it. ${q} stopped just outside. "Here it comes," whispered ${a}, and said no more.`,
        `Then there were steps. ${q} was going home, and right past ${sill}. ${a} didn't talk, or race, or shut an eye. "Here it comes," thought ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `"Aaaah," went ${q}. It jumped across. "Aaaaaaaah!" went ${a}, all the way down. It was the best yawn of all, and the last. ${a} was asleep before it was over.`,
        `${cap(q ?? '')} opened wide. And something began in ${a}, right at the bottom, and came up, and up. "Aaaaaaaah!" Then ${a} was asleep.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(Q, 'sleep', 'sleepy')] },
        `Now everybody slept, even ${q}. And the yawn? It must be somewhere. It goes to whoever keeps still and listens. Ah. There it is. You've got it.`,
        `${cap(q ?? '')} slept too, just where the path ends. So who has the yawn now? Somebody who has kept still, and looked, and not said a word. Was that you?`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const { going, all, lay, sill, indoors } = chained(each);
  const { A, a, chance, company } = going;
  const [B, C, P] = all;
  const [b, c, p] = all.map(({ name }) => name);
  const M = company.person('Mr Finch', 'other-grandparent');
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: indoors, time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'curious')] },
        `There are nights that don't take. ${A.introduced} ${lay} and had tried it on the left side and on the right. The clock struck ten. It struck eleven, in a tone of reproach. Nobody in the house was asleep. Across the street there was one light, as there always was. That was ${m}, who mended clocks. "He never sleeps at all," people said.`,
        `It was the night when nobody slept. ${A.introduced} ${lay} and listened to it. In every corner somebody was turning over. Eleven o'clock came and went. Over the way burned the lamp of ${m}, the clock mender. But that was nothing new. His lamp was never out. "Given up sleeping," people said, "as others give up sugar."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `"What do you do," said ${a} to the dark, "just before you sleep?" It is harder to remember than you would think. Nobody is ever paying attention. "You yawn!" said ${a}, and opened wide, and held it, and waited. It was an open mouth, and it stayed one. You can't start a yawn. You can only catch it.`,
        `${a} thought about it from the other end. "What was the last thing," said ${a}, "on all the nights that worked? There was a yawn. There was always a yawn." So ${a} tried to do one. It looked right. It felt like being at the dentist's. A real one isn't made. It comes from somebody else, and it goes on to somebody else, and you're only the road.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `"You don't happen to have a yawn?" said ${a}. ${B.introduced} was good at everything that can be done lying down. "I'll look," said ${B.name}, and there it was, with a curl at the end. "Aaaah." But ${a} had shut both eyes, to be ready. And a yawn has to be seen. When ${a} looked, there was only ${b}, asleep. "${refrain}" said ${a}.`,
        `Of all those awake, ${B.introduced} was the least awake. "I want a yawn," said ${a}. "Can you do one?" "I can't do them," said ${b}. "They just... aaaah." It was like a drawer being pulled out, slowly, all the way. But ${a} had looked away, to find a pillow for afterwards. "${refrain}" said ${a}, and ${b} heard nothing more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'sleepy'), seen(A, 'shout', 'surprised')] },
        `Somebody else had seen it. ${cap(C.introduced)} stood in the door, to say that it was late. "It's l... aaaah." "Hold it there!" said ${a}. "Don't move! Open a bit more to the left!" It was all good advice. But nobody ever caught anything with their mouth full of advice. "${refrain}"`,
        `It had got as far as the door. There stood ${C.introduced}, wanting to know about the talking. The question never got finished. "Aaaah." "Mine!" said ${a}. "I was before you! I've been waiting since ten!" You can be quite right, and have no yawn. It had gone by while ${a} was being right. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(P, 'sit', 'sleepy')] },
        `Then it was outside. On the wall below sat ${P.introduced}, and was all mouth. ${a} got to ${sill} in three bounds, and looked straight at it, and wanted it very much. Nothing came. A yawn is a long, slow breath. What ${a} had was forty short ones. "${refrain}" There was nobody left in the garden to give it to.`,
        `Beyond ${sill} was ${P.introduced}, on the wall, passing it on to the dark. ${a} came at a gallop. This time there was no talking, and both eyes were open. But ${a} was puffing like a kettle. There was no room between the puffs. "${refrain}" And that was the end of the garden, and the beginning of the street.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm')] },
        `Now they all slept, ${b} and ${c} and ${p}. You could hear how well they did it. ${a} stayed at ${sill}, because there was nowhere else to hurry to. The street was empty. There was only the lamp over there. "All right," said ${a}, "I'll stop." And very slowly ${a} got to be as quiet as the rest of it. And then, right at the bottom, something stirred. It had been there all the time. There hadn't been room for it.`,
        `"I give up," said ${a}. That is to say, ${a} stopped doing things, one after the other. First went the talking, and then the puffing, and last of all the wanting. ${b} slept, and ${c} slept, and ${p} slept on the wall. Across the street was the lamp. And somewhere far down, as when a lift begins to come, ${a} felt a yawn.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(M, 'sit', 'sad')] },
        `It was on its way up when ${a} saw him. Over the street, under the lamp, sat ${m}, with a watch in pieces before him. He was not mending it. "He can't sleep either," thought ${a}. He must have sat like that on all those nights. "There's one yawn left in this town," thought ${a}, "and I've got it."`,
        `Just then something moved under the lamp. It was ${m}. He had taken off his glasses, and he was rubbing his eyes. "He hasn't given up sleep," thought ${a}. "It has given up on him." "There's only him and me awake," thought ${a}, who had it in both cheeks by now, large and warm. It was a yawn for one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `It has to be seen. If it came out now, while he looked down, it would be over, and ${a} would be asleep. That was what ${a} had wanted since ten. Or it could be held. It could be held until he looked up. "Mm," said ${a}, and held it. Have you ever held a yawn? It pushes at the ears. It makes the eyes run. ${m} turned over a very small wheel.`,
        `It would have been so easy. You only have to open up. But he was looking at his watch. It would have gone by him, as it had gone by ${a}. "Mm," said ${a}, shut tight, and kept it in. It hurt behind the nose. Tears ran down. "Look up," thought ${a}. "Oh, do look up." ${m} blew the dust off a spring.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'look-up', 'surprised'), seen(A, 'stand', 'sad')] },
        `He looked up too late. ${a} felt it go. It shrank, and sank, and was not there any more. A yawn that's kept goes off like milk. They looked at each other across the street, the two last people awake. ${m} opened his window. "Can't you sleep?" he said. "I could have," said ${a}. "I was keeping it for you."`,
        `And then, a breath before he raised his head, it was gone. That is the trouble with keeping things. ${a} could have cried, and looked as if that had happened already. ${m} saw a wet face at ${sill}, and pushed up his window. "What's wrong?" he called softly. "I had a yawn for you," said ${a}, "and it's gone bad."`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'sit', 'calm'), seen(A, 'sit', 'calm')] },
        `Nobody had kept anything for ${m} in a long while. He thought it over. "Leave it," he said. "It'll come or it won't." So they sat, one on each side, and did not try. He told about a clock that went backwards. It was not a very interesting clock. A cloud went over from his roof to this one. Nobody could say afterwards who had begun it. "Aaaah," went one. "Aaaaaaah," went the other.`,
        `He didn't laugh. "That's kind," said ${m}. "I'll sit here a bit, if you will." There was nothing to be done, so they did that. He named the clocks that he had mended: a tall one, a cross one, one with a ship. By the ship his voice had got slow. ${a} was listening with eyes open, quite still, saying nothing at all. And it came over the street like a wide, warm boat. "Aaaaaah," they went, the two of them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy')] },
        `${a} was asleep at ${sill}, with a smile on one side. And across the street something happened that no one had ever seen. No one saw it now. The lamp went out.`,
        `There was nobody awake to see what came next. It's a pity, since people would have talked of it for weeks. ${a} slept. And in the window over the way, after all those years, it got dark.`,
      ),
    ],
  };
}
