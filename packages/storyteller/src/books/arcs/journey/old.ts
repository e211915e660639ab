import type { Told } from '../../arc.ts';
import { PLANTS } from '../../plot/plot.ts';
import { oneOf, twoTries } from '../../plot/two-tries.ts';
import { cap, keeping, sentence, titled } from '../wording.ts';
import { failedTry, shortened } from '../sentence.ts';
import type { Journey } from './arc.ts';

/**
 * The grown-up has been nearly everywhere and has always minded the bags. The child promises to bring back the smell of
 * a place in a jam jar, and gives the jar away; but sleeves can carry a smell too, and the grown-up can read sleeves.
 */
export function old(bound: Journey): Told {
  const { chance, child, friend, grownUp, resident, place, known, ability, block } = bound;
  const Grown = cap(grownUp.name);
  const refrain = chance.pick(
    'Two tugs for home, one tug for hello.',
    'One tug for hello, two for come back.',
    'Once is hello, and twice is home.',
    'Pull once for here I am, and twice for home.',
    'One pull means hello. Two pulls mean home.',
    'A tug for hello, and a tug and a tug for home.',
  );
  const plant = chance.pick(
    ...keeping(
      20,
      PLANTS[ability].map((each) => each(friend)),
    ),
  );
  const tries = twoTries(chance, block.fails).map(([first, second]) =>
    [first(child.name), second(grownUp.name)].map((each) => shortened(20, failedTry(each))),
  );
  const troubles = block.troubles.map((each) => shortened(20, each));
  const solved = shortened(20, block.solve[ability]?.(friend) ?? '');
  const smell = known ? known.smell : 'something with no word for it yet';
  const saw = (...which: readonly (0 | 1 | 2)[]): string =>
    known
      ? which.map((each) => `They saw ${known.sees[each]}.`).join(' ')
      : `It was not like the pictures. It was quieter than the pictures, and it went on past the edges.`;
  const heard = known ? `They heard ${known.sound}.` : 'They held their breath, to hear it better.';
  const fact = known
    ? `"It says here," said ${grownUp.name}, who had the guidebook. "${cap(known.fact)}."`
    : `"It isn't in the guidebook," said ${grownUp.name}, and looked rather pleased.`;
  const guess = chance.pick(
    '"Pond," the sleeve said, or "chalk, and a bit of jam."',
    '"Swings," the sleeve said, or "somebody else\'s dog."',
    '"Library," the sleeve said, or "chips, and you never saved me one."',
    '"Puddle," it would be, or "puddle, twice."',
    '"That\'s the back of the bus," it would be, "and somebody had an orange."',
    '"Under a hedge," it might be, "for longer than you said."',
    '"New paint. Whose?" it might be, or just "Goats."',
  );
  return {
    title: titled(
      chance.pick(
        `What ${place} Smells Of`,
        'Somebody Has to Mind the Bags',
        `A Jar of ${place}`,
        'Two Tugs',
        'What the Sleeve Said',
        'The Other End of the String',
        'Nearly Everywhere',
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `"Have you been there?" said ${child.name}, with a finger on the globe. "Yes," said ${grownUp.name}. "And there?" "Oh, yes." "What's it like?" ${Grown} gave the globe a push, and it went round and round. "I couldn't tell you," said ${grownUp.name}. "I've been as far as the gate of nearly everything. There are always bags, you see. And somebody minds them."`,
          `${Grown} had been nearly everywhere. ${child.name} only found out about the nearly on a wet Tuesday, over the washing. "What was it like?" said ${child.name}. "The last place. The best one." "I couldn't say," said ${grownUp.name}. "I was minding the bags." "And the one before?" "Bags," said ${grownUp.name}. "Somebody has to. And once you've been good at it, they always ask you."`,
          `There was an album in the cupboard, and ${grownUp.name} was not in it. There were hills and harbours and people squinting. "Where are you?" said ${child.name}. "Just off the edge of the picture," said ${grownUp.name}. "With the bags. Somebody always has to mind the bags." ${child.name} turned all the pages, to be sure. It was the same all the way through.`,
          `The drawer was full of postcards. They were from everywhere, and not one of them had been sent. "I bought those at the gate," said ${grownUp.name}. "I never went in. Somebody had to mind the bags." "Every time?" said ${child.name}. "I'm good at it," said ${grownUp.name}. "I've never lost one." It was said quite cheerfully. That made it worse.`,
        ],
        scene: {
          setting: 'living-room',
          weather: 'rain',
          actors: [
            { who: child, pose: 'sit', feeling: 'curious' },
            { who: grownUp, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `But ask ${grownUp.name} where anyone else had been! On washing days one sniff at a sleeve would do it. ${guess} Nobody in that house had ever got away with anything. ${friend.introduced} had a gift too, of a kind. ${plant} It was no help at all with the washing.`,
          `${plant} That was ${friend.introduced}, and it was what ${friend.name} was known for. ${Grown} was known for one thing too, and it was a nose. It could read a sleeve like a letter, before the wash. ${guess} But it had never once had a letter from far away.`,
          `${Grown} had one odd talent, though. On washing day, before a jumper went in, ${grownUp.name} sniffed the sleeve and said where it had been. ${guess} It was never wrong. ${friend.introduced} had a talent as well, though nobody had asked for it. ${plant}`,
          `In that house everybody was good at one small thing. So was ${friend.introduced}. ${plant} And ${grownUp.name} could smell a sleeve, on washing day, and say where it had been all week. ${guess} It could not be fooled, not even with soap.`,
        ],
        scene: {
          setting: 'kitchen',
          weather: 'clear',
          actors: [
            { who: grownUp, pose: 'hold', feeling: 'happy' },
            { who: friend, pose: 'stand', feeling: 'proud' },
            { who: child, pose: 'stand', feeling: 'happy' },
          ],
          things: ability === 'string' ? ['string'] : [],
        },
      },
      {
        text: [
          `The day was settled, and so, it seemed, was who would mind the bags. "I could bring you a stone from ${place}," said ${child.name}. "I've got stones," said ${grownUp.name}. "What does it smell of? That's what I lie awake about. The books never say." So a jam jar came down off the top shelf. It was washed four times. It smelled of jam, and under the jam of kitchen. ${child.name} put on the lid and called it empty.`,
          `So when they planned the trip to ${place}, ${child.name} planned something else beside it. "What would you most like from there?" ${child.name} asked. ${Grown} peeled a whole potato, and thought. "I'd like to know what it smells of," said ${grownUp.name}. "People tell you how far it is, and how high. They never tell you that." ${child.name} washed out a jam jar. It would not come quite clean. It smelled of jam, and of their kitchen, however hard it was rubbed.`,
          `"We're going to ${place}," said ${child.name}, "and this time you're to have some of it. What do you want?" "The smell," said ${grownUp.name}, who did not even stop to think. "You can't get it out of a book. I've tried, with my nose right in." So ${child.name} found a jam jar with a good lid. It still smelled of jam, and a bit of their own kitchen. "It's for bringing back," ${child.name} told ${friend.name}. "It's a promise. Don't sit on it."`,
          `The trip to ${place} was all planned. "And what shall I bring you?" said ${child.name}. "A photograph?" "I've seen photographs," said ${grownUp.name}. "What I never get is the smell. It's half of a place, and they always leave it out." So there was a jar. It had held jam, and it went on remembering. ${child.name} scrubbed it, and aired it on the windowsill. It still smelled of jam, and of their kitchen. It would have to do.`,
        ],
        scene: {
          actors: [
            { who: child, pose: 'hold', feeling: 'determined', holds: 'jar' },
            { who: friend, pose: 'sit', feeling: 'curious' },
            { who: grownUp, pose: 'think', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"There's an art to string," said ${grownUp.name}, and cut a great deal of it. "I'll have this end, and you can be anywhere on the rest." They said the rule over until ${friend.name} knew it too. "${refrain}" Then the bags went in, and they went in after the bags. By ${bound.by} it took until the air began to smell different.`,
          `There were four bags, and ${grownUp.name} counted them at every stop, out of habit. ${child.name} counted ${friend.name}. They had a ball of string between them, and one rule about it. "${refrain}" The last thing that they knew went by on the left. After that it was all news.`,
          `They took ${bound.load}. They took a very long string. "One end for you, one for me," said ${grownUp.name}. "Where I can feel you." They practised it in the hall. "${refrain}" Then they set out, until there was nothing on either side that they knew the name of.`,
          `They went by ${bound.by}, with more string than seemed likely. "You go in front," said ${grownUp.name}, "but I hold the other end, so I know where you are. What's the rule?" "${refrain}" said ${child.name}. ${fact} "${friend.says}," said ${friend.name}, who was sitting on the jar.`,
        ],
        scene: {
          setting: bound.leave,
          camera: 'wide',
          actors: [
            { who: child, pose: 'walk', feeling: 'excited' },
            { who: friend, pose: 'walk', feeling: 'happy' },
            { who: grownUp, pose: 'hold', feeling: 'calm', holds: 'string' },
          ],
          things: bound.vehicle,
        },
      },
      {
        text: troubles.flatMap((trouble, i) =>
          oneOf(tries, i).flatMap(([one, two]) => [
            `There is generally one bad bit, and it comes just before the good one. ${sentence(block.short)} ${one} ${two} "It's not the string," said ${grownUp.name}, looking it over. "${refrain}" said ${child.name}. It was a good rule. It only had nothing to say about this. ${friend.name} looked from one to the other.`,
            `It had been going so well that somebody was bound to mention it, and ${grownUp.name} did. ${trouble} ${one} "Let me," said ${grownUp.name}. ${two} After that nobody mentioned anything. "${refrain}" said ${child.name}, for something to say. ${friend.name} got down off the bags.`,
            `They were nearly there. ${trouble} ${one} ${two} "This is about where I generally mind the bags," said ${grownUp.name}, and sat down on them. ${child.name} held on to the string. "${refrain}" Nobody tugged.`,
            `You can tell that a place is worth it by what is in the way. ${trouble} ${one} ${two} "That's that, then," said ${grownUp.name}, like somebody who has had practice. ${child.name} was not having it. ${child.name} had promised. "${refrain}" There was nothing in that to help.`,
          ]),
        ),
        scene: {
          setting: bound.road,
          camera: 'medium',
          actors: [
            { who: child, pose: 'think', feeling: 'worried' },
            { who: grownUp, pose: 'sit', feeling: 'calm' },
            { who: friend, pose: 'stand', feeling: 'curious' },
          ],
          things: ['string'],
        },
      },
      {
        text: [
          `${friend.name} did not wait to be asked. That had always been the trouble with ${friend.name}. ${solved} "I have begged ${friend.him} to stop doing that," said ${grownUp.name}, when it was over. "On Sundays. In front of visitors. What if ${friend.name} had listened?" "${friend.says}," said ${friend.name}. ${child.name} thought it did not bear thinking of.`,
          `It was then that they missed ${friend.name}. And it was then that they heard ${friend.him}. ${solved} Nobody spoke for a moment. "All these years," said ${grownUp.name}, "I've been telling ${friend.name} to do that outside." "We are outside," said ${child.name}.`,
          `${friend.name} had been waiting for somebody to ask. Nobody did, so ${friend.name} simply began. ${solved} "I take it back," said ${grownUp.name}. "What I said about that habit. All of it. Even the part about the curtains." "${friend.says}," said ${friend.name}, and let it go at that.`,
          `"Where's ${friend.name}?" said ${grownUp.name}. Nobody knew. Then everybody did. ${solved} There was a short silence, of the sort that has an apology in it. "I may have been hasty," said ${grownUp.name}, "about that habit." "You put it on the list on the fridge," said ${child.name}. "Under DON'T." "I'll cross it out," said ${grownUp.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: friend, pose: 'reach', feeling: 'determined' },
            { who: child, pose: 'cheer', feeling: 'happy' },
            { who: grownUp, pose: 'stand', feeling: 'surprised' },
          ],
          things: ability === 'string' ? ['string'] : [],
        },
      },
      {
        text: [
          `${Grown} chose a flat place and put the bags round it in a ring. "I'm told that I have a gift for this," said ${grownUp.name}. "Off you go." The string went out, and ${child.name} and ${friend.name} went with it. Soon there was only a yard to spare. ${saw(0)} ${heard} There was a smell, too, and it got in everywhere. ${child.name} took the lid off the jar, and waited as you wait for a bath, and put it on.`,
          `And that was it, ${place}, just over the rise. Somebody had to stay where the bags were. It was always the same somebody. "Go on," said ${grownUp.name}. "As far as the string goes, and look at everything twice. Once for me." So they went. ${saw(0, 1)} And it smelled, all of it, of ${smell}. ${child.name} held up the jar, and counted to ten, and shut the lid on it.`,
          `It was only a little further now, about as far as the string would go. "Aren't you coming?" said ${child.name}. "The bags," said ${grownUp.name}. "It's all right." So ${child.name} and ${friend.name} went on alone, with the string paying out behind them. ${saw(2)} They looked at that for a very long time. ${heard} The smell of it was on everything, and was not like any other. ${child.name} opened the jar, let it fill right up, and shut the lid.`,
          `"This is as near as I go," said ${grownUp.name}, and put the bags down in a row. "Off with you. I'll be on this end." The string ran out behind them, yard after yard. And that was it, ${place}. ${saw(1, 2)} Everything smelled of ${smell}. ${child.name} held the jar up high, and waited till it must be full, and put on the lid.`,
        ],
        scene: {
          setting: bound.setting,
          camera: 'wide',
          actors: [
            { who: child, pose: 'hold', feeling: 'surprised', holds: 'jar' },
            { who: friend, pose: 'look-up', feeling: 'surprised' },
          ],
          things: ['string'],
        },
      },
      {
        text: [
          `Somebody had followed the string to see where it stopped. "${resident.says}," said ${resident.introduced}. "Is that for fishing?" "It's more for holding hands," said ${child.name}. They were shown everything, even the draughty parts. Then ${resident.name} bent down to the jar, which was not very clean about the lid. ${resident.name} breathed in, and did not seem to want to breathe out. "That's jam," said ${child.name}. "From home. I tried to get it off." "Why?" said ${resident.name}.`,
          `"${resident.says}," said somebody. It was ${resident.introduced}, who showed them where to stand to see the most of it. Then ${resident.name} saw the jar. "What's in there?" "This," said ${child.name}. "Here. All of it." ${resident.name} sniffed the lid, where the jam was. ${resident.He} went quite still. "What is that? Underneath?" "That's only our kitchen," said ${child.name}. "I've never been anywhere else," said ${resident.name}. "I didn't know there was a smell of anywhere else."`,
          `They were not alone. "${resident.says}," said ${resident.introduced}. "Are you stopping? You can see more of it from over here." So they did. "What do you keep in the jar?" asked ${resident.name}. So ${child.name} explained about the promise, and held it out, lid and all. ${resident.name} smelled the lid, and shut both eyes. "Jam," said ${child.name}. "And a bit of our kitchen. Sorry. It won't wash off." "Don't be sorry," said ${resident.name}. "Is that what it's like, where you are?"`,
          `Somebody was watching them over a ridge. "${resident.says}," said ${resident.introduced}. It turned out that ${resident.name} knew all the best places, and wanted somebody to tell. They saw the lot. Then it was their turn to show something, and there was only the jar. "It's a smell," said ${child.name}. ${resident.name} came close to the lid, and stayed there. "Not that one. That's just jam. And our kitchen." "Your kitchen," said ${resident.name}, very slowly, as if it were the name of a star.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: resident, pose: 'reach', feeling: 'curious' },
            { who: child, pose: 'hold', feeling: 'curious', holds: 'jar' },
            { who: friend, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${child.name} knew quite well whose it was. There had been a promise, out loud, with a lid on. But a promise is about somebody wanting something. Now there were two of them wanting, and one jar. ${resident.name} held it out to be taken back, most politely, with both eyes still shut. That was what did it. "No," said ${child.name}. "You have it. There's more where that came from." It was true about the jam. Down the string came two tugs.`,
          `There was one jar. There was somebody at the end of the string who had minded the bags for years. And there was somebody here, with a nose against the lid, breathing in the smell of a Tuesday. ${child.name} looked from one end of it to the other. You can break a promise by forgetting. It is harder when you are looking straight at it. "You have it," said ${child.name}, quickly, before it could turn into no. Two tugs came down the string.`,
          `${child.name} did not want to think the next thing, and thought it. It was ${grownUp.names} jar. It had been promised. But ${resident.name} was holding it the way you hold a hand. ${child.name} could say no, and it would be quite fair. It would go on being fair all the way home. "Keep it," said ${child.name}. It came out very small. Then the string gave two tugs, and it was time.`,
          `It is a strange thing to stand between two people who want the same jar. One of them was at the far end of a string, and had not asked for much in years. The other was here, with both eyes shut, smelling a kitchen. ${child.name} tried to think of a way to cut a smell in half. There wasn't one. "It's for you," said ${child.name}, and pushed it across, and did not look at it again. The string tugged twice.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: child, pose: 'reach', feeling: 'sad' },
            { who: resident, pose: 'hold', feeling: 'surprised', holds: 'jar' },
          ],
          things: ['string'],
        },
      },
      {
        text: [
          `"Nothing in your hands," said ${grownUp.name}, getting up off the bags. "No," said ${child.name}, and told it, all of it, to a strap. It sounded worse out loud. ${Grown} did up a buckle, and undid it, and did it up. "Somebody wanted it more than I do?" "I think so." "Then I should like to have met them," said ${grownUp.name}. "Come here. It's pancakes, and the last one home lays the table."`,
          `They went back along the string, winding it up. They had ${bound.keep} to show for it. Everything had gone the colour of apricots. "I haven't got it," said ${child.name}, before anybody could ask. "I had it, and I gave it away." ${Grown} waited. "Who to?" "Somebody who had never smelled our kitchen." ${Grown} looked towards the place for a while. "Well," said ${grownUp.name}, "I'd have thought less of you for keeping it. Come on. It's pancakes."`,
          `They had been given ${bound.keep}, for the jar. They walked back towards a long, low light. ${Grown} was sitting where they had left the bags. "Well?" "I gave it away," said ${child.name}. "The whole jar. I'm sorry. Somebody needed it more, and I didn't think they would, and they did." ${Grown} thought that over. "Then it went somewhere," said ${grownUp.name}. "Most of mine only got as far as the cupboard. Shall we say pancakes?"`,
          `All the way back ${child.name} practised saying it. It came out in the wrong order. "There was a jar, and there isn't, and it's because of somebody's nose." Then there was ${bound.keep} to be looked at, and nobody looked. "Did they like it?" said ${grownUp.name}, at last. "They've never been anywhere," said ${child.name}. "No," said ${grownUp.name}. "It must be hard, always to be where you are." And that was all about that. There would be pancakes, if they walked fast.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: child, pose: 'walk', feeling: 'sad' },
            { who: grownUp, pose: 'hug', feeling: 'calm' },
            { who: friend, pose: 'walk', feeling: 'calm' },
          ],
          things: bound.keepThings,
        },
      },
      {
        text: [
          `The washing machine stood with its door open, and nothing went in. ${child.name} saw it all from behind the door. ${Grown} had been through the socks. Then came the jumper, and one sleeve was picked up without thinking. Then came the thinking. "So it's that," said ${grownUp.name}, and leaned on the basket to have it properly. "After all this time. ${cap(smell)}."`,
          `After the pancakes, ${grownUp.name} put the washing together. ${child.name} had stopped on the stairs, so only ${child.name} saw. ${Grown} picked up the jumper. ${Grown} sniffed the sleeve, the way anybody might, and stopped. It was a long time before anything else happened. "${cap(smell)}," said ${grownUp.name}, to nobody. "So that's what it smells of."`,
          `${child.name} came down again for a glass of water. There was a light on, and ${grownUp.name} was standing by the washing with the jumper in both hands. ${Grown} had got as far as the sleeve. "Oh," said ${grownUp.name}, quite softly, to the cuff. "${cap(smell)}. I'd never have guessed." ${child.name} went back up without the water, on the sides of both feet.`,
          `It was past bedtime, and there was a noise in the kitchen. It was not a noise, exactly. It was the washing not being done. ${child.name} looked round the door. ${Grown} had hold of the jumper by one sleeve, and was breathing in. "${cap(smell)}," said ${grownUp.name}. "Well, I never." And then, after a while, and rather pleased: "I have now, though."`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: grownUp, pose: 'hold', feeling: 'surprised' },
            { who: child, pose: 'hide', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${child.name} and ${friend.name} slept under one blanket, with their feet still going. The jumper had been given a hook of its own, where the sun would not get at it. And a long way off there was a jar with its lid a little loose. Somebody was saving the rest for Sunday.`,
          `The jumper was not washed that week, or the week after. It hung on the door by itself. And a very long way off, when it was quiet, somebody undid a lid, only a crack. Out came jam, and a kitchen, and a bit of ${friend.name}. ${child.name} was asleep. "${friend.says}," said ${friend.name}, in a dream, and tugged the blanket twice.`,
          `In the morning there would be talk of going again. "I'll mind the bags," ${child.name} was going to say. "You go in front." It was all worked out. ${friend.name} had been told, and had agreed to it, more or less. But that was tomorrow. They were both asleep under one blanket, and the jumper hung on the door with its sleeves down. And nobody had the heart to wash it.`,
          `Before the light went out, ${child.name} wrote it all down: what it smells of, and who has the jar. ${friend.name} sat on the page to keep it flat. Then they were asleep, both of them, under one blanket. And ${grownUp.name} went round the house, last thing, putting out the lamps. There was one left on over the washing for quite some time.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [
            { who: child, pose: 'sleep', feeling: 'calm' },
            { who: friend, pose: 'sleep', feeling: 'sleepy' },
          ],
          things: ['blanket'],
        },
      },
    ],
  };
}
