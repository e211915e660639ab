import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { WorksAtNight } from './book.ts';

/** Two people who pass on the stairs, and the one thing that can be handed over there. */
export function old({ child: K, grownUp: G, worker: W, chance }: WorksAtNight): Told {
  // Two whole tellings: what is measured, or tried, on one page comes again on another.
  const telling = chance.pick(0, 1);
  const one = (texts: readonly string[]): readonly string[] => texts.slice(telling, telling + 1);
  return {
    title: titled(chance.pick('good night at breakfast', 'the ten to eight good night', `when ${W.name} goes to bed`)),
    refrain: null,
    pages: [
      page(
        one([
          `You could tell the time at ${K.names} house by what ${W.name} was eating. If it was toast, then it was supper time. If it was soup, then the rest of the street was looking for its school bag. ${W.name} did everything that other people do, in the usual order. ${W.name} had only begun at the other end.`,
          `There is a sort of person who says good morning to the moon. ${W.name} was one, and so ${K.name} had grown up with it. Supper at ${K.names} house had two halves. One half had gravy on it, and the other half had marmalade. They passed each other the salt, and neither thought that the other had got it wrong.`,
        ]),
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [act(W, 'sit', 'sleepy'), act(K, 'sit', 'happy')],
        },
      ),
      page(
        one([
          `It was on account of work. Some things have to be done at night, and somebody has to be up to do them. When the lamps came on in the road, ${W.name} put on a coat and went off under them. ${cap(G.name)} stayed, and snored a little, and could be woken for anything. ${K.name} knew all that. It was a perfectly good arrangement, and on some evenings ${K.name} could not stand it.`,
          `Somebody has to be awake, so that everybody else need not. It is the same with lighthouses. When the street lamps came on, ${W.name} took the keys off the hook. A kiss was left on the nearest head. ${cap(G.name)} was in the house all night, and slept with one ear open. There was nothing to be afraid of, and ${K.name} was not afraid. ${K.name} was only short of something.`,
        ]),
        {
          time: 'night',
          camera: 'medium',
          actors: [act(W, 'wave', 'calm'), act(K, 'stand', 'sad'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        one([
          `It was not the whole night that was the trouble. ${K.name} slept through nearly all of it. It was one minute near the beginning. At other people's houses somebody comes in, and gives the quilt a pat, and says two words. ${cap(G.name)} did it very well. But there are things that one wants from one person. It is no good explaining that somebody else has the same words.`,
          `What was it short of? ${K.name} worked it out, lying flat. It was not the story, for ${G.name} read that, and did the voices. It was not the water. It was the very last thing, when the book is shut. Somebody presses the quilt down once, as one does with an envelope, and says two words. From ${G.name} it was a very good copy. But one does not want a copy of that.`,
        ]),
        { setting: 'bedroom', camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        one([
          `First ${K.name} tried to be awake when ${W.name} came in. There was a plan, with cold water in it, and the nine times table. At half past ten ${K.name} was doing very well. The next thing was breakfast, and the smell of coffee. ${W.name} was standing there with one shoe off, and it was light. "You've missed it again," said ${W.name}. "So have you," said ${K.name}.`,
          `The first thing to try was staying up. ${K.name} sat on the top stair with a torch and eleven riddles, and meant to do one every hour. The second riddle was about an egg. The next thing was the egg itself, at breakfast, in a cup. There stood ${W.name} with the post in one hand. "You were asleep on the egg," said ${W.name}. "I took you in." "Then you might have said it," said ${K.name}. "I did say it. You weren't there."`,
        ]),
        { time: 'day', camera: 'medium', actors: [act(K, 'sit', 'sleepy'), act(W, 'stand', 'happy')] },
      ),
      page(
        one([
          `Then ${K.name} wrote it down. It seemed sensible. If ${W.name} wrote the two words on a card, then anybody could read them out at the right time. They tried it on the Thursday. ${cap(G.name)} read it nicely, with a pause in the middle. It was like being sent a picture of a sandwich. ${K.name} put the card in a drawer, face down, and felt bad about it.`,
          `Next they had a machine do it. On the Wednesday the two words were said into it, and kept. At half past seven ${G.name} pressed the knob. It was the right voice, and there was a bus in it, going by. ${K.name} listened to it four times. It never once waited to hear if anybody was going to answer. So ${K.name} thanked it, and shut the lid, and felt rather lonelier than before.`,
        ]),
        { camera: 'close', actors: [act(K, 'sit', 'worried'), act(G, 'stand', 'calm')] },
      ),
      page(
        one([
          `On the Friday they met on the stairs, as they did most days. ${K.name} was going down to breakfast. ${W.name} was coming up, holding on to the rail, with a face like an unmade bed. They did what they always did there. Each moved to the left, and then each moved to the right. "After you," said ${W.name}. And ${K.name}, who had one arm in a jumper, did not move at all. For somebody here was going to bed.`,
          `It was on a Monday that they stuck. The stairs are narrow there. ${K.name} was coming down with a bag, and ${W.name} was going up with no shoes. They did their dance, to the left and to the right. "Sleep well," said ${K.name}, without thinking, as one says mind your head. Then ${K.name} stopped, with one foot in the air. There was a bed in it, and a curtain. There was somebody in it who could hardly stand.`,
        ]),
        { camera: 'wide', actors: [act(K, 'stand', 'surprised'), act(W, 'stand', 'sleepy')] },
      ),
      page(
        one([
          `"Up," said ${K.name}. "I am going up." "No. I'm taking you." It was done properly. ${K.name} pulled the curtain and found the water. There was a chapter, or at least a page. ${W.name} lay with the quilt up to the chin, and looked about eight. Then ${K.name} gave the quilt a pat, in the right place, and said it. It was ten to eight in the morning. A bus went by. It did not matter in the least.`,
          `"Turn round," said ${K.name}. "I mean, don't turn round. Go on up." And ${K.name} went behind, with both hands out, as one follows a wardrobe. They drew the curtain on a very fine day. ${K.name} found page nine of the book about ships and did both of the voices. Then the quilt was pressed down, once, like an envelope. It was said, and it was not hurried. Downstairs ${G.name} was calling about the time, which was ten to eight.`,
        ]),
        { camera: 'close', actors: [act(K, 'stand', 'proud'), act(W, 'sit', 'sleepy')] },
      ),
      page(
        one([
          `"Oh," said ${W.name}, after a moment, in quite another voice. "Nobody has done that since I was small." "Doesn't anybody say it to you?" "There's nobody about. They're all putting their shoes on." ${K.name} had not thought of that. There had been a minute missing at both ends, then, all this time. And one of the ends was easy to reach. It was only up eleven stairs.`,
          `Nothing was said for so long that ${K.name} thought it had not worked. Then the quilt moved. "I'd forgotten it had an end," said ${W.name}. "I just stop, as a rule, like a clock." "Doesn't anybody do yours?" "Who would? You're all doing up your coats." ${K.name} looked at the large face on the small pillow. It had never crossed anybody's mind that there were two of them who were short of it.`,
        ]),
        { camera: 'medium', actors: [act(K, 'sit', 'calm'), act(W, 'sit', 'calm')] },
      ),
      page(
        one([
          `So that is when it is said. On nights off, ${W.name} says it, in the dark, and takes a long time over it. On all the others it is ${K.name}, with a school bag on, at ten to eight. They still meet on the stairs, and they still go left and then right. The card is in the drawer. Nobody has had to read it out again. ${cap(G.name)} uses the back of it for the shopping.`,
          `Now it is in the day, between the toast and the bag. There is a chair by that bed, and a book with a bus ticket in it, at page sixty. On nights off it goes the other way about, and is paid in full, with the lamp out. ${K.name} is not often late for school. When it happens there is a reason, and ${G.name} has written it on a card. It says that ${K.name} was putting somebody to bed.`,
        ]),
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'stand', 'happy'), act(W, 'stand', 'sleepy')] },
      ),
    ],
  };
}
