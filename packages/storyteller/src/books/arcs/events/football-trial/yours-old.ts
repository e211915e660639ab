import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: three pens are waiting for a shot, and nobody would blame whoever took it. */
export function old(asked: Going): Told {
  const { title, K, k, R, S, G, g, ours, yours, comesToo } = partsOf(asked);
  const n = R.name;
  return {
    title,
    refrain: yours,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'stand', 'excited'), seen(G, 'stand', 'calm')],
          things: ['letter'],
        },
        `The letter had been read so often that it had come apart at the fold. FOOTBALL TRIAL, said the top half. SATURDAY, TEN O'CLOCK, SHIN PADS, said the lower one. ${k} played for ${ours}, in the middle, or a bit to the left of it. "What do they look for?" said ${k}. "Goals, I should think," said ${g}, who was ironing a number on a shirt. "Keep still. You've got it on." It was twenty-three.`,
        `Forty children had had the same letter. It said so. It said that there were four places at the academy, and that everybody should bring a drink. ${k} did the sum, and did it again. It came out the same. "Then thirty-six won't get one," said ${k}. "And four will," said ${g}, who was looking for shin pads under the sink. ${k} played for ${ours}, on the left. "How do they tell?" said ${k}. "Goals, I should think," said ${g}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'worried')], things: ['football'] },
        `On the halfway line stood three people in long coats, with pens. "Just play your own game," they said, and wrote something down. But from the first whistle everybody played the same one. They wanted to be seen. Whoever got the football put their head down and ran. It was the last you saw of it.${comesToo} It was like feeding gulls.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'happy'), seen(R, 'run', 'determined')], things: ['football'] },
        `${k}'s own game was to look up. There is nearly always somebody free, if you look. "${yours}" called ${k}, and put it at the feet of thirty-one, who was called ${n}. ${n} ran with it into four people and a post. "${yours}" That was to twelve. "${yours}" That was to a tall one with no socks. None of them came back. It was like posting letters to people who never write.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'calm'), seen(K, 'run', 'curious')] },
        `When it went out, it went out by the corner. An old man stood there with a flask and a brown dog. He had to be somebody's grandfather. "Unlucky," he said, and rolled it back. "Who was free?" It was an odd thing to ask. "Seven was," said ${k}. "Only Seven hadn't noticed." "Hm," said Mr Tarrant, and poured some tea. It went out there three more times. "Who was free?" he said, every time. The dog was called Offside.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'point', 'calm'), seen(K, 'stand', 'worried')] },
        `"You're doing it wrong," said ${n}, at half time, over the oranges. "I'm telling you because you're nice. You keep giving it away. They can't see a pass." "They can," said ${k}. "They're looking." "Watch the pens," said ${n}. So ${k} watched. When there was a goal, three pens went down, and scratched. When there was the pass before it, they stayed just where they were.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'determined')], things: ['football'] },
        `One can learn a thing like that in ten minutes. Down went the head, and off went ${k}. Round one of them it went, and between the legs of another. The pens came up like ears! It felt like going out in somebody else's coat, and it fitted, nearly. There was a shot. It was a good save. On the right a girl had had both her arms in the air. ${k} saw her put them down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited')], things: ['goal', 'football'] },
        `It was two all, with a minute to go. "${yours}" shouted somebody, and for once it really was. ${k} was through. There was nobody in front but the keeper, coming out with big gloves and a worried face. There was a corner of the goal with nothing in it at all. On the halfway line three pens were an inch above the paper. It was all lined up, like a thing in a shop. And ${k} looked up. It was only habit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `Over on the left was thirty-one. ${n} was on the ground with both hands round one boot, and was trying to move, and could not. No one had seen it. They were all running, heads down, twelve pairs of studs, straight to where the ball was going to be. There hadn't been a whistle. It was not a foul. It wasn't even ${k}'s fault, or ${k}'s team. One shot takes about a second.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'run', 'determined'), seen(S, 'stand', 'curious')], things: ['football'] },
        `${k} turned, and kicked it out. It went as far as it would go, over the corner, over Mr Tarrant and the dog. Everybody stopped. A groan went up that must have been heard in the car park. "What did you do that for?" said the tall one. "Thirty-one's down," said ${k}. They all looked round. Then there was a whistle, and it was the one for the end. The three coats screwed the tops on their pens.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'calm'), seen(R, 'sit', 'sad')] },
        `It was only turned. A cold sponge came, and a lady who knew about ankles. ${k} did the laces. "You'd have scored," said ${n}, rather hoarse. "You'd have been in." "I might have missed," said ${k}. "You wouldn't." "No," said ${k}. They sat and looked at the corner of the goal with nothing in it. Nobody had written anything down. You can't write down a thing that didn't happen.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['notebook', 'football'],
        },
        `"Twenty-three," said somebody. It was Mr Tarrant, with the ball under one arm. "Who was free?" "I was," said ${k}. "I had a shot." "So you did." He felt in his coat and took out a small black notebook, tied up with string. "Those three put down who's got the ball," he said. "It takes three of them. I've done the rest by myself, since before you were born." He held it at arm's length. "Looked up," he read. "Looked up. Looked up. It's a very dull page."`,
      ),
      page(
        {
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'run', 'happy'), seen(R, 'run', 'happy'), seen(S, 'stand', 'calm')],
          things: ['football'],
        },
        `The letter came on Tuesday, and it wasn't a yes. Four others had the places. It said that ${k} might come on six Thursdays, and then they would see. ${k} read it until it came apart. ${n}'s said no. So ${k} went round. "We're short of one on the right," said ${k}. "It's only ${ours}. There's hardly any pitch." On Sunday there was a brown dog by the corner flag. "${yours}" called ${k}, and hit it, long and low. And ${n} looked up. "${yours}" called ${n}, and it came back.`,
      ),
    ],
  };
}
