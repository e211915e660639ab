import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'It floats!',
  'Look, it floats!',
  'See, it floats!',
  'Oh, it floats!',
  'Now it floats!',
  'And it floats!',
  'It does float!',
  'Hooray, it floats!',
  'Yes, it floats!',
  'There, it floats!',
] as const;
const TITLES = ['a lot of nothing', 'nothing floats', 'sixty bottles of nothing', 'glug'];

interface Yard {
  /** "raft" or "boat". */
  readonly raft: string;
  /** "bottle" or "carton", of milk. */
  readonly bottle: string;
  readonly drawn: ThingName;
  /** "river". */
  readonly water: string;
  /** How it goes: "down the river", "along the lake". */
  readonly along: string;
  /** Where people stand and wave. */
  readonly bridge: string;
  /** Who holds the rope on the bank, where no grown-up is on board; else nothing. */
  readonly rope: string;
  readonly ropeYoung: string;
}

function yardOf({ raw, G, Gcap, A, B }: Going): Yard {
  const carton = /carton/.test(raw);
  const aboard = A === G || B === G;
  const water = /\b(sea|lake|pond|stream|canal)\b/.exec(raw)?.[1] ?? 'river';
  const flows = /^(?:river|stream|canal)$/.test(water);
  return {
    raft: /\braft/.test(raw) || !/\bboat|ship|canoe/.test(raw) ? 'raft' : 'boat',
    bottle: carton ? 'carton' : 'bottle',
    drawn: carton ? 'milk' : 'bottle',
    water,
    along: flows ? `down the ${water}` : water === 'sea' ? 'along the shore' : `along the ${water}`,
    bridge: water === 'sea' ? 'pier' : 'bridge',
    rope: aboard ? '' : ` ${Gcap} walked along the ${flows ? 'bank' : 'shore'}, and held the end of a long rope.`,
    ropeYoung: aboard ? '' : ` ${Gcap} holds the rope.`,
  };
}

