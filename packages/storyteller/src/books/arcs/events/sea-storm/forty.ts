import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Over we go!',
  'Whoops, over we go!',
  'And over we go!',
  'Oh no, over we go!',
  'Here we go over!',
  'Over she goes!',
  'There she goes over!',
  'Over and over!',
  'Hold on, over we go!',
  'Over again!',
] as const;
const TITLES = ['forty sheep', 'all sheep to the left', 'the bell on the ship', 'over we go'];

interface Crew {
  readonly C: Figure;
  /** "ship" or "boat". */
  readonly ship: 'boat' | 'ship';
  readonly drawn: 'boat' | 'ship';
}

function crewOf({ company, raw }: Going): Crew {
  const ship = /\bboat\b/.test(raw) && !/\bship\b/.test(raw) ? 'boat' : 'ship';
  return { C: company.person('Captain Moll', 'captain'), ship, drawn: ship };
}

/** Forty sheep slide to one side in a storm, and the ship leans. They run to the bell; so the bell can put it right. */
export const FORTY: EventPlot = kinBeside(ableFriend({ id: 'forty', young, middle, old }));

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const { C, ship, drawn } = crewOf(going);
  const little = /\b(?:little|small|tiny) (?:ship|boat)\b/.test(going.raw) ? 'little ' : '';
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` So is ${third.name}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [...everybody(going, 'stand', 'happy'), seen(C, 'wave', 'happy')],
          things: [drawn],
        },
        `Here is a ${little}${ship}. ${A.introduced} is there. So is ${B.introduced}.${too} ${c} has forty sheep!`,
        `A ${little}${ship}! ${A.introduced} is on it. So is ${B.introduced}.${too} ${c} has forty sheep!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bell'), seen(B, 'stand', 'happy')] },
        `Ding! ${a} rings the bell. All the sheep run to ${a}.`,
        `${a} has a bell. Ding! Here come all the sheep.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(C, 'point', 'worried'), seen(A, 'look-up', 'worried'), seen(B, 'hide', 'worried')],
        },
        `Oh, a storm! "${refrain}" All the sheep slide left.`,
        `A storm! The ${ship} tips. "${refrain}" The sheep slide left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'worried'), seen(A, 'stand', 'worried')] },
        `They all stay there. The ${ship} leans. "${refrain}" says ${c}.`,
        `And there they stay. The ${ship} leans. "${refrain}" says ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `${a} pushes. ${b} pushes. Sheep are heavy. Baa! They do not go.`,
        `"Go over there!" ${a} and ${b} push and push. Baa! No sheep goes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['bell'] },
        `A wave! ${a} falls on the bell. Ding! All the sheep look up.`,
        `Splash! ${a} slips. The bell goes ding. Forty sheep look round.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'bell'), seen(B, 'stand', 'excited')] },
        `"The bell!" says ${a}. ${a} goes to the right, with the bell. Ding, ding, ding!`,
        `"They like the bell!" says ${b}. Over to the right goes ${a}. Ding, ding, ding!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited'), seen(C, 'cheer', 'happy')],
        },
        `All the sheep run right. Up comes the ${ship}. "Hooray!" says ${c}.`,
        `Forty sheep run to the bell. And the ${ship} gets up! It is straight. Hooray!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined', 'bell'), seen(A, 'cheer', 'excited')] },
        `Then it leans right! Quick! ${b} gets the bell. Ding! To and fro they run.`,
        `Oh! Now it leans right. The bell flies to ${b}. Ding! Back they run.`,
      ),
      page(
        { setting: 'bedroom', weather: 'clear', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'happy')] },
        `The storm is over. ${a}, in bed, counts sheep. Forty! ${a} turns round. "${refrain}"`,
        `No more storm. ${a} lies in bed, and counts sheep. Forty! ${a} turns round. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { C, ship, drawn } = crewOf(going);
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [...everybody(going, 'stand', 'happy'), seen(C, 'wave', 'happy')],
          things: [drawn],
        },
        `${C.introduced} had a ${ship}, and on it forty sheep. They were going to an island with better grass. ${A.introduced} went along to feed them, and so did ${B.introduced}.${comesToo} "Forty," said ${c}. "Please count them now and then."`,
        `There were forty sheep on the ${ship}. They all wanted to be somewhere else. "They'll like the island," said ${C.introduced}. ${A.introduced} was in charge of the hay. ${B.introduced} was in charge of counting.${comesToo} It never came out twice the same.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bell'), seen(B, 'stand', 'surprised')] },
        `There was a bell for dinner. "Hay!" called ${a}, and rang it at the front. Forty sheep ran to the front. The ${ship} dipped its nose. A cup slid along the table. "That's a lot of sheep," said ${b}, and caught it.`,
        `At noon ${a} rang the bell. Ding! There was a sound like thunder, and there they all were. The whole ${ship} leaned over to look. "They'd follow that bell anywhere," said ${c}.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(C, 'point', 'worried'), seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried')],
        },
        `On the second day the sky went black. Then the storm was there. "Hold on to me!" said ${c}. She tied a rope round each of them. The waves stood up like houses. "${refrain}" shouted ${c}. Cups, hay and sheep all went sliding to the left.`,
        `"I don't like that cloud," said ${c}, and tied everybody on. She was right. The storm hit them, and then the first big wave. "${refrain}" cried ${b}. Forty sheep sat down, and slid to the left, one after another.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'worried'), seen(A, 'stand', 'worried')] },
        `The wave went by. But the ${ship} did not come up again. The sheep had liked it on the left. "It's warm there," said ${b}. And so the ${ship} leaned, and the sea looked in. "${refrain}" said ${c}. "The next one will tip us!"`,
        `After that the ${ship} ought to have got up. It didn't. In the corner on the left stood forty sheep, and would not budge. It leaned so far that you could wash your hands. "${refrain}" said ${c}. "We need them on the other side."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `"Push!" said ${a}. They both pushed. It was like pushing a sofa that pushes back. They got one sheep up to the middle. It looked about, saw the others, and went home. "Thirty-nine," said ${b}, "and one. Forty."`,
        `"Come along, my dear," said ${a}. They pulled one sheep by the wool. "Baa!" They got it half way. But a sheep doesn't like to be one sheep. It turned round and ran back, and took them with it.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'reach', 'determined'), seen(A, 'stand', 'worried')] },
        `"The barrels!" called ${c}, and rolled them over to the right. "That helps," said ${b}, and counted to three. Then came a wave. "${refrain}" The barrels rolled back again, and sat down with the sheep.`,
        `"Put the barrels on the right!" shouted ${c}. They rolled them all up the deck. But what can be rolled up can roll down. "${refrain}" said ${a}, and jumped aside. Now it was worse, by nine barrels.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['bell'] },
        `${a} slipped, and fell against something hard. Ding. It was the dinner bell. And in all that wind forty heads came up, and eighty ears. ${a} looked at them. They looked at ${a}. "Are you hungry?" said ${a}.`,
        `${a} grabbed the nearest thing, so as not to slide. Ding, it went. It was a very small noise in a storm. But there was one sort of person who had heard it. Eighty ears were standing up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'bell'), seen(B, 'cheer', 'excited')] },
        `${a} took the bell, and climbed up along the rope to the right. It was as steep as a roof. At the top ${a} rang, as hard as possible. Ding, ding, ding! There was thunder, of the woolly kind. Up they came, all forty. And up came the ${ship}.`,
        `"Ring it over there!" cried ${b}. ${a} took the bell, and climbed along the rope. It was a long way up to the right. Ding, ding! "Dinner!" Forty sheep ran uphill. And very slowly, with a groan, the ${ship} sat up straight.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'hold', 'determined', 'bell'),
            seen(B, 'hold', 'determined', 'saucepan'),
            seen(C, 'point', 'happy'),
          ],
        },
        `It didn't stop there. "${refrain}" For now they were all on the right. So ${b} ran to the left, with a saucepan and a spoon. Dong! Back they came. "Ring when I say!" called ${c}. A wave. Ding! A wave. Dong! So it went until the morning.`,
        `"Hooray!" they cried, and then it leaned the other way. ${b} caught up a saucepan and banged on the left. Dong! The sheep ran back. "That's it!" said ${c}. "One wave, one side!" Ding, right. Dong, left. They kept the ${ship} up with sheep, all night.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(C, 'wave', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
        },
        `By breakfast the sea was flat. "It's over," said ${a}. The sheep lay in the middle, all forty, and snored. "I've had sailors who were worse," said ${c}. And that day there was dinner twice, without anybody ringing.`,
        `The next morning you could see the island, as green as a pea. Forty tired sheep walked off, in a line. "Were they any trouble?" said the shepherd. "Trouble?" said ${c}. "They steered."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')],
        },
        `At home the bed stood quite still. ${a} lay in it, and could not sleep. "Count some sheep," said ${b}. That was easy. There were forty, and ${a} knew them all. At the last one ${a} turned over. "${refrain}" said ${a}.`,
        `In bed ${b} lay on the left, and ${a} on the right. Nothing moved. "It's too straight," said ${a}. So they counted sheep. They came to forty, for once. Then both of them turned round, at the same time. "${refrain}"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { C, ship, drawn } = crewOf(going);
  const c = C.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [...everybody(going, 'stand', 'happy'), seen(C, 'wave', 'happy')],
          things: [drawn],
        },
        `${C.introduced} was taking forty sheep to an island. "They aren't easy passengers," she said, "but they pay in wool." ${A.introduced} had been taken on to feed them, and ${B.introduced} to count.${comesToo} ${a} was careful with things. ${b} was not, and had dropped a bucket overboard before they were out of the harbour. "I had it," said ${b}, "and then I didn't." "I see," said ${c}.`,
        `There were forty sheep on the ${ship} of ${C.introduced}, and a crew of hardly any. ${A.introduced} did the hay. ${B.introduced} did the rest, and most of it went over the side.${comesToo} It had been a bucket on Monday, and on Tuesday a boot. "They jump," said ${b}. "They don't," said ${a}. "You let go." It was meant to be a joke, and ${b} laughed at it. But it was a short laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'proud', 'bell'), seen(B, 'stand', 'sad')] },
        `There was a bell for the sheep's dinner, a brass one, with a good loud tongue. When it rang they came at a gallop, all forty, to wherever it was. The ${ship} leaned under them, and the cups slid along the table. "May I?" said ${b}. "You'd only drop it," said ${a}, and polished it, and hung it up. It was the one bell they had.`,
        `What moved those sheep was a bell. It was brass, and as big as a pear. ${a} had only to ring it at the front. The whole flock was there, and the ${ship} put its nose in the water. "Let me do it once," said ${b}. "There's only the one," said ${a}, and hung it on its hook. "And you know how it is with you and things." ${b} knew.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(C, 'point', 'worried'), seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried')],
        },
        `On the Wednesday it went dark at three in the afternoon. ${c} looked at it, and took in the sails. She tied each of them to the mast by a long rope. Then the storm came down like a wardrobe. "Hold tight," said ${a}. Each wave had another on its back. The deck went up on one side. "${refrain}" said ${c}. And all that was loose slid down to the left: a cup, a hat, and forty sheep.`,
        `The sky had been yellow since noon. Then it shut, like a lid. "Ropes," said ${c}, and she tied them on herself, with knots that you could trust. The storm took the ${ship} by the scruff. There was no up and no down, there was only to and fro. "${refrain}" shouted ${b}. Something large and pale went by on the left, bleating, and went on going by until there had been forty.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'stand', 'worried'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `A ${ship} is made to get up again. This one would have. But in the corner on the left stood forty sheep, as tight as a cork. "They've decided to stay together," said ${b}. "It's what sheep decide." It leaned so far that the rail was a ladder. "${refrain}" said ${c}, in a low voice. "One more of those from the right, and we shan't come back. They've got to go over."`,
        `Then the wave had passed, and it should all have tipped back. It hung there. All the weight was in one corner, and the weight was frightened, and leaned on itself. Green water looked over the rail, and went away to tell the others. "It's the sheep," said ${c}. "If I can't have them in the middle, I can't have a ${ship}. ${refrain} Think of something."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(C, 'reach', 'determined')],
        },
        `"Push," said ${b}. If you push one sheep out of forty, it goes round behind. They pulled, and got one as far as the mast. It saw that it was alone, and fainted, and slid home. "The barrels, then!" said ${c}. They rolled all nine to the right, and for three breaths it worked. Then the deck tipped a little further, and the barrels came back down by themselves, and picked up speed.`,
        `"Lift!" said ${a}. They tried it with strength. But a sheep has four feet, and means all of them. They tried it with barrels, and rolled every one up to the right. The next gust rolled them down. They tried it with talk. "Ladies," said ${c}, "you'll drown yourselves." They chewed. The bell hung on its hook, and nobody gave it a thought.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'point', 'excited')], things: ['bell'] },
        `${a} caught hold of the nearest thing, and it said "ding". It was hardly to be heard. But the whole heap stopped bleating. Forty faces turned, with hope in them. In all that noise there was one thing that meant dinner. "Oh," said ${a}. "Oh, of course!" "Take it up!" shouted ${b}. "Take it up to the right!"`,
        `A wave knocked ${a} off both feet, against the hook. Ding. It was such an everyday sound that they both looked round for the hay. So did the sheep. Eighty ears were pricked. Nobody had pushed them, and not one was looking at the sea. "They'd go to it," said ${b}. "They'd go uphill to it!" And ${a} was already on the way.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'determined', 'bell'), seen(B, 'cheer', 'excited')] },
        `"I'm taking it up," said ${a}. It was like climbing a roof. At the top ${a} held on to the rail, and rang. It thundered, and it was not the sky. Up the deck they came, all forty, slipping and shoving and quite cheerful. The ${ship} thought about it. Then it rose, and streamed, and stood up straight. "Hay!" yelled ${b}, who had never loved anything so much as those sheep.`,
        `${a} went up by the rope, a foot at a time, and the bell came too. From up there the sheep looked like foam. Ding, ding, ding! They came at a run, against the slope, against the wind, against all reason, with their minds on hay. "That's it!" yelled ${b}. "Oh, you beauties!" And under those hundred and sixty feet the ${ship} turned, and groaned, and came upright. ${c} took off her hat to them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'bell'), seen(B, 'reach', 'determined'), seen(C, 'shout', 'worried')],
        },
        `It did not stop at upright. "${refrain}" For now they were all on the right, and there came a wave from the left. "Ring on the other side!" roared ${c}. ${a} was over here. The other side was over there, behind fifteen feet of wet deck. There was no time to cross it, and cross back. But there was somebody over there. It was ${b}. "Here!" called ${b}, and held out both arms.`,
        `Then it went on over. Forty sheep on the right are no better than forty on the left. "They have to go back!" cried ${c}. "With every wave!" Nobody could carry that bell to and fro as fast as that. It would have to fly. ${b} stood by the other rail, and did not say anything, and held up both arms.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'bell'), seen(B, 'reach', 'determined')] },
        `There was one bell. If it went over the side there would be none, nor a ${ship}. ${a} thought of a bucket. ${a} looked at the wave, and at ${b}. ${b} was not looking at the wave at all, but only at the bell. "I'll have it," said ${b}, "and then I'll still have it." It is a long way, fifteen feet. ${a} let go.`,
        `${a} could keep hold of it. That would be careful. You can go to the bottom very carefully, too. But there was that bucket. "You know how it is with me and things," called ${b}. "But I shan't blink." ${a} had said a good deal about letting go, and had never once tried it. ${a} threw.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'hold', 'proud', 'bell'), seen(A, 'cheer', 'excited'), seen(C, 'point', 'happy')],
        },
        `It turned over twice, and shone. "I've got it!" cried ${b}. "I've still got it!" Ding, said the left side, and the flock wheeled like starlings. Then came the next wave, and ${b} threw, and ${a} caught. "Now!" said ${c}. "And now!" All night it went across and across, in the dark, with the sheep underneath. "How often did you throw it?" people asked, later. "I didn't count," said ${b}. "I know how often it was dropped. It wasn't."`,
        `It seemed to hang there. Then it went smack, into the middle of ${b}, and stayed. "I didn't blink!" called ${b}. Ding! Back came the sheep. ${b} threw it high, so that it could be seen, and ${a} had it, and rang, and threw. They got a kind of swing. ${c} called the waves, and the bell flew, and forty sheep kept the ${ship} on its feet. It grew light, and it was still flying. It had not touched the deck.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(C, 'wave', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bell'],
        },
        `In the morning there was no wind at all. The sheep lay in the middle, in a heap, and dreamed with their feet. ${a} hung the bell up, and took it down again, and held it out. "You do dinner," said ${a}. "What if I drop it?" said ${b}. "Then it's dropped," said ${a}. They came to the island at noon. "Were they any trouble?" said the shepherd. "They steered," said ${c}.`,
        `After breakfast there was an island, with a shepherd on it. "Forty?" he said. "Forty," said ${b}, and for the first time it was right. "I hope they lay quiet." ${c} looked along her deck. There was a path worn in it, from left to right. "They were very good crew," she said. ${a} did not say anything. ${a} was giving ${b} the bell, to ring them off.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')],
        },
        `A bed on land is a strange thing, it stays where it is. ${a} could not get used to it. "Count sheep," said ${b}, in the dark. They did it together, by name. At forty neither of them was asleep. Then ${a} rolled over to the left, and ${b}, to keep things level, rolled over to the right. "${refrain}" they said. After that it was all right.`,
        `They lay at home that night, one on the left and one on the right. It was terribly quiet. "Shall we count them?" said ${a}. It comes easier when you know them. "Thirty-nine," said ${b}, and yawned, "forty." Something small and brass was hanging on the bedpost, with the captain's love. When they both turned round at once, it gave half a ding. "${refrain}" said ${a}, and slept.`,
      ),
    ],
  };
}
