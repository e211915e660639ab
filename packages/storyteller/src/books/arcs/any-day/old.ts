import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AnyDay } from './arc.ts';

const MOST = 20;

/** It would be easy to keep a button that nobody has lost; it is heavier than it looks. */
export function old({ hero: H, friend: F, grownUp: G, setting, sigh, refrain, chance }: AnyDay): Told {
  return {
    title: titled(
      chance.pick(
        'the button nobody lost',
        'the one who was not asked',
        `${H.name} and the sixth button`,
        'a chair with something to say',
        'found, one button',
        'the back of the chair',
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Nobody knew how old the chair was. It had been there before ${H.introduced}, and before the carpet. It had one bad habit. Whenever anybody sat on it, it said "${sigh}", like somebody who has carried the shopping up four flights of stairs. "It's only the stuffing," said ${G.name}. ${H.name} thought it sounded more like a remark.`,
            `The chair had one opinion, and it was "${sigh}". Whoever sat down was told. ${H.introduced} had been told four times that morning. "It's old," said ${G.name}. "It's allowed to make a noise." But ${H.name} had listened to it for long enough to know the difference. There is making a noise, and there is saying something.`,
            `There is always one thing that nobody looks at, because it has been there for ever. Here it was a chair. "${sigh}," it went, when you sat, and again when you stood. ${H.introduced} had once asked it what the matter was, as a joke. It had not laughed. "${sigh}," it said, rather patiently. "Springs," said ${G.name}, who had an answer for most things.`,
            `If you asked ${H.introduced} who else was at home, the list would have had a chair on it. It was the only one that was never out. "${sigh}," it said, whenever it was sat on, and ${H.name} generally said something back. "You'll give it ideas," said ${G.name}. But it had only the one, and it had had that for as long as anyone could remember.`,
          ],
          `Nobody knew how old the chair was.${H.being ? ` ${H.name} was ${H.aKind}, and liked it best.` : ''} It had one bad habit. Whenever anybody sat on it, it said "${sigh}". "It's only the stuffing," said ${G.name}. ${H.name} thought it sounded more like a remark.`,
        ),
        scene: {
          setting,
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
      {
        text: [
          `The button turned up on a Tuesday. It was the colour of strong tea, and it had been sat on for years. ${H.name} held it up to the light. "Somebody is walking about with a gap," said ${H.name}, "and does not know it."`,
          `It began with a button, as brown as strong tea. It had rolled into a corner, where the dust had made a sort of nest for it. ${H.name} blew on it. "You belong to somebody," said ${H.name}. "Nobody makes just one."`,
          `One wet Tuesday something rolled out, and went round and round on its edge, and fell flat. It was a button, as brown as strong tea. Nobody had come in, and nobody had gone out. "Then you were here already," said ${H.name}, "and somebody has been without you."`,
          `The way to find a button is to tread on it. ${H.name} did, and hopped, and picked it up. It was large and tea-coloured. There was a bit of thread in one hole, as if it had left in a hurry. "Who let go of you?" said ${H.name}. It did not feel like a thing that had been thrown away.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'hold', feeling: 'curious', holds: 'button' }] },
      },
      {
        text: [
          `${H.name} started with ${F.introduced}. "Not mine," said ${F.name}, after a proper look. "But if nobody wants it, I know a game with a button." It was tempting. It was a very good game. "${refrain}," said ${H.name}, and put the button away. "Not until we've asked."`,
          `"Is this yours?" said ${H.name}. "I wish it were," said ${F.introduced}, who had never owned one. "We could say that it was." ${H.name} thought about how that would go. You would have to go on saying it. "${refrain}," said ${H.name}. "First we ask everybody. Then we see."`,
          `They began with each other, to get it over. "Not mine," said ${H.name}, and held out the button. "Not mine," said ${F.introduced}, a little too late. There was a pause. "Nearly mine," said ${F.name}. "For a moment." "${refrain}," said ${H.name}, but kindly. It was the sort of button that anyone would have liked to have lost.`,
          `${F.introduced} looked at the button, front and back, and even listened to it. "I don't think I've lost anything," said ${F.name}. "But I could have it in case I do." That was generous, in its way. "${refrain}," said ${H.name}. "Somebody has lost it already. They ought to go first."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: H, pose: 'hold', feeling: 'determined', holds: 'button' },
          ],
        },
      },
      {
        text: [
          `Next they made a notice. It said FOUND, ONE BUTTON, and it had an arrow. By lunch it had been read by eleven people. But people look down only when they already know that something is missing. Ten of them patted their coats and went on. "${refrain}," said ${F.name}, who was learning how it went.`,
          `${F.name} thought of a sign. LOST SOMETHING? it said. That was a mistake, because people had. They had lost a glove, and a name, and the way to do a certain sort of pastry. They stood about the sign and told each other. It was a lovely afternoon, and nobody in it had lost a button. "${refrain}," said ${H.name}, and took it in again.`,
          `They tried the button on the world, one thing at a time. It was too large for a shirt and too small for a lid. It would have done for a table, in a very small house, but nobody of that size had complained. They put up a sign, so as to be able to sit down. It was not a busy sign. "${refrain}," said ${F.name}, and ${H.name} sighed.`,
          `A button wants a sign, so they painted one, with an enormous circle on it and four dots. Everybody admired it. Somebody took it for a pig. Somebody else asked what it cost. "It isn't for sale," said ${F.name}. "It's for somebody." "Who?" There it was again. "${refrain}," said ${H.name}, when the last of them had gone.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: ['sign', 'button'],
        },
      },
      {
        text: [
          `The next morning there was a letter, in a great hurry. "That's mine," it said. "It is blue. It has two holes." ${H.name} read it twice. It would have been easy to leave it at that. "It isn't blue," said ${H.name}, at last, "and it has four. ${refrain}." It is odd how heavy a small thing gets.`,
          `Then a letter came, in very nice writing. "I should like that button," it said, "whosever it is, and I enclose a toffee." ${F.name} looked at the toffee. ${H.name} looked at it too, and for longer. "They don't say that they lost it," said ${H.name}. "Only that they'd like it. ${refrain}." It is hard to post a letter back with the toffee still in it.`,
          `By evening they had one letter. "It must be mine," it said, "because I want it to be." ${F.name} thought that this was fair. ${H.name} wanted to think so too, and stared at the words until they swam. It would all have been over by supper. "Wanting isn't missing," said ${H.name}. "${refrain}." They wrote back to say so, as nicely as it can be said.`,
          `There was one letter, and it had been handed in. "Keep it," it said. "Nobody will come." It was not signed. ${F.name} read it out in a hopeful voice. ${H.name} folded it small, and then smaller. It is a strange thing to be told that you may. It makes it so much harder to go on asking. "${refrain}," said ${H.name}, in the end.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: F, pose: 'stand', feeling: 'sad' },
          ],
          things: ['letter'],
        },
      },
      {
        text: [
          `They did play with it, only the once. It was just as good as it had looked. Then the button rolled away and was gone, for a whole minute. It is surprising what a minute can have in it. When it was found, ${H.name} held it so tight that it left four small marks. "So that's what it's like," said ${H.name}. "For somebody." ${F.name} nodded, out of breath.`,
          `After that the button went about with ${H.name}, and grew. It stayed the same size. It only weighed more. "You keep touching it," said ${F.name}. "I'm seeing that it's there." "Well, it is there." "It is now," said ${H.name}. "But there was a day when somebody else looked, and it wasn't." They were both quiet after that, as far as the corner and back.`,
          `${F.name} began to think of names for the button. That was a bad sign. You can hand over a button, but it is hard to hand over Gerald. "It does look like a Gerald," said ${H.name}, before thinking. So from then on there were three of them, and one was only visiting. It sat where it could see. It was very good company, and that made it worse.`,
          `"Suppose nobody ever comes," said ${F.name}. ${H.name} had supposed it already, and been surprised at how nice it was. There would be a box, with wool in it, and the button in the wool. But somewhere there would be a gap, with the wind getting in, and nobody would ever know why. "Then we go on supposing," said ${H.name}. "But we go on asking as well."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'hold', feeling: 'worried', holds: 'button' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"You could keep it," said ${G.name}. "You have asked everybody." "Everybody I thought of," said ${H.name}, and sat down to think of somebody else. "${sigh}," said the chair. ${H.name} stopped, half sitting. "Did you hear that?" "It always does that," said ${F.name}. "I know," said ${H.name}. "I never asked it why."`,
          `So that was everybody. "It must be yours by now," said ${G.name}, "if it's anybody's." It was what ${H.name} had hoped to hear, and it did not feel as nice as it ought to. ${H.name} sat down, rather hard. "${sigh}," said the chair. "There's one person that we haven't asked," said ${H.name}, very slowly. ${F.name} looked round for a person.`,
          `"Give it up," said ${F.name}. "It's only a button." ${cap(G.name)} thought so too, and said it more politely. ${H.name} did not say anything. ${H.name} sat. "${sigh}," said the chair, and for once nobody was talking at the time. "${sigh}," said ${H.name} back to it, as one does when one is learning a language. "What if that's an answer?"`,
          `"Everybody has said no," said ${F.name}. "Nobody can say that you didn't try," said ${G.name}. It was all quite true. ${H.name} dropped into the chair, to be told how clever and honest it all was. "${sigh}," said the chair. ${H.name} got up and sat down again. "${sigh}." "It's been trying to get a word in," said ${H.name}, "for years."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'curious' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
          things: ['chair'],
        },
      },
      {
        text: [
          `They turned the chair to the window. Across its back ran a row of tea-coloured buttons, each in its own dimple. One, two, three, four, a hole, five. Through the hole, very softly, came the last of a breath. "Oh," said ${H.name}. "It wasn't complaining. It was answering."`,
          `They pulled the chair out. Nobody had seen the back of it for years. There were five brown buttons in a row, sunk deep, like people under blankets. Where the sixth should have been there was a small round hole, with a breath coming out of it. ${F.name} put one ear to that. "It says thank goodness," said ${F.name}. ${H.name} could well believe it.`,
          `${H.name} went round behind the chair and moved the fringe aside. "Oh, you poor old thing," said ${H.name}. There was a gap there, with a bit of stuffing looking out. On each side of it the other buttons were hanging on as hard as they could. "How long has it been like that?" said ${F.name}. Nobody liked to work it out. They had sat on it that whole time, and taken no notice.`,
          `"Excuse me," said ${H.name} to the chair, since one should. Then ${H.name} looked. ${F.name} looked over the top. Five buttons ran along the back of it, tight and round. Between the fourth and the fifth there was a place that was only thread. When you put a finger near, you could feel the chair breathing out. "It was never complaining," said ${H.name}. "It had a hole in it."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'surprised' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
      },
      {
        text: [
          `${cap(G.name)} had thread as thick as string, and a needle with a bend in it. The first knot slipped. The second one held. ${H.name} kept the button straight with one finger, and did not talk, which was the harder part. "There," said ${G.name}, and bit off the end.`,
          `"I shall want somebody to hold it," said ${G.name}. It was ${H.name} who held the button, and talked to the chair, as they do at the dentist. The thread went in a long way, and came back. "${sigh}," said the chair, once, very faint. "Nearly," said ${H.name}. "Nearly." The knot went home. It was the last one that it ever said.`,
          `For a chair you need strong thread, and a long needle, and somebody to explain. ${cap(G.name)} had the first two. "It may pull," ${H.name} told it, "and then you'll be done up." The thread squeaked. The knot was the kind that is kept for best. When ${H.name} let go of the button, slowly, one finger at a time, it stayed.`,
          `It was a job for two. ${cap(G.name)} sewed, and ${H.name} leaned on the place, to keep the breath in. Nine times the thread went round under the button, like a scarf. "Where did you learn that knot?" said ${H.name}. "A coat," said ${G.name}, and pulled the knot tight. Neither of them thought of anything else to say. It was very peaceful.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'happy' },
            { who: H, pose: 'reach', feeling: 'determined' },
          ],
          things: ['button', 'string'],
        },
      },
      {
        text: [
          `They took the notice down together. Then ${H.name} sat in the chair, slowly, with both ears ready. Nothing. ${F.name} tried it too. Not a sound. It was a little lonely, for a moment, to have no remark. And then, right under them, something gave one small, comfortable creak.`,
          `Visitors say what a comfortable chair it is. They sit down, and wait for something, and do not know what. ${H.name} and ${F.name} could tell them, but they do not. It is between the three of them. At the end of the day they both sit there. One of them may say it, for old times' sake. "${sigh}." It is meant as a compliment.`,
          `Nobody got a reward, since the only one who could have paid it was a chair. But ${H.name} sits there most evenings, with ${F.name} squashed in at the side. It is warmer than it was. Now and then something slides out of it, as if by accident. So far there has been a pencil, and a piece of a puzzle, and eleven pence.`,
          `It was odd to sit in the chair and hear nothing. ${H.name} got up, and sat again, to be sure. "Do you miss it?" said ${F.name}, getting in beside. "A bit," said ${H.name}. They listened. It was the sort of quiet that somebody makes on purpose, so as not to wake you. By the time that the sun had gone, they were both breathing just like it.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
    ],
  };
}
