import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { otherVoice, ownOf } from './voices.ts';

const TITLES = ['the only word there was', 'as big as a barn', 'what the fox saw', 'say it again'];

interface Parts {
  /** What it says: "Miaow". */
  readonly wrong: string;
  /** What its kind says: "Moo". */
  readonly own: string;
  /** Whose voice it has: "cat", "a cat". */
  readonly of: string;
  readonly refrain: string;
  /** Who means well, the one who comes by night, and who is called by. */
  readonly H: Figure;
  readonly F: Figure;
  readonly P: Figure;
  readonly kid: (pose: ActorHint['pose'], feeling: ActorHint['feeling']) => readonly ActorHint[];
}

function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const kind = A.being?.id ?? 'cow';
  const voice = otherVoice(raw, kind) ?? { heard: 'Miaow', of: 'cat' };
  const own = ownOf(kind) ?? 'Moo';
  const helper = ['goat', 'donkey'].find((each) => each !== kind) ?? 'goat';
  return {
    wrong: voice.heard,
    own,
    of: voice.of,
    refrain: chance.pick(`${own}, dear`, `No, ${own.toLowerCase()}`, `${own}, you mean`, `It is ${own.toLowerCase()}`),
    H: company.meet(/^(?:hen|chicken|cockerel|rooster)$/.test(kind) ? 'sheep' : 'hen'),
    F: company.meet('fox'),
    P: company.meet(helper),
    kid: (pose, feeling) => (A === K ? [] : [seen(K, pose, feeling)]),
  };
}

/** Everybody means well, and tells it what to say. But a fox hears what it says by night, and sees its shadow. */
export const AS_BIG_AS: EventPlot = { id: 'as-big-as', young, middle, old };

