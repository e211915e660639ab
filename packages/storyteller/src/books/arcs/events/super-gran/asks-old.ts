import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** As it is told at eight: the child has the chance to fly with the quick one. */
export function old(going: Going): Told {
  const { K, k } = going;
  const { refrain, S, s, he, his, him, He, Z, z, C, c, D, d, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(S, 'stand', 'proud'), seen(K, 'stand', 'shy')] },
        `When people heard that ${s} was a superhero, they said, "Oh!" Then they saw ${him} fly. ${s} rose, in a cape made of the good curtains, about as quickly as a loaf does. ${k} was allowed to ride behind. It was nice up there, and one could wave to people, and have quite long talks with them. But ${k} did wish, sometimes, that nobody from school was looking.`,
        `${s} had been a superhero for forty years, and had a cape and a belt and a badge. What ${he} did not have was speed. Pigeons overtook ${him}. So did somebody with a wheelbarrow, who said good morning. ${k} sat behind, and was proud, and was also a bit hot in the face. One doesn't want to be rescued by somebody who has to stop for a rest on the church.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(Z, 'float', 'proud'), seen(S, 'float', 'calm'), seen(K, 'float', 'excited')],
        },
        `And then there was ${z}. ${z} was new, and wore red boots. One never saw ${z} come. There was only a bang, and a smell of hot rubber, and it had been done. "Forty before lunch!" said ${z}, standing still in the air, which is hard. "Hello, ${k}. Do you want to come with me tomorrow? I could do with somebody to count." ${k} looked at ${his} back. "Go, if you'd like to," said ${s}.`,
        `It had all been different before ${z}, who had come in spring. ${z} could do the whole town in a minute, with the shops. "Whoosh" was not even the word, for one heard it afterwards. "You there, on the old one," said ${z}, going round them in rings. "I need a helper. Are you quick?" It was what ${k} had dreamed of, more or less. "That's kind," said ${s}. "${k} must say."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(Z, 'run', 'excited'), seen(K, 'run', 'excited'), seen(C, 'stand', 'surprised')],
          things: ['tree'],
        },
        `So on Saturday ${k} had red boots. It was like being thrown. "One!" cried ${z}. It was a cat, out of a tree, and it was on the pavement before ${k} had got it counted. "Two!" That was a kite. It had been tied to a boy, and ${z} untied it. "Three!" They were in the next street. ${k} looked back. The boy stood there with both arms up, and said something. One couldn't hear it.`,
        `The next day ${k} flew with ${z}, and it was glorious. It blew the tears straight into one's ears. "Cat, tree, done," said ${z}. "That's one." An old couple was put across a road. That was two. "Didn't they just come from there?" said ${k}. "Keep counting," said ${z}. When ${k} turned round the two were quite small already. They were shaking a stick, or perhaps they were waving.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(Z, 'run', 'proud'), seen(D, 'stand', 'surprised'), seen(K, 'stand', 'worried')],
        },
        `They did eleven in Mill Lane. At the pond ${z} stopped short. "Something's in the water! It's in up to the tummy!" It was ${D.introduced}, and then it was ${d} in three towels, on a bench. "Shouldn't we ask?" said ${k}. "Ask?" said ${z}. "What, for every one? We'd never get to forty." ${k} wrote down nineteen. But the pencil had begun to go slowly.`,
        `By noon it was eighteen, and all of them saved. There were a good many who shouted afterwards. "They're excited," said ${z}. Then there was the pond, and in it ${D.introduced}, and after that in it nobody. "It was wet through, poor thing," said ${z}, rubbing with a towel. "I think that's how they," said ${k}. But they were over the station by then, and it was nineteen.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'worried'), seen(Z, 'run', 'excited')] },
        `At three o'clock they passed something in the air, so slow that it seemed to be pinned there. It was ${s}. ${He} had a cat under one arm, and was talking to it. "Where are you taking that?" shouted ${z}. "Back," said ${s}. And that was all, for they were a mile further on. "Did you see that?" said ${z}, laughing. ${k} had seen it. ${k} had seen the cat's face, too.`,
        `They tore past the tree from the morning. ${k} got just one look. There was ${s}, on a branch, holding ${C.introduced} as one holds an egg. "A bit more to the left," the cat was saying. Then it was gone. "What's the old one doing?" said ${z}. "I believe," said ${k}, "that it's number one, the other way round."`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(Z, 'stand', 'surprised')] },
        `"Put me down here, please," said ${k}. "But we've got thirty-nine!" said ${z}. "One more, and it's a record. They'll give me the key of the town." It was a hard thing to say to somebody who had been so friendly. "I don't think that it is thirty-nine," said ${k}, and took off the boots, and gave back the pencil. "I'm not sure that it's one." ${z} went red, and then there was a bang.`,
        `The record was forty. At thirty-nine ${k} said, "Stop." It was not easy. They would both have had their picture in the paper, and all of school would have seen it. "I've been writing down who we saved," said ${k}, "and I can't find who wanted it." "You're as slow as the rest of them!" said ${z}. There was a bang, and a smell of rubber. ${k} stood in the street in socks.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'calm'), seen(K, 'stand', 'shy'), seen(D, 'stand', 'angry')] },
        `It took ${s} ten minutes to come down. ${He} didn't say a word about it. They went along to the pond, on foot. "${refrain}" ${he} said to the towels. ${He} sat there as if there were nothing else to do. It took ${d} a while to get it out. "I'm a duck," said ${d}. "So you are," said ${s}. There was a plop. ${k} thought that it was a very small rescue, and a whole one.`,
        `"You'll want socks," said ${s}, coming in over the letter box, and had some in ${his} belt. So they went round together, by the list. It is odd to see a thing done backwards. "${refrain}" said ${s}, to a boy with no kite, and to an old couple. And each time ${he} waited. That was the whole trick of it. At the pond it was ${k} who undid the towels. "Wet," said ${d}, with feeling.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Z, 'sit', 'sad'), seen(K, 'point', 'surprised'), seen(S, 'stand', 'calm')] },
        `They had got down to number thirty-nine when it was dark. On the steps of the town hall sat something red. Nobody had come with a key. There had been thirty-nine people, and they had wanted a word with ${z}, and had had it. "I've never done anything but help," said ${z} to the boots. ${s} got ready to go over. Then ${he} stopped, and straightened ${his} cape, and looked at ${k}.`,
        `Outside the library somebody was sitting under a cape, and the cape was going up and down. All thirty-nine had found their way there in the end, and each had said what they thought. "I was so quick!" said the cape. It was no use being right now. ${k} had been right at three o'clock. "Shall I?" said ${s}. "No," said ${k}. "I rode with ${z}. I'll do it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(Z, 'sit', 'surprised')] },
        `${k} sat down one step below, and did not say, I told you so. It lay ready, and it was true. ${k} waited until it had gone. "${refrain}" said ${k}. ${z} began at once, as always. "It's only that," said ${z}, and stopped. It was quiet for so long that ${s} had time to land. "You know," said ${z}, "I haven't the least idea. Nobody ever asked. I'd have to think."`,
        `There are two ways to sit down next to somebody. ${k} did it the slow way. The pigeons came back. "${refrain}" said ${k}. Under the cape there was a sniff, and a start of something, and then nothing at all. It must have been a whole minute. It may have been the first one that ${z} had ever had. "It's if I stop," said ${z}. "If I stop, then there's only me."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'hug', 'calm'), seen(S, 'hug', 'calm'), seen(K, 'stand', 'happy')],
          things: ['biscuit'],
        },
        `${s} wore a belt like all of them, but what ${he} had in it was biscuits. They ate until they found out. "I believe that I'm tired," said ${z}. "I believe that I've been tired since spring. Could somebody take me home? I can't lift the boots." "It won't be quick," said ${s}. "No," said ${z}. "That would be nice."`,
        `"Well, there are three of us now," said ${s}, and looked in ${his} belt for the biscuits. They were a bit bent. Nobody hurried. When the last was gone ${z} said, with crumbs on, "My feet hurt. It's the boots. They've always hurt." "Then we shan't use those," said ${s}. One on each arm, up they went, as bread goes up.`,
      ),
      page(
        {
          setting: 'sky',
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'float', 'happy'), seen(K, 'float', 'happy'), seen(Z, 'float', 'surprised')],
          things: ['moon'],
        },
        `A moth overtook them at the church. "So that's a weathercock," said ${z}, who had passed it a thousand times. By the big tree ${z} sat up, all at once, with both arms out. There was a cat in it. ${k} could feel how much it cost. "${refrain}" ${z} called, in a very small voice. The cat opened one eye. "Thank you," said ${c}. "Nothing at all." "That's forty," whispered ${k}.`,
        `It took an hour, and ${z} had never known that there were so many windows. They sank past the pond. Something floated on it, quite alone, in up to the tummy. ${z} shook all over. Then ${z} breathed in. "${refrain}" ${z} called down. "It's perfect," said ${d}, out of the dark. "But it was good of you to ask." ${k} took the pencil from behind one ear. "One," said ${k}.`,
      ),
    ],
  };
}
