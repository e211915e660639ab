import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Stop!',
  'Stop, please stop!',
  'Not that, please!',
  'Wait, not that one!',
  'Oh, not that one!',
  'Please, not that one!',
  'Give him back!',
  'Stop the lorry!',
  'Please, please stop!',
  'Leave that one!',
  'Stop, not that one!',
] as const;
const TITLES = [
  'not that one',
  'the bear in the blue bin',
  'the wrong way round',
  'stop, said everybody',
  'teddy and the bin lorry',
];

/** The bear is asleep in the paper bin, and waving only gets waves. But bins that stand the wrong way round are left. */
export const THROWN: EventPlot = {
  id: 'thrown',
  when: /\b(?:throw\w*|thrown|threw|teddy|teddies|bear|toys?|mistake|accident\w*|rescu\w*|sav(?:e|es|ed|ing)|lost|nearly)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['teddy', 'box'],
        },
        `${A.introduced} had an old box. Teddy sat in it. "It is his house." ${B.introduced} liked it.`,
        `Teddy had a house. It was an old box. ${A.introduced} made it. ${B.introduced} looked in.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'curious')] },
        `${Gcap} put out the bin. "This way round," said ${g}. "Or they will not take it."`,
        `It was bin day. ${Gcap} turned the bin. "They leave it if it stands wrong."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['box'] },
        `In went the paper. In went an old box.${comesToo} Rrrum! Here came the bin lorry.`,
        `Paper went in. A box went in, too.${comesToo} Then they heard the bin lorry. Rrrum!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'scared')] },
        `"Where is Teddy?" said ${a}. "Oh no! He was in the box! ${refrain}"`,
        `${a} looked round. No Teddy! He was in the box. The box was in the bin. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')], things: ['lorry'] },
        `The lorry was too loud. Rrrum! "${refrain}" It did not hear.`,
        `They all shouted. "${refrain}" But the lorry said RRRUM.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'worried'), seen(B, 'wave', 'worried')], things: ['lorry'] },
        `They waved. The driver waved back! The lorry came on. "${refrain}"`,
        `So they waved and waved. Toot! The driver waved, too. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')] },
        `${k} took hold of the bin. ${k} turned it round. Now it stood the wrong way!`,
        `"I know!" said ${k}. Push! Round went the bin. Now it was the wrong way round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'worried')], things: ['lorry'] },
        `A man came for the bin. He looked at it. "Wrong way. This one stays here."`,
        `Down got a man in a yellow coat. "This bin is wrong. We will leave it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'teddy')] },
        `Off went the lorry. Out came the box. Out came Teddy! He was nearly thrown away!`,
        `Then the lorry was gone. There was Teddy! Nobody had thrown him away.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['teddy'],
        },
        `Teddy sleeps in the bed now. He lies the wrong way round. He stays here.`,
        `Now ${a} is in bed, asleep. Teddy lies the wrong way round. So he will stay.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['teddy', 'box'],
        },
        `${A.introduced} and ${B.introduced} made Teddy a house. It was a cardboard box with a door in it. He liked it so much that he went to sleep inside. "Don't wake him," said ${a}.`,
        `Teddy had moved house. He lived in a cardboard box now, with a window. ${A.introduced} had cut it, with help. ${B.introduced} had put in a sock for a bed. You could not see him unless you looked in.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'curious')] },
        `It was bin day. ${Gcap} wheeled out the blue bin, for paper. "Handles to the house," said ${g}. "Last week I put it the wrong way round, and they left it standing."`,
        `On bin day the blue bin goes out, the one for cardboard. "It has to face the street," said ${g}. "If it's the wrong way round, they don't take it. That's the rule."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['box'] },
        `They helped.${comesToo} In went the newspapers. In went an egg box, and a big box, and a flat box. Clack, went the lid. Up the street something began to rumble.`,
        `Everybody carried something.${comesToo} There was a pile of cardboard in the hall, and soon there was none. The lid went clack. And rrrum, said the bin lorry, round the corner.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'scared'), seen(B, 'stand', 'surprised')] },
        `"I'll just say good morning to Teddy," said ${a}. There was no house on the carpet. There was a square where it had been. "He's in the blue bin!" cried ${a}. "${refrain}"`,
        `"Which big box was that?" said ${b}. They looked at each other. They ran to look in the living room. They ran out again, twice as fast. "It was his house! ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')], things: ['lorry'] },
        `The lorry was three gates away. They shouted as loud as they could. "${refrain}" But a bin lorry chews all day with its mouth open. It cannot hear a thing.`,
        `Here it came, gate by gate. "${refrain}" they shouted, all together. RRRUM, said the lorry. CRUNCH, it said. It was like shouting at the sea.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'worried'), seen(B, 'wave', 'worried')], things: ['lorry'] },
        `"Wave!" said ${b}. They waved with both arms. Up in the window, the driver smiled and waved back. Everybody waves at a bin lorry. It came on to the next gate. "${refrain}"`,
        `So they jumped up and down and waved. The men on the back were pleased. They all waved too, and one blew a kiss. Nobody stopped. It was two gates away. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'determined')] },
        `${k} could not reach into the bin. It was too deep. ${k} could not pull it away. It was too full. "What makes them stop?" said ${k}. "What makes them leave it?"`,
        `The bin was too deep to climb and too heavy to drag. ${k} looked at the handles, and thought. They pointed to the house, as they should. "As they should!" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'excited'), seen(A, 'reach', 'determined')] },
        `You cannot pull a full bin, but you can turn it. ${k} got hold of the edge and walked it round. Grind, grind. Now the handles stuck out at the street. It was quite, quite wrong.`,
        `"Turn it round!" said ${k}. They leaned on one corner, all of them, and it began to go. A bit more. A bit more. It stood with its back to the road like somebody in a sulk.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'surprised')], things: ['lorry'] },
        `A man in yellow jumped down. He put out his hand for the handles. They were not there. "Wrong way round," he said. "Sorry, this one stays." And he went to the next gate.`,
        `Two yellow gloves came through the gate, and stopped. "Facing the wrong way," said the man. "We can't take that." He shook his head at ${g}, and the lorry rolled by.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'teddy'), seen(B, 'cheer', 'happy')], things: ['box'] },
        `They tipped the bin over on the path. Out slid the papers. Out slid a house, and in the house lay Teddy, fast asleep. He was nearly thrown away, and he had not heard a thing.`,
        `They let the bin down on its side, and ${a} crawled in. There was the big box. There was the sock. "He was nearly thrown away, and he never woke up," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['teddy'],
        },
        `That night ${a} was asleep, and so was Teddy. He lay with his feet on the pillow and his nose to the wall. He was the wrong way round. Nobody was going to take that bear.`,
        `At bedtime ${a} turned Teddy round, with his back to the door. "Now they'll leave you," said ${a}. Soon both of them were asleep.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(B, 'sit', 'sad')],
          things: ['teddy', 'box'],
        },
        `${A.introduced} was getting too big for Teddy, and had said so on Sunday. He was put into a cardboard box. "It's not for ever," said ${a}. "It's so that he's tidy." ${B.introduced} cut a window in the side. "What's that for?" "So that he can see out," said ${b}. ${a} said that he was stuffed with sawdust. But the window stayed.`,
        `On Sunday there had been a clearing-up. ${A.introduced} found that a bear on the bed looked babyish. So Teddy went into a cardboard box in the corner. "He'll be fine in there," said ${a}. "He won't see anything," said ${B.introduced}. "He's got buttons for eyes!" All the same, ${b} got the scissors that are round at the ends, and made him a window.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'curious')] },
        `Thursday was blue bin day, for paper and card. There are rules about it, and ${g} read them from the lid. "Lid down. Nothing beside. Handles to the house. BINS THE WRONG WAY ROUND WILL NOT BE EMPTIED." "What, never?" said ${k}. "Never," said ${g}. "I did it once. It stood there for a fortnight like a reproach."`,
        `There was a label on the blue bin, and on bin day it was the first thing you saw. ${k} read it out. "Handles must point to the house. Bins that face the wrong way will be left." "They mean it too," said ${g}. "They go entirely by the handles. You could put a crown in it. If the handles were wrong, they'd walk past."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['box'] },
        `Everyone lent a hand that morning.${comesToo} There was a week of newspapers. There was all the cardboard from the hall, and somebody had been into the living room as well. They folded what would fold. What would not fold they pushed. The lid came down. Far off, at the corner, the bin lorry cleared its throat.`,
        `They made a chain down the path.${comesToo} Papers went from hand to hand, and egg boxes, and flat boxes, and one that was not flat. ${Gcap} was in a hurry, and so they all were. Clack, said the lid. It was just in time. The windows had started to tremble, as they do when the bin lorry is two streets away.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared'), seen(B, 'stand', 'worried')] },
        `"One of them had a hole in the side," said ${b}, slowly. "A square one. Like a window." For a moment ${a} did not understand. Then something dropped, in the middle, like a stone down a well. It was quite surprising, how far it went. "He's in there," said ${a}. "I didn't even look. ${refrain}"`,
        `${b} had gone in, and came out again quite white. "The corner's empty," said ${b}. ${a} began to say that it did not matter. That was what you would say about a bear that you had grown out of. But it would not come out. What came out was a shout. "${refrain}" It was so loud that ${a} looked round to see who it was.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')], things: ['lorry'] },
        `The lorry had turned into the street. It stopped, and chewed, and rolled, and stopped. They shouted together, on the count of three. "${refrain}" There was so much noise that they could not hear themselves. The man on the step had things over his ears. They were yellow, and very good.`,
        `By now it was in the street, eating. It had four gates to go. "${refrain}" they screamed. It made no more difference than a gnat. Each time it shut its jaws, there was a crunch of cardboard. ${a} found it hard to listen to. ${b} was counting gates. Then there were three.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'worried'), seen(B, 'wave', 'worried')], things: ['lorry'] },
        `"Wave, then!" They waved with everything they had. The driver saw them at once. You could tell, because of the smile. All day long small people wave at bin lorries. The driver waved back with a whole arm, and did a tune on the horn, and came on. "${refrain}" said ${a}, waving and nearly crying.`,
        `So they jumped, and flung their arms about, behind the gate. It is just what people do when they are very glad to see a lorry. The whole crew were touched. One of them took off his hat. Toot, went the driver, and toot again. Two gates. "${refrain}" said ${a}. It was like being drowned by kindness.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')] },
        `"We can't stop them," said ${k}. "They're too loud, and they're too nice. We've got to make them not want it." The bin was far too deep to reach into. It was too full to drag. ${k} looked at the label, and looked at the handles, which pointed to the house exactly as they should. Then ${k} put a shoulder to one corner.`,
        `${k} had stopped waving and was standing by the bin. It could not be emptied in the time. It could not be moved. It weighed more than all of them. "They don't go by people," said ${k}. "They go entirely by the handles." A full bin will not roll. But if you lean on the edge of it, it will turn.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(K, 'reach', 'determined')],
        },
        `They walked it round, the way you walk a wardrobe. A corner, and a corner. It ground on the stones. ${a} pushed with both feet against the wall. "You said that he was only sawdust," panted ${b}. "I know what I said," said ${a}. "Push." And the handles came round, and stuck out at the street like a tongue.`,
        `Corner by corner, it turned. "It's going to be heavy for a thing you didn't want," said ${b}. It was not meant unkindly. "I didn't want to be seen with him," said ${a}, and shoved. "That's not the same." One gate. The bin gave a last groan, and there it stood, with its back to the whole street.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'surprised')], things: ['lorry'] },
        `A man in yellow came up, whistling, and put out two gloves. They closed on nothing. He stopped whistling. "Wrong way round," he said to ${g}, more in sorrow than in anger. "And after all that waving, too." He hung a card on it, and the lorry rolled on. ${Gcap} looked at the bin, and at three red faces, and asked no questions yet.`,
        `The gloves reached over the gate for the handles, and there was the hinge. "Oh dear," said the man. "This one's facing wrong. I'd do it for you, but rules are rules." He seemed truly sorry. He gave ${g} a leaflet. Nobody has ever been so pleased with a leaflet. ${a} has it still.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'teddy'), seen(B, 'stand', 'happy')], things: ['box'] },
        `It took all of them to tip it over. The papers slid out, and the boxes. From the square window of one of them, two buttons looked at the sky. ${a} got him out and did not say a word, and did not care who was in the street. "He saw all of it," said ${b}, "through the window." "He was nearly thrown away, and I'm glad he had one," said ${a}.`,
        `When the bin lay on its side, ${a} crawled into it up to the feet. There was a rustling, and then there was nothing for some time. "Is he all right?" said ${b}. "He's a bit flat," said ${a}, from far inside. ${a} came out with the bear that was nearly thrown away, held tight, in front of everyone. "Thank you for the window," said ${a}. "It's how I knew which box."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['teddy', 'pillow'],
        },
        `The box went out the week after, handles to the house, with nobody in it. As for Teddy, he is back on the bed. He sleeps with his feet on the pillow and his face to the wall. ${a}, asleep beside him, has one arm across. It is a rule. Bears who lie the wrong way round will not be taken.`,
        `You may be too big for a bear by day, and the right size at night. ${a} has found that out. He lies under the blanket now, upside down, with his back to the door. On his front is pinned a card: THIS ONE STAYS. It was there last night, when they were both asleep.`,
      ),
    ],
  };
}
