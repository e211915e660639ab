import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, ifNamed, page } from '../page.ts';

const REFRAINS = [
  'Somebody is in!',
  'This room is taken!',
  'Not this room!',
  'Crab is in!',
  'No room in here!',
  'This one is full!',
  'Room taken, sorry!',
  'Crab has moved in!',
  'Crab lives here!',
  'Not to let!',
  'Crab is at home!',
] as const;
const TITLES = ['somebody is in', 'the crab who moved in', 'a room with a puddle', 'five rooms by the sea'];

/** A crab moves into every room of a sandcastle but the right one, which has to be wet. */
export const CRAB: EventPlot = {
  id: 'crab',
  when: /\bcrabs?\b|\bmoves? in\b|\brock ?pools?\b/i,
  young: (going) => young(apart(withoutCrab(going))),
  middle: (going) => middle(apart(withoutCrab(going))),
  old: (going) => old(apart(withoutCrab(going))),
};

/** The crab of the theme is the one who moves in, and not the second of those who build. */
function withoutCrab(going: Going): Going {
  const { B, company } = going;
  if (!/crab/.test(B.kind)) return going;
  return { ...going, B: company.friend, b: company.friend.name, third: null, comesToo: '' };
}
const crabOf = ({ company }: Going) =>
  company.other && /crab/.test(company.other.kind) ? company.other : company.meet('crab');

