import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, A, a, B, b, Q, q, D, d } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'magic-wand'), seen(Q, 'stand', 'calm')],
          things: ['feather'],
        },
        `The school for magic stood on a hill, and leaned. The first thing that anyone was taught there was to lift a feather. "Up," you said, and up it went. Most people had it in a week. ${A.introduced} had been at it for a year, and was the worst they had ever had. "Up," said ${a}, on Monday, in front of everybody. The feather lay where it was, as if it had been painted on the table. "Once more," said ${q}, with her eyes shut. She had been saying that for a year, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'curious', 'notebook'), seen(A, 'stand', 'sad')] },
        `It wasn't that nothing happened. It only happened somewhere else. That Monday a sack of flour, four floors down, flew off the kitchen floor and sat down on a shelf. On Tuesday it was all the lamps on the back stairs. On Wednesday, in the east tower, somebody's cold bath turned hot. "Another spell gone wrong," said ${B.introduced}, who liked to write things down. "They do go, though. I've never seen anybody's go so far."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'point', 'calm'), seen(A, 'stand', 'sad')], things: ['feather'] },
        `"You've got a splendid throw," said ${q}, when the others had left. "You simply miss. But I can't give marks for the kitchen, you know. On Friday week there'll be three judges and one feather. Whoever can't lift it goes down, and does the year again with the little ones." She wasn't unkind about it. "Have you any idea at all what you're thinking of, when you say it?" "The feather," said ${a}. "I only ever think of the feather."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(B, 'walk', 'curious', 'notebook'), seen(D, 'stand', 'happy')],
        },
        `${b} took the notebook, and went to see all the places. It was done like a detective, with times. The cook remembered Monday very well. "I'd stood and looked at that sack," she said, "with my bad back. Oh dear, I said. And it went!" On the stairs it had been a boy of five, in the dark, with his slippers on the wrong feet. In the bath it was old Professor Moth. "What did you say, just before?" said ${b}, and sucked the pencil. Professor Moth thought back. "${REFRAIN}"`,
      ),
      page(
        { setting: 'castle', camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"You don't miss!" said ${b}, out of breath, on the ninth page. "You've never missed once. It goes to whoever says that. Somebody says it, somewhere in the building, and off it goes to be of use." "But I can't hear them," said ${a}. "It's four floors." "Not with ears," said ${b}. They looked at each other. "A feather doesn't want anything," said ${a} slowly. "It's quite all right where it is." Everybody else's magic would do as it was told. It was going to be a hard thing to explain to judges.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'determined', 'notebook'), seen(A, 'walk', 'worried')] },
        `So they made a plan, and ${b} carried it round. On Friday, at ten, for one minute, nobody at that school was to want anything. The cook would be sitting down. The boy of five would be carried. Professor Moth promised to be in bed, with a hot brick. They went from door to door, up to the attics, and ticked off every name. It took until midnight on Thursday. "That's all of them," said ${b}. "A hundred and eleven. There can't be one 'oh dear' left in the place."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'magic-wand'), seen(Q, 'sit', 'curious')],
          things: ['feather'],
        },
        `It struck ten. ${q} was one of the three judges, and held her pen with both hands. You have never heard a school so contented. "Up," said ${a}. Something that had always rushed out, like a dog when it hears the gate, for once had nowhere to go. The feather stirred. It lifted one side. It stood in the air, a finger high, and trembled. Nobody breathed. It was ${a} who had done that.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hide', 'scared'), seen(A, 'look-up', 'worried')], things: ['ladder'] },
        `There was one name that was not in the book. ${d} did the gutters, and was always outside, and nobody had thought to knock on the outside. Up there on the roof the ladder had just slid away, and hadn't stopped. "Oh dear," said ${d}, to nobody. He said it very low. But ${a} felt the pull, as you feel a tooth. You could shut your mind to it, for a moment more. It wanted only a moment. The feather was at two fingers, and rising. ${a} looked at it once, and let it go.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'float', 'happy'), seen(Q, 'stand', 'surprised'), seen(A, 'point', 'determined')],
        },
        `"Up," said ${a}, quite differently, and not to any feather. It sank down on the table. "No," wrote the first judge, and the second one wrote, "No." ${q} had not written. She was looking out of the window. Past it, without any hurry, came ${d}, sitting on nothing, with a bucket on his knees. "Good morning," said ${d}, and raised his cap, and was put down on the grass like an egg. "He weighs as much as a calf," said ${q}, faintly. "There's nobody here who can lift that. I can't lift that."`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'wave', 'happy')] },
        `But rules are rules, and there'd been no feather. After Easter ${a} moved down to the little ones, and sat at the back, on a very small chair. It stung for about a week. The others looked in at the door, and were sorry, and that stung more. Then they noticed something about that class. They say it all day long in there. And no tower of bricks fell over now, and each mitten had found the other. "How is it?" said ${b}. "I don't miss much," said ${a}.`,
      ),
      page(
        {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(Q, 'reach', 'happy'), seen(A, 'cheer', 'surprised'), seen(B, 'cheer', 'happy')],
          things: ['feather'],
        },
        `In June there was another Friday, and the same three judges. ${q} had been thinking since Easter. She put the feather on the table, and she did not say "begin". She leaned over, with one arm out, and got to within an inch of it. Then she drew back her hand. "Oh dear," said ${q}, in quite a small voice. "I can't reach it." It went past her nose. It went up past the lamps. It was last seen at the ceiling, looking for a way on.`,
      ),
    ],
  };
}
