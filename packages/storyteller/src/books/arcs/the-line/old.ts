import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { TheLine } from './arc.ts';

const MOST = 20;

/** Both have said a thing; each is sorry for what the other did; and in the kitchen lies a postcard that is years old. */
export function old(bound: TheLine): Told {
  const { one: K, two: B, grownUp: G, tie, home, at, over, late, noun, shown, halves, bea, refrain, chance } = bound;
  const k = K.name;
  const b = B.name;
  const g = G.name;
  const [half, other] = halves;
  const last =
    home === 'the room'
      ? `"See you, ${other}," said the dark, in the voice of ${b}.`
      : `And there it was, two gardens off, where nobody but ${k} could have heard it: the other half.`;
  return {
    title: chance.pick(
      'No But',
      'The Blue Line',
      `${cap(half)} and ${cap(other)}`,
      'Which Half the Door Was In',
      `What ${b} Had behind the Back`,
      'Sorry, Folded in Four',
      'Half Past Friends',
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `There was one of everything in ${home}, and it belonged to ${K.introduced} and ${B.introduced}, half each. It had been so for ever. When it was ${over}, ${k} said, "See you, ${half}." And ${b} said, "See you, ${other}." It was like having a key in two pieces. And in the middle of the floor stood the ${noun}. ${k} had been at it all week. It only wanted one more thing on top, and ${k} could not think what.`,
          `${K.introduced} had a ${tie}, and that was ${B.introduced}. They were not alike. ${k} made things, slowly, from the bottom up. ${b} had ideas, all at once, from the top down. But ${home} was for both of them, and every day ended in the same way. "See you, ${half}," said ${k}. "See you, ${other}," said ${b}. If one of them had forgotten, the day would have stayed open all night. That week ${k} was making the ${noun}.`,
          `"See you, ${half}." "See you, ${other}." That was how ${K.introduced} and ${B.introduced} ended a day, and had done for years. It had to be said in two halves, or it did not count. ${b} was the ${tie} who held the other end. Only the ${noun} was ${k}'s alone. It stood in ${home}, on the floor, where anyone would admire it. "Don't touch it till it's done," said ${k}. "I wouldn't," said ${b}, who was thinking.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'proud' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `On Saturday there was a crash. It went on for some time, as it does when a thing has many parts. ${k} came running. The ${noun} was all over the floor. In the middle of it stood ${b}, with a very white face, and one hand behind the back. "I only," said ${b}. "You broke it," said ${k}. "You break everything. You always have." That was not so. But it was out by then, and it had the whole of ${home} to walk about in.`,
          `${k} was gone for as long as it takes to drink a glass of water. There was a noise like a cupboard falling down a hill. There lay the ${noun}. And there was ${b}, who had not moved, holding something behind the back. "Well?" said ${k}. "It was going to be," said ${b}. "You always do it," said ${k}. "You break everything!" A small bit of it was still rolling. They both watched it, so as not to look up.`,
          `Nobody saw it happen but ${b}. First there was the ${noun}, and then there was a heap. "I was just," said ${b}, as ${k} came in, and put one hand behind the back. People do that. "You couldn't leave it alone," shouted ${k}. "You always spoil things!" ${b} went red, and then white. "I wish you had a different ${tie}," said ${b}. "So do I," said ${k}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'shout', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `So ${k} took the blue chalk and drew a line. It went from one wall to the other, straight through the middle of ${home}. "Everything on that side is yours," said ${k}, "and everything on this side is mine." "Good," said ${b}. "Good," said ${k}. ${cap(g)} came and looked at it, for longer than it takes to look at a line. "Which half is the door in?" said ${g}. It was in ${b}'s. But the window, and the lamp, were in ${k}'s. "${refrain}," said ${k}.`,
          `It was ${b} who found the chalk, and ${k} who drew the line. It was blue, and it went right through ${home}, under the table and out at the other end. They shared out what there was. ${b} had the door. ${k} had the lamp. They had one cushion each, and the rug was cut in two, though only by the chalk. "Shall I get a saw?" said ${g}, who had come to see what was so quiet. Nobody laughed. "${refrain}," said ${k}, to a foot.`,
          `You cannot live with a person like that. You can only draw a line. ${k} drew it, in blue, down the whole of ${home}, and pressed so hard that the chalk broke. ${b} got the longer half of the chalk. "${refrain}," said ${k}. "I can see where it is," said ${b}. ${cap(g)} stood in the doorway with a plate, and there was one biscuit too few on it. "I see," said ${g}, and took it away again, and came back with two halves.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It worked very well until ${k} wanted to go out. The door was on the other side. "You'll need a ticket," said ${b}. "Then you'll be sitting in the dark," said ${k}, who had the lamp. It came to one ticket for an hour of light. But then there was the floor between, which had to be paid for by the step. By eleven they had used up all the paper in ${home}. ${k} had been out once, and had forgotten what for. "${refrain}," said ${b}, and wrote out a fine.`,
          `For a morning it was peaceful. Then ${b} wanted a book, and it was on ${k}'s shelf. ${k} wanted to go out, and that could only be done through ${b}. "I'll swap you," said ${b}. So they held out the two things over the chalk, and neither would be the first to let go. It is not possible to swap with somebody you do not trust. "${refrain}," said ${k}. Then they put everything back.`,
          `The trouble with half of ${home} is that it is mostly edge. ${k} sat down, and was on the line. ${b} put out a leg, and that was over it. The game they liked best was in two boxes. The board lay in one, and the men in the other. "I could play by myself," said ${k}, and set out the board. ${b} set out the men. It is a long game, when there is nothing to move. "${refrain}," said ${b}, to nobody.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'angry' },
            { who: B, pose: 'sit', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `After dinner ${k} wrote a note. I AM SORRY THAT YOU BROKE IT, it said. It came out rather well. ${k} made a boat of it and pushed it over the line. ${b} read it twice, and wrote something, and pushed it back. I AM SORRY THAT YOU SHOUTED, it said now. Each of them was sorry, and each had got hold of the other one's. But you cannot pick up a thing like that. It has a hook in it. "${refrain}," said ${k}, and the boat lay on the blue.`,
          `"I'll say it if you say it first," said ${k}. "You go," said ${b}. "At three," said ${k}. They counted, both of them, out loud. "One. Two. Three." Then it was so quiet that you could hear the chalk. "You didn't say it!" "Nor did you!" So it was worse than before, and now there was a number in it. ${b} turned round and sat the other way. "${refrain}," said ${k}, to the back of a head.`,
          `${k} said it in the end. "I'm sorry," said ${k}, "but you shouldn't have been near it." There was a silence. "I'm sorry as well," said ${b}, "but you've got a voice like a door." They had both meant it, as far as the comma. It is a very small word, but. It goes in at the front of a sentence and eats it from behind. "${refrain}," said ${k}. "I wasn't going to," said ${b}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'worried' },
            { who: B, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Have you ever had a line?" said ${k}, out of the side of a piece of bread. ${cap(g)} was wiping the table. "I've got one now," said ${g}, and nodded at the fridge. There was a postcard on it, under the magnet. DEAR ${bea.toUpperCase()}, it said, and after that it was white. "What was it about?" "A trifle." "Was it important?" "No," said ${g}. "It was a trifle. I mean that it was pudding." That was nine years ago.`,
          `On the fridge there is a postcard, with a picture of a pier. ${k} had seen it every day, as you see a tap. "Who's that to?" said ${k}. "${bea}," said ${g}. "We had words." On the back it said DEAR ${bea.toUpperCase()}, and then there was a place where the pen had stopped. "Which words?" ${cap(g)} thought about it for the length of a kettle. "Do you know," said ${g}, "I can only remember hers."`,
          `${cap(g)} was looking for a stamp, and not as if it mattered. There was a postcard that lived behind the clock, with DEAR ${bea.toUpperCase()} on it, and nothing more. "Who began it?" said ${k}. "She did," said ${g}. "Over the trifle." "And who stopped it?" There was a pause. "Nobody has," said ${g}. "That's rather the trouble." And the card went back behind the clock, as it had the other times, with its face to the wall.`,
        ]),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: G, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then it was ${over}. ${k} had not been thinking. "See you, ${half}," said ${k}. It just came, as a foot comes down on a stair. And there was no stair. ${b} was there, on the other side of the line. But nobody said the other half. It went out, and it did not come to anything, and it could not be taken back. ${k} had not known that a word could stay in the air like that, with one side of it missing.`,
          `It was ${over}, and that had to be got through without talking. ${b} coughed. ${k} moved a shoe. There was a place just there where something was always said. "See you," began ${k}, and heard what it was going to be, and shut both lips on it. It is a strange thing to be full of half a word. ${b} turned to look, and then did not.`,
          `No one said it. That was all that happened, and it took a long time. When it is ${over}, there is always ${half}, and there is always ${other}. ${k} looked over the line. ${b} was looking at the floor. It would only have taken one of them. But if ${k} said the first half, there might be no second, and then you would know for certain. So ${k} said it inside, and listened, inside, for a good while.`,
        ]),
        scene: {
          setting: at,
          time: late,
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: B, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} could not leave the bits like that. One of them lay right against the chalk, and when ${k} picked it up, there was something under it. It was a flag. It was made of paper, on a stick, and it had been trodden on. On it was a crown, done in gold pencil, and beneath that it said: ${k.toUpperCase()} MADE THIS. It was in ${b}'s writing, the very best. And there was a bit of sticky tape at the end. It had been meant to go on the top.`,
          `There was something white on the line itself. ${k} had taken it for chalk. It was a small flag, folded small, the way you hold it if you have one hand behind your back. It must have been dropped. It said, in ${b}'s writing, which leans: BUILT BY ${k.toUpperCase()}. There was gold all round the edge. It takes hours, that sort of gold. And anybody who wanted to fix it to the top would have to lean right over.`,
          `It is when you tidy that you find things out. ${k} was putting the pieces back in the box, and swept up a bit of paper with them. It had a stick. It was a flag, and somebody had painted it on both sides. On the one side it said ${k.toUpperCase()}, with a star. On the other it said: DO NOT TOUCH, BY ORDER, ${b.toUpperCase()}. So that was what wanted to be on top. And that was what was behind the back.`,
        ]),
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'surprised' }],
        },
      },
      {
        text: keeping(MOST, [
          `Now it was harder. While ${b} was simply wrong, there was nothing to do but sit. ${k} looked at the line. It was a good line. ${k} had told people about it, at least four, and they had all said, "Quite right." They would have to be told something else. And there was what ${k} had shouted. It was still in ${home} somewhere. If you step over, you step over to where the other one can say, "Go away." There is no ticket for that.`,
          `There were two things that ${k} could do. One was to put the flag back where it was, and not to have seen it. In a week it would all be forgotten, more or less, apart from the part that was not. It was ${g}'s plan, with the postcard. The other was only three steps long. But it had the line in the middle of it, and ${b} at the end. And there was no knowing what ${b}'s face would do. ${k} took off both shoes, for no reason. Then there was nothing else to take off.`,
          `"You always," was what ${k} had said. ${k} could remember every word of it now, and that was a nuisance. A thing like that can't be put right from behind a line. It was said across the whole of ${home}, and somebody has to go and fetch it. But it would mean that ${k} had been wrong, and for a whole day, and with chalk. It would mean being laughed at, perhaps. ${k} stood there with the flag, and felt it go soft in the hand.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [{ who: K, pose: 'think', feeling: 'worried' }],
        },
      },
      {
        text: keeping(MOST, [
          `${k} stepped over. It left a blue mark on one sock, for ever. "It was for me," said ${k}, and held it out. "I shouted at you, and it was for me. I'm sorry. You don't break everything. I'm sorry, but." "No but," said ${b}. ${k} thought about it. "I'm sorry," said ${k}. It was a good deal shorter like that. ${b} looked at the flag. "I should have asked," said ${b}. "I leaned on it. I'm sorry." And neither of them said but.`,
          `It was three steps, and the second was over the line. "You've not got a ticket," said ${b}, not looking up. "No," said ${k}. "I found this." ${b} looked up then. "I was wrong about you," said ${k}. "I said you always spoil things, and you'd been making that. I take it back." "You can't take it back," said ${b}. "I heard it." "I know," said ${k}. "I'm sorry I said it." "I did knock it over," said ${b}. "I'm sorry too."`,
          `"Can I come over?" said ${k}. ${b} took a long time, and moved up. ${k} put the flag down between them. "I never asked what you had," said ${k}. "I just shouted. It was a mean thing to say, and I'm sorry, and that's the end of the sentence." ${b} very nearly laughed. "I wanted it to be a surprise," said ${b}. "It was," said ${k}. "I'm sorry about the ${noun}," said ${b}. "It was really good."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'shy' },
            { who: B, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They built it again, though it was late, and it was not the same. ${k} did the bottom, slowly. ${b} had ideas about the rest. It came out lower and wider, with a bridge in it that nobody had planned, and the flag on top. It stood right on the line. The line could not be rubbed off, as it turned out. So it is a road now, and things drive along it. ${cap(g)} looked in to say that it was much too late, and went down to look for a stamp.`,
          `Now the ${noun} was anybody's. ${b} held, and ${k} stuck, and they changed over when it got dull. It leaned, but to both sides. Last came the flag, with the tape. They held it by one corner each, and breathed in. It stayed. "What about that?" said ${b}, and looked at the line, which went straight in at the front of it. "That's the river," said ${k}. In the kitchen ${g} had taken down the postcard, and was sitting in front of it, chewing a pen.`,
          `It took until long after it ought to have done. ${k} handed, and ${b} put. It was not as high as the first one. It had a door in each side, because they had both made one. The flag went on last. Then they rubbed at the line with a wet sock. The sock went blue, and so did both of them. There was a light under the kitchen door. ${cap(g)} was writing something, quite a long thing, and had got as far as the trifle.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: B, pose: 'hold', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `A postcard with a pier on it went into the box at the corner. What it said was short. A week later there was a trifle on the step, with a spoon in it. But that was still to come. It was dark, and ${k} was in bed, and it was quiet enough to hear a thing drop. "See you, ${half}," said ${k}, at last, to wherever ${b} was. There was a gap. Then it came, small and clear, and closed the day like a lid. It was the other half. Then ${k} was asleep.`,
          `${k} lay in bed with one blue foot, and could not sleep. It had not been said. "See you, ${half}," said ${k}, to the window. ${b} could not possibly have heard. But if you have said one half of a thing for years, then you know just how the other sounds. Somewhere ${b} was lying in the same dark, and saying it. You could tell by how the night shut. In the kitchen somebody licked a stamp. ${k} was asleep by then.`,
          `Late, when the lamp was out, ${k} lay and listened. On the table the postcard lay with its face up, and it was full, and went round the edge. There was only one thing not done. "See you, ${half}," said ${k} into the dark, not at all loudly. It does not have to be loud. It has to be said, and then you have to wait, and it is the waiting that is hard. ${last} Then ${k} was asleep.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}
