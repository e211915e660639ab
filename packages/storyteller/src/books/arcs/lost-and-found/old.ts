import type { Told } from '../../arc.ts';
import { cap, introducing, titled } from '../wording.ts';
import type { LostAndFound } from './arc.ts';

/**
 * There is a Show of Best Things at four, and the best thing is out on loan. To leave it where it is needed costs the
 * owner the show; the empty place on the table turns out to be what everybody wants to ask about.
 */
export function old(bound: LostAndFound): Told {
  const { chance, borrower, borrowed, noun, aNoun, lent, look, shown, spots } = bound;
  const refrain = chance.pick(
    '"Think back."',
    '"Where had you got to?"',
    '"Begin with yesterday."',
    '"Go back a bit."',
    '"And what was before that?"',
    '"Try it backwards."',
    '"When was it last there?"',
  );
  const { owner, searcher, grownUp } = bound.long;
  const stay = owner.isChild ? '' : `${owner.introduced} had come to stay, and had brought only one thing.`;
  const rival = chance.pick<readonly [string, string]>(
    ['a stuffed pike in a case', 'the stuffed pike'],
    ['a potato that looked like the mayor', 'the potato'],
    ['a clock that had been right since 1911', 'the clock'],
    ['a marrow the size of a small uncle', 'the marrow'],
    ['a ship in a bottle, with real rope', 'the ship in the bottle'],
    ['a hat that an admiral had sat on', 'the hat'],
    ['a stone that was really a tooth', 'the stone'],
  );
  const saw = chance.pick(
    'a beetle with a green back',
    'a snail going up a stalk',
    'an ant with a crumb three times its size',
    'a bee asleep in a flower',
    'a caterpillar in two minds',
    'a spider doing its mending',
  );
  const until = chance.pick(
    'till the sun is off the hedge',
    'till evening, at the very least',
    'till the wind goes round',
    'till the last of the washing is in',
    'till it stops being so hot',
    'till everybody is awake',
  );
  return {
    title: titled(
      chance.pick(
        'On Loan',
        `The Show of Best Things`,
        `Where the ${noun} Was at Four`,
        'The Best Thing but One',
        'An Empty Place on the Table',
        'Put Down Directly',
        `${owner.name} Tells the Judge`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `${stay} There was a form to fill in for the Show of Best Things, which was at four, in the hall. OWNER, it said. THING. WHY. The first was easy, and so was the second: it was ${aNoun}${lent}. WHY took all evening. "You could put that it's nice," said ${grownUp.name}. "They'll see that for themselves," said ${owner.name}, and left it blank.`,
          `${stay} There was to be a Show of Best Things in the hall, at four o'clock. You could bring anything, so long as it was the best you had. ${owner.name} did not have to think. ${owner.name} had ${aNoun}${lent}. It was ${look}. "What will you say about it?" asked ${grownUp.name}. "I shan't say anything," said ${owner.name}. "I'll just put it down, and they'll see."`,
          `${stay} Every year the hall put on a Show of Best Things. It began at four, and there were labels, and a long white table. Somebody always brought ${rival[0]}. "This year," said ${owner.name}, "they are going to see something." It was ${aNoun}${lent}. You would not have thought it much, unless it was yours.`,
          `${stay} There was a notice on the door of the hall. SHOW OF BEST THINGS, it said. AT FOUR. ONE EACH. Some people were going to have to choose. Last year somebody had brought ${rival[0]}, and it was still talked about. ${owner.name} had ${aNoun}${lent}. "They may have to shut early," said ${owner.name}, "once they've seen it."`,
        ],
        scene: {
          setting: 'living-room',
          actors: [
            { who: owner, pose: 'dance', feeling: 'proud' },
            { who: grownUp, pose: 'stand', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: introducing(searcher, [
          `${searcher.name} came at eight, to help carry. There was nothing to carry. The ${noun} had gone from where it lived, and had left no word. There was ${borrowed.clue}, and ${owner.name} flicked that away. ${refrain} "People only say that who haven't lost anything," said ${owner.name}. They began with the bed, and took it all to pieces.`,
          `So it was a bad morning for it to be gone. ${owner.name} looked in the place where it lived. Then ${owner.name} looked there again, more slowly, as if the ${noun} might be shy. There was nothing in it but ${borrowed.clue}. ${owner.name} flicked it away. You do not know, at the start, which things matter. "It can't have walked," said ${searcher.name}, coming in. ${refrain} "I am thinking," said ${owner.name}. "It's all going forwards."`,
          `On the morning of the show, the ${noun} was not in its place. It was not beside its place, either. There was just ${borrowed.clue}, lying there as if it had every right. ${owner.name} flicked it away and went to find ${searcher.name}. "Gone?" said ${searcher.name}. ${refrain} "There is no back," said ${owner.name}. "I had it, and then I didn't. There wasn't any part between."`,
          `It began at seven, with somebody reaching out from under a blanket. The place where the ${noun} lived was patted, all over, and then all round. Then ${owner.name} sat up. There was ${borrowed.clue}, and that was all. ${owner.name} flicked it away. "What have you lost?" said ${searcher.name}, at the door. "I haven't lost it. It just isn't anywhere." ${refrain} "That's no help," said ${owner.name}. It was, but not until later.`,
        ]),
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [
            { who: owner, pose: 'think', feeling: 'worried' },
            { who: searcher, pose: 'stand', feeling: 'curious' },
          ],
          things: [borrowed.clueThing],
        },
      },
      {
        text: [
          `There are two ways to look for a thing, and they did both. ${searcher.name} looked where it might be. ${owner.name} looked where it could not possibly be, in case it was being clever. Somebody looked ${spots[0].where}, and found ${spots[0].found}. Somebody looked ${spots[1].where}, and found ${spots[1].found}. At eleven they changed over, and found the same things again.`,
          `"We'll do it in order," said ${searcher.name}, who had drawn a plan. First they looked ${spots[0].where}, and there was ${spots[0].found}. Cross. Then they looked ${spots[1].where}, and there was ${spots[1].found}. Cross. "We're getting on," said ${searcher.name}. By noon the plan was nearly all crosses. It was a good plan. ${owner.name} could see at a glance how many places there are for a thing not to be.`,
          `They looked ${spots[0].where}, and found ${spots[0].found}. They looked ${spots[1].where}, and found ${spots[1].found}. "People say it's always in the last place you look," said ${searcher.name}. "Well, of course it is," said ${owner.name}. "Who'd go on looking after that?" It was the nearest either of them came to a joke all day. By noon they had made the house a great deal worse.`,
          `They began ${spots[0].where}. There they found ${spots[0].found}. They went on ${spots[1].where}. There they found ${spots[1].found}. "You're getting slower," said ${searcher.name}. "I'm looking harder," said ${owner.name}. But it was not that. Every place they crossed off left fewer places. And there is one at the end of the list that nobody likes to come to.`,
        ],
        scene: {
          setting: spots[1].setting,
          camera: 'medium',
          actors: [
            { who: owner, pose: 'kneel', feeling: 'determined' },
            { who: searcher, pose: 'reach', feeling: 'worried' },
          ],
          things: spots[1].shown,
        },
      },
      {
        text: [
          `${refrain} ${searcher.name} had said it so often that it had stopped meaning anything. Then all at once it meant the garden. It had been five o'clock, or so, and warm. There was ${saw}. ${owner.name} had got down flat to see it, and had put the ${noun} to one side, safely. That was the word that hurt. It had been put so safely to one side that it was there yet.`,
          `${owner.name} sat on the step with the label, which was already written. THE BEST THING, it said, and then the name. ${refrain} This time ${owner.name} tried it properly, with both eyes shut, and went backwards. Bed. Supper. The garden. There had been ${saw}. It had needed watching. And something had been put down on the grass, just for a second, to see the better. "Oh, no," said ${owner.name}.`,
          `It was one o'clock, and then it was two. "You had it at breakfast yesterday," said ${searcher.name}. "There was jam on it." ${refrain} ${owner.name} went back through yesterday like somebody going through pockets. There was lunch. There was the long grass, and ${saw}. You cannot watch a thing like that with only half of you. So the ${noun} had been put down, for only a second, and the second was not over yet.`,
          `The clock went round, as it does when nobody wants it to. ${refrain} "I'm tired of going back," said ${owner.name}. "Then come forwards," said ${searcher.name}, "from yesterday." So ${owner.name} did. There was the gate. There was the long grass. There was ${saw}, and there was no leaving that. The ${noun} had been put down, to be picked up directly. It is a very long word, directly. "It's still out there," said ${owner.name}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [
            { who: owner, pose: 'cover', feeling: 'sad' },
            { who: searcher, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `They got to the place. It was certainly the place. The grass was still flat where somebody had lain on it. There was no ${noun}. There was ${borrowed.clue}. "That's what I had by my bed," said ${owner.name}. "It can't be," said ${searcher.name}. "There's one there, too. And there." Someone had gone by in a hurry, dropping them, and the two of them went after whoever it was.`,
          `It ought to have been by the third dandelion. ${owner.name} counted twice. By the third dandelion lay ${borrowed.clue}. By the fifth lay another. It was ${searcher.name} who said it. "Wasn't there one of those this morning?" ${owner.name} thought of it, in among the dust. It is a hard thing to have had a letter and not opened it. They ran.`,
          `They ran. There was nothing on the grass but ${borrowed.clue}. A yard further on there was another. ${owner.name} stopped so fast that ${searcher.name} ran into the back. "I've seen one of those." "Where?" "Where it wasn't!" They followed the trail down past the beans, bent double, and neither of them said a word about the time.`,
          `The long grass had a dent in it, the very shape of ${aNoun}. That was all. In the dent lay ${borrowed.clue}. ${owner.name} picked it up. It was the second one that day, and the first had been flicked away like nothing. "Somebody came in to look for whoever had lost it," said ${searcher.name}, "and left that." "And I never even read it," said ${owner.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: owner, pose: 'run', feeling: 'excited' },
            { who: searcher, pose: 'run', feeling: 'surprised' },
          ],
          things: [borrowed.clueThing],
        },
      },
      {
        text: [
          `It was not even hidden. It was in the middle of everything, by the far hedge, being ${borrowed.use}. And somebody was seeing to it. "Good afternoon," said ${borrower.introduced}. "Are you from the owner? I've kept it dry." "I am the owner," said ${owner.name}. "Ah," said ${borrower.name}, and it was some time before the rest came. "Then you won't want to wait. It can't be moved, you see. Not ${until}."`,
          `"Wipe your feet," said a voice under the hedge, and there was ${borrower.introduced}. There was the ${noun}, too, in a new position. It was ${borrowed.use}, and anyone could see how badly one had been wanted there. "There's a show at four," said ${owner.name}. "I've come to fetch that." ${borrower.name} did not argue. "I don't see how it's to be done," said ${borrower.name}, looking at it all. "Not ${until}."`,
          `And there it was, under the far hedge, and it was not alone. "Quietly, please," said somebody. It was ${borrower.introduced}, and the ${noun} was being ${borrowed.use}. "I did ask," said ${borrower.name}. "I went round all the houses. Nobody seemed to have lost it." "I have," said ${owner.name}. "It's mine. It's wanted at four." ${borrower.name} looked at the ${noun}, and at what depended on it. "It can't be moved, you see," said ${borrower.name}. "Not ${until}."`,
          `The trail ended at the hedge. ${borrower.introduced} looked out, with one finger up, or what would have been a finger. "Shh. You'll have everything over." And behind, in the shadow, was the ${noun}. It was being ${borrowed.use}, and very well it did it. "That's mine," said ${owner.name}. "I was so afraid it would be somebody's," said ${borrower.name}. "Must you have it now? Only it mustn't be shifted, you know. Not ${until}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: borrower, pose: 'stand', feeling: 'worried' },
            { who: owner, pose: 'stand', feeling: 'surprised' },
            { who: searcher, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `${searcher.name} looked at the sun, and did not say what time it was. ${owner.name} had hold of the ${noun} by one end. It was as warm as it was at night. On the other side of it ${borrower.name} had begun, very quietly, to pack. Nobody packs like that who has anywhere to go. "Stop," said ${owner.name}. "You can have it till this evening. I'll go and be the one with nothing."`,
          `It was twenty past three. It would have been easy to take. It was not even stealing, since it was ${owner.names}. ${owner.name} got as far as bending down. Then ${owner.name} saw how carefully it had all been tucked in. It was the way you do it when you mean to give a thing back. "I'll bring you something better," said ${owner.name}. "But that will take till evening, won't it?" said ${searcher.name}. Neither of them looked at a clock. There was no need to.`,
          `You could hear the band tuning up in the hall. "Take it," said ${borrower.name}. "Fair's fair." And then, because ${borrower.name} was honest: "I don't know what we'll do." That was the trouble. If only ${borrower.name} had been rude! ${owner.name} stood there, wanting it so hard that you could very nearly hear it. "Keep it till this evening," said ${owner.name}. It did not come out at all nobly. It came out cross.`,
          `There was half an hour left. Nobody would have said a word. That was the worst of it: ${borrower.name} had even begun to make room. "I shouldn't like you to be late," said ${borrower.name}. ${owner.name} looked at the ${noun}. It had never been of any use before. It had only been the best. Now it was ${borrowed.use}, and it did look well. "Leave it," said ${owner.name}. "Till evening. I'll manage." It was not at all clear how.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: owner, pose: 'think', feeling: 'sad' },
            { who: borrower, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `You had to stand behind your thing. That was the rule. So ${owner.name} stood. To the left was ${rival[0]}. To the right was a shell that said the sea. In the middle was some tablecloth. The judge came along with a pencil, writing, and stopped. "I don't seem to see it," said the judge. "No," said ${owner.name}. "It's at work." "I beg your pardon?" "It's out on loan."`,
          `At four o'clock there was a great deal on the long white table. There was ${rival[0]}. There was a tooth in a matchbox, and a cup with no handle that had been to sea. And there was one place with nothing in it at all but a label. ${owner.name} stood behind it, very straight. "And what have we here?" said the judge. "It's on loan," said ${owner.name}. "Dear me," said the judge. "To whom?"`,
          `${owner.name} went to the show. It would have been easier not to. There was a place on the table, next to ${rival[0]}. An empty place looks worse if nobody stands by it. ${owner.name} had turned the label over and written two words on the back. The judge put on a second pair of glasses. "On loan," the judge read. "To whom, may one ask?"`,
          `The hall smelled of floor polish and best things. There was ${rival[0]}, in the middle, with a crowd round it. Further along there was a gap, with a label and no thing. ${owner.name} stood behind the gap. People slowed down when they came to it, and looked underneath. "Have you dropped it?" said the judge, kindly. "No," said ${owner.name}. "I've lent it." "On the day of the show! And to whom?"`,
        ],
        scene: {
          setting: 'stage',
          camera: 'wide',
          actors: [{ who: owner, pose: 'stand', feeling: 'worried' }],
        },
      },
      {
        text: [
          `It took four minutes to tell, and ${owner.name} looked at the tablecloth for three of them. It had ${borrower.introduced} in it, and the hedge, and why you do not move such a thing. Then it was over, and nobody clapped. They were putting on their coats. "Which hedge?" said the judge. So the best things were left alone in the hall, with ${rival[1]} in charge. Everyone else went down the garden on tiptoe, to see one that was busy.`,
          `So ${owner.name} told them. It was not meant to be a speech. It had ${borrower.name} in it, and the grass, and what the ${noun} was being at that minute. When it was over, nobody was looking at ${rival[1]}. "Is it still there?" said a voice at the back. "Could one see it?" said the judge. "If one went quietly?" They went in single file, forty of them, on the sides of their shoes. It is not often that a whole hall tiptoes.`,
          `"To ${borrower.introduced}," said ${owner.name}. "It's being ${borrowed.use}. It can't be moved, so I said it could stay. It was mostly my own fault." There was a silence. You could hear ${rival[1]}, not mattering. Then somebody asked how far it was, and somebody asked if there was a good view. At half past four the Show of Best Things went down the road and past the beans, holding its breath.`,
          `${owner.name} took a breath. Then it all came out: ${borrower.name}, and the hedge, and the thing the ${noun} was being. Somebody laughed, but nicely. Somebody else said, "I'd sooner see that than ${rival[1]}." When it was over, the judge shut the book of marks. "We had better go and judge it, then," said the judge, "where it is." So they did. The whole hall went, with hats in hands, down past the beans.`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: owner, pose: 'point', feeling: 'shy' },
            { who: borrower, pose: 'look-up', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `When the last of the visitors had gone, it was cool, and things could be shifted. ${owner.name} had been all over the house for this, and it was ${borrowed.swap}. ${borrower.name} went round it twice. "For me? Till when?" "It isn't a loan," said ${owner.name}. So they changed over, a corner at a time, and ${searcher.name} held whatever needed holding. The ${noun} came away with a dent in it. It was a good dent, and well worn in.`,
          `They all looked, and went away whispering. Then ${owner.name} and ${searcher.name} came back with ${borrowed.swap}. What ${borrower.name} needed, after all, was ${borrowed.need}. They moved everything across, a bit at a time, in the last of the light. "${borrowed.better}" said ${borrower.name}, from inside it. "Did yours win?" "It wasn't there," said ${owner.name}. "${cap(rival[1])} won." "It must be something," said ${borrower.name}, with respect, "to beat this."`,
          `Towards evening it could be moved at last. ${searcher.name} had thought of ${borrowed.swap}. What ${borrower.name} needed, after all, was ${borrowed.need}. "${borrowed.better}" said ${borrower.name}, trying it from all sides. Then, more slowly: "They came a long way to see yours." "They came to see you using it," said ${owner.name}. Then ${owner.name} had it back, for the first time all day. It felt the same as ever, and a bit warmer.`,
          `They stayed till the light was nearly gone. Then ${searcher.name} came up the garden with ${borrowed.swap}, walking carefully. What ${borrower.name} had needed was ${borrowed.need}, and here it was. "${borrowed.better}" said ${borrower.name}. The ${noun} came back quite warm. "I am sorry about your show." ${owner.name} had forgotten about the show. "${cap(rival[1])} won," said ${owner.name}. "It always does. It never goes anywhere."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: borrower, pose: 'cheer', feeling: 'happy' },
            { who: owner, pose: 'reach', feeling: 'happy' },
            { who: searcher, pose: 'kneel', feeling: 'happy' },
          ],
          things: [borrowed.swapThing],
        },
      },
      {
        text: [
          `Somebody else had won, as somebody else generally does. But there was a card against the lamp that said HIGHLY UNUSUAL, in the judge's own pencil. Under the covers was the ${noun}, having a rest. ${owner.name} was nearly asleep, and not thinking about shows at all. Then something was put down, very softly, just outside the door. It was ${borrowed.clue}.`,
          `That night the ${noun} was back in its place. It smelled of hedge. Beside it stood the label, with the new side out: ON LOAN. "You can take that down now," said ${grownUp.name}. ${owner.name} thought about it. "No," said ${owner.name}, half asleep. "It might want to go again." And in the morning, there, where it could not be missed, would be ${borrowed.clue}. But that was still out in the dark, and on its way.`,
          `There was no prize. There was the ${noun}, with a bit of hedge on one side, and ${owner.name} nearly asleep. By the window, where somebody must have climbed up specially, lay ${borrowed.clue}. ${owner.name} did not flick it away. It was put on the shelf, in the very middle, with a label that took some time to write. It said: THE BEST THING BUT ONE.`,
          `"Was it a good show?" said ${grownUp.name}, with one hand on the lamp. "I didn't see much of it," said ${owner.name}, half asleep. "I was in it." The ${noun} lay where it always lay. For most of a day it had been ${borrowed.use}. It looked as if it knew. On the windowsill, quite by itself, was ${borrowed.clue}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [{ who: owner, pose: 'sleep', feeling: 'calm' }],
          things: shown,
        },
      },
    ],
  };
}
