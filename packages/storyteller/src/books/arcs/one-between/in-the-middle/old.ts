import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 8 to 12: somebody has none at all, and then there is even less of it for each. */
export function old(bound: OneBetween): Told {
  const { P, Q, p, q, z, called, drawn, chance, kin, more, n, company } = sharing(bound);
  const refrain = 'My turn in the middle';
  const T = more[0] ?? null;
  const t = T?.name ?? q;
  const N = company.person([p, q, t].includes('Mr Penn') ? 'Mr Cole' : 'Mr Penn', 'neighbour');
  const m = N.name;
  const all = (pose: 'walk' | 'stand' | 'run' | 'dance' | 'cheer', feeling: 'happy' | 'sad' | 'excited' | 'worried') =>
    [P, Q, ...(T ? [T] : [])].map((each) => seen(each, pose, feeling));
  const who =
    kin !== '' && T
      ? `${kin}${p}, ${q} and ${T.name}`
      : [P.introduced, Q.introduced, ...(T ? [T.introduced] : [])].join(', ').replace(/, ([^,]*)$/, ' and $1');
  return {
    title: titled(chance.pick('my turn in the middle', `${n} under one ${z}`, 'how to share the rain')),
    refrain,
    pages: [
      page(
        { setting: 'street', weather: 'rain', camera: 'wide', actors: all('stand', 'happy'), things: drawn },
        `There had been more of them once. One was on a bus, and one was in a tree, and one had been lent to somebody very honest. So there was one ${called} left, on the wettest Saturday of the year. Under it went ${who}. It was a mile and a half to the party. They had on their good clothes.`,
        `"There's only the one," people said, as if that were an answer. It was an ordinary ${called}, built for a person and a half. There was ${who}. Outside it rained as though it were paid by the bucket. The party was at three, at the other end of the town, and they were all to arrive dry.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'proud', drawn[0]), seen(Q, 'stand', 'sad')], things: drawn },
        `${p} held it, having got there first. It's a fact about any ${z} that the water has to go somewhere. It runs down to the edge. Whoever is there gets two people's rain. "${refrain}," said ${q}, who was there.`,
        `It began with ${p} in the middle, as straight as a tent pole, and dry. On either hand there was a waterfall. ${q} was in that. "It's quite all right over here," said ${p}. That is how it always looks from there. "${refrain}," said ${q}, with a full ear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'proud', drawn[0]), seen(P, 'stand', 'sad')], things: drawn },
        `They agreed on lamp posts. At each one they changed. It was then found out that lamp posts are not the same distance apart. There were some very long ones, and all of those had been ${Q.names}. "I didn't put them up," said ${q}. "${refrain}," said ${p}, and began to walk faster.`,
        `"We'll change at every post box," said ${q}. There were only two in the whole of the town. The first was outside their door. "Drains, then," said ${p}. So they went along looking at the ground, counting, with the ${z} held over nobody. "${refrain}," they said, at a drain, both at once.`,
      ),
      page(
        { camera: 'wide', actors: all('walk', 'worried'), things: drawn },
        `They tried it in single file. The first one was wet in front, and the last behind. They tried it in a bunch, with their arms round each other, as one thing with a great many feet. It trod on itself. By the baker's they were measuring sleeves. "Yours is only damp," said ${q}. "I can pour mine."`,
        `They went in a row, and then in a lump. A lump is better for rain, but nobody can see. It walked into the baker's, and had to say sorry from the inside. When it came apart, everybody had one wet side, and each was sure that theirs was the wettest. They got out a handkerchief, to weigh it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'sad'), seen(P, 'stand', 'worried'), seen(Q, 'stand', 'worried')],
          things: ['box'],
        },
        `Under the clock stood ${N.introduced}, with nothing over him whatever. He had both arms round a box. It was cardboard, and the rain had begun to come in at the corners. "It's the cake," he said. "For three o'clock. I'd put it under my coat, but it's got the candles on." It was their party. It was the only cake there would be.`,
        `By the clock they met ${N.introduced}, who was bald, and shone. He held a box as one holds a baby. There was no lid to speak of. "I'm taking it round to the party," he said. "I thought that it would stop." A drop fell off his nose and into the icing. One could see it make a hole.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'think', 'worried'), seen(Q, 'stand', 'sad')], things: drawn },
        `They looked at the ${z}. It had been too small for ${n}. They looked at their good clothes. A cake takes up as much room as a person does, and it has to have the middle. It can't have an edge. Nobody said "${refrain}". "Well," said ${q}, at last, quite low. "It's only sleeves."`,
        `It was the sort of sum that one does not want to be asked. Under there was room for one and a half. If one of those was a cake, then the rest of them had a half to share. ${p} had been in the middle for two minutes only, and it was so beautifully dry. Then ${p} stepped out of it. It was like stepping into a pond.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'walk', 'surprised'), ...all('walk', 'happy')].slice(0, 4),
          things: [...drawn, 'box'],
        },
        `So ${m} went in the middle with the box, and they held it over him, all with one arm. There's a thing that nobody tells you. When you've been trying to keep dry, each drop is an enemy. When you have stopped, it's only water. "It's gone right down my back," said ${q}, with interest.`,
        `They put ${m} and the box in the middle, and walked round the outside, holding the rim. "You'll be soaked," said ${m}. "We are," said ${p}. After that there was nothing left to lose. ${q} stamped in a puddle that they had all been going round for a mile.`,
      ),
      page(
        { weather: 'wind', camera: 'medium', actors: all('dance', 'excited'), things: drawn },
        `At the bridge came the wind. It got in underneath, and the ${z} began to turn, with ${m} for a handle. They could not let go. They went round it on the outside, faster and faster, like a ride at a fair. "In!" shouted ${p}, going by. "Out!" shouted ${q}. "Mind the candles!" shouted ${m}.`,
        `The wind was waiting on the bridge. It took hold, and pulled, and they all hung on. The ${z} spun. So did they, with their feet hardly down, now where it rained, and now where it didn't. ${m} stood in the middle with his box, like the pole of a roundabout, and laughed.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [...all('dance', 'happy'), seen(N, 'dance', 'happy')].slice(0, 4),
          things: drawn,
        },
        `It let go on the far side, and they didn't. It was much the best way to walk. "Step, and turn, and in, and out," they sang, all down the high street. A bus stopped to let them through. The driver opened his window, and said that in twenty years he had never seen it done properly before.`,
        `They could have stopped there. It was only drizzle by then. But they had got the step of it. They danced past the bank and the library, all round one ${z}. People put down their own, and came to look. "${refrain}," called a small boy, from under three.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(N, 'hold', 'proud', 'cake'), ...all('stand', 'happy')].slice(0, 4),
          things: ['cake'],
        },
        `They came in at three. There was a puddle for each. "Who held it?" said everybody. "Look at you. Which one of you had the ${z}?" They looked down. It was no good measuring. They were all of them wet to the bone, and to just the same bone. ${m} took off the lid. The cake was as dry as a biscuit.`,
        `"Dry, I said," said their aunt, at the door. Nobody was. One could have wrung them out in any order and got the same jug. Behind them came ${m}, in the dry, walking like a king with a crown. The cake had every candle. It had one small hole in the icing, and they put a cherry in that.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: all('walk', 'happy'), things: drawn },
        `It was fine when they went home. "You take it," said ${p}. "No, it's yours, really," said ${q}. Nobody wants one in the sun. It's a stick with a skirt on. At the bridge they put it up, and looked at each other, and took hold of the rim. "It isn't raining," said a man. "No," said ${q}. "${refrain}."`,
        `They've got four of them in the stand now. Somebody gave them one each, at Christmas, with their names on. They're very good, and quite dry, and one walks along in one's own small round house. When it comes down in straight lines they still take the old one. "${refrain}," says ${p}. But nobody stays there.`,
      ),
    ],
  };
}