function young(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = crabOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['bucket'],
        },
        `A day at the beach! ${A.introduced} made a sandcastle. It had one room.${comesToo}${ifNamed(going, `${Gcap} helped.`)}`,
        `Pat, pat, at the beach. ${A.introduced} made a sandcastle.${comesToo} It had a room.${ifNamed(going, `${Gcap} helped.`)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'happy')] },
        `"My room!" said ${B.introduced}. But there was a crab in it!`,
        `"My room!" said ${B.introduced}. Snip, snap! It was not. In it sat a crab.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy')] },
        `The crab put up one claw. "${refrain}" said ${b}. So they dug another room.`,
        `The crab waved. "${refrain}" said ${b}. They made one more room.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'walk', 'curious'), seen(A, 'kneel', 'surprised')] },
        `Out came the crab, sideways. In it went, next door. "${refrain}" said ${a}.`,
        `The crab came out to look. It liked the new room. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'bucket')], things: ['bucket'] },
        `They gave it the bucket for a house. No. Back it ran! "${refrain}"`,
        `"Live in the bucket," said ${a}. The crab did not. Back in the room! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'worried') },
        `Room three. Room four. Room five! The crab went into them all.`,
        `They dug five rooms. The crab tried all five. It was not happy.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} felt the floor. It was dry. "Crabs like it wet," said ${k}.`,
        `"It is all dry in there," said ${k}. "A crab needs a wet floor!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'determined')], things: ['bucket', 'rock'] },
        `So they dug one deep room. They put in sea, and a stone.`,
        `They dug a room right down. They filled it with sea. In went a stone.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy')], things: ['rock'] },
        `Plop! In went the crab. It sat under the stone. It did not come out.`,
        `The crab looked in. Plop! It went under the stone, and stayed there.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy') },
        `Now there were five rooms for the rest. Knock, knock. "Come in!" said ${b}.`,
        `Now they each had a room. Knock, knock. Is somebody in? "Yes!" they all said.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = crabOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['bucket'],
        },
        `It was a sandcastle with a front door. ${A.introduced} had dug the room behind it with a spoon.${comesToo}${ifNamed(going, `${Gcap} did the roof.`)} "Who's going to live in there?" said ${B.introduced}. "We are," said ${a}, "if we shrink."`,
        `At the beach ${A.introduced} always built castles with real rooms.${comesToo}${ifNamed(going, `${Gcap} carried the water.`)} You could put in your whole arm. "This one's mine," said ${B.introduced}. "It's got a view."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(B, 'kneel', 'surprised')] },
        `They went to get a shell for the roof. When they came back, two eyes on stalks were looking out of the door. A claw came up. Snip. "${refrain}" said ${b}. It was a crab.`,
        `Then ${b} bent down to look at the view, and something looked back. It was a crab. It filled the room from wall to wall. It raised one claw, like a policeman. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(C, 'walk', 'curious')] },
        `"We'll make another," said ${a}, and dug a second room next to it. The crab came out and watched. It went round the new one, sideways. Then it went in. Snip. "${refrain}" said ${a}.`,
        `So they dug one on the other side, and made it bigger. "That's ours," said ${a}. The crab thought so too. In it went, and turned round twice, and put up a claw. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'bucket')], things: ['bucket'] },
        `"You can have the bucket," said ${b}. "It's red." They put it down beside the door. The crab climbed in, walked round the bottom, and climbed out again. It went back to the castle. "${refrain}"`,
        `They offered it a house of its own. It was the bucket, with a bit of weed for a bed. The crab looked it over. You could hear its feet. Then it went home to the castle. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'kneel', 'determined') },
        `After that they dug as fast as they could. They dug an upstairs, and a kitchen, and one for visitors. The crab went into each of them and came out of each of them. It looked crosser every time.`,
        `They made a third room, and a fourth, and a fifth with a window. The crab tried every one. It seemed to be looking for something, and it was not there. Snip, it went. Snip, snip.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"It's got five," said ${b}, "and we've got none." "And it doesn't even like them," said ${a}. They sat down in the sun. It was hot. The castle was drying, and small bits ran down its sides.`,
        `"I don't call that good manners," said ${a}. "It's in all of them at once." The sun beat on the towers, and the sand had gone pale and dry. ${b} watched the crab walk up and down.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `${k} felt the floor of the kitchen. "It's dry," said ${k}. "It was wet when we dug it. They were all wet, when they were new. That's why it always wants the next one!"`,
        `"It only likes a room when it's just been made," said ${k}. "What's nice about a new one?" ${k} felt the floor of the fifth, and it was as dry as toast. "It isn't wet any more! Crabs want it wet!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'determined')], things: ['bucket', 'rock'] },
        `So they dug the last room, and they dug it deep. They went down until the sand was black. Water came up from below, and they poured in a bucket more. "And a stone," said ${k}, "to get under."`,
        `They made one more, right down in the cellar, where it was cool. Water came in at the bottom, all by itself. They put in some weed and a flat stone. It was the darkest, wettest room on the beach.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy')], things: ['rock'] },
        `The crab came and stood on the edge. It put in a foot. It put in seven more. Plop! There was a swirl, and then two eyes under the stone. The claw came up. It was not a snip. It was more of a wave.`,
        `The crab looked down. It did not go round it, or try the walls. It just folded its legs and dropped. Plop! It pulled the weed up to its chin. "I think it likes it," whispered ${b}.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'kneel', 'happy'), things: ['shell'] },
        `After that they had five rooms, and nobody came in without being asked. ${a} put a shell at the door of the sixth. "That's the bell," said ${a}. They rang it now and then, but not too often.`,
        `So there was a room for each, and one for ${going.G.names} sandwich. At the cellar they put a shell for a sign. "What does it say?" said ${a}. "${refrain}" said ${b}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'walk', 'happy'), ...everybody(going, 'wave', 'happy')].slice(0, 4),
        },
        `In the evening the sea came up and knocked. It looked in at all the rooms, one by one. Out of the last one came the crab, and went off with it, sideways. It did not say goodbye. But it waved.`,
        `Then the tide came in at the front door. It filled the cellar and the kitchen and the room with a view. The crab went home on it, floating, and looked back once. Nobody was in.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const C = crabOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'proud'), seen(B, 'kneel', 'happy')],
          things: ['bucket'],
        },
        `${A.introduced} did not build sandcastles to look at. ${A.names} castles had stairs in, and a larder, and a room with a bed made out of half a mussel. "It's no good if you couldn't live there," said ${a}. ${B.introduced} was in charge of the outside.${comesToo} They had been doing this on the same beach for three summers, and nobody had ever moved in.`,
        `You could see straight into the sandcastle, through the front door. ${B.introduced} had built the walls. ${A.introduced} did the inside, lying flat on the sand with a teaspoon.${comesToo} There was a hall, and a room off it, with a bed. "Imagine," said ${a}, "if you came down here one morning, and somebody was having breakfast." They had imagined it every summer. It would be somebody small, with good manners.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'kneel', 'surprised')] },
        `Then somebody did. They had only gone for a flag. When they lay down to look, there were two eyes in the doorway, and behind them a crab. It had eaten the bed. "A real one!" breathed ${a}. "Hello! Welcome!" A claw came up, and went snip, rather near. "${refrain}" said ${b}.`,
        `What came was a crab. It walked in while they were finding a flag, and put its back against the far wall. The bed fell to bits. ${a} was so happy that it hurt. "Good morning," said ${a}, as rehearsed. "Have you had breakfast?" The crab held up a claw, and shut it. "${refrain}" said ${b}. "I think that's what it means."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(C, 'walk', 'curious')] },
        `"It wants to be by itself at first," said ${a}. "I should." So they dug a second room, for themselves, or for their fingers. The sand was cool and dark there, and cut like cake. Hardly was the spoon out of it when the crab came round by the wall, looked in, and changed houses. "${refrain}" said ${b}. "That makes two."`,
        `They let it settle in. ${a} began another room next door, so as to be neighbours. It came out very nicely, with a damp smooth floor. There was a scuttle. Something went by ${A.names} nose, sideways, and took possession. The first room stood empty. They looked in, and out came the claw, from the second. "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'determined', 'bucket'), seen(A, 'kneel', 'worried')],
          things: ['bucket'],
        },
        `By the third room ${b} had had enough. ${b} tipped the crab into the bucket with a spade, quite gently, and set it down. "There," said ${b}. "That's red, and it's all yours." "It isn't a house," said ${a}. "It's only got one wall." The crab seemed to be of the same opinion. It was back in the castle before they were. "${refrain}"`,
        `"Suppose we gave it something better," said ${b}, and brought the bucket. They laid it on its side and put in weed. The crab clicked all over the tin floor, from end to end, like somebody trying a piano. Then it walked out. It went along the wall, past one room and past another, and shut itself in the newest. "${refrain}" said ${b}, and threw down the spade.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'kneel', 'worried') },
        `It got to be a very large castle. They dug an east end, and the crab moved to the east. They dug a tower room. It went up and looked, and came down. Every time it turned round and round. Then it was out again, like a person who has lost the key. "It doesn't even like them," said ${b}.`,
        `They went on digging, and it went on moving. There were five rooms by then, and it had been in each. In each it was pleased for about as long as it takes to peel an orange. Then it began to walk, up and down, and tap the walls. "It's the worst lodger I ever had," said ${b}. "It's looking for something," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'sit', 'sad')], things: ['bucket'] },
        `"Put it out," said ${b}. "Put it down by the rocks, and let's have our castle." ${a} did not answer. "You said you wanted somebody to live there. You didn't want it. You wanted somebody the size of a thumb, who'd say thank you." It was perfectly true. ${a} looked at the crab, which was blowing cross little bubbles, and did not mind about the bed.`,
        `"It's spoiling it," said ${b}. "Look at my wall. Let's carry it down to the sea." "It came to live with us," said ${a}. "It came to live with itself," said ${b}. "It's not polite, and it's not small, and it hates everything you make. Why do you want it?" ${a} had to think about that. "Because it came," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `The sun was high. ${k} lay with one cheek on the sand, looking from room to room. The last one they had dug was dark brown. The one before it was lighter. The first was nearly white, and ran when you breathed on it. "They dry out," said ${k}. "It's not that it wants them all. It wants a wet one. Each time it gets one, it goes and dries."`,
        `It was so hot that you could hear the castle. It made a dry, ticking sound. ${k} touched the wall of the oldest room, and it fell in like sugar. Then ${k} touched the newest. "Feel this," said ${k}. "It's cold. That's what it likes. It's not being rude. It's just never been in the right room for longer than it takes to dry."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'calm')] },
        `"Then it'll have to be down there," said ${b}, and pointed under the great tower. "That's where the water is." They all knew what that meant. You cannot dig a cellar beneath a castle that is finished. It had stairs. It was the best one of the three summers, and it had nothing wrong with it but who lived there. ${a} walked round it once. Then ${a} took the spade, and began at the top.`,
        `There was only one place where the sand stays wet. It is below. To get there they would have to go straight down through the hall, and the stairs, and the kitchen. "We could build it a puddle over there," said ${b}, who was not so cross as all that. "It chose here," said ${a}, and shut both eyes, and dug.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')],
          things: ['bucket', 'rock'],
        },
        `They both dug. Down went the tower and the stairs. They got to the brown sand, and the black. At the length of a spade there was a shine, and it was water, coming in by itself. ${b} found the stone. It was flat and heavy, with a space beneath it. "Not too tidy," said ${b}. "It'll want to do that itself."`,
        `It was ${b} who made the walls, since walls were ${B.names} affair. They were steep and cool. The hole filled slowly from underneath. They put in weed that was still alive, and a slab to hide under. There was no bed. It was just a wet dark hole. "I wouldn't live there," said ${b}, with some pride.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy')], things: ['rock'] },
        `The crab came down off the ruins. It stopped at the edge, and its eyes went this way and that. It did not try the walls. It put in its feet, all eight, like somebody getting into a bath, and let go. There was a swirl. From under the stone came one bubble, and a second, and they were not cross ones. "Good morning," said ${a}.`,
        `They lay on their fronts round the hole. It came along the brink, sideways, once about. Then it simply sat down, backwards, into the dark. The weed closed. When the water had cleared there was a claw, just showing, beneath the slab. It opened. It stayed open. "${refrain}" said ${b}, quite softly, and would not let anybody throw so much as a crumb.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy') },
        `There was not much to show for the day. People going home saw a heap, and a hole, and some persons lying round it. "What did you make?" they said. "A house," said ${a}. "There's somebody in." And they went on to somebody else's castle, with flags. ${Gcap} came, lay down with the rest, and looked for a long time.`,
        `"Well, that's the last of the castle," said ${g}, coming up with the towels. "No," said ${b}. "That's the first one that ever worked." They sat there until their backs were cold. Now and then it came up for something and went down again. Nobody had said thank you to anybody. It was just as they had always imagined it, but for the manners.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'walk', 'happy'), seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')],
        },
        `The sea came for it at seven. It rose in the hole from below, and ran in over the top, and the two met. They saw the crab go off across the ripples, on the tips of its toes. It stopped once. Up went the claw. "That's not what it said this morning," said ${a}. "No," said ${b}. "That's 'See you next summer'."`,
        `By and by a wave ran up and knocked. The crab came out on the step. It looked at the heap that had been the hall, and at them. Then it went away down the beach, sideways, so that it was facing them for most of the way.`,
      ),
    ],
  };
}
