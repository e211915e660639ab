import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { LeftOut } from './book.ts';

/** A stone for every hard word; two ways of carrying them that do not work; and the one that does. */
export function middle({ child: K, grownUp: G, teacher: T, kind: B, chance }: LeftOut): Told {
  const refrain = 'Into the pocket it went';
  return {
    title: titled(chance.pick('what was in the pocket', `${K.name} and the heavy pocket`, 'a stone for every word')),
    refrain,
    pages: [
      page(
        [
          `${K.name} had a coat with a deep pocket. It was good for conkers, string and half a biscuit. There was always room for one thing more.`,
          `The best thing about ${K.names} coat was the pocket. You could get a whole arm in it. On Monday there was an old ticket in there, and some fluff.`,
          `${K.name} walked with one hand in one pocket, as captains do. It was the good pocket, the deep one. So far that week it had a feather in it, and a bus ticket.`,
          `There are pockets for show, and there are pockets for use. ${K.names} was for use. It had once brought a paper hat home, and not squashed it.`,
        ],
        { setting: 'street', camera: 'close', actors: [act(K, 'walk', 'happy')] },
      ),
      page(
        [
          `At break there was a game by the fence. "You can't play," said somebody. "It's full." ${K.name} looked for something to do, and found a small grey stone. ${refrain}.`,
          `"We don't want you in this," said somebody at break. The others looked at their shoes. ${K.name} picked up a stone, as if that was why ${K.name} had come. ${refrain}.`,
          `There were four skipping, and then there were five, and the rope stopped. "Not with you," said somebody. ${K.name} tied a shoe that was tied already. There was a stone beside it. ${refrain}.`,
          `"This bit's ours," said somebody, and drew a line with one foot. ${K.name} was on the wrong side of it. There was nothing on that side but a small stone. ${refrain}.`,
        ],
        { setting: 'playground', camera: 'wide', actors: [act(K, 'stand', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `On Tuesday they had a name for ${K.name}. It was not a nice one. It was said again and again, like a song. ${K.name} found another stone. ${refrain}.`,
          `The day after, they held their noses when ${K.name} went by. It was meant to be a joke. There was another stone. ${refrain}. It did not feel like a joke in there.`,
          `Next it was whispers, the sort you are meant to hear. ${K.name} put both hands over both ears, and still knew the words. Afterwards there was a stone there. ${refrain}.`,
          `By Wednesday they all had a walk, and it was ${K.names}, only silly. Everyone could do it. ${K.name} sat down, so as not to walk. One more stone. ${refrain}.`,
        ],
        { camera: 'medium', actors: [act(K, 'cover', 'sad')], things: ['rock'] },
      ),
      page(
        [
          `So ${K.name} tried laughing too, as loudly as anyone. But then they thought it was all right, and did it more. That was two stones.`,
          `So ${K.name} tried not minding. It takes a lot of strength, not minding. And they did it again, and it went in just the same. That was two more stones.`,
          `So ${K.name} was as good as gold, and even gave away a rubber. They took it. They did not stop. That was three more stones, for one rubber.`,
          `${K.name} tried saying it back, and was sorry at once. It did not hurt them at all. It only tasted bad. That one made the heaviest stone so far.`,
        ],
        { camera: 'close', actors: [act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `Next ${K.name} tried hiding in the library all through break. It was warm, and there was a book about bees. But nobody can ask you to play if they cannot see you. ${refrain}, another one.`,
          `Then ${K.name} had a tummy ache, every morning, at the same time. It was a real one. At home it was nice and quiet. But the pocket did not get any lighter.`,
          `Then ${K.name} had a job to do, all break, every break. The library books had to be put in order of size. It was quiet in there, and safe, and nobody came. ${refrain}, all the same.`,
          `After that ${K.name} stayed behind a big book for a whole week. It was about the sea. It is a very good place, the sea. But when you look up it is still school.`,
        ],
        { setting: 'library', camera: 'wide', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"You walk as if you were a ship in the wind," said ${G.name}. "What's in there?" ${K.name} said it was nothing. Then ${K.name} said it was stones. Then it all came out, every bit, right from the start.`,
          `The coat fell off its hook with a thump. ${cap(G.name)} picked it up with both hands. "What have you got in here?" said ${G.name}. ${K.name} began with the stones. And then, one by one, came what they were for.`,
          `They were having soup when the chair went over, coat and all. It had been hanging on the back. "No coat does that," said ${G.name}, and felt the pocket. Stone after stone came out, and then the rest of it.`,
          `"Your coat's got a stitch," said ${G.name}, and knelt to look. It was not a stitch. "They're stones," said ${K.name}. "They're what people said." "Read me one," said ${G.name}. So ${K.name} read them all.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [act(G, 'kneel', 'worried'), act(K, 'stand', 'sad')],
          things: ['rock'],
        },
      ),
      page(
        [
          `"Thank you for telling me," said ${G.name}. "Is it because of me?" said ${K.name}. "No. You didn't do anything wrong. It isn't telling tales, either. It's too heavy for one person, that's all."`,
          `${cap(G.name)} listened to every stone, right to the end. "That was a lot to carry," said ${G.name}. "None of it is your fault. You were right to tell. Now there are two of us."`,
          `"I thought that you'd be cross," said ${K.name}. "I am, but not with you," said ${G.name}. "You haven't done anything wrong. You carried it very well. Now I've got the other handle."`,
          `${K.name} waited to be told to try harder. It did not come. "It wasn't ever up to you to stop it," said ${G.name}. "It's up to us. You told me, and that was the difficult part."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `In the morning they went to ${T.name}, stones and all. "I'm glad I know," said ${T.name}. "It has to stop, and stopping it is my job. You come to me at once, every time."`,
          `The next morning they told ${T.name}, who wrote it down. "I shall be by the fence at break," said ${T.name}. "And I'll talk to the others, one at a time. If it happens again, tell me the same day."`,
          `${cap(G.name)} and ${K.name} went in early next day, with the stones. ${cap(T.name)} looked at each one. "I'll see to this," said ${T.name}. "Not you. Me. You just keep telling."`,
          `"How long has it been?" said ${T.name} the next morning. ${K.name} thought. It had been about twelve stones. "That's twelve too many," said ${T.name}. "We three will make a plan. ${cap(G.name)} shall have a copy."`,
        ],
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [act(T, 'sit', 'calm'), act(K, 'stand', 'shy'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `It did not all stop in a day. But ${T.name} was by the fence, and ${B.name} came over with a spade. "I'm digging to the sea," said ${B.name}. "I could do with somebody." ${K.name} could dig.`,
          `It took more than one telling. One of them said sorry, and went very red, and also liked bees. And ${B.name} said, "Are you any good at holes?" ${K.name} was very good at holes.`,
          `It got slower, and then it got rare. Each time it was told, and each time it counted. "I need another end for this string," said ${B.name}. ${K.name} took the other end.`,
          `Some of them were sorry, and one of them was only found out. But it was quieter by the fence. ${B.name} was there, making a town out of mud. "It needs a mayor," said ${B.name}. ${K.name} knelt down to be mayor.`,
        ],
        { setting: 'playground', camera: 'medium', actors: [act(B, 'kneel', 'happy'), act(K, 'kneel', 'happy')] },
      ),
      page(
        [
          `${K.name} put the stones round the edge. There were just enough. On the way home the pocket had half a biscuit in it. There was room for one thing more.`,
          `The stones went in at the bottom, and the sand went on top. Then ${K.name} walked home, quite straight. There was nothing in the pocket but an old ticket, and an arm.`,
          `They made a wall round it, not very high, out of the stones. After tea ${K.name} turned the pocket inside out. It was clean right to the seam. Then in went one hand, as captains do.`,
          `There was a use for the stones, in the end. They made a road, and ${K.name} walked home by the other one. It was odd to have a coat on that did not pull. There was a feather in it.`,
        ],
        { time: 'sunset', camera: 'wide', actors: [act(K, 'walk', 'calm')] },
      ),
    ],
  };
}
