import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Aaay-er!',
  'Aaaay-ERR!',
  'Haaay-er!',
  'Waaay-er!',
  'Ay-er! Ay-ERR!',
  'Aaay-er-er!',
  'Oooh, ay-er!',
  'Ay-ay-ERR!',
  'Eeeay-er!',
  'Mmmay-er!',
] as const;
const TITLES = ['behind the last door', 'what it wanted', 'everybody crossed their legs', 'the hand under the wall'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  readonly T: Figure;
  readonly t: string;
  /** Who sits there. */
  readonly M: Figure;
}

const CLASSMATES = ['Sal', 'Robin', 'Noor', 'Jess'] as const;

/** The child of the class who is in it as well: whom the theme names, else one of ours. */
function mateOf({ A, B, K, G, company, chance }: Going): Figure {
  if (A !== K) return K;
  if (B !== company.other && B !== company.friend && B !== G) return B;
  return company.person(chance.pick(...CLASSMATES.filter((each) => each !== K.name)), 'child');
}

function parts(given: Going): Parts {
  const going = withMate(given);
  const { A, company } = going;
  const B = mateOf(going);
  const T = company.person('Miss Plum', 'teacher');
  return { A, a: A.name, B, b: B.name, T, t: T.name, M: company.other ?? company.meet('monster') };
}

/** It roars behind the last door, and nobody dares to go. But it has only run out of something. */
export const LAST_DOOR: EventPlot = { id: 'last-door', young, middle, old };

