import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { LeftOut } from './book.ts';

/** A coat that hangs lower every day; a way out that would cost somebody else; and the weight of telling. */
export function old({ child: K, grownUp: G, teacher: T, kind: B, chance }: LeftOut): Told {
  return {
    title: titled(chance.pick('the weight of small stones', 'heavier on the left', 'not nothing')),
    refrain: null,
    pages: [
      page(
        [
          `${K.names} coat had one pocket that mattered. It was on the left, and it went down a very long way. There had been, at various times, a tennis ball in it, a library book, and most of a sandwich. You could read the whole of a winter in that pocket, if you went down through the layers.`,
          `A coat tells you a lot about a person. ${K.names} was ordinary on the right. On the left there was a pocket like a well, and things went into it and were not seen again. "What do you keep in there?" people said. "Nothing," said ${K.name}. In September it had been true.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'walk', 'calm')] },
      ),
      page(
        [
          `It began so small that you could not have pointed to it. Four of them always sat on one bench. Then one day there were only places for three and a bag. "Oh, were you sitting here?" said somebody. ${K.name} bent down, to have something to do, and picked up a stone. It was about as big as a pea.`,
          `If you had asked ${K.name} when it started, there would have been no answer. Someone had laughed at the wrong moment. Someone had moved a chair. It was nothing, really. ${K.name} looked down, and there on the ground was a stone, as big as a pea. It went in the pocket, on the left.`,
        ],
        { setting: 'playground', camera: 'wide', actors: [act(K, 'stand', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `Then there was the name. It was not even clever. But it was said at the gate, and in the queue, by people who hardly knew what it meant. It was on a screen as well, in the evening, at home, where it had no business to be. One stone each time. It seemed only right that somebody should keep count.`,
          `After that it had rules. You did not sit next to ${K.name}. If you touched ${K.names} bag, you had to wipe it off on someone else. Nobody had voted for it. It ran by itself, like a tap left on. And each time there was a stone, until the coat hung lower on one side.`,
        ],
        { camera: 'medium', actors: [act(K, 'cover', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `${K.name} tried everything that you can do alone. Laughing along was no good, since it sounded like permission. Going early and coming late was no good, since there was still the middle. Pretending not to hear took so much attention that ${K.name} stopped hearing anything else. "You're a long way off," said ${G.name}. "Just tired," said ${K.name}. "Is it school?" "It's nothing."`,
          `There are things you can try by yourself, and ${K.name} went through them in order. Being funnier. Being quieter. Having different shoes. But it had never been about the shoes. When one thing was put right, another was found. "Is everything all right?" said ${G.name}, at supper. "It's nothing," said ${K.name}. It weighed about two kilos by then.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'sad'), act(G, 'stand', 'worried')] },
      ),
      page(
        [
          `Then, on a Thursday, there was a way out. There was a new one, called ${B.name}, who said everything a bit too loudly. "Sit with us," said somebody to ${K.name}, "but first say something about ${B.name}." They had even kept a place on the bench. All it would take was one sentence. ${K.name} could think of it already. It was quite a good one.`,
          `One day somebody moved a bag. "You can come back," they said. "We've got ${B.name} now." And there was ${B.name} by the fence, in the very first week, holding a lunchbox like a shield. ${K.name} knew just how it would go. You laugh once. You let it be someone else. Then it is over.`,
        ],
        { setting: 'playground', camera: 'medium', actors: [act(K, 'think', 'worried'), act(B, 'stand', 'shy')] },
      ),
      page(
        [
          `It would have been so easy. ${K.name} looked at the bench, where there was sun. Then ${K.name} looked at ${B.name}, who was staring hard at the ground. ${K.name} knew that look from the inside. "No, thanks," said ${K.name}. It cost the bench. It cost every place on it. And there, on the ground, was one more stone.`,
          `${K.name} did not say the sentence. It was not a grand moment, and nobody clapped. They put the bag back on the bench. By the afternoon there was a new rule, and it was worse. ${K.name} was sorry, and not sorry, and very tired. But ${B.name} had seen.`,
        ],
        { camera: 'wide', actors: [act(K, 'stand', 'determined'), act(B, 'stand', 'surprised')] },
      ),
      page(
        [
          `That evening the hook came out of the wall. Coat and all went down, and the stones ran everywhere, under the fridge, under the shelf, on and on. ${cap(G.name)} got down on both knees and began to pick them up. "Are these all from school?" said ${G.name}, after a while. ${K.name} could have said anything. "Yes," said ${K.name}. "I'll tell you what they are."`,
          `The seam gave way on a Friday, in the kitchen, and it took ${K.name} with it. Stones went over the floor like hail. ${cap(G.name)} turned the soup off and sat down among them. "You don't have to," said ${G.name}. "But I'd like to know." It is hard to begin. ${K.name} picked up the smallest one, as big as a pea, and began with that.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [act(G, 'kneel', 'surprised'), act(K, 'kneel', 'sad')],
          things: ['rock'],
        },
      ),
      page(
        [
          `It took until dark. "Is it something about me?" said ${K.name}, at the end. "No. You haven't done anything to deserve it, and you didn't handle it wrong. It's not your job to stop it. It's ours." "They'll say I told." "They may. Telling tales is to get somebody into trouble. This is to get somebody out. And that's you."`,
          `"Why didn't you say?" said ${G.name}, and then, "No. That's the wrong question. Thank you for saying now." "Was it my fault?" "Not one of these. Look at me. Not one." They had the stones in a mixing bowl by then. It took both of them to lift it. "Nobody should carry that alone," said ${G.name}. "I'd have leaned too."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `Next morning they took the stones to school, in a bowl. ${cap(T.name)} looked at it for some time. "I knew there was something," said ${T.name}, "and I didn't know this. That's for me to put right." There was a plan, with names and times in it, and an adult by the bench. There were talks, one by one, with doors shut. And ${K.name} was to come straight back if it went on. It did, twice. ${K.name} went back, twice.`,
          `"I wish I had seen," said ${T.name} the next morning. "Now I have." It was not one big talking-to. It was a lot of small, dull things, done every day. Who stood where. Who sat with whom. There was a next time. ${K.name} told it that same afternoon, and it got written down, and it counted. "Thank you," said ${T.name}, every single time.`,
        ],
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [act(T, 'sit', 'worried'), act(K, 'stand', 'calm'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `The strange thing was the one who had begun it. Without the others watching, there was just a person with bitten nails, who could not look up. "My brother does it to me," said the person, to the floor. "Every day." It did not make it all right. But ${K.name} had thought there would be a monster, and there was somebody with a pocket.`,
          `One of them wrote a letter, which ${K.name} did not have to answer. It was not very well spelled. I was scared it would be me, it said. ${K.name} read it twice. It did not undo anything. But it was odd to think of somebody else, all that time, standing very near the edge of the bench.`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious')] },
      ),
      page(
        [
          `The stones are in ${B.names} garden now, round a pond the size of a tray. ${B.name} says everything too loudly, and is extremely good at frogs. ${K.name} goes there on Fridays. There are still some bad days, and they get told. The coat has been mended. In the pocket, on the left, there is an old ticket and most of a sandwich.`,
          `"What shall we do with these?" said ${B.name}, who had come to tea, and was loud, and very funny. They made a path of the stones, from the back door to the shed. It is not a long path. It goes crunch. ${K.name} hung the coat up on its hook, and both sides came down to the same place.`,
        ],
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [act(K, 'kneel', 'happy'), act(B, 'kneel', 'happy')],
          things: ['rock'],
        },
      ),
    ],
  };
}
