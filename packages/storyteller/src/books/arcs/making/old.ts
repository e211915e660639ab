import type { Told } from '../../arc.ts';
import { shortened } from '../sentence.ts';
import { cap, introducing, sentence, titled } from '../wording.ts';
import type { Making } from './arc.ts';

/** "It's only spare," says the maker, once too often. Pride has the plan; the friend who was sent off had the answer. */
export function old(bound: Making): Told {
  const {
    chance,
    maker,
    helper,
    grownUp,
    noun,
    parts,
    faults,
    theSpare,
    spareWhole,
    use,
    setting,
    shown,
    sound,
    mess,
  } = bound;
  const refrain = chance.pick(
    '"It\'s only spare."',
    '"That one\'s spare."',
    '"That isn\'t on the plan."',
    '"It doesn\'t go anywhere."',
    '"They always put in too many."',
    '"That doesn\'t belong to anything."',
  );
  const door = setting === 'kitchen' || setting === 'living-room' ? 'door' : 'gate';
  const Grown = cap(grownUp.name);
  const hot =
    setting === 'kitchen'
      ? bound.hot === helper
        ? ` ${cap(helper.name)} did the hot parts and the sharp parts.`
        : ` ${Grown} came in to do the hot parts and the sharp parts, and looked at nothing else.`
      : '';
  const why = faults.map((each) => shortened(20, sentence(each.reason)));
  const hum = chance.pick(
    'humming, to show that nobody was listening',
    'reading the newspaper aloud, to show that nobody was looking',
    'sweeping the same place twice, to look busy',
    'having a long talk with a plant',
    'counting peas in a loud, calm voice',
  );
  return {
    title: titled(
      chance.pick(
        `Only Spare`,
        `${maker.name}, ${helper.name} and the ${noun}`,
        `The Bit That Was Not Spare`,
        'Holding Things',
        'One Small Question Mark',
        `By ${maker.name}, and by`,
        'Not on the Plan',
      ),
    ),
    refrain,
    pages: [
      {
        text: introducing(grownUp, [
          `The plan had taken three evenings, and there was not a smudge on it. THE ${noun.toUpperCase()}, it said, BY ${maker.name.toUpperCase()}. ${maker.introduced} pinned it up where it could be admired. It was a surprise for ${grownUp.name}. So ${grownUp.name} was outside the ${door}, ${hum}. "It says BY," said ${helper.introduced}. "Isn't there an AND?" "There wasn't room," said ${maker.name}.`,
          `${maker.introduced} had drawn a plan, in ink, with a ruler. At the top it said THE ${noun.toUpperCase()}. Underneath it said BY ${maker.name.toUpperCase()}, and that was underlined. It was to be a surprise for ${grownUp.name}, who had been told not to come in. ${Grown} was outside the ${door} now, ${hum}. "What does it say about me?" said ${helper.introduced}. "It's a plan," said ${maker.name}. "It isn't about people."`,
          `"Nobody is to come in," said ${maker.introduced}. It was a surprise, and it was for ${grownUp.name}. ${Grown} could be heard through the ${door}, ${hum}. The plan was on the ${mess.over}. It was in ink. THE ${noun.toUpperCase()}, it said, BY ${maker.name.toUpperCase()}. ${helper.introduced} read it all the way down. Then ${helper.name} looked to see if there was more on the back.`,
          `There are two kinds of people, said ${maker.introduced}: those who make things, and those who watch. ${maker.name} had drawn a plan, in ink. THE ${noun.toUpperCase()}, it said, BY ${maker.name.toUpperCase()}. "Which kind am I?" said ${helper.introduced}. "We'll find you something," said ${maker.name}. It was all to be a surprise for ${grownUp.name}, who had promised to keep out. ${Grown} was on the far side of the ${door}, ${hum}.`,
        ]),
        scene: {
          setting,
          actors: [
            { who: maker, pose: 'point', feeling: 'proud' },
            { who: helper, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It all had to come in past ${grownUp.name}, under a cloth, beginning with ${parts[0]}. At the bottom of it all were some bits that the plan did not mention. "Could I be in charge of those?" said ${helper.name}. "Be in charge," said ${maker.name}, sharpening a pencil. ${helper.name} sorted them by size, on the step, and then by kind. That left ${spareWhole}. It was not a kind. "I think this one might matter," said ${helper.name}. ${refrain}`,
          `A plan needs somebody to hold down the corners, and ${helper.name} held them down. Then that was done. "And now?" said ${helper.name}. "You might see to the oddments," said ${maker.name}, not looking up. There was a small heap of them by the step. ${helper.name} put them in a row, to be fair to them all. One was ${spareWhole}. It had the look of a thing that has a place. "It hasn't," said ${maker.name}. ${refrain}`,
          `They had ${parts[0]}, ${parts[1]} and ${parts[2]}. They had a number of odd things besides, that had got in with the rest. "You can look after those," said ${maker.name}. "You'll be Keeper of the Spares." It sounded like something. ${helper.name} laid them out on the step in order of size. One of them did not look like the rest. It was ${spareWhole}. "Where does this go?" said ${helper.name}. ${maker.name} did not look round. ${refrain}`,
          `"I need ${parts[0]}," said ${maker.name}. "And ${parts[1]}. And ${parts[2]}." "What shall I do?" said ${helper.name}. There was a heap of bits that were on nobody's list. "Mind those. It's a very important job." ${helper.name} had been given important jobs before, and most of them were holding the door. But every bit was picked up, and looked at, and put in a row. The last was ${spareWhole}. "Is this meant to be out here?" ${maker.name} was busy being busy. ${refrain}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: helper, pose: 'kneel', feeling: 'curious' },
            { who: maker, pose: 'stand', feeling: 'determined' },
          ],
        },
      },
      {
        text: [
          `There is a time in any piece of work when it looks finished.${hot} "${sound}," said ${maker.name}, and stood back to be told so. And ${faults[0].clause}. It took a moment to sink in. On the other side of the ${door} somebody very nearly asked. "It may have been how we were looking at it," said ${helper.name}, loyally.`,
          `${maker.name} worked. ${helper.name} passed things, and put them away, and passed them again.${hot} "${sound}." At last there was nothing more to pass. They looked at it together. ${sentence(faults[0].clause)} There was nothing for it but to take it to pieces and see. ${why[0]} "I could have told you that," said ${maker.name}, "if anyone had asked me."`,
          `"${sound}," went the morning.${hot} By eleven it was finished, and it looked just like the plan. They both stepped back. And ${faults[0].clause}. Neither of them spoke. Outside the ${door} the noise stopped for a moment, and then went on, a little louder. "Why did it do that?" said ${helper.name}. They went over it inch by inch, and found out. ${why[0]} "I knew that," said ${maker.name}.`,
          `It went very well, right up to the end.${hot} "${sound}," said ${maker.name}. "And there. Finished." And ${faults[0].clause}. "Was that in the plan?" said ${helper.name}. It was not said unkindly. They looked for the reason, and ${helper.name} found it first. ${why[0]} "Well, obviously," said ${maker.name}, who had gone pink.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: maker, pose: 'cover', feeling: 'surprised' },
            { who: helper, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `The plan said nothing about a second time, but they had one. ${helper.name} brought ${theSpare} over, and stood where it could be seen. ${refrain} ${helper.name} moved round to the other side, and stood there with it instead. ${refrain} "I only thought," said ${helper.name}. "Well, don't," said ${maker.name}. "One of us is trying to think."`,
          `"Would you like to know what I think?" said ${helper.name}. ${maker.name} had a pencil between the teeth, and could not say no. "I think this one knows something." And there was ${theSpare}, held out to be looked at. ${maker.name} took out the pencil. ${refrain} It was said without any unkindness, as you might speak to a cupboard. ${helper.name} went on holding it out for a little, and then stopped.`,
          `They began again. That is to say, ${maker.name} began, and ${helper.name} watched. "I've been thinking about this one," said ${helper.name}, after a while. "It doesn't look like the others." ${refrain} "It's got a sort of a look. As if it belonged to something." ${refrain} And ${maker.name} said it in the voice you use for shutting a drawer.`,
          `So it all had to be done over, from the beginning. ${helper.name} kept out of the way. It was nearly noon before anybody spoke. "You know ${theSpare}?" said ${helper.name}. "I put it by itself. It looked lonely with the small ones." ${refrain} "Yes, but suppose you are wrong?" ${refrain} You could have ruled a line with the way it was said.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: helper, pose: 'reach', feeling: 'shy' },
            { who: maker, pose: 'kneel', feeling: 'angry' },
          ],
        },
      },
      {
        text: [
          `It was past one. There had been no lunch, since ${maker.name} would not stop for any. It was put together for the second time, and it was good. Then ${faults[1].clause}. "I think I know why," said ${helper.name}. "You don't know!" said ${maker.name}. "You haven't made anything! All you do is hold things!" It was out before anybody could see where it was going. It got very quiet after that, and quietest of all behind the ${door}.`,
          `The second one was better, in every way but one. It was that ${faults[1].clause}. ${maker.name} stared at it. And because it is easier to be cross with somebody than with something, ${maker.name} turned round. "It's you," said ${maker.name}. "Asking and asking. I can't think. You're not even making it. You just hold things." The last part went on hanging in the air. ${helper.name} looked at it there, and so did ${maker.name}.`,
          `This time there was nothing wrong with that part at all. Instead ${faults[1].clause}. "Oh," said ${helper.name}. "That's a pity. I wonder if..." "Don't wonder," said ${maker.name}. "You've wondered all morning. I do the making, and all you do is hold things, and you can't even do that quietly." It was louder than it needed to be. Behind the ${door} ${grownUp.name} had stopped pretending.`,
          `By two o'clock it was ready to try again. And ${faults[1].clause}. "Is it meant to?" said ${helper.name}. It was a fair question. But ${maker.name} had been asked a good many fair questions since breakfast. "Could you just be somewhere else?" said ${maker.name}. "You're not a maker. You're a holder. Anybody can hold things." There was no sound from behind the ${door} at all. Even the ${door} seemed to be looking the other way.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: maker, pose: 'shout', feeling: 'angry' },
            { who: helper, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `${helper.name} had been holding a bit of something, and put it down. It made a very small click. "All right," said ${helper.name}, and went out by the ${door}, not fast. "Good," said ${maker.name}, but it did not come out well. The next hour was a long one. ${maker.name} passed things to ${maker.name}, and put them down, and could not find them. Whoever used to do that must have done it very well.`,
          `${helper.name} did not shout. It would have been better. ${helper.name} put the spares straight, so that they all faced the same way. Then ${helper.name} went out, and shut the ${door} with great care. "Good," said ${maker.name}. "Now I can hear myself think." That lasted about four minutes. The trouble was that it was the same thought every time. It was not about the ${noun} at all.`,
          `"I see," said ${helper.name}. Nothing else. The row of spares was left on the step, very neat, and ${helper.name} was gone. ${maker.name} worked on. There was more room. There was more quiet. There was so much quiet, in fact, that it got into everything, like sand. Twice ${maker.name} said "Look at this!" and turned round, and there was nobody there to look.`,
          `So ${helper.name} was somewhere else. The ${door} shut quite softly, which is the worst way. ${maker.name} looked at the spares, all in their row, and then got on. "Now we shall see," said ${maker.name}, to nobody. Nobody answered. It is odd how much of making a thing is saying "Look." And it is odd how little good it does to say it to a wall.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: maker, pose: 'sit', feeling: 'sad' },
            { who: helper, pose: 'walk', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `The third one was worse. The fourth did not get so far. By then the sun had come round to the step. It lit up the spares, one by one, down to the end of the row. ${maker.name} looked at ${theSpare}. ${maker.name} looked at what was wrong. It was like seeing a joke a day late. ${why[1]} And in the dust beside it there was a question mark, done with one finger.`,
          `${maker.name} went and sat on the step, to be angry with the plan. There was a good view of the spares from there. They had been dusted. They had been set in order, all but one. That had a space to itself, and a small chalk question mark. "What are you looking at?" said ${maker.name}, to ${theSpare}. Then ${maker.name} did not say anything for quite a time. It had been there since breakfast, asking.`,
          `It would not come right alone. It went wrong in just the same way, twice more. There was nobody to say "Why?", and it turned out that this had been rather a useful word. So ${maker.name} said it. "Why?" Then it was easy. ${why[1]} And there, at the end of the row, was ${theSpare}. Somebody had drawn a ring round it in pencil. Beside the ring was one small question mark.`,
          `Late in the afternoon ${maker.name} went to look at the spares, for something to do. They lay in their row on the step, clean as teeth. One lay apart, with a pencil ring drawn round it, and a question mark. It was ${theSpare}. ${maker.name} sat down beside it. ${why[1]} That was all it was. And here was the very thing that would have stopped it. It had been asked about four times.`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          actors: [{ who: maker, pose: 'kneel', feeling: 'surprised' }],
        },
      },
      {
        text: [
          `${maker.name} tried it against the place, only to see. It went in as though it had been born there. One good push would do it. Then there would be a shout, and all that surprise. ${maker.name} looked up at the plan, at the BY, and at the name after it. It had never looked so short. Out came ${theSpare} again. "Do you know where ${helper.name} is?" said ${maker.name}, round the ${door}. ${Grown} pointed, and asked nothing, which must have been difficult.`,
          `It would have taken ten minutes to put in. The light was going, and supper was nearly ready. Ten minutes, and the plan would be true. BY ${maker.name.toUpperCase()}. ${maker.name} picked up ${theSpare}, and put it down, and picked it up. It weighed hardly anything. It was extraordinary how heavy it was. Then ${maker.name} opened the ${door}, and asked ${grownUp.name} a question, and went the way ${grownUp.name} pointed.`,
          `Nobody would know. That was the thought that came first, and it was quite a comfortable one. There was just time to finish it before dark. ${maker.name} could say, "I worked it out," and it would nearly be so. But there was that question mark. It was such a polite one. ${maker.name} picked up ${theSpare}, and left all the rest where it was. And ${maker.name} went out to find ${helper.name}.`,
          `Here was the answer, and it was no size at all. ${maker.name} picked up ${theSpare}. The light was going yellow. There was time to finish it, and be found standing beside it, looking modest. Then somebody would say, "All by yourself?" ${maker.name} could hear just how the "Yes" would sound. It would be a very small one, with a question mark after it. ${Grown} was just round the corner, pretending to look for something. "Which way did ${helper.name} go?" said ${maker.name}.`,
        ],
        scene: {
          setting,
          camera: 'medium',
          actors: [
            { who: maker, pose: 'think', feeling: 'worried' },
            { who: grownUp, pose: 'point', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"I've got three things to say," said ${maker.name}, to the top of a head behind the wall. "It isn't spare. You saw that, and I wouldn't look. And holding things is most of it. I've dropped nearly everything I own." The head did not move. "That's three," said ${helper.name}. "I know," said ${maker.name}. "The other one is that I'm sorry." ${helper.name} came up far enough to see what ${maker.name} was carrying. "Have you been minding it?" said ${helper.name}.`,
          `${helper.name} was sitting on the wall, holding nothing. "It wasn't spare," said ${maker.name}. It had sounded better on the way. "And I said a thing that wasn't true. You don't just hold things. Well, you do, but nobody else did. And you asked four times, and I was..." ${maker.name} looked for the word. "Busy?" said ${helper.name}. "No," said ${maker.name}. "Wrong." ${helper.name} moved up. There was room for two on that wall, if nobody minded squashing.`,
          `${helper.name} was at the far end of the garden, looking at a beetle. "I came to say," said ${maker.name}, and then did not know what. So ${maker.name} held out ${theSpare}. "You were right about this. I was loud, and you were right. I'm sorry I said that about holding things." The beetle went under a leaf. "I am quite good at it," said ${helper.name}. "Holding things." "You're the best there is," said ${maker.name}. "I looked away for one afternoon, and everything went wrong."`,
          `"I've brought it back," said ${maker.name}. ${helper.name} was on the bottom step, drawing in the dust. "It's spare," said ${helper.name}. "You said." "I said it again and again, and it wasn't true once." ${maker.name} sat down. It was a narrow step. "I said something else that wasn't true. I'd like to have it back." ${helper.name} rubbed out what was in the dust. "You can have it," said ${helper.name}. "I didn't want it." And then: "So where does it go?"`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: maker, pose: 'reach', feeling: 'sad' },
            { who: helper, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"You do it," said ${maker.name}, and held the lamp. So it was ${helper.name} who put in ${theSpare}, and neither of them breathed. It went home with a small, contented noise. "Ready!" they called, and ${grownUp.name} was there before the word was. And the ${noun} ${use}. "My goodness," said ${grownUp.name}. "Now, who..." "It's a long story," said ${maker.name}. "${helper.name} tells it best."`,
          `They did it by lamplight, and supper had to wait. ${helper.name} put in ${theSpare}, because it was only right. Then they called ${grownUp.name}, who came in with both eyes shut and had to be steered. "Now," they said. And the ${noun} ${use}. For once ${grownUp.name} could not think of anything to say, and said it for some time. "Which of you made this?" "We did," said ${maker.name}. It was quicker than the plan, and it fitted better.`,
          `It was dark by the time they had finished, and nobody's sleeves were clean. ${cap(theSpare)} went in last, and it was ${helper.name} who put it there. "You can come in!" they shouted. "I was never anywhere near," said ${grownUp.name}, much too quickly. And the ${noun} ${use}. "Oh," said ${grownUp.name}, and sat down on the parts. "Oh, I say. Who thought of that?" They pointed at each other.`,
          `It went in last of all, and it was ${helper.name} who put it there. Then they stood one on each side. "Come in!" they called. ${Grown} came in so fast that the ${door} must have been open already. And the ${noun} ${use}. ${Grown} looked, and sat down, and looked again from lower. "And which of you is the maker?" ${maker.name} had been getting ready for that question all day. "You'll have to look at both of us," said ${maker.name}.`,
        ],
        scene: {
          setting,
          time: 'night',
          camera: 'wide',
          actors: [
            { who: grownUp, pose: 'cheer', feeling: 'surprised' },
            { who: maker, pose: 'point', feeling: 'happy' },
            { who: helper, pose: 'point', feeling: 'proud' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `"There's an AND now," said ${maker.name}, coming to bed with ink on three fingers. ${helper.name} wanted to know if it was a big one. "It's the biggest word on it. It's bigger than THE." ${maker.name} waited to be asked what came after it. But ${helper.name} had gone to sleep in the middle of the question. Both hands lay open on the blanket. There was nothing left to hold.`,
          `You cannot rub out ink. The plan still said BY ${maker.name.toUpperCase()}, and that was underlined. ${helper.name} was asleep. ${maker.name} lay and thought about that line. At last there was the sound of somebody getting up, and of a pen. Now there is a very small arrow after the BY. It goes up, and round the edge of the paper, to the top. There, larger than anything, it says ${helper.name.toUpperCase()}. And under that: AND.`,
          `There was one bit left on the step that night. It was small, and bent, and did not look like anything. "That one really is spare," said ${maker.name}, from under the blanket. It was quiet for a bit. "We'll see," said ${helper.name}. ${maker.name} thought about this. But by then ${helper.name} was asleep. So ${maker.name} went and fetched it, and put it on the windowsill, to be safe.`,
          `Next time, it was agreed, there would be no plan until they had both looked at all the bits. "And nobody has to mind the spares," said ${maker.name}. "I'd keep that part," said ${helper.name}. "I liked it." They thought this over in the dark. "Then I'll do the asking," said ${maker.name}, "before, and not after." But ${helper.name} was asleep by then, and holding on to something. It was something very small and round, just in case.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [
            { who: maker, pose: 'sit', feeling: 'calm' },
            { who: helper, pose: 'sleep', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
