import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { flyerOf } from './flyer.ts';
const REFRAINS = [
  'Just one more thing!',
  'Only one more thing!',
  'One more thing!',
  'And one thing more!',
  'Just one thing more!',
  'One more little thing!',
  'Only one thing more!',
  'Now one more thing!',
  'Still one more thing!',
  'But one more thing!',
  'Then one more thing!',
] as const;
const TITLES = ['just one more thing', 'one thing less', 'how to make it fly', 'up a little bit'];

/** To make it fly, one thing after another is put on. A seed shows that it must be one thing less. */
export const LIGHTER: EventPlot = {
  id: 'lighter',
  when: /\b(?:bicycles?|bikes?|planes?|aeroplanes?|airplanes?|machines?|wings?|glider|fl(?:y|ies|ying))\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, A, B, comesToo, a, b } = going;
  const it = flyerOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had ${it.aWord}. It should fly! ${B.introduced} came to help.${comesToo}`,
          `${A.introduced} has ${it.aWord}. "It must fly!" ${B.introduced} wants to help.${comesToo}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `They made two big wings from a blanket. It did not fly. "${refrain}" said ${a}.`,
          `On went a blanket, for wings. Did it fly? No. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'blanket'), seen(B, 'stand', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `${a} put on a bell. And a basket, too! It only stood. "${refrain}"`,
          `On went a big bell. It still did not fly. "${refrain}" said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'determined')], things: ['bell', it.thing] },
      },
      {
        text: [
          `On went a chair, for ${b}. And a lamp! And a drum! "${refrain}"`,
          `Then a chair, a lamp and a drum. "${refrain}" said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['chair', it.thing],
        },
      },
      {
        text: [
          `Creak! Now it could not move at all. It was so heavy.`,
          `They pushed and pushed. It did not move. Oh, it was heavy!`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'reach', 'worried')],
          things: [it.thing],
        },
      },
      {
        text: [
          `Puff! A little seed flew by. ${b} looked. It had no bell. It had no chair.`,
          `${b} saw a seed fly by. It was so light! Up, up it went.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'look-up', 'surprised')] },
      },
      {
        text: [
          `"We put on too much," said ${b}. "Take it off!"`,
          `"It has nothing on it!" said ${b}. "Off with the drum!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: [it.thing],
        },
      },
      {
        text: [
          `Off came the drum. Off came the chair. Off came it all, but the wings.`,
          `Off, off, off! Drum, lamp, chair and bell. Only the wings stayed on.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: [it.thing] },
      },
      {
        text: [
          `The wind came. It flew! As high as the daisies. Whee!`,
          `Then came the wind. Up it went, over the grass! It flew!`,
        ],
        scene: {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `Good night, ${a}. Good night, ${b}. "One more thing," said ${a}. A kiss. Good night.`,
          `Now it is night. ${a} is asleep, and ${b}, too. One seed sits on the pillow.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, A, B, a, comesToo, b } = going;
  const it = flyerOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had ${it.aWord}, and it was a good one. It did everything but fly. "That's only because nobody has asked it to," said ${a}. ${B.introduced} held the hammer.${comesToo}`,
          `"It will fly by supper," said ${A.introduced}. In the grass stood ${it.aWord}, which had never been higher than the grass. ${B.introduced} brought nails and string.${comesToo}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `First it had to have wings. They made those from the picnic blanket and four canes. They were lovely wings. They ran down the slope with it, and up the other side. It did not fly. "${refrain}" said ${a}.`,
          `"Wings," said ${a}, and cut up nothing but an old blanket. They tied it to sticks, left and right. It flapped a bit. They ran with it to the fence and back. "${refrain}" said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'blanket'), seen(B, 'stand', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `"It needs a bell, for the corners," said ${a}. "There aren't any corners up there," said ${b}. But on it went, and a basket, and a lamp. It sat there like a hen. "${refrain}"`,
          `${a} tied on a bell, to warn the birds. Then there was the basket, for sandwiches, and a map of the sky. They ran with it again, not so fast. It would not so much as hop. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'calm')],
          things: ['bell', it.thing],
        },
      },
      {
        text: [
          `By noon it had a chair, with arms. It had a drum, an anchor and a shelf. ${a} walked round it with the hammer. "Nearly," said ${a}. "${refrain}" And on went the kitchen clock.`,
          `"People must sit," said ${a}, and up went a chair. "And they must know the time." That was the clock. There was an umbrella in case, and a bucket for the umbrella. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['chair', it.thing],
        },
      },
      {
        text: [
          `They took hold to run with it. Nobody ran. They leaned on it with all their weight. Down it went, into the lawn. "It's thinking," said ${a}. "It's sinking," said ${b}.`,
          `"Now!" said ${a}. They pushed until their faces were red. There was a crack, and the wheels of the shelf came off. It stood in a hole of its own. Nothing had ever looked less like a bird.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'reach', 'worried')],
          things: [it.thing],
        },
      },
      {
        text: [
          `${a} sat down on the anchor. "I've given it everything I've got," said ${a}, "and it won't." ${b} lay in the grass, and did not say anything. It was warm there, and things went by.`,
          `"There's nothing left to put on," said ${a}. The shed was empty, and most of the kitchen. ${b} lay on the grass, on one side, under the blanket.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `Something went by ${B.names} nose. It was a dandelion seed. It went up over the shed. ${b} looked for its bell. It had no chair, and not one shelf. It was a bit of fluff, and under the fluff was nearly nothing.`,
          `A seed came off a dandelion, and it flew. It did not run down a slope. It did not flap. ${b} looked at it hard to see how it was done. It had one small wing of fluff. That was all that it had.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'look-up', 'surprised')] },
      },
      {
        text: [
          `"${a}," said ${b}. "What do you think that weighs?" They watched it out of sight. "We've done it the wrong way round," said ${b}. "It's not one more thing that it wants. It's one less!"`,
          `"It flies because it has left everything at home!" said ${b}. "Look at ours. It couldn't fly if it was a bird!" ${a} looked at the clock, the drum and the shelf. "Which shall I take off?" "All of them."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: [it.thing],
        },
      },
      {
        text: [
          `That was hard, for each had been a good idea. Off came the clock. Off came the chair, the basket and the bell. In the end there was nothing on it but two wings of blanket.`,
          `They took it down, bit by bit. ${a} said goodbye to the umbrella. When they came to the bell, ${a} held on to it. "Just the bell?" "One less," said ${b}. So that went as well.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `Then they waited for the wind. It came over the hedge and got in under the blanket. They ran three steps, and at the fourth there was no ground. They were as high as the daisies! It was the best height there is.`,
          `"One, two," said ${a}, and the wind said three. The blanket filled. They felt the grass let go of it. They flew the whole length of the lawn, with their toes in the buttercups.`,
        ],
        scene: {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')],
          things: [it.thing],
        },
      },
      {
        text: [
          `It's in the shed now, with nothing on it. That night they were in bed by eight. "${refrain}" said ${a}, half asleep. "What?" said ${b}. But it was only good night.`,
          `At bedtime the kitchen had its clock again. ${a} lay under the blanket, which smelled of grass, and was nearly asleep. "${refrain}" said ${a}. A seed came down on the pillow. There was room for that.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, A, B, a, comesToo, b } = going;
  const it = flyerOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had the ideas. ${B.introduced} had the string. That was how it had always been. It had got them as far as the hen house roof. "This time it's going to fly," said ${a}.${comesToo} On the lawn stood ${it.aWord}. It had never given any sign of wanting to. "How?" said ${b}. "By adding things," said ${a}, and rolled up both sleeves.`,
          `It was not ${it.aWord} that anyone would have picked out. It leaned. But ${A.introduced} had lain awake with it for a week, and flown it round the church. "All it lacks is a few extras," ${a} told ${B.introduced}, who was told everything. ${b} looked it over.${comesToo} "Which?" "I'll know them when I see them," said ${a}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'calm')],
          things: [it.thing],
        },
      },
      {
        text: [
          `To be fair, the wings were right. They had a blanket, six canes and all ${B.names} string, and they sewed until it was too dark to. You could see the light through them. In the morning they ran with it, down the slope to the beans. At the very bottom it gave a sort of a lift, like somebody who is about to speak. Then it was among the beans. "You see?" said ${a}. "${refrain}"`,
          `They began with wings. It was ${b} who cut the canes, and ${b} who knew how a kite is tied. They stretched the old blanket over, and it hummed if you flicked it. They took it down the meadow at a run. There was one step, or half of one, when the grass seemed to be lower than it ought. ${b} felt it. "Again!" said ${b}. But ${a} had gone to the shed. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'blanket'), seen(B, 'stand', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `There was to be a bell, for the geese, and a lamp, for the night. There was a basket with a lid, a map of the clouds and something to fish with. ${a} screwed them on, whistling. "Do we need the bell?" said ${b}. "Do you want to hit a goose?" They ran with it after lunch. It did not speak at all this time. "${refrain}" said ${a}, and went to look for the drum.`,
          `"It wants steering," said ${a}, and put on a wheel from a pram. It wanted a horn, and a place for the maps. "I thought that it nearly went, this morning," said ${b}. "Nearly," said ${a}, with a mouth full of nails. "That shows how close we are." They ran with it at three. It had a rattle now, and it left a groove. "${refrain}" said ${a}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'worried')],
          things: ['bell', it.thing],
        },
      },
      {
        text: [
          `By the second evening there was a chair with arms, and by the third there was a stove. ${b} held things up while ${a} tied them on. ${B.names} arms ached. "You never say if you like it," said ${a}. "I liked it on Monday," said ${b}. "Monday! It had nothing on it, on Monday. ${refrain}" That was the anchor. It's so you can stop, ${a} said. You have to be able to stop.`,
          `You would not have believed what there was room for. There was the armchair, a hat stand, a shelf of the better books. ${a} had not slept. "It's got to be perfect," said ${a}, "before we try it again." "It might fly," said ${b}, "if it was just a bit worse." "Who's building this?" said ${a}. ${b} had thought that they both were. "${refrain}" cried ${a}, and came out of the house with the clock.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['chair', it.thing],
        },
      },
      {
        text: [
          `On the Thursday they took hold of it. "One, two, three!" It went down. You could watch it go, quite slowly, like a cow into a pond. When it had stopped, there was as much of it below the lawn as above. "You aren't pushing," said ${a}. ${b} let go. There were red lines over both palms. "No," said ${b}. "I'm not," and went off along the hedge, and did not look back.`,
          `They leaned on it till they saw stars. There was a groan, and the shelf came off, and then what the shelf had been holding up. ${it.Word} had sunk in to the axles. "It only needs one," began ${a}. "Don't say it," said ${b}. It was the first time that ${b} had ever told ${a} to stop. "I'm tired of things. You take my string. I'm going for a walk."`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')], things: [it.thing] },
      },
      {
        text: [
          `${a} sat in the armchair, in the middle of the wreck. It was very comfortable. There was a lamp to read by, and a bell to ring, but no one would have come. It had everything. ${a} looked at it from end to end, and tried to find the part that flew. It had been there on Monday. There had been two of them, then, and a blanket.`,
          `So there was nobody to hold up the other end. ${a} put on one more thing, but it was only a spoon, and it fell off. It's no fun to have an idea if there is no one to say "How?" ${a} climbed into the chair, and saw what a lot of it there was. You could scarcely see the wings. ${b} had sewn those. There was a bit of red in one corner where ${b} had pricked a finger, and not mentioned it.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `Up in the meadow ${b} lay down flat. The dandelions had gone to clocks. There was hardly a breath, but every now and then one of them let go. It did not run. It did not ring a bell. ${b} caught one, and laid it on a palm, and could not feel it there at all. It had a tuft, and a stalk, and one brown seed as small as a comma. Everything else it had left behind. ${b} sat up.`,
          `${b} got as far as the dandelions, and was too cross to go round them. They went up in a cloud. ${b} stood still, in the middle of that, and watched them, each under its own bit of fluff. They were over the hedge. They were over the barn! What was it that they had got? ${b} looked for a long time before seeing that it was the wrong question. It was what they hadn't.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'look-up', 'surprised')] },
      },
      {
        text: [
          `${b} came back down the hill at a run. "Hold out your hand," said ${b}. "What is it?" "It's something that flies." ${a} looked. ${a} turned it over, and looked for the extras. "There's nothing there," said ${a}. "No," said ${b}. "You gave ours everything. I know you did. It's got so much that it can't get up." ${a} was silent. "Monday," ${a} said at last. "It nearly went, on Monday." "It wasn't one thing short," said ${b}. "It was one thing over."`,
          `"I'm sorry," they both said, and that was out of the way. "It isn't that your things are bad," said ${b}. "They're good. It's just that they are all things. Look." A seed was crossing the lawn, at about the height of a hat. It went over the stove, the clock and the anchor, and was not even breathing hard. ${a} watched it out of sight. Then ${a} got up out of the armchair, and picked up the spanner. "Which first?" "You choose," said ${b}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')],
          things: [it.thing],
        },
      },
      {
        text: [
          `It took all Friday. You'd think that taking off would be quicker. But each had been somebody's idea. The anchor went, and the stove. ${a} unscrewed the lamp, and wrapped it up. At the end there was the bell. "The geese," said ${a}. ${b} did not say a word. ${a} rang it, once, and put it down in the grass. "One less," said ${a}. Then it was only what it had been, and light came through it.`,
          `Out came the clock, the drum, the hat stand and the stove. The lawn looked like a sale. ${a} did most of it, as it was ${a} who had done it up. When they'd got back as far as the wings, ${b} said stop. "There's still me," said ${a}. "I'm heavier than the bell. You go. You felt it lift." ${b} looked at the two of them, and at the wings. "We'll both hold on," said ${b}. "We'll eat less cake."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'happy')],
          things: [it.thing],
        },
      },
      {
        text: [
          `In the afternoon a wind got up behind the barn. They did not say anything. They ran. There was the place where it had given a lift, and there was the lift. There was no bump after it. The grass went by beneath, and the noise of it had stopped. They were as high as a thistle. They went on being as high as a thistle, over the whole of the meadow. Somebody was laughing, and it was both.`,
          `They took it to the top, as light as a tray. "Now," said ${b}, who could feel the wind on one ear. Eleven steps, and the twelfth was not there. Nothing rattled. Nothing rang. It went down the hill a foot from the ground, and the dandelions bent and let go. Four geese went by, rather higher. "We ought to have," began ${a}, and stopped, and grinned. It did not matter. They had seen the geese.`,
        ],
        scene: {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')],
          things: [it.thing],
        },
      },
      {
        text: [
          `It hangs in the shed, and there isn't a thing on it but a bit of red, in one corner. At night ${a} still lies awake. "${b}," said ${a} in the dark. "You know what it needs?" "Nothing," said ${b}, firmly. "That's right," said ${a}, and gave a sigh like somebody who has put down a suitcase. After that they were both asleep.`,
          `The kitchen has its clock, and the geese look out for themselves. On the sill by the bed is a matchbox, with nothing in it but one seed. It's ${A.names} best idea so far. "${refrain}" said ${a}, the last thing at night. "Thank you for the string." ${b} had gone to sleep by then, with one hand open.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}
