import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { TurnedInto } from './arc.ts';

const MOST = 20;

/** Whoever speaks for it is somebody at last; and knows the cure on Thursday, and says nothing until it is nearly too late. */
export function old(bound: TurnedInto): Told {
  const { was: T, is: X, teller: K, neighbour: N, at, out, call, chance } = bound;
  const t = T.name;
  const k = K.name;
  const n = N.name;
  const x = X.theKind;
  const Xx = cap(x);
  const says = X.says;
  const does = X.being?.does ?? 'sat and looked';
  const eats = (X.being?.eats ?? 'toast').replace(/,.*$/, '');
  return {
    title: titled(
      chance.pick(
        `a very good ${X.kind}`,
        `what ${x} said, said ${k}`,
        'two taps',
        `eleven, and one of them was ${t}`,
        'since Thursday',
        `nobody liked to mention it`,
      ),
    ),
    refrain: call,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(T, [
            `There are people who just start. ${t} was not like that. Before anything could begin there had to be two taps, on whatever was nearest, and then the words. "${call}," said ${t}. After that there might be soup, or a sum, or the rest of the day. "What is it for?" said ${k}, who had heard it four times since eight o'clock. "It's so that things know," said ${t}.`,
            `Tap, tap. "${call}." You could have set a clock by it, one that went off at every meal. ${t} began everything in that way, and nothing in any other. Once there had been no table near, and it was done on ${k}'s head. "But suppose you only did the half of it?" said ${k}. "Then I suppose I should have half begun," said ${t}. It seemed a thing that could never matter.`,
            `If you had asked ${k} about ${t}, ${k} would have tapped twice on the table. Everybody did. It was how you did ${t}, when ${t} was out of the room. Two taps, and "${call}", in that voice. ${t} said it to kettles. ${t} had been heard to say it before going to sleep. "It's a bad habit," said ${t}, quite happily, "but it's how I get in at the front of things."`,
            `The kettle knew it. The gate knew it. Two taps, and then "${call}": that was ${t}, on the way to doing something. It was no use to hurry it along. One morning ${k} had said the words first, to save time. ${t} had gone back to the door and come in again. "They go together," said ${t}. "It's like salt and the other one. With only the half of it you'd never get anywhere at all."`,
          ]),
        ),
        scene: {
          setting: at,
          camera: 'medium',
          actors: [
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It happened on a Tuesday, at ten past nine. There was a sneeze, and it was a good large one. Somebody said, "Bless you." Then nobody said anything. On ${t}'s chair, behind ${t}'s cup, and looking every bit as surprised as the rest of them, sat ${X.aKind}. "${says}," it said. It did not seem to have been what it had in mind. It shut its mouth at once, as you would on a moth.`,
          `Nobody had been looking. That is generally when things happen. ${k} bent down for a pencil, and there was a noise like a cork. When ${k} came up, the pencil was the only thing that had stayed the same. ${t} was ${X.aKind}. There was no doubt about it, since it was sitting exactly as ${t} sat, a little to the left. It looked behind it. There was only wall.`,
          `The light went off and on, no longer than a blink. It was the sort of thing you would write to the landlord about, and then not. But before it there had been ${t}, and after it there was ${X.aKind}. It had the same cup in front of it. It lifted it, out of habit, and found that it could not. "${says}," it said, very faintly, to the whole room. The room looked at its feet.`,
          `At breakfast time on Tuesday there was one ${t} too few and one ${X.kind} too many. It took them until the toast to do the sum. It sat very straight on ${t}'s chair, and tried to look as if it did so every day. "${says}," it said, when somebody passed the jam, and then looked quickly at the door. That was what gave it away. It was just how ${t} would have looked, as ${X.aKind} that hoped it did not show.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: X, pose: 'sit', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['chair'],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(N, [
            `It is very hard to tell somebody a thing like that. Nobody likes to be the first. "Good morning," said ${n}, to a place above its head. "You're looking, well, you're looking." People came in, and remembered something, and went out. By noon it had got so polite in there that you could hardly breathe. "You've turned into ${X.aKind}," said ${k}. You could hear them all sit down. ${Xx} tapped twice. It was the first thing that day that anyone had understood.`,
            `"There's something different about ${t}," said ${n}, with great care. "Is it a new hat?" Somebody thought that it might be the glasses. It is surprising what people can manage not to see, if there are enough of them. "It's ${X.aKind}," said ${k}. There was a dreadful pause. Then ${x} tapped twice, and looked at ${k} as you look at the only window in a room.`,
            `${n} went round it three times and said that it must be the weather. Somebody else said to give it till teatime. They spoke a little louder than usual, and slower, as one does with visitors. "I think it knows," said ${k}. "Knows what, dear?" "That it's ${X.aKind}." The word had been in there with them all morning, and it was a relief to have it let out. Tap, tap, went ${x}, with feeling.`,
            `They were as nice as could be. They talked of the rain. ${n} held out a hand, and took it back, and said how well the curtains hung. By eleven o'clock every single thing in the place had been mentioned, bar one. "I think we should say it," said ${k}. "It must be so lonely, with everyone knowing. You're ${X.aKind}." ${Xx} shut its eyes for a moment. Then it tapped, twice, on the arm of the chair. You would have said that it was thanking somebody.`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: N, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'determined' },
            { who: X, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They tried it backwards. It stood to reason. They turned the chair round, and unsaid what they had said, as far as anybody could remember it. They went right through Tuesday from the wrong end, sneeze and all. But all that you get by going backwards is breakfast. ${Xx} had two lots, and was no nearer. "${call}," said ${k}, out of habit, and sat down to think of something else.`,
          `The first plan was pepper. If a thing came in with a sneeze, then it might go out with one. ${Xx} was very good about it. It sneezed until the plates moved. But a sneeze is only a door, and there was nobody behind this one. What they had at the end was ${X.aKind} with a cold. "${call}," said ${k}, and fetched a handkerchief, which it could not hold.`,
          `There is a good deal about it in old books, and it is mostly kissing. They drew lots, and ${k} lost. ${Xx} held quite still and thought of something else. But the old books are about princes, and princes, it seems, come off more easily. It wiped the place for some time. "${call}," said ${k}, who was wiping too. "We never speak of that again."`,
          `${k} began with the chair, since that was where it had happened. They sat ${x} on every other one that there was, soft and hard, one after another. They sat it on a bucket. If a thing depends on where you are, it ought to be possible to go back there. But it had not been the chair. All that came of it was that it liked the bucket. "${call}," said ${k}, and carried the chairs home.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: X, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So it was taken to the doctor. "Say ah," said the doctor. "${says}." The doctor looked at one end, and then at the other, and washed both hands. "There's nothing to worry about there," said the doctor. "That is a very good ${X.kind}. I wish that they were all like that." It was no use to explain. It was down in ink now. "${call}," said ${k}, and they walked home by the back way.`,
          `The library had eleven books on the subject. You could learn how to feed it, and how to tell it from others of the sort. There was nothing about how to get it to be ${t} again. "You'd want the other end of the alphabet for that," they said at the desk. ${Xx} had found a picture of somebody it liked the look of. "${call}," said ${k}, rather quickly, and shut the book.`,
          `Everybody had an aunt to whom it had happened. "It wears off," they said. "You just don't scratch it." So it was left alone until Wednesday night. But it did not wear off. If anything it was wearing in. It had stopped looking behind it. It sat like somebody who has found how the chair works. "${call}," said ${k}, with nothing to follow, and it hung there in the air, like one shoe.`,
          `${n} knew a man who was said to be good with that sort of thing. He came, and walked round it, and breathed in through his teeth. "Who put this in?" he said. Nobody liked to say. "I can take it away for you," said the man, "but I can't give you the old one back. They don't make them." It was kindly meant. They gave him a cup of tea. "${call}," said ${k}, when the door had shut, and there seemed to be less room to say it in.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'worried' },
            { who: X, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `What with one thing and another, they had begun to ask ${k}. "What does it say?" they asked, when it tapped. ${k} had known ${t} for ever, and could mostly tell. "It says that the window wants shutting. It says thank you." After a day of this, people got up when ${k} came in. They gave ${k} the chair next to it, the one with arms. "It says," said ${k}, on Wednesday, "that we ought to have cake." It had said nothing of the kind.`,
          `Somebody had to speak for it, and it turned out to be ${k}. It would tap, and they would all turn, not to the tapper, but to ${k}. "Well?" It is a fine thing, to have a whole room wait until you have finished swallowing. At first ${k} said only what was meant. Then it was a little more. "It would like everybody to be let off early," said ${k}. Nobody doubted it. ${Xx} gave ${k} a long look.`,
          `Up to that Tuesday nobody had asked ${k} anything much, apart from whether those were clean. Now it was all day long. "Ask ${k}. ${k} understands it." There was a queue. ${k} explained, and was thanked, and was brought things on plates. It is hard to see where explaining ends. "It says no spelling until Monday," ${k} heard somebody say. It was ${k}'s own voice. It sounded very sure.`,
          `It turned out that there was one person who could tell what it meant. "One tap is no," said ${k}. "Two is that it wants to start." They wrote that down. By Wednesday there was a bell, to call ${k} with, and a bun beside it in case ${k} was hungry. You would not think that a bell could change anybody. "It says that I'm to have the window seat," said ${k}. That was the first one that was not so. It slipped out quite easily, and the next was waiting right behind it.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'proud' },
            { who: X, pose: 'sit', feeling: 'calm' },
            { who: N, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Thursday they were alone with the lamp. ${Xx} was about to have ${eats}, and so of course it tapped. ${k} was reading. "${call}," said ${k}, not looking up, as you say "Bless you". The light went off and on. On the wall, for as long as a blink, there was a shadow, and it was ${t}'s. So that was it! It could tap, but it could not say the rest. All week it had only half begun. They had only to do it together, out loud, and mean it. ${k} turned the page, and did not read it.`,
          `It was on Thursday evening that ${k} found out. There was nothing to it. ${Xx} tapped, because the lamp was to be lit, and ${k}, who was thinking of cake, said what comes next. "${call}." Up on the wall the shadow stood up, and had ${t}'s nose. Then it sat down again. ${k} understood it all in one go, like a sum. Half of it was taps, and half was words, and no one had put them together. It would take a minute. It could just as well be done tomorrow, thought ${k}, after they had all been to ask.`,
          `One finds things when one is not looking. ${Xx} had gone about all evening as it liked. It ${does}. Then it tapped for its supper, and ${k} said the other half, without thinking, to keep it company. "${call}." Something in the room leaned, as if a big door had been tried. In the dark window, just where ${x} was, ${k} saw ${t} look out. It was only the glass. But ${k} knew how it was to be done now, and nobody else did. And tomorrow ${k} was to sit at the front. Saturday would be soon enough.`,
          `The lights were low on Thursday, and it was only the two of them. There was to be a story. ${Xx} tapped twice on the cover, as it was bound to. "${call}," said ${k}, since somebody has to. And the page turned cold and bright, and in the shine of it was a face with ${t}'s eyes. Then it was only paper. They looked at one another. Half a key, and half a key! That was why nothing would open. "It's late," said ${k}, after a time. "We're both tired. I'll think about it." There was nothing to think about. There was only the bell, and the bun.`,
        ]),
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [
            { who: X, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `On Friday there was a special chair for ${k}, and flowers. ${k} opened the door with the news that it would like more flowers. But the window was up, and there was nobody to like them. ${n} had seen it go. "It stopped on the wall," said ${n}, "and tapped. I didn't know what it meant. You weren't there." ${k} left the door open, and the chair, and ran.`,
          `They were all there on Friday, and ${k} was late, as people are who will be waited for. "What does it say this morning?" they asked. It did not say anything. There was a cup, and a cushion with a dent in it, and the window stood wide. "It did tap," said ${n}. "For quite a while. We thought that we'd better wait for you." It is not far from a chair with arms to the street, if you go over the arm.`,
          `On Friday there was a good deal of applause, and ${k} came in through the middle of it. Then it stopped, from the front to the back. The chair was empty. "It must have gone in the night," somebody said. ${n} had heard it, tapping, on and off, like a tap that drips. "I thought, ${k} will see to that," said ${n}. "${k} understands it." There is a cold sort of feeling that begins at the neck. ${k} had it all the way down the road.`,
          `${k} had made up what it was going to say on Friday. It was rather fine, and there was a bit about friendship. The room was full. "Now," said ${k}, and turned to the chair, and there was only a dent. Somebody laughed, and then did not. "I saw it on the stairs," said ${n}. "It tapped on every one. It was like somebody trying to start a car." Nobody asked ${k} what that meant. ${k} was the only one there who knew.`,
        ]),
        scene: {
          setting: at,
          time: 'day',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: N, pose: 'point', feeling: 'worried' },
          ],
          things: ['chair'],
        },
      },
      {
        text: keeping(MOST, [
          `There is a place where they go, of an evening. Anyone will show you. There they sat in the last of the sun. There were eleven of them, and not a hair to choose. "${t}!" shouted ${k}. All eleven looked round, quite kindly. "${says}," they said. ${k} went from one to the next. You think that you would know somebody anywhere, by the eyes. They all had eyes. They all sat a little to the left.`,
          `${k} found ${x} almost at once. It was on a stone, as calm as you please. Then ${k} found it again, a bit further on, and then behind a tree. There were eleven. "Is it you?" said ${k}, and they each said, "${says}." It might have been yes. For three days ${k} had told people what it meant by that. And now there was nobody there to see, and ${k} had no idea.`,
          `One would have been easy. Eleven was too many. They were having ${eats}, in company, and did not mind being looked at. "I'm looking for somebody," said ${k}. "${says}," said the nearest, and made room. They were all so very good at it. Perhaps that was the worst. If this was ${t}, then ${t} had got used to it. It had taken just one day too long.`,
          `You could hear them before you came to it. "${says}," they were saying, not to anyone. Then ${k} came round the corner. There were eleven of them, in a half ring, like people at a concert. Not one of them was different from the next in any way that could be put into words. ${k} had been putting things into its words since Tuesday, and had made most of them up. "I ought to have listened," thought ${k}. It is too late to listen, when they are all saying the same thing.`,
        ]),
        scene: {
          setting: out,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'think', feeling: 'sad' },
            { who: X, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `How does one begin? ${k} had only to think it, to hear it. There was a stone, and a stick. Tap, tap. Ten of them went on with what they were doing. At the end of the row one lifted its head, and waited, as it had done since Tuesday. "I knew on Thursday," said ${k}. It had to come before the rest. "I knew how, and I didn't do it. I liked it when they asked me. And it never said that about the cake." ${Xx} looked at ${k} for a long time. You could see that it might just go back to its supper.`,
          `"I'm not going to say it for you," said ${k}, to all of them, "I've said too much." Then ${k} knelt down and tapped twice on a root, and kept quiet. It was the hardest thing that ${k} had done all week. A long way back something tapped twice. It came out of the grass and stopped just too far off to reach. "You could have been home since Thursday," said ${k}. "It was me. I wanted the chair with the arms." There was nobody to explain what ${x} thought of that. It had to be waited for.`,
          `${k} did not call again. ${k} sat down and tapped on a log, twice, quite softly, and after a time did it once more. At the third go it was answered. There it was, third from the left, with its head on one side. It would have been nice to say it quickly now, and get it over. But that would have been to begin in the middle. "First I've got to tell you something about Thursday," said ${k}, and told it, all of it, even the flowers. ${Xx} heard it out. It looked round at the ten others, where nobody ever told anybody anything.`,
          `It would have to be from the very beginning. ${k} took hold of a bit of fence, and tapped, and tapped. Then there came the longest gap that ${k} had ever been in. And out of the gap, from under a bush, came two taps, as polite as a visitor. "I could have let you out on Thursday," said ${k} to the bush. "I wanted to be asked things. It was only three days, and I've been horrible in all of them." Nothing moved. A person is allowed to think it over. ${k} sat down where it was wet, and let it.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'sad' },
            { who: X, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Tap, tap. It was only just loud enough. "${call}," said ${k}, and meant it from one end to the other. There was the cork again. "That's better," said ${t}, from the ground, with some of the evening in one ear. "I've had that on the tip of my tongue since Tuesday. As for Thursday, I heard you perfectly well. I could have tapped again." "Why didn't you?" said ${k}. ${t} went rather pink. "It was ${eats} for supper," said ${t}.`,
          `It came up quite close, and tapped. "${call}," said ${k}. It took no time at all. That was what was so awful, when one thought of it after. "I don't know that I can get up," said ${t}, sitting there. "I have been folding the other way." Then: "You told them cake. I should never have dared." "I'm sorry," said ${k}. "So am I," said ${t}. "On Thursday I saw the shadow too. I sat down again on purpose. Nobody had asked me for anything in two whole days."`,
          `And then it tapped: one, and two. "${call}," said ${k}, and everything leaned, and the door was through. They sat side by side on the log. ${t} felt both ears. "I wasn't sure that I'd come," said ${t}, "when you called. It's restful, you know. Nothing ever starts." "What made you?" said ${k}. "You began at the beginning," said ${t}. "I do like that in a person."`,
          `Two taps, on the toe of ${k}'s shoe. "${call}," said ${k}. It sounded like a lid coming off. The other ten looked up, and looked away again, with perfect manners. "You've grown," said ${t}, who was lying on the path. "It's been a week," said ${k}. "I was the one who didn't say it on Thursday." "And I was the one who went out of the door," said ${t}. "One of us might have tapped louder, and one might have spoken up. Shall we call it half each?"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They were all told on Saturday, by ${k}, from the chair without arms. It was not a long speech. When it got to the cake there was some laughing, and then ${n} cut one. ${t} is just the same as ever, but for a little that is left over. If a thing is very nice, it comes out before anyone can stop it. "${says}," says ${t}, and everybody looks at the ceiling. "It says thank you," says ${k}.`,
          `It was all as before by Monday, even the spelling. ${k} had told them, and had gone back to being asked whether those were clean. But at the end of the day ${t} put out two chairs by the window. You could hear them, down there. "What do they say?" said ${n}. ${t} waited for ${k}, and ${k} waited for ${t}. "We don't know," said ${k}, at last. It was very peaceful, not to.`,
          `There are ten of them out there in the evenings now. ${t} goes by sometimes, with ${eats} in a bag, and says nothing about it. "How do you tell them apart?" said ${k}. "You don't," said ${t}. "You wait till one of them begins." So they waited. Behind them it got dark. Then ${t} tapped twice on the gate, and left it at that, and looked at ${k}. "${call}," said ${k}, and they went home.`,
          `By Monday the bell was back in the drawer. Nobody had the heart to ring it. ${k} told them everything. "So what did it say," said ${n}, at last, "about the cake?" "Nothing," said ${k}. "It was only looking at it." "${says}," said ${t}, from behind the teapot, and put a hand over it. They had cake. And before anyone might touch it there were two taps, from one end of the table. They all turned to the other end, and waited, and ${k} let them wait. "${call}," said ${k}.`,
        ]),
        scene: {
          time: 'day',
          camera: 'wide',
          actors: [
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
