import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: somebody on the wall has not said so, and so the question is answered truly, which costs something. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, low, LOUD, SIGN, ys, aY, done, Y, y, P, N, n, odd } = partsOf(going);
  const [P1, P2, P3] = P;
  const [p1, p2, p3] = [P1.name, P2.name, P3.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(N, 'stand', 'curious')],
          things: ['sign'],
        },
        `Nobody in the road had ever seen one. That was the whole idea, as ${A.introduced} explained it to ${N.introduced}. There was so much for everybody else, and nobody had thought of the ${ys}. So there was a sign now, by the garden gate, and five chairs. ${SIGN}, it said, in red. "You haven't got any ${ys}," said ${n}. "Not yet," said ${a}.`,
        `If you want ${ys}, you have to begin somewhere. ${A.introduced} began with a sign. It took all Saturday, and half a tin of red. ${SIGN}, it said, by the garden gate, over five chairs. ${N.introduced} read it, from across the low wall. "There aren't any round here," said ${n}. "There's never been anywhere for them to go," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'calm'), seen(A, 'stand', 'determined')], things: ['chair'] },
        `There was only one rule, and it was on the sign. "Can I come in?" said ${n}. "Are you one?" said ${a}. "No," said ${n}, who never told a lie, not even a useful one. "Then I'm very sorry," said ${a}. So ${n} sat on the wall, on the outside, and watched. Nobody came for two hours.`,
        `"I could keep a chair warm until they come," said ${n}. "It's only for ${ys}," said ${a}. "Are you one?" ${n} thought about it, and was honest. People had often said that it was a fault. "No," said ${n}. "Then it would be unfair to the others," said ${a}. There were no others. ${n} went and sat on the wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P1, 'stand', 'calm'), seen(A, 'think', 'curious')], things: ['bell'] },
        `At eleven the bell went. It was ${P1.introduced}, who had read the sign, and looked at the chairs. "Are you ${aY}?" said ${a}. "${refrain}," said ${p1}. It was said with such dignity that ${a} turned to a clean page. "On which side?" "My aunt's," said ${p1}. There was no way of looking that up. So ${p1} took the chair by the hedge, and sighed.`,
        `The first one rang the bell at eleven, and it was ${P1.introduced}. "This is for ${ys}," said ${a}. "Quite right, too," said ${p1}, and looked at the chairs. "But are you one?" There was a pause, such as comes before one jumps over a ditch. "${refrain}," said ${p1}. "It's on my aunt's side." And ${a}, who had waited two hours, wrote down: one.`,
      ),
      page(
        { camera: 'close', actors: [seen(P2, 'wave', 'happy'), seen(A, 'stand', 'curious')] },
        `After that it hardly stopped. "${refrain}," said ${P2.introduced}, when it came to the question. "I was taken for one once. It was foggy, but they were quite sure." ${n} made a noise, up on the wall. "What does it take to be one, exactly?" said ${p2}. ${a} read the sign again, and it didn't say. So that was the second chair.`,
        `The next was ${P2.introduced}. "${refrain}," said ${p2}, straight away. "I was one at a party, three years running. People spoke of it." "That's dressing up," said ${n}, from the wall. "Does it say that it mustn't be?" said ${p2}. It didn't. ${a} wrote down two, and after it a small question mark.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P3, 'think', 'shy'), seen(A, 'kneel', 'curious')] },
        `The third went by the gate six times. It was ${P3.introduced}, who at last came in backwards. "I don't suppose that I am," said ${p3}. "Only I've never felt like much of ${P3.aKind}, either. They all seem so sure." Nobody had told ${a} what you do about that. "Would you say, ${low}?" said ${a}. "Would that be enough?" said ${p3}. It would have to be.`,
        `Then came ${P3.introduced}, who didn't ring, but only stood near the bell. "I'm not certain," said ${p3}. "At home they say that I'm not a proper ${P3.kind}. So I thought that I might be something else." ${a} had the pencil ready, and no idea what to write. "${refrain}?" said ${a}. "That's it," said ${p3}. "That's the very word for it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P1, 'sit', 'happy'), seen(P2, 'sit', 'happy'), seen(P3, 'sit', 'happy')] },
        `By four o'clock it was a great success. ${done[1]} They spoke of what ${ys} speak of, as far as they could guess. "It's so restful," said ${p2}, "to be among your own." Only ${a} kept looking up at the sign. It was a good red, and it wasn't true. And the one person who hadn't said so was out there, on the wall.`,
        `It was going better than anybody could have hoped. ${done[1]} "I knew it, as soon as I came in," ${p1} was saying. "You can always tell." They were as happy as anything. But ${a} counted them, and came out each time at none. And on the wall sat ${n}, who could have had a chair since nine o'clock, for one small word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'stand', 'shy'), seen(A, 'look-up', 'surprised')], things: ['bell'] },
        `The bell went once more, and slowly. By the gate stood ${Y.introduced}, and there was no need to ask. Everything about ${y} was right. The three in their chairs looked at the grass. "I saw your sign," said ${y}. "I thought that it must be a mistake. I've come rather a long way. Is it really only for ${ys}?" "It says so," said ${a}, and swallowed.`,
        `And then there was somebody at the bell who was too polite to ring it. It was ${Y.introduced}. There was no mistake about it, from whichever end one looked. "I read the sign," said ${y}. "I read it all the way up the road, to be sure. I've never seen that word on a sign before, with a welcome in front of it." The three in their chairs had stopped talking.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'point', 'curious'), seen(A, 'think', 'worried')] },
        `${y} looked along the row, and hardly dared to say it. "And those? Are they all?" It would have taken one small word. ${a} had been given it three times that day, and it had always been good enough. If ${a} said it, ${y} would sit down among a whole row of ${ys}, and be happy, until somebody laughed. If not, it was over. On the wall, ${n} sat quite still.`,
        `"So many," said ${y}, looking at the row, "and I thought that I was the only one. They are, aren't they? All of them?" ${a} could say it. Three had said it today, and nobody had been hurt. Then there'd be four of them, and a lovely evening, with a hole in the middle. Or ${a} could say what was so, and have four empty chairs. ${n} was watching from the wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(P2, 'stand', 'sad'), seen(P1, 'sit', 'sad')] },
        `"No," said ${a}. "There isn't one. That's ${P1.aKind}, and that's ${P2.aKind}, and ${p3} isn't sure. I let them in because nobody came. I'm sorry." It was out. ${p2} got up so fast that the chair fell over. ${p1} began to look for the way home. It had been such a nice afternoon, and now it lay about on the grass, like something that has been dropped.`,
        `"No," said ${a}, and it was the hardest word of the day. "They're ${P1.aKind}, and ${P2.aKind}, and ${p3}. I wanted it to be full. So I asked them, and then I didn't listen." Nobody said anything at all. ${p1} got up, and put the chair straight with great care. "I did have an aunt," said ${p1}, to nobody, and made for the gate.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'kneel', 'shy'), seen(A, 'look-up', 'surprised')] },
        `But ${y} was in the way. "What did they say, when you asked them?" said ${y}. "They said, ${low}," said ${a}. ${y} looked round, and spoke quite low. "My grandmother was ${odd === 'newt' ? 'a newt' : 'a goose'}," said ${y}. "When I'm with the others I say very little, and hope. I don't care for half the things you ought to. If you'd asked me, I'd have had to say the same."`,
        `"Wait," said ${y}, who hadn't moved. "What was it that they told you?" "They said, ${low}," said ${a}. "Just that?" said ${y}. "And then they got a chair?" It was a while before ${y} went on. "I had ${odd === 'newt' ? 'a newt' : 'a goose'} for a grandmother. I've never told anybody. With the others I keep at the back, and nod. That's what I'd have said, if you'd asked me."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'reach', 'happy'), seen(Y, 'sit', 'happy')],
          things: ['chair'],
        },
        `"${refrain}?" said ${p1}, by the gate. "${refrain}," said ${y}. So they all sat down again, and that was four. There was one chair over. ${a} went to the wall. "Are you ${aY}?" "You know that I'm not," said ${n}. "Not the least bit? Not ever?" ${n} was honest about it, and it took some time. "Well," said ${n}, "there was that Tuesday, with the gravy." And ${n} came in.`,
        `There was a creak. It was ${p3}, sitting down again, and after that they all did. "${refrain}," they said to each other, up and down the row, and shook hands on it. That left one chair. "Are you quite sure that you aren't?" said ${a} to the wall. "Not even on Mondays?" ${n} took it seriously. "Perhaps before breakfast," said ${n}, at last, and came round by the gate.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(Y, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['sign'],
        },
        `The sign is still there, and it's true now. They did it that same evening, with what was left in the tin. ${SIGN}, it says, and under it: ${LOUD}. It's full on most days. "You never told us what you are," said ${y} to ${a}, when the chairs were going in. ${a} looked at the red on both hands. "Me?" said ${a}. "${refrain}."`,
        `There was just enough red for one more line, and they all held the tin. ${SIGN}, it says. ${LOUD}. People come from quite far off, to be asked. "And what about you?" said ${y}, when it was nearly dark. "Nobody's asked you." So ${n} did, since it was only fair. "Are you ${aY}?" ${a} thought about the whole of the day. "${refrain}," said ${a}.`,
      ),
    ],
  };
}