function young(going: Going): Told {
  const { A, a, B, b, T, M } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const x = M.kind;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `There is a ${x} in the school toilets! ${cap(A.introduced)} heard it. ${cap(B.introduced)} heard it. "${refrain}"`,
        `Listen! A ${x} is in the school toilets. "${refrain}" ${cap(A.introduced)} and ${B.introduced} run.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(T, 'stand', 'worried')] },
        `Now nobody goes to the toilet. They cross their legs. ${T.name} does, too.`,
        `Nobody dares to go. They hop and hop. ${T.name} hops, too.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(B, 'hide', 'scared')],
          things: ['broom'],
        },
        `${a} takes a broom. Poke, poke, under the last door. "${refrain}" They run away.`,
        `They poke a broom under the last door. "${refrain}" Off they run!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'determined'), seen(A, 'cover', 'worried')] },
        `"Go away!" shouts ${b}. But it does not go. It is louder. "${refrain}"`,
        `${b} shouts, "Go home!" It only gets louder. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined')] },
        `But ${a} has to go. Now! In at the next door!`,
        `Now ${a} cannot wait. Quick, in at the next door! Phew.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `What comes under the wall? A big green hand. It is open. It waits.`,
        `Look, under the wall! A hand. It is big and green and empty.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `${a} looks at the paper on the wall. Ay-er... Pay-per... "Paper!" says ${a}.`,
        `Here is a roll of paper. Ay-er? Pay-per? "Oh! You want paper!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'wave', 'happy'), seen(A, 'stand', 'happy')] },
        `"Yes! Oh yes!" says the ${x}. Rustle. Flush! Out it comes. It washes its hands. "Thank you!"`,
        `${a} gives it the roll. Rustle. Flush! Out comes the ${x}. "Thank you so much!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'happy'), seen(B, 'run', 'happy'), seen(M, 'stand', 'happy')] },
        `Now they all run, ${T.name} first. "Is there paper?" they shout. "Lots!"`,
        `"Hooray!" In they all run. ${T.name} is first. And the ${x} holds the door.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, T, t, M } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const x = M.kind;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `Since Monday there had been a ${x} in the school toilets. It was behind the last door. You could hear it right along the corridor. "${refrain}" it went. ${A.introduced} had heard it, and ${B.introduced} had dropped a boot and run.`,
        `"There's a ${x} in the school toilets," said ${A.introduced}. "It lives in the last one." "I know," said ${B.introduced}. "It came on Monday." They were quiet, and then they heard it, through two walls. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried'), seen(T, 'stand', 'worried')],
        },
        `Nobody dared to go any more. By Tuesday the whole class sat with crossed legs. By Wednesday they did sums standing up, on tiptoe, rather fast. And ${t} said that she was just fond of hopping.`,
        `So nobody went. They crossed their legs in reading, and they hopped in maths. At dinner no one would touch the water. Even ${t} had begun to walk in a very odd way.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(B, 'hide', 'scared')],
          things: ['broom'],
        },
        `"Let's poke it," said ${a}. They crept in with a broom and pushed it under the last door. A cardboard tube rolled out. Then something took the broom, looked at it, and pushed it back. "${refrain}" They did not stop running until the gate.`,
        `They took the longest broom and went in on tiptoe. There was an empty cardboard tube on the floor. ${a} poked the broom under the door, once. It was handed back. "${refrain}" said somebody, quite close, and they ran.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'determined'), seen(A, 'cover', 'worried')] },
        `Then they tried to be louder than it was. "GO AWAY!" shouted ${b}. They had a drum. But the toilets had tiles all over, and everything came back twice. "${refrain}" It sounded almost pleased that somebody was there.`,
        `"We'll frighten it," said ${b}, and brought the school bell. They rang it, and roared. It was a dreadful noise. When it was over, there was a silence. "${refrain}" said the ${x}, much louder, in case they had not heard.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'reach', 'determined'), seen(A, 'stand', 'curious')] },
        `${t} came, with her ruler. She knocked. "It's locked," she said, "from the inside. You'd need to be very thin." Nobody was thin enough, or wanted to be. "${refrain}" it went, and ${t} hopped away down the corridor.`,
        `"I shall speak to it," said ${t}. "Come out at once!" The door did not move. It was bolted. "${refrain}" "That isn't even a word," said ${t}, and hopped away.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'worried')] },
        `On Thursday after milk ${a} simply had to. There comes a moment when there's no more room for being afraid. ${a} ran past ${b}, straight in at the next door, and shut it. Oh, it was lovely.`,
        `On Thursday ${a} had two cups of juice, and forgot. And then it was too late to be frightened. "Don't!" cried ${b}. But ${a} was already through the door beside the last one. There was no time to think. It was such a relief.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `Then something moved, down by the floor. Under the wall, from next door, came a hand. It was large and green, and it had a ring on. It did not grab. It lay there with its palm up, open, and waited.`,
        `Then ${a} looked down. Under the wall came one green finger, and then three more. It was a very big hand. It turned over and lay there, like an empty plate.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `"${refrain}" said the wall, sadly. ${a} looked at the hand. On this side of the wall there hung a big new roll. And in there? There had been an empty tube! "Ay-er," said ${a} slowly. "Pay-er. Pay-per. Oh! Have you run out of PAPER?"`,
        `What does one put into an empty hand? Beside ${a} hung a fat white roll. ${a} thought of the cardboard tube on the floor, with nothing on it. "${refrain}" said the wall. "Ay-er," said ${a}. "With a P in front, it's... you want paper!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'shy'), seen(A, 'stand', 'happy')] },
        `"Yes! Oh, yes!" said the wall. "It's my teeth. I can't do that letter." ${a} pushed the roll across. There was a rustling, a flush, and the sound of taps. Then the bolt went back, and there stood the ${x}, drying both hands. "I've been in there since Monday," it said.`,
        `There was a great sigh next door. "At last," it said. "I can't do that letter, with these teeth." The roll went under the wall. It rustled for some time. Then it flushed, and out came the ${x}, and washed its hands with soap. "Four days," it said. "Thank you."`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'happy'), seen(B, 'run', 'happy'), seen(M, 'wave', 'happy')] },
        `${a} came out into the corridor, and it was full of people, hopping. "It's all right," said ${a}. "You can go." Nobody had ever seen ${t} run before. The ${x} held the door for them, and counted them in.`,
        `"It only wanted paper!" called ${a}. There was a thunder of feet. ${t} was first by a yard. ${b} came next. The ${x} stood to one side and held their coats. It knew what it was to wait.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `It went home by the pipe, as it had come. But in the school toilets there are always two rolls now. And sometimes a green hand comes under the wall, with a flower. "${refrain}" it says. It means, "Have you got enough?"`,
        `It had only come up the pipe to ask the way. They told it. Now there's a sign on the last door. "Look first," it says, "if there is any." And some Mondays there is a voice from down below. "${refrain}" it says. And ${a} says, "Plenty, thank you."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, T, t, M } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const x = M.kind;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'proud')] },
        `It was ${B.introduced} who found it. ${b} ran all the way from the school toilets on Monday, with one shoelace undone. "There's a ${x} in there," said ${b}. "In the last one, with the door shut. It's got claws." "Did you see it?" said ${A.introduced}. "I heard claws," said ${b}. And then they all did, through two walls and a cupboard. "${refrain}"`,
        `By Monday noon everyone knew. There was a ${x} in the school toilets, behind the last door. ${B.introduced} had been there, and told it nine times. In the first telling it had growled. By the ninth it had claws, and had eaten a boy. "Which boy?" said ${A.introduced}, who was good at counting heads. Before ${b} could think of one, it came rolling along the pipes. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried'), seen(T, 'stand', 'worried')],
        },
        `On Tuesday nobody went. One can hold out for a day, if one thinks about deserts. On Wednesday no one could sit. They did fractions standing up, with their knees together. They sang, but only songs without any rivers. ${t} told them that there was nothing to be afraid of. Then she crossed her legs, the other way.`,
        `It's surprising how much of a school day is water. There was the fish tank, and there was the tap that dripped, and there was geography. By Wednesday the class stood about like storks. "It's all nonsense, of course," said ${t}. "Anyone may go whenever they like." She had not moved from her chair since ten. When the caretaker went by with a hose, somebody moaned.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'broom'), seen(B, 'hide', 'scared')],
          things: ['broom'],
        },
        `"I'll show you that it's got claws," said ${b}, from behind ${a}. They had the long broom. On the tiles before the last door lay a bare cardboard tube. ${a} slid the broom in, under the door, and moved it about. It was taken. It was held for a moment. Then it was pushed out again, handle first, as you'd give somebody scissors. "${refrain}" They were on the far side of the football field before either of them thought about that.`,
        `They went in at break with a broom. ${a} wanted to see it, and ${b} had told too many people to stay behind. A cardboard tube was lying on the floor, with nothing on it. The last door was shut. They poked. Something took the other end, quite gently, swept a little on its own side, and gave it back. "${refrain}" Nobody had said that it would be tidy. They ran all the same.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'determined'), seen(A, 'cover', 'worried')] },
        `After that it had eaten the broom. ${b} told it so well that ${a}, who had the broom in one hand, very nearly believed it. There were forty of them outside the door by dinner time, with drums and saucepan lids. "Go away!" they roared. It all came back off the tiles, three times as loud. And when there was silence, something in there seemed to clear its throat. "${refrain}" it said, carefully, like someone who talks to foreigners.`,
        `They tried noise. Half the school came, with a gong. They made such a din that plaster fell. "It's gone," said ${b}, and put an ear to the wood. "${refrain}" it went, right into the ear. It was not angry. That was the odd thing. It was more like somebody who has said a thing two hundred times, and says it more clearly. But who listens for that, with forty others on the stairs?`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'reach', 'determined'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'worried')],
        },
        `${t} went to speak to it. She was gone for about a minute. "It's bolted," she told them, "from the inside, and I don't think that it knows any English." She was pale. She walked off with very small, quick steps. "Did it show you its fangs?" said ${b}. ${t} said that she had not been looking at that end of the door. By evening it had fangs as well.`,
        `On Wednesday they fetched ${t}, and ${t} took her ruler. "Now, then," she said to the door. "Come out of there, whoever you are, and say what you want." "${refrain}" it said. "That's not a word," said ${t}. She waited. She had marched in there, and she came out hopping. "What was it like?" asked ${b}. But ${a} was thinking of what she had said. Nobody had asked it before what it wanted.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'worried')] },
        `It happened on Thursday, in spelling. The word was waterfall. ${a} stood up. You can be so full of one thing that there's no room left to be frightened. "You can't," said ${b}. "It's got..." "I don't care what it's got," said ${a}, and ran. The last but one was free. They all were. ${a} shot the bolt. For quite a time there was nothing in the world but peace.`,
        `There was soup on Thursday. ${a} had seconds, and that was that. You can be brave, or you can be desperate, and from outside it looks the same. ${a} went down that corridor like an arrow. "Don't!" wailed ${b}. "There's claws!" In by the main door, in at the last but one, click. Nobody had sat in there for four days. It was the best thing that had happened all week.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `Then ${a} remembered where this was. It was on the other side of a wall as thin as a book. It was breathing. And under the wall, where there's a gap for the mop, something was coming through. It had four fingers, and they were green. It had no claws. The nails had been bitten. It turned over, and lay there upon the tiles, wide open and quite empty. It shook a little.`,
        `The wall between them stopped a hand's breadth above the floor. That was how ${a} came to see it. First there were fingertips, and then knuckles, with green fur on. One could have jumped on it. It was a large hand, and rather a clean one. It didn't reach for anything. It turned up its palm and stayed like that, like somebody who has nearly given up asking.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `"${refrain}" said the wall, hardly above a whisper. What do you put into an empty hand? ${a} looked round. There was a bolt, and a hook. There was a new roll, as fat as a cabbage. And all at once there was a tube in ${A.names} mind, a bare one, rolling about on the floor. "Ay-er," said ${a}. "Say it once more, and don't shout." It said it. "Pay-er," said ${a}. "Pay... oh, you poor thing. Since Monday?"`,
        `"What do you want?" said ${a}. It could not have been simpler. "${refrain}" it said, and one heard how hard it was trying. ${a} said it over, the way you turn a key about in a lock. It wanted a letter at the front. It wanted one in the middle. Then ${a} saw the roll on the wall, and thought of another. They'd both stepped over it with a broom. "PAPER," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'shy'), seen(A, 'stand', 'happy')] },
        `"It's the teeth," said the wall, when it could speak. "I can't do that letter. I said it to everyone. One of them gave me a broom." The roll went under. There was a long, thankful rustling, and a flush, and then the taps ran. The bolt slid back. It was tall and green, and it was drying between its fingers. "You needn't tell anybody," said the ${x}. "It's a bit embarrassing."`,
        `There was a sob, and then a sort of laugh. "Four days," it said. "I did try. But there's a letter that my teeth won't do, and it's in there twice." ${a} passed it the whole roll. Nobody ever rustled with such feeling. It flushed; it ran both taps; it used soap. Then the last door opened. It was a good deal taller than ${a}, and it could not look up. "Need they know?" said the ${x}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'curious'), seen(T, 'stand', 'worried')],
        },
        `The whole corridor was waiting. "Well?" said ${b}. "What is it? What did it do?" It would have been the best story that the school ever had. One would have been asked for it for years. Behind the door somebody was standing very still. "It was the pipes," said ${a}. "They've stopped. You can go." ${b} looked at ${a}, and looked at the wet green print on ${A.names} sleeve. For once in a lifetime ${b} said nothing.`,
        `They all stood there, ${t} in front. ${a} had only to tell it. It would have beaten all the claws in the world. They'd have laughed until they cried, and then it would have come out of that door, past all of them. "Was it the ${x}?" said ${b}. ${a} looked ${b} straight in the eye. "It was air in the pipes," said ${a}. There was a tuft of green on ${A.names} collar. ${b} reached out, and picked it off, and put it in a pocket. "I thought it might be," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'happy'), seen(B, 'run', 'happy'), seen(A, 'stand', 'happy')] },
        `Nobody heard any more, because of the feet. ${t} took it by a length. It took a quarter of an hour. In all that time no one looked at the one behind the coats, in a caretaker's overall. It held the door. It handed each of them four sheets.`,
        `And then they went. It was like a dam. ${t}, who had never been seen to hurry, was there before anybody. They were too busy to look at who held the door, in a long coat and a hat. It said nothing, as there might have been a P in it. It gave out paper.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `It left by the pipe. "It's a shame," said ${b}, on the way home. "It was getting so good. There was going to be a tail." "You can have the tail," said ${a}. In the school toilets there's a spare roll behind every door now, and it's ${b} who sees to it. Some Mondays you can hear something, a long way down. "${refrain}" it says. It's only being friendly. "Plenty, thanks!" they shout, into the plughole.`,
        `${b} still tells stories, but there is a thing that ${b} does first. "What did it want?" ${b} asks now. It makes them better. Once a year or so a parcel comes up in the last one, wrapped in seaweed, and dry inside. It's always the same: a roll of the very best, in green. On the label, in big, careful letters, it says what it can't say. "${refrain}" says ${a}, and hangs it up.`,
      ),
    ],
  };
}
