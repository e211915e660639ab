import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 5 to 7: there is only one middle; and so they go round. */
export function middle(bound: OneBetween): Told {
  const { P, Q, p, q, z, called, drawn, chance, kin, more, n } = sharing(bound);
  const refrain = 'My turn in the middle';
  const T = more[0] ?? null;
  const t = T?.name ?? q;
  const all = (pose: 'walk' | 'stand' | 'run' | 'dance' | 'cheer', feeling: 'happy' | 'sad' | 'excited' | 'worried') =>
    [P, Q, ...(T ? [T] : [])].map((each) => seen(each, pose, feeling));
  const who =
    kin !== '' && T
      ? `${kin}${p}, ${q} and ${T.name}`
      : [P.introduced, Q.introduced, ...(T ? [T.introduced] : [])].join(', ').replace(/, ([^,]*)$/, ' and $1');
  return {
    title: titled(chance.pick('my turn in the middle', `${n} under one ${z}`, 'a third of the rain')),
    refrain,
    pages: [
      page(
        { setting: 'street', weather: 'rain', camera: 'wide', actors: all('stand', 'happy'), things: drawn },
        `It rained in straight lines. There was one ${called}. Under it went ${who}. They had a birthday to go to, at the other end of town.`,
        `They had to go right through the town, and it rained. There was one ${called} in the stand. There was ${who}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'proud', drawn[0]), seen(Q, 'stand', 'sad')], things: drawn },
        `"I'll hold it," said ${p}. "I'm good at straight." It was dry where ${p} was. Off the edge ran a small waterfall, and it went into ${q}. "${refrain}," said ${q}.`,
        `${p} got the ${z} first, and kept quite dry. On the left it dripped on ${q}, and on the right on ${q === t ? 'the cat' : t}. "${refrain}," somebody said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'proud', drawn[0]), seen(P, 'stand', 'sad')], things: drawn },
        `So at the lamp post they changed. Now ${q} was dry, as far as the elbows. "It was better when I had it," said ${p}, with one wet ear. "${refrain}."`,
        `At the post box they swapped. "You're holding it crooked," said ${p}. "It's straight for me," said ${q}. "${refrain}," they both said.`,
      ),
      page(
        { camera: 'wide', actors: all('walk', 'worried'), things: drawn },
        `Then they tried it in a line, one behind the other. The first was dry in front, and the last was wet behind. There was still only one middle. "${refrain}."`,
        `They thought that ${n} could be one, if they breathed in. They put their arms round each other. It made a fat sort of animal with wet sides. "${refrain}," said a side.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'stand', 'sad'), seen(P, 'stand', 'sad')], things: drawn },
        `"I'm wetter than you are," said ${q}, and wrung out one sock. "You've got more sock," said ${p}. They measured it in drops.`,
        `By the baker's nobody was speaking. They looked at each other's sleeves. "That's a wetter sleeve," said ${p}. "That's a longer arm," said ${q}.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: all('run', 'excited'), things: drawn },
        `And then came the wind. It got in underneath. Up went the ${z}, and up went ${p}, on tiptoe. "Hold on!" said ${q}. All of them had to hang on to the one handle.`,
        `Round the corner there was wind. It wanted the ${z}. It took ${n} of them to say no. They all held the handle, and it went round, and so did they.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: all('dance', 'happy'), things: drawn },
        `The wind turned it like a top. ${p} went past on the dry side, and then on the wet. Then it was ${q}. One was never in for long, and never out for long. "Don't stop!" said ${p}.`,
        `They couldn't stop. In, and out. In, and out. "I'm in!" said ${q}. "I'm in!" said ${p}. It came round so fast that it was nearly always one's turn.`,
      ),
      page(
        { camera: 'wide', actors: all('dance', 'happy'), things: drawn },
        `The wind let go at the bridge. They went on without it. "Step, and turn, and in, and out," sang ${p}. They danced past the bank, and a bus stopped to let them by.`,
        `After the bridge it was quite still, and they could have walked. Nobody did. They danced down the high street, round and round, under one ${z}. People came out of shops to see it go by.`,
      ),
      page(
        { setting: 'living-room', weather: 'clear', camera: 'medium', actors: all('stand', 'happy'), things: drawn },
        `"Who's the wettest?" said their aunt, at the door. They looked. Nobody was. Each of them was wet all round, and not very.`,
        `At the other end they counted up. Everyone was damp to the same place, just above the knee. You couldn't have shared it out better with a jug.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: all('walk', 'happy'), things: drawn },
        `When they went home the sun was out. "You have the ${z}," said ${p}. "No, you," said ${q}. It was rather a heavy one. So they swung it along in the middle, between them.`,
        `On the way back there was no rain at all. Nobody wanted to hold the ${z}. "${refrain}," said ${p}, and put it up. They danced. "It isn't raining," said a man. "We know," said ${q}.`,
      ),
    ],
  };
}
