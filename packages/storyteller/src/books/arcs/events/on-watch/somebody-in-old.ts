import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: to say aloud what one knows of the worst thing in the world, before the whole class. */
export function old(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, C, c, n, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(C, 'sit', 'happy')] },
        `You have a guard at your door, and you have never met. Nor had ${c}. In the left half of that nose, just where it turns, sat ${n}, who was a bogey. It had a warm corner, and a view of the soup. It did not sleep. It had been put there with no letter and no hat, and it knew exactly what to do. "${refrain}" it said, to a speck of pepper, and the speck stayed where it was.`,
        `Every house has somebody who sits by the door and is not thanked for it. In the house of ${c} it was ${n}. ${n} was a bogey, round, green, and rather serious. Its post was on the left, a third of the way up. From there it could see the spoon come and go. Ash, pepper, and fluff came by. "${refrain}" it said to all of them alike. It had never once been off duty. It was two days old.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(C, 'run', 'happy')] },
        `People breathe about twenty thousand times a day, and do not look at what they are breathing. On the way to school there was dust, a hair off a horse, and the whole of a dandelion. In they flew, one after the other, straight for the lungs. "${refrain}" said ${n}, and "${refrain}" and held on to them with everything it had. It got bigger. It got, to be honest, a good deal greener. ${c} ran on, whistling, and arrived with not a speck inside.`,
        `It's a windy street, and they were mending it. With each breath that ${c} took, there came in a bit of road. You would not believe what goes up a nose between a house and a school. "${refrain}" said ${n}. Nobody had told it what the dust might do further in. It only knew that further in was somebody's, and was not for dust. By the gate it had the makings of a small brick. ${c} felt nothing at all. That was how well it was being done.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(S, 'point', 'surprised'), seen(C, 'sit', 'happy')] },
        `That term they had a list, on the inside of a cupboard door. It was called The Worst Things In The World. "Number one," said ${s}, with the pen. There was no need to vote. "Bogeys!" It got a very good laugh, and it was ${c} who had said it. "Green ones," said ${c}, as it was going so well. "Ugh. What are they even FOR?" The side of a nose is thin. You could have heard it through a wall.`,
        `${s} was good at lists. This one was for the worst thing there was, and by Tuesday they had got down to two. It was bogeys or wet toast. "Bogeys," said ${c}, and pulled such a face that somebody fell off a chair. "Imagine being one! Ugh!" So it was bogeys, by twenty-six to none. In there, on the left, somebody had stopped in the middle of a dandelion. "Twenty-six," it said.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'shy')] },
        `${n} did not cry. It had nothing to do it with. It got a little dry about the edges, that was all, and it let go of the horsehair. If that was how they felt, it would not stay to be a nuisance. It shifted its feet. That tickled, and ${c} lifted a finger to see to it. "I shouldn't," said the teacher, from behind a heap of marking. "There's a box of tissues that has been waiting for you all its life."`,
        `It had never asked to be number one at anything. ${n} turned that over for some time. Then it began to come away from the wall, quietly, from the top down, so as not to be felt. It was felt. ${c} had got a finger as far as the end of the nose. "Not that way," said the teacher. "That's how you let in more than you take out. Use a tissue."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'reach', 'surprised')] },
        `There was a breath, and then there was a gale. ${n} went down the corridor at sixty miles an hour, with its dandelion, and out into the light. It had wondered now and then what was at the end of the soup. It turned out to be white. It lay in a soft fold, looking up. No one came. Nothing had to be stopped. "So this is where we go," said ${n}, and it shut what it had for eyes.`,
        `${c} blew, and it was a good one. People looked up. As for ${n}, it held on to its catch, and was carried out past everything that it had guarded. It was handed down into a great white bed. It was as well that ${c} did not look. People always look. "Four hundred and six," said ${n}, who had kept count, "and not one of them got by." Then the lid went down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'jump', 'surprised'), seen(S, 'cover', 'surprised')] },
        `"That's better," said ${c}. It was like a flat with the furniture gone. The air came straight in. So did the chalk. So did some hamster. They stood about in the hall for a moment, as people do in a strange house. Nobody said "${refrain}" So they went upstairs. "TISHOO!" It took down the paintings. "TISHOO!" It took down ${s}, who was holding the paint. After nine, they moved the hamster.`,
        `For about a minute it was bliss. You could have driven a bus through. Then somebody cleaned the board, and ${c} breathed in. There was no voice on the left, and no "${refrain}" There was only a very long corridor with all its doors open. "TISHOO!" The register went out at the window. "TISHOO!" A model of a castle, which was ${s}'s, became a model of a ruin. By break they had all come to sit behind ${c}, where it was calmer.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(C, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `"Well, there's nobody in," said ${g}, that evening, and moved the flour. "What do you think they're for? You breathe in dust all day long. Something has to be sticky. It sits in the doorway and catches the lot. Then it's blown out, and that's all the thanks it gets." ${c} looked at the soup. "I said that they were the worst thing in the world," said ${c}. "I think it was listening."`,
        `${c} asked what they were even for. It was meant to be a joke. "For you," said ${g}. "It's a guard, and a trap, and a dustpan. Anything you breathe in sticks to it, so that it doesn't get down to where you live." There was no more sneezing for a minute, since ${c} was holding every breath. "It was twenty-six to none," said ${c}. "And I made it twenty-six."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(C, 'think', 'curious')] },
        `It is quiet up there at night. ${c} lay on one side and listened. Somewhere on the left a thing no bigger than a full stop was looking about. It did not seem to know that anyone could hear. "Cold," it said. "Long way up. I do hope they're nice." ${c} thought of several things to say. In the end it was only, "Thank you for coming." There was a silence. You could tell that it was not the answer they usually get.`,
        `You would have to be very still to hear it. ${c} was. There was a small wet sound, and a smaller sigh. It was as if somebody had put down a bag in an empty room. "Is it true what they say about the last one?" a voice asked. "That it never let by a single one?" "Four hundred and six," said ${c}, though I don't know how ${c} knew that. "Then I'd better begin," said the voice.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'stand', 'determined'), seen(S, 'stand', 'curious')],
        },
        `The next morning they got the list out, to do number two. It would have been simple to say wet toast. ${c} stood up. It's a bad moment, between standing up and saying something. "Number one's wrong," said ${c}. "They keep the dust out. They're the only ones who do. I'd like it to be crossed out, and I'd like to say sorry." Nobody laughed, and then all of them did. It went on for some time. ${c} stayed standing.`,
        `"Are you ill?" said ${s}, because ${c} had taken the pen. It is one thing to be funny for twenty-six people. It's another to stop. "It's got to come off," said ${c}. "It's the best guard there is. I've got one now. It's new." There was a roar. Somebody said "Ugh" in ${C.names} own voice, with the face, and it was very like. ${c} went red to the ears, and crossed it out.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'happy'), seen(S, 'cover', 'surprised')] },
        `At that moment the caretaker beat the mat, under the window. It was a term's worth. It rolled in like fog. "TISHOO!" said ${s}. "TISHOO!" said the front row, and the teacher, and the hamster, twice. When it cleared, they were all on the floor but one. ${c} had not even blinked. "How do you DO that?" said ${s}, under a chair. "I don't," said ${c}.`,
        `Then the heating came on, for the first time since spring, and it blew. All the dust of the summer came out of the wall. There were twenty-five sneezes, and one nose with nothing to say. They looked at it. It was quite an ordinary nose. "What did you do about it?" said ${s}, in tears. "I was polite," said ${c}, and handed round the box.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(S, 'sit', 'curious')] },
        `The list now begins with wet toast. Now and then, in a quiet lesson, you can see somebody breathe in through the left side, and wait. It's hard to hear, with all that reading going on. But ${c} knows what to listen for. It's a very small voice, up where it turns, and it hasn't got a hat. "${refrain}" it says.`,
        `Nobody speaks of it much. But there's a tissue box on every table in that room, and it is treated with a certain respect. They blow, and fold, and do not look. "Off you go, then," ${s} was heard to say to one. "Good work." ${c} breathed in. There was dust in the sun. "${refrain}" said somebody, on the left.`,
      ),
    ],
  };
}