const an = (word: string): string => `${/^[aeiou]/u.test(word) ? 'an' : 'a'} ${word}`;

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { wrong, own, of, refrain, H, F, P, kid } = partsOf(going);
  const [h, f] = [H.name, F.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'stand', 'happy'), ...kid('wave', 'happy')] },
        `Good morning, ${A.introduced}! "${wrong}!" says ${a}. ${K.introduced} laughs.`,
        `Here is ${A.introduced}. What does ${a} say? "${wrong}!" Good morning, ${K.introduced}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(H, 'stand', 'calm')] },
        `"${refrain}," says ${H.introduced}. ${a} takes a big breath. "${wrong}!"`,
        `${H.introduced} helps. "${refrain}." ${a} tries it. "${wrong}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(P, 'stand', 'calm')] },
        `"Jump!" says ${P.introduced}. "Then it comes." Jump! "${wrong}!" "${refrain}."`,
        `${P.introduced} knows how. "Jump, and say it!" Jump! "${wrong}!" "${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), ...kid('hug', 'calm')] },
        `"There is only one in me," thinks ${a}. "I like that one," says ${k}.`,
        `${a} looks inside. No ${own.toLowerCase()} there. "I like yours," says ${k}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(F, 'walk', 'curious')] },
        `It is night. Who comes over the wall? ${F.introduced}! Tip, tap. Sniff, sniff.`,
        `Now it is dark. Tip, tap, tip. ${F.introduced} wants ${h}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'shout', 'scared'), seen(A, 'run', 'determined'), ...kid('hold', 'determined')],
          things: ['lantern'],
        },
        `"Help!" calls ${h}. ${a} comes. ${k} comes behind, with a lantern.`,
        `"Help, help!" Up jumps ${a}. ${k} has the lantern. Quick!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(F, 'stand', 'surprised')] },
        `Look at the barn! There is a shadow. It is so big! And it says, "${wrong}!"`,
        `The light throws a shadow. It is as big as the barn! "${wrong}!" it says.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'look-up', 'scared')] },
        `"That is ${an(of)}!" says ${f}. "${cap(an(of))} as big as a barn!"`,
        `"So big ${an(of)}?" says ${f}. "Then how big is the hen?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'run', 'scared'), seen(A, 'cheer', 'happy'), seen(H, 'jump', 'happy')] },
        `Off goes ${f}, over the wall and away. Hooray for ${a}!`,
        `And ${f} runs and runs, all the way. "Hooray!" says ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(H, 'sit', 'happy'), ...kid('hug', 'happy')] },
        `"${own}?" says ${h}. "No, no! Say it your way." "${wrong}," says ${a}. Good night.`,
        `"Say yours again," says ${h}. So ${a} does. "${wrong}." And they all sleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { wrong, own, of, refrain, H, F, P, kid } = partsOf(going);
  const [h, p, f] = [H.name, P.name, F.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'stand', 'happy'), ...kid('wave', 'happy')] },
        `At the farm everybody said good morning in their own way. ${A.introduced} took a deep breath, and said it, too. "${wrong}!" It was quite loud. "Good morning," said ${K.introduced}, who liked it very much.`,
        `${A.introduced} was like all the others, from the front and from behind. It only showed when ${a} spoke. "${wrong}!" said ${a}, every morning. ${K.introduced} came by on purpose to hear it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(H, 'stand', 'calm')] },
        `"${refrain}," said ${H.introduced}, and meant it kindly. "You begin with the lips." ${a} began with the lips. "${wrong}!" "Almost," said ${h}.`,
        `${H.introduced} thought that nobody had ever told ${a}. "${refrain}," said ${h}. "It's quite easy. Say it after me." And ${a} said it after ${h}. "${wrong}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(P, 'stand', 'calm')] },
        `"It's stuck," said ${P.introduced}. "It wants shaking down." So ${a} jumped, forty times. Something did come loose. "${wrong}!" "${refrain}," said ${p}, and sat down to think.`,
        `"I always do it with a run," said ${P.introduced}. So ${a} ran, from the gate to the pond, and opened wide. "${wrong}!" The ducks looked up. "${refrain}," said ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(H, 'stand', 'calm'), seen(P, 'stand', 'calm')],
        },
        `They wrote it up on the barn, as high as a barn goes. ${own.toUpperCase()}, it said. ${a} looked at it all afternoon, and could have said it backwards. "${wrong}," said ${a}. "${refrain}," said everybody.`,
        `In the end they all said it together, slowly, with their arms as well. "${refrain}." ${a} watched, and did everything just so. It was perfect, but for what came out. "${wrong}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), ...kid('hug', 'calm')] },
        `"I don't think there's another one in me," thought ${a}. There was just the one. It had always been there, and it fitted. "I wouldn't change it," said ${k}. It helped, but only a bit.`,
        `${a} lay down behind the barn, and said nothing at all. It was the only way to get nothing wrong. ${k} sat down, too. "I miss it already," said ${k}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(F, 'walk', 'curious')] },
        `That night there was no moon. Somebody came over the wall without a sound, and it was ${F.introduced}. There was a hen house. There was a hole in it that nobody else had found. ${f} licked both lips.`,
        `When it was quite dark, ${F.introduced} came through the hedge on tiptoe. ${f} knew the way to the hen house. ${f} had been looking forward to it since Tuesday.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'shout', 'scared'), seen(A, 'run', 'determined'), ...kid('hold', 'determined')],
          things: ['lantern'],
        },
        `"Help!" cried ${h}. "Somebody at the hole!" Nobody was awake but ${a}, who had not been able to sleep. ${a} ran. And ${k} ran behind with the lantern from the gate.`,
        `"Help!" It was ${h}. ${a} was up before anybody else, and out across the yard. ${k} had seen it from the window, and came running behind with a lantern.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(F, 'look-up', 'surprised'), ...kid('hold', 'surprised')],
        },
        `The light fell on ${a} from behind. So there was a shadow on the barn, right up to the roof. It was as big as a barn can hold. It took a breath. "${wrong.toUpperCase()}!" it said.`,
        `${k} held the lantern low, because it was heavy. And up the side of the barn grew a shadow, up and up. It opened its mouth. "${wrong.toUpperCase()}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'look-up', 'scared')] },
        `${f} knew that noise. It was ${an(of)}. ${f} had met a good many, and they came up to here. But this one had ears behind the chimney. "So big ${an(of)}?" said ${f}. "Then I don't want to see the hen."`,
        `"I know who says that," thought ${f}. "That's only ${an(of)}." And then ${f} looked up, and went on looking up. "${cap(an(of))}, as big as a barn! What do they feed them? And how big is the hen, then?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'run', 'scared'), seen(A, 'stand', 'surprised'), seen(H, 'jump', 'happy')] },
        `Then there was no more fox. There was a gap in the hedge in the shape of one. "What did you say to ${F.him}?" said ${h}. ${a} had to think about that. "${wrong}," said ${a}.`,
        `One could hear ${f} for quite a time, going through things. ${a} stood there and was astonished. It was only what ${a} always said. "${wrong}?" said ${a}, in a small voice.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'proud'),
            seen(H, 'stand', 'happy'),
            seen(P, 'stand', 'happy'),
            ...kid('cheer', 'happy'),
          ],
        },
        `The sign is off the barn. ${a} says good morning now in every direction. "Lovely," says ${h}. There is a new chick this spring, no bigger than a bun. Everybody leaned in to hear its first word. "${wrong}," said the chick.`,
        `Now they ask for it. "Say it again," says ${h}, and ${a} does, towards the hedge. And all along the perch they practise, very softly, in case. "${wrong}," say the hens. "${refrain}," says ${p}. But nobody is listening.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { wrong, own, of, refrain, H, F, P, kid } = partsOf(going);
  const [h, p, f] = [H.name, P.name, F.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'stand', 'happy'), ...kid('wave', 'happy')] },
        `You couldn't have told it by looking. ${A.introduced} had everything that one should have, and in the right places. It was only in the mornings that you noticed. All round the yard they said what they had to say. Then there was a pause, because they were waiting for it. "${wrong}," said ${a}. ${K.introduced} came early every day, and sat on the gate to hear it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(H, 'stand', 'calm')] },
        `They were not unkind about it. They thought that somebody had forgotten to tell ${a}, and that it would only take a minute. "${refrain}," said ${H.introduced}, and showed how it was done. "You round it off at the end." ${a} listened with both ears, and nodded, and rounded it off. "${wrong}." "That was much rounder," said ${h}, who believed in praise.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(P, 'stand', 'calm')] },
        `${P.introduced} took it more seriously. In ${p}'s view the right one was in there, and the wrong one was on top of it. It would have to come out first. So ${a} said it four hundred times behind the barn, to use it up. "${wrong}, ${wrong.toLowerCase()}, ${wrong.toLowerCase()}." At four hundred and one they both held their breath. "${wrong}," said ${a}. There seemed to be plenty. "${refrain}," said ${p}, rather tired.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(H, 'stand', 'calm'), seen(P, 'stand', 'calm')],
        },
        `After that it became a thing that the whole yard was doing for ${a}. They wrote ${own.toUpperCase()} on the side of the barn. They set aside a quarter of an hour before supper. People who had never taken an interest in ${a} would call it out in passing. "${refrain}!" It's a strange feeling, to be wished well by thirty people at a time. ${a} began to say good morning to the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), ...kid('hug', 'calm')] },
        `And one day there was no good morning. The pause came, and they waited, and it stayed a pause. "At least it isn't wrong," said ${h}. ${k} found ${a} behind the barn. "Has it gone?" said ${k}. ${a} shook a sad head. It was in there, as it always had been, and it fitted. It just wasn't wanted. "I wanted it," said ${k}. "I got up for it." They sat there until it was dark, without a word.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(F, 'walk', 'curious')] },
        `There was no moon that night, which was no accident. ${F.introduced} had been waiting for one like it. ${f} came along under the wall, putting down each foot as if it were borrowed. There was a loose board at the back of the hen house. ${f} had found it on Tuesday, and had thought of nothing else since.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'shout', 'scared'), seen(A, 'run', 'determined'), ...kid('hold', 'determined')],
          things: ['lantern'],
        },
        `"There's a nose," said ${h}, quite calmly, and then, not calmly, "There's a NOSE!" All over the yard they turned over in the straw. But ${a} had not been asleep. ${a} went across that yard like somebody who has been told to. ${k} had seen the hedge move, from the window, and came behind. The lantern was too heavy to lift, and ${k} held it at the knee.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'determined'), seen(F, 'look-up', 'surprised'), ...kid('hold', 'surprised')],
        },
        `A light that is held low throws things high. ${a} stood in front of it, and on the barn behind stood something else. It began at the ground, and it went on past the hayloft. What there was of ears bent over the roof. ${f} saw only that. There was one thing to be said, and ${a} had only one thing to say it with. It had been kept in all day. "${wrong.toUpperCase()}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'look-up', 'scared')] },
        `Now, ${f} was no fool. ${f} knew who says that. It was ${an(of)}, and ${f} had met dozens of them, and not one had come higher than the hay. ${f} worked it out, as one does at such times, with great speed. If that was how big they grew ${an(of)} here, there would be a cow somewhere. There would be a dog. And somewhere behind that board, in the dark, there was the hen. "No, thank you," said ${f}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'run', 'scared'), seen(A, 'stand', 'surprised'), seen(H, 'jump', 'happy')] },
        `It went through the hedge without looking for the gap. You could hear it cross the stream, and the road, and somebody's washing. "What was it you said to ${F.him}?" said ${h}, when there was nothing more to hear. They had all come out by now, and stood round in the straw. ${a} looked at the barn, where it still said ${own.toUpperCase()}. "${wrong}," said ${a}, as softly as it can be said. Nobody put it right.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'proud'),
            seen(H, 'stand', 'happy'),
            seen(P, 'stand', 'happy'),
            ...kid('cheer', 'happy'),
          ],
        },
        `They painted over the barn the next day, all thirty of them, and it took a quarter of an hour. In the mornings there is a pause now that is quite different. ${k} sits on the gate. "${wrong}," says ${a}, and it goes round the yard like the sun coming up. The chicks hatched in May. ${p} bent down to the smallest, to teach it what to say. It opened its beak, and looked across at ${a}, and thought. "${wrong}," it said. "Lovely," said ${h}.`,
      ),
    ],
  };
}