/** Wood floats until somebody gets on. What pops up in the washing-up is full of nothing, and nothing is what they need. */
export const NOTHING: EventPlot = kinBeside(ableFriend({ id: 'nothing', young, middle, old }));

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const { raft, bottle, drawn, water, along, ropeYoung } = yardOf(going);
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` ${third.name} helps, too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: everybody(going, 'stand', 'happy'), things: [drawn] },
        `${A.introduced} washes up. ${B.introduced} helps.${too} Down goes a milk ${bottle}. Pop! Up again.`,
        `${A.introduced} washes up. So does ${B.introduced}.${too} Down goes a milk ${bottle}. Pop! Up it comes.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'hammer'), seen(B, 'stand', 'happy')],
        },
        `They build a ${raft}. Bang, bang, goes the hammer!`,
        `"Let us build a ${raft}!" says ${a}. Bang, goes the hammer!`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Vests on! To the ${water}! "${refrain}" ${a} gets on. Glug! Wet feet.`,
        `Vests on! Into the ${water}! "${refrain}" ${a} gets on. Glug! Wet feet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'surprised'), seen(A, 'stand', 'surprised')] },
        `More wood! "${refrain}" Both get on. Glug, glug! Wet up to here.`,
        `More wood! "${refrain}" Both get on. Glug, glug! Very wet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'cover', 'worried')] },
        `So they try a tub. "${refrain}" Round and round it goes. Splash!`,
        `Now they try a tub. "${refrain}" Round it goes, and over! Splash.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'surprised')],
          things: [drawn],
        },
        `At home the ${bottle} goes pop. "What is in it?" says ${b}. "Nothing!"`,
        `Home they go. Pop goes the ${bottle}. "What is in it?" says ${b}. "Nothing!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'excited')], things: [drawn] },
        `"Nothing floats!" says ${a}. "We need a lot of nothing!"`,
        `"It is full of nothing! And nothing floats! We need a lot!"`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(B, 'stand', 'happy')],
          things: [drawn],
        },
        `They get ten ${bottle}s. Twenty. Thirty! ${a} ties them on with string.`,
        `One ${bottle}, two, ten, thirty! ${a} ties them under with string.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'sit', 'excited') },
        `${a} gets on. ${b} gets on. No glug! "${refrain}" Off they sail, ${along}.${ropeYoung}`,
        `On get ${a} and ${b}. No glug! "${refrain}" They sail ${along}.${ropeYoung}`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: [drawn],
        },
        `In the bath ${a} pushes down a ${bottle}. Pop! "Nothing is the best," says ${a}.`,
        `Bath time. Down goes a ${bottle}. Pop! ${a} laughs. "What was it?" says ${b}. "Nothing!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { raft, bottle, drawn, water, along, bridge, rope } = yardOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: everybody(going, 'stand', 'happy'), things: [drawn] },
        `${A.introduced} and ${B.introduced} did the washing-up.${comesToo} There was an empty milk ${bottle} that would not stay down. It had its top on. ${a} pushed it under. Pop! It shot up, and hit ${b} on the nose. "I wish I had a ${raft}," said ${a}. "Then let's build one," said ${b}.`,
        `"What shall we do today?" said ${B.introduced}. ${A.introduced} was washing up, and thinking.${comesToo} ${a} held a milk ${bottle} under the water. It was empty, and had its top on. Pop, it went, and splashed ${b} all over. "We could build a ${raft}," said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'hammer'), seen(B, 'stand', 'happy')],
        },
        `They found six good planks behind the shed. ${a} had the hammer, and ${b} had the nails. Not everything they hit was a nail. In the end it was a ${raft}. It even had a step. They put on orange vests, and went down to the ${water}.`,
        `They built it out of planks. ${b} held, and ${a} hammered, and then the other way about. It took all morning. "It's a beauty," said ${b}. They got into their orange vests and pulled it to the ${water}.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(B, 'stand', 'surprised')] },
        `"${refrain}" said ${a}. And so it did. A duck sat down on it. Then ${a} stepped on. Glug! The ${raft} went under, and there stood ${a}, up to the ankles. The duck was offended. "It's too heavy for the wood," said ${b}.`,
        `They slid it in. "${refrain}" cried ${a}, and it lay there like a leaf. But nobody wants a ${raft} to look at. ${a} got on. Glug. "It was floating until you came," said ${b}. ${a} had two shoes full of ${water}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'surprised'), seen(A, 'stand', 'surprised')] },
        `"More wood," said ${b}. So they nailed on more, and it got thicker and wider. "${refrain}" said ${b}, and got on beside ${a}. Glug, glug. More wood is also heavier. They were wet up to the middle.`,
        `They put another lot of planks on top. It was twice as thick now. "${refrain}" said ${b}. They stepped on together, one, two, three. It sank together as well. They were in it up to the pockets.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'cover', 'worried')] },
        `Then they tried the old washtub. "${refrain}" they said, both at once. And it carried them! Only it went round, and round, and would not stop. "I feel funny," said ${b}. They leaned. Splash! They were wet to the hair.`,
        `"What about the tub?" said ${a}. "${refrain}" It did, with both of them in it. But a tub has no front. It turned like a merry-go-round, faster and faster. Then it tipped, and there was nothing dry left on anybody.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'surprised')],
          things: [drawn],
        },
        `They dripped home. There was the rest of the washing-up. "It's no good," said ${a}, and gave the milk ${bottle} a push. Pop! "Why does it always do that?" said ${b}. "What's in it?" ${a} looked inside. "Nothing," said ${a}.`,
        `They sat in the kitchen in towels. ${b} went on with the washing-up, to get warm. Pop! "That ${bottle}!" said ${b}, and blinked. "Whatever is in it?" ${a} unscrewed the top. "Nothing," said ${a}. "There's nothing in it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'curious')], things: [drawn] },
        `${a} pushed it down again, slowly. It pushed back. It pushed quite hard. "It's the nothing that does it!" said ${a}. "Wood is full of wood. We don't want more wood. We want more nothing!"`,
        `${a} held it under, and felt how it wanted to get up. "It's the nothing in it," said ${a}. "Nothing floats! And we've been putting on planks." "How much nothing do we need?" said ${b}. They looked at each other. "A lot."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(B, 'stand', 'happy')],
          things: [drawn],
        },
        `They went from door to door. "Have you got any empty ${bottle}s?" said ${a}. "What for?" said the people. "For nothing," said ${b}. By evening there were sixty. They screwed the tops on. They tied them under the planks with string.`,
        `"Have you any nothing to spare?" they asked, all along the street. People had lots. There were tall ${bottle}s and short ones, and all of them empty. Sixty went under the planks, with their tops on tight. It took two balls of string.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `The next day they slid it in. A duck got on, and then ${a}, on one foot. Nothing happened. Then ${b} got on. They stood there and waited for the glug. There wasn't one. "${refrain}" shouted ${a}, and jumped up and down to show it.`,
        `In the morning they tried again. ${a} put down one foot, and then the other. ${b} came after, with both eyes shut. "Are we wet?" said ${b}. "No," said ${a}. "${refrain}" It lay on top of the water like butter on bread.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy') },
        `A sheet was the sail. Off they went, ${along}, past the cows, and past the mill. People they knew stood on the ${bridge}, and waved.${rope} "What's it made of?" they called. "Nothing!" called ${a} and ${b}.`,
        `They held up a sheet, and the wind got into it.${rope} They sailed ${along}, under the ${bridge}, and round the bend. There were cows there who had never seen the like. "What makes it go so well?" called the miller. "Nothing!" they called back.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: [drawn],
        },
        `In the bath that evening ${a} had one ${bottle} left over. ${a} held it down, at the bottom, for as long as it would stay. Pop! It hit ${b} on the nose. "What was that?" said ${b}. "Nothing," said ${a}.`,
        `"What did you do today?" somebody asked, at bath time. ${a} pushed the last ${bottle} under, and let go. Pop! It went up to the lamp. ${b} was wet again. "Nothing," said ${a}. "A whole day of it."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { raft, bottle, drawn, water, along, bridge, rope } = yardOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: everybody(going, 'stand', 'happy'), things: [drawn] },
        `Whenever ${A.introduced} and ${B.introduced} washed up, the same thing happened.${comesToo} There was a milk ${bottle}, empty, with its top on, and it would not be drowned. If it was pushed down, it shot up and hit somebody. Today it was ${b}. "We should build a ${raft}," said ${a}, "and sail ${along} to the mill." ${a} had thought of it since Tuesday. "I'll get the hammer," said ${b}, and dried one ear.`,
        `${A.introduced} built things by drawing them first. ${B.introduced} built things by beginning.${comesToo} They got on very well, as long as they didn't build anything. They were just washing up. ${a} had an empty milk ${bottle} under the water, with its top on, and let go. Pop! It got ${b} on the chin. "If we had a ${raft}," said ${a}, "we could go ${along}, as far as the mill." "We've got planks," said ${b}, and was out of the door.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pencil'), seen(B, 'hold', 'happy', 'hammer')],
        },
        `${a} made a plan, with arrows. ${b} made a noise. By the time that the plan was finished, the ${raft} was too, and they were not alike. "It only wants a toolbox," said ${b}, who never went anywhere without. It was an iron one, and had been somebody's grandfather's. They put on orange vests. It took both of them, and a rest at each gate, to get it all to the ${water}.`,
        `"There should be a keel," said ${a}, from behind a large sheet of paper. "There's a nail," said ${b}. They used eight planks, and every nail in the toolbox. The toolbox was iron, and older than anybody, and ${b} loved it like a dog. When it was done it looked like a door that has had bad news. They carried it down to the ${water}, in orange vests, with the toolbox on top.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(B, 'stand', 'surprised')] },
        `"${refrain}" said ${b}. It did, and so beautifully that a duck moved in. Then ${a} got on. There was a sound like a plughole, and it floated no longer, or rather it did so eight inches down. The duck looked about for somebody to complain to. "Wood can just about carry wood," said ${a}, standing in it. "I'd have found that out, on paper." "Now you've found it out in shoes," said ${b}.`,
        `It went in without a splash. "${refrain}" they both said, and shook hands. A thing that floats is a fine sight. A thing that floats with you on it is quite another. ${a} stepped aboard, and went on stepping. When it was over the ${water} came up to both knees. "It isn't big enough," said ${b}. "It isn't light enough," said ${a}. That was where the trouble started.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'surprised'), seen(A, 'stand', 'angry')] },
        `They did it ${B.names} way. They nailed on everything that there was, until it was as thick as a mattress. "${refrain}" said ${b}. They got on together and went down like a lift. For whatever is bigger is heavier, too. Then they did it ${A.names} way, in a washtub, which was on the plan. It floated with both of them. It also turned round and round, having no front, until they were no longer sure who they were.`,
        `So ${b} added planks, and it sank more slowly, and further. "${refrain}" said ${b}, up to the chest. Then ${a} had the washtub fetched, since a thing with sides must be better. It was right, on paper. On the ${water} a tub spins. They sat in it with their knees under their chins, and went by the same willow fourteen times. At the fifteenth they were sick of it, and leaned out, and that was the end of the tub.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')],
          things: [drawn],
        },
        `They walked home one behind the other. It's not easy to quarrel in single file, and so they did the washing-up instead, there being some left. "You and your nails," said ${a}, and pushed the milk ${bottle} under. "You and your arrows," said ${b}. Pop! It hit them both. "What's the matter with that thing?" cried ${b}. "What has it got in it?" ${a} took the top off, to look. "Nothing," said ${a}.`,
        `At home there were towels, and silence, and the rest of the dishes. "If you had once looked at my plan," said ${a}. "If you'd once stopped drawing it," said ${b}, and let go of the milk ${bottle}. Pop! It went past ${A.names} ear to the ceiling. Sixty times they had been hit by it, and never asked why. "It's got something in it that wants to get out," said ${b}. ${a} unscrewed it. "There's nothing in it," said ${a}. "Nothing at all."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'cheer', 'excited')], things: [drawn] },
        `They stood there and listened to what had been said. Then ${a} put the top on again, and held it under, and felt. It pushed up with the strength of a small dog. "It's not the ${bottle}," said ${a}. "It's the nothing. A ${bottle} is only what it's in." "Wood's full of wood," said ${b}. "We've been building with the wrong stuff." They both reached for the pencil. ${a} let ${b} have it. It was a very short plan. It said, "Sixty."`,
        `${a} put it back into the water, the right way up, and the wrong way, and on its side. Every time the nothing came up on top. "How much of it would carry one of us?" said ${b}, who didn't as a rule ask for numbers. ${a} worked it out, on a wet plate. It took thirty ${bottle}s for each. "Thirty of nothing," said ${b}, "and no nails." "String," said ${a}. "We'll need a person who can tie things without thinking about it." ${b} bowed.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(B, 'stand', 'happy')],
          things: [drawn],
        },
        `They got it from the whole street. "We're collecting nothing," ${b} told people, at their doors, and it's odd how much of it they had. There were sixty by supper, with their tops on tight. ${a} said where, and ${b} tied, four rows of fifteen, under the first eight planks. The other planks went back behind the shed. The next morning they carried it to the ${water}. It hardly weighed a thing, but for the toolbox on top.`,
        `It's a pleasure to ask for what nobody wants to keep. They came home with sacks of it. ${a} had drawn four rows of fifteen ${bottle}s. ${b} tied them just so, and only twice said, "That'll do." Eight planks lay on the top, and no more. In the morning it went down to the ${water} on two shoulders. They had left the tub. ${b} had not left the toolbox.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'stand', 'excited') },
        `Nobody said anything beforehand, this time. They pushed it out. ${a} stepped on, and stood there. ${b} stepped on. They waited for the plughole. There was only a small slap, slap, of ${water} against ${bottle}s. "${refrain}" whispered ${b}, as people do in church.${rope} They put up a sheet. A bit of wind came along that was going to the mill in any case, and took them with it.`,
        `${a} got on, and it gave a little nod. ${b} got on, and it nodded again. They stood as stiff as two people on a wall. And nothing happened. It happened underneath, sixty times over, and held them up. "${refrain}" they said, very quietly, so as not to startle it.${rope} Then the sheet filled, and the bank began to walk away.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'worried'), seen(B, 'stand', 'worried')] },
        `It was past the cows, with half the way done, that they scraped over a stone. There was a twang. Out from behind, in a line, like ducklings, came eleven ${bottle}s. The back corner went down, and stayed down. They were not going to sink. They weren't going to get to the mill, either. "Something has to get off," said ${a}, and they both looked at it. It was iron, and had been somebody's grandfather's.`,
        `They had done a mile, and had been waved at by everybody, when there was a bump. A string had gone. They watched eleven ${bottle}s bob off ahead of them, full of nothing, and much faster than they were. The ${raft} leaned. The ${water} was over the first plank. "Thirty each," said ${a}, "and we've only got forty-nine. There's somebody too many." There was. It sat in the middle, and had a handle.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'determined', 'box'), seen(A, 'stand', 'worried')],
          things: ['box'],
        },
        `"I could get off," said ${a}. "I'll walk, and you take it to the mill. You hammered more than I did." It was meant. ${b} thought about that, and about who had worked out the sixty. Then they poled in to the bank. ${b} put the box down behind a willow, and covered it with leaves. "It's a mile to come back for it," said ${a}, "and uphill." "I know," said ${b}. "I can count, too."`,
        `${b} would sooner have gone overboard. That was easy to see. "We might turn back," said ${a}. "I don't mind about the mill." But ${a} had talked of nothing else. ${b} could have nodded, and kept everything. "Pull in here," said ${b}. The box was set down under a thorn bush, and patted. "I'll have to come all the way back on foot. You needn't." "I'll draw you a map," said ${a}, "and come along to hold it."`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'happy') },
        `Up came the corner, dripping, and they were off. They went under the ${bridge}, with a nod to the people on it. They went round the long bend where you have to lie down because of the branches. And there was the mill, and the miller, with a net, in which he had eleven ${bottle}s. "These came first," he said. "I thought there'd be somebody. What's she made of?" They looked at each other. "Nothing," they said. They were so proud of it that he didn't ask again.`,
        `It rose like bread. After that they didn't touch bottom once. They slid under the ${bridge}, and somebody dropped them an apple. At the mill a row of ${bottle}s lay drying on the wall. The miller had fished them out. "What have you built that with?" he said. "It sits on the ${water} like a swan." "Eight planks," said ${b}. "And the rest?" "Nothing," said ${a}. "But we had to work it out."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: [drawn],
        },
        `They walked back, and fetched the box from its leaves, and carried it between them, a mile, uphill. It was night when they got to the washing-up. "What did you two do today?" somebody asked. The ${bottle} was lying in the bowl. ${b} leaned on it, and ${a} leaned on it, and they let go. Pop! "Nothing," they said.`,
        `It took them until dark to get home, since the box wanted a rest at every gate. The dishes had waited. So had the ${bottle}. ${a} held it down, and looked at ${b}, and ${b} held the lid of a pan over both their heads. Pop! Clang! "What was that?" called somebody, from upstairs. "Nothing!" they called back.`,
      ),
    ],
  };
}
