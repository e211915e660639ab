import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { household } from './who.ts';

const REFRAINS = [
  'Go to sleep!',
  'Now go to sleep!',
  'Time to sleep!',
  'Hush, go to sleep!',
  'Sleep now!',
  'Sleep tight now!',
  'Now you must sleep!',
  'Eyes shut, please!',
  'Close your eyes!',
  'Off to sleep!',
  'Shh, sleep now!',
] as const;
const TITLES = ['the sock thief', 'the first night', 'one old sock', 'who took my sock'];

/** The puppy steals a sock all day, and it is taken away each time. At night nothing helps but the sock. */
export const FIRST_NIGHT: EventPlot = {
  id: 'first-night',
  when: /\b(?:nights?|sleep\w*|cr(?:y|ies|ying)|bed|whin\w+|whimper\w*|lonely)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { P, K, G, p, k, g, Gcap } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(P, 'run', 'excited')],
          things: ['sock'],
        },
        `Here comes ${P.introduced}. ${p} ran and ran. ${p} took ${K.names} sock!`,
        `Here is ${P.introduced}. And what has ${p} got? It is a sock!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'happy'), seen(P, 'sit', 'happy')], things: ['sock'] },
        `"No, no!" said ${k}, and took it back. Zip! ${p} had the sock again.`,
        `"That is mine," said ${k}. ${k} took the sock. Zip! It was gone again.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(P, 'sit', 'sad')],
          things: ['basket'],
        },
        `Then it was night. ${p} had a basket. "${refrain}" said ${g}. But ${p} said, "Ooo!"`,
        `Night came. "${refrain}" said ${g}. ${p} sat in the basket. "Ooo!" said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(P, 'sit', 'sad')], things: ['blanket', 'basket'] },
        `${k} got a soft blanket. "${refrain}" It was no good. "Ooo!"`,
        `"Are you cold?" said ${k}. Here was a blanket. "${refrain}" "Ooo!" said ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'calm', 'clock'), seen(P, 'sit', 'sad')], things: ['basket'] },
        `${k} got the clock. Tick, tock. "${refrain}" It was no good. "Ooo!"`,
        `Here was a clock to say tick, tock. "${refrain}" "Ooo!" said ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'sleepy')] },
        `Nobody could sleep now. "What does ${p} want?" said ${k}.`,
        `${k} was so tired. ${Gcap} was so tired. What did ${p} want?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'sock')] },
        `${k} looked down at one foot. "The sock!" Off it came. It smelled of ${k}.`,
        `"I know!" said ${k}. ${k} took off one sock. Pooh! It smelled just like ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'kneel', 'happy')],
          things: ['sock', 'basket'],
        },
        `${p} put a nose in the sock. Sniff. No "Ooo!" now. ${p} was asleep.`,
        `Sniff, sniff, went ${p}. The sock was warm. Soon ${p} was asleep on it.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Now ${k} is asleep, too. One foot has a sock. One foot has none.`,
        `Look at ${k} in bed, asleep. There are two feet and one sock. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { P, K, G, p, k, g } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(P, 'run', 'excited')],
          things: ['sock'],
        },
        `${P.introduced} was one hour in the house. One sock was stolen. It was ${K.names}. It was still on ${K.names} foot when the stealing began. "Give it back!" said ${k}, hopping.`,
        `${P.introduced} got a basket, a bowl and a ball. ${p} did not look at them. ${p} wanted ${K.names} sock, the left one, and pulled until it came off.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'happy'), seen(P, 'sit', 'happy')], things: ['sock', 'ball'] },
        `${k} took the sock back four times. "Have the ball," said ${k}. "It's much nicer." ${p} let the ball roll by. The sock was gone again before it stopped.`,
        `"Socks are for feet," said ${k}, and put it on again. "You've got a lovely ball." It did not help. All that day ${k} had one cold foot.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(P, 'sit', 'sad')],
          things: ['basket'],
        },
        `At nine ${p} went into the basket. The sock went into the wash. "${refrain}" said ${g}, and turned out the light. It was quiet for as long as it takes to climb the stairs. Then: "Ooo!"`,
        `Bedtime came. The sock went into the wash. ${p} stayed down in the basket. "${refrain}" said ${g}. From below came a thin, sad noise. "Ooo!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(P, 'sit', 'sad')], things: ['blanket', 'basket'] },
        `"Perhaps it's cold," said ${k}. They took down the new blanket, and tucked it in on every side. "${refrain}" They got as far as the third stair. "Ooo!"`,
        `They went down with a blanket. It was new, and it smelled of shop. "${refrain}" said ${k}. Under the blanket something turned round, and round, and round. "Ooo!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'calm', 'clock'), seen(G, 'stand', 'sleepy')],
          things: ['basket'],
        },
        `"Give it a clock," said ${g}. "It ticks like a heart." So there was a clock in the basket. It went tick, tick, tick. "${refrain}" "Ooo," went ${p}, in time to it.`,
        `"I've heard that a clock helps," said ${g}. They laid it under the blanket. ${p} listened, with one ear up. "${refrain}" they said. Then the ear came down. "Ooo!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sleepy')] },
        `It was ten. It was half past. They sat on the bottom stair, side by side. "It's got everything," said ${k}. "What is it that it hasn't got?" Then ${k} looked down. One foot was bare.`,
        `They were too tired to go up again. "Blanket, basket, ball, clock," said ${g}. "Everything's new." "Yes," said ${k} slowly. "All of it's new. There was only one thing that wasn't."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'sock')] },
        `"It wasn't stealing," said ${k}. "It was collecting me!" ${k} ran to the washing basket and dug. There was the left sock, grey at the heel. It smelled of a whole day of ${k}.`,
        `${k} went to fetch it out of the wash. It was the sock of the day, and nobody could call it fresh. "This smells of me," said ${k}. "I'm all that it knows."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'happy'), seen(K, 'kneel', 'happy')], things: ['sock', 'basket'] },
        `${k} laid it down in the basket and did not say a word. ${p} put a nose right into the toe, and breathed. The tail went once. There came a sigh, much too big for anyone that small.`,
        `The sock went in beside the clock. First there was a sniff. Then ${p} pulled it close with both front paws. "Ooo," said ${p}. But it was another sort.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')], things: ['basket'] },
        `They waited on the stair with their eyes shut, and counted. At a hundred ${g} looked round the door. ${p} was asleep, with a chin on the heel. "I'd never have thought of that," said ${g}.`,
        `Nobody said go to sleep this time. It was not needed. ${p} was asleep already, and so, very nearly, was ${g}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `And if you look at the end of ${K.names} bed, there are two feet. One has a sock on. The other will be cold all night, and does not mind. ${k} is asleep.`,
        `Upstairs ${k} was asleep. One sock was on. One bare foot stuck out at the bottom of the bed.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { P, K, G, p, k, g, Gcap } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(P, 'run', 'excited')],
          things: ['sock'],
        },
        `There were to be rules for ${P.introduced}, and ${k} and ${g} had signed them beforehand. Not on the beds. Not at the table. And no stealing. ${p} had been in the house for eleven minutes when the third one was broken. It was a sock, and it was ${K.names}, and it was being worn. "That's how it starts," said ${g}. "Today it's a sock."`,
        `${k} had promised three things, in writing. The new one would sleep downstairs. It would not be fed at meals. It would not be let have other people's belongings. Then ${P.introduced} came through the door, and looked at the ball and the bowl, and went by. ${p} sat down in front of ${k}, took hold of the left sock, and pulled.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(P, 'sit', 'happy')],
          things: ['sock', 'ball'],
        },
        `${k} was firm. "Drop it," said ${k}, nine times before tea. "Here's your ball." ${p} was sorry each time, and gave it back, quite wet. A minute later there would be a cold feeling at the heel. It was never the right sock. It was never a clean one. "It's the naughtiness it likes," said ${g}.`,
        `All day there was a war about it. ${k} won every battle, and hung the sock on a nail, and put it on again, and lost it. "A ball has a squeak in it," said ${k}. "A sock hasn't got anything in it." ${p} listened politely. ${p} seemed to think that there was something in it all the same.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(P, 'sit', 'sad')],
          things: ['basket'],
        },
        `At nine ${g} took away the sock for good, and put it into the wash. ${p} went into the basket. It was a good basket, with a cushion. "${refrain}" said ${g}, and shut the door. They were halfway up when it began. It started low, and climbed, and broke at the top. It was as if somebody had been left on a railway platform. "Ooo!"`,
        `Then it was night, with the basket by the stove and a cushion in it. The sock went into the wash with the rest. "${refrain}" said ${g}. The kitchen door closed. For a little while there was nothing, and they smiled at each other. What came then was not a bark. It was one long thin thread of a noise. "Ooo!" It came up through the floor.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'worried'), seen(P, 'sit', 'sad')],
          things: ['blanket', 'clock', 'basket'],
        },
        `They did what one does. They took down a new blanket. "${refrain}" "Ooo!" They wrapped a clock in a towel, since it is meant to sound like a heart. "${refrain}" It sounded like a clock. A bottle of warm water was put in, and was sat on, and was no good either. Every time that the door was shut, it began from the beginning.`,
        `First it was a blanket, just out of its paper. "${refrain}" That was no help. Then they remembered about clocks. They found one that ticked, and tucked it under the cushion. ${p} looked at the cushion in horror, and moved to the far side. "${refrain}" said ${k}. "Ooo!" It was past ten.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'angry'), seen(G, 'stand', 'calm')] },
        `"I'll take it up to my bed," said ${k}. "Only tonight." "You signed," said ${g}. "It'd be every night. And some day you'll be away, and then what?" ${k} knew that it was true. It would have been so easy. There was the stair, and there were the two eyes. "I hate what I signed," said ${k}. "It wasn't there when I signed it." But ${k} sat down on the floor, and not on the stair.`,
        `"It could come up with me," said ${k}. "Nobody would know." "You would," said ${g}, "and you promised. It's got to be able to be by itself, or it'll never have any peace." They looked at each other, both in their dressing gowns, both quite right. ${k} had one arm round ${p} already. It took a while to unwind it. "There must be something," said ${k}, "that isn't breaking it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'think', 'sad'), seen(G, 'sit', 'sleepy')] },
        `They went through the list. "Basket, cushion, blanket, clock." ${Gcap} counted on the fingers. "All new, and all of the best." "New," said ${k}. It is a cold word, if you say it slowly. The day before, ${p} had lived in a heap of brothers. Now nothing anywhere smelled of anybody. And what, in all that house, was old, and warm, and had somebody in it? One of ${K.names} feet was bare.`,
        `"What has it got?" said ${g}, yawning. "A basket, and a cushion, a blanket, a clock. We even left the price on." "They don't smell of anyone," said ${k}. And then ${k} went quite still. A sock has nothing in it. That is what everyone would think who goes by their eyes. But suppose that you went by your nose. "It isn't naughty," said ${k}. "It's never been the sock it was after."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'sock')] },
        `${k} was in the washing up to the shoulder. There it was, under the towels, grey at the heel and stiff at the toe. It had been to school. It had been in a puddle. It was the least clean thing in the house, and nobody could have bought it anywhere. "That's me," said ${k}, holding it up. "It's been trying to keep a bit of me by it. I took it away nine times."`,
        `It was at the very bottom of the wash. It had had a long day, and you did not need to bring it near. "Phew," said ${g}. "Exactly," said ${k}. "There's nobody else it could be. It's got a whole day of me in it, with nothing left out." The war had been a mistake from the start. One side had only wanted company.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'happy'), seen(K, 'kneel', 'calm')], things: ['sock', 'basket'] },
        `${k} laid it in the basket and drew back a hand. ${p} did not snatch. A nose was put in at the top, and went down, slowly, to the toe, and stayed there. They could see the ribs go in and out. Then the whole small body let go, like a knot when you find the right thread. Nobody said anything at all.`,
        `No one told it to do anything. The sock was put down, and there was a sniff. ${p} drew it in with two paws, turned round three times, and lay down with a chin on the heel. "Ooo," said ${p}. But it came out backwards, as a sigh. Then ${k} got up, and went to the door. It was hard, and it was not. Somebody of the name of ${k} was staying.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(P, 'sleep', 'sleepy')], things: ['basket'] },
        `They stood in the dark passage and counted to two hundred. There was only the clock. When they looked, ${p} was asleep. "No stealing," said ${g}, thoughtfully. "I think that'll have to be crossed out." "It can't be stealing," said ${k}, "if I give it." And ${g} took off a slipper, and set it down next to the basket, as if by accident.`,
        `A hundred went by, and then two. ${p} was asleep, and ran a little with the back feet, and was asleep again. "You kept what you signed," said ${g}. "All of it but one." "Other people's belongings," said ${k}. "I know." ${Gcap} thought about that. "It isn't other people's," said ${g}, "if it's family."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `There is a drawer in ${K.names} room with eleven socks in it. None of them has a partner. ${k} has never asked to have them back. At that end of the bed there was one bare foot, out in the cold. It was asleep, like the rest of ${k}.`,
        `Upstairs, in a bed that nobody else was allowed on, ${k} was asleep. One foot had a sock. The other lay outside the blanket and had goose pimples on it. It belonged, in a way, to somebody who was not there. It did not mind in the least.`,
      ),
    ],
  };
}
