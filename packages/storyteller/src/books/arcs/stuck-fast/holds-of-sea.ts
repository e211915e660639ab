import type { Hold } from './hold.ts';

const isHull = (id: string): boolean => /\b(?:boat|ship|ferry|canoe|tugboat|lifeboat|submarine|icebreaker)\b/.test(id);

/** A hull in the ice, and a hull on the sand. */
export const OF_SEA: readonly Hold[] = [
  {
    id: 'ice',
    holds: ({ id }, what) => isHull(id) && /^(?:ice|iceberg|snow)$/.test(what),
    at: 'snow',
    weather: 'clear',
    small: ['penguin', 'puffin'],
    strong: ['walrus', 'polar bear'],
    habit: {
      young: [
        ({ s }) => `${s} ran left. ${s} ran right. All day!`,
        ({ s }) => `Pit, pat. ${s} ran over. And back. And over.`,
      ],
      middle: [
        ({ b, s }) =>
          `With ${b} went ${s}, who could not bear to miss a view. If there was one on the left, ${s} ran left. If there was one on the right, ${s} ran right.`,
        ({ s, a, b }) =>
          `On board was ${s}, with eleven cousins. They ran to see a cloud on this side. They ran to see a gull on that. "Sit down," said ${a}, "you're rocking ${b}."`,
      ],
      old: [
        ({ s, b, a }) =>
          `${s} was on board, and so were thirty of ${s}'s cousins. They had come for the views. When there was a cloud on the left they all ran over to the left. When there was a better cloud, they ran back. ${b} leaned to one side and then to the other, and the soup leaned too. "Will you sit down!" said ${a}. They sat, until there was a gull.`,
        ({ b, s, A }) =>
          `There is always one passenger who thinks that it must be nicer on the other side. On ${b} it was ${s}, and there were a lot of cousins who believed everything ${s} said. Thirty pairs of feet went over the deck at each call of "Look!" ${A} had given up trying to drink tea. It came up one sleeve and then the other.`,
      ],
    },
    stuck: {
      young: [
        ({ b }) => `Crick, crack. ${b} slowed. ${b} stopped. Ice!`,
        ({ b }) => `White here. White there. ${b} was in the ice.`,
      ],
      middle: [
        ({ b }) =>
          `It got very still. When they looked out there was no more sea. There was ice, up to the paint. ${b} stood in it like a candle in a cake.`,
        ({ b }) =>
          `First there were little plates of ice that clinked. Then they held hands. "I'll just push through," said ${b}. Then ${b} could not go on, and could not go back.`,
      ],
      old: [
        ({ b }) =>
          `First there was a skin on the sea, like the skin on milk, and it was pretty. Then there were plates, that clinked, and turned over. While they all slept the plates grew together without a sound. When the sun came up, small and cold, there was nothing to be heard at all. ${b} stood in the ice, quite straight, like a candle in a cake.`,
        ({ b }) =>
          `"It's thin yet," said ${b}, and it was. An hour later it was not so thin. ${b} went at it with a run, and it broke, and went at it again, and it bent. The third time there was only a bump. Ahead it was white, and behind, where the water had been a minute ago, was white as well. It had closed like a door on felt.`,
      ],
    },
    pull: {
      young: [
        ({ A }) => `${A} pulled. ${A}'s feet slid. Wheee!`,
        ({ A, b }) => `${A} pulled a rope. ${b} did not move.`,
      ],
      middle: [
        ({ A }) =>
          `${A} climbed down with a rope, and pulled. But nobody can pull on ice. The ship stood still. ${A} went round it in a circle.`,
        ({ a }) =>
          `They all got down and took the rope. "Heave," said ${a}. They lay down in a row, feet first, as neat as spoons. That was what came of heaving, out there.`,
      ],
      old: [
        ({ A, a, b }) =>
          `${A} went over the side with a rope. It was a fine sight. The rope came up tight, and ${a} leaned, and something did begin to move. It was ${a}. You have to have something to put your feet against, and there was only ice. Round ${b} went ${a}, in a large slow ring, leaning back and pulling with all that strength.`,
        ({ a, b }) =>
          `They took hold of the rope, everybody, in order of weight. "It only wants a jerk," said ${a}. They jerked. You have seen what happens to a row of books when the one on the end goes. There they lay, and the ice creaked, as if it had been told something funny. ${b} said thank you. It was awkward for ${b}.`,
      ],
    },
    push: {
      young: [
        ({ A }) => `${A} went knock, knock. The ice said no.`,
        ({ b }) => `Push, push. ${b} sat in the ice. Still.`,
      ],
      middle: [
        ({ a }) =>
          `Then ${a} chipped at it with a big spoon. It was going well. But by the time they got to the back, the front had frozen again.`,
        ({ a }) =>
          `"Then we'll melt it," said ${a}, and poured out the hot soup. It made a hole, the size of a bowl. After that it was a bowl of ice with a carrot in.`,
      ],
      old: [
        ({ b }) =>
          `After that they chipped. There were hammers for some and spoons for the others. All that day they went round ${b} with a noise like a clock shop. When they came back to where they had begun, it was as if nobody had ever been there. The ice had been following them, a little way behind, closing up.`,
        ({ a }) =>
          `"Warmth," said ${a}, who had read about it. They brought the soup up out of the galley and poured it over the side. It was leek. It went in with a hiss, and for a moment you saw the sea, as black as a hat. Then there was a lid on it. There was a leek in the lid. It had been supper.`,
      ],
    },
    idea: {
      young: [
        ({ s, k }) => `"Look!" said ${s}. They ran. Crack! "Again," said ${k}.`,
        ({ s, k }) => `"Run, ${s}!" said ${k}. "This way! That way!"`,
      ],
      middle: [
        ({ s, k }) =>
          `Then a star came out on the left. ${s} ran to see it, and so did the cousins. "Not now," they groaned. "Hush," said ${k}. Down by the paint something had gone tick.`,
        ({ k, b, s }) =>
          `${k} held a cup with a pea in it, and rocked it. The pea rolled over, and the cup tipped. "It's not pulling that ${b} wants," said ${k}. "It's ${s}."`,
      ],
      old: [
        ({ k, b }) =>
          `It was getting dark when somebody called "Look!" It was only a star. All thirty of them ran over to the left, for they had had a dull day. "Not now," said the rest. But ${k} was lying with one ear on the deck, because it was warmer, and had heard something. Far down ${b}'s side the ice had gone tick. "Is there anything to see," said ${k}, slowly, "on the right?"`,
        ({ k, A }) =>
          `${k} froze a spoon into a cup. It could not be got out by any sort of pulling. But if it was rocked, a very little, this way and that, there was soon a crack all round. ${k} did it again to be sure. "Who was it," said ${k}, "that you kept telling to sit down?" ${A} went rather red.`,
      ],
    },
    free: {
      young: [
        ({ b }) => `Left! Right! Left! CRACK. Off sailed ${b}!`,
        ({ s, b }) => `Run, ${s}, run! Rock, rock, CRACK. ${b} was free.`,
      ],
      middle: [
        ({ s, b }) =>
          `"On the left, a star!" said ${s}, and they ran. "On the right, a bigger one!" ${b} leaned, and leaned back. Tick, said the ice, and tock. Then it said CRACK.`,
        ({ b }) =>
          `Left they ran, and right, and left, and ${b} rocked like a cradle. The ice held on as long as it could. Then a black line ran out ahead, and it was the sea.`,
      ],
      old: [
        ({ s, b }) =>
          `"A whale," said ${s}, "on the left!" They ran. "On the right, a larger one!" There was none, but they were not particular. Left and right went sixty feet, and ${b} began to go with them. At first only the lamp knew. Tick, went the ice. Tock. Then there was a bang like a cupboard falling downstairs. A black line ran away in front, and there was a star in it.`,
        ({ a, s, b }) =>
          `They did it by count. It was ${a} who counted, in a voice one could not disobey. "Left! And right! And what's that on the left!" ${s} was in front, each time, and really did hope to see something. ${b} leaned over until the cups slid, and back until they slid home. At the ninth time the ice let out a long breath. It was over. Something was lapping.`,
      ],
    },
    last: {
      young: [
        ({ b, s }) => `Rock, rock, goes ${b}. ${s} is asleep at last.`,
        ({ s }) => `"Look, home!" says ${s}. On the left. Good night.`,
      ],
      middle: [
        ({ b, s }) =>
          `${b} came home at breakfast, with no paint round the middle. Everybody had to tell it. "And it's nicer over there," said ${s}, and ran to see.`,
        ({ a }) =>
          `"Sit down," said ${a}, from habit, that evening. Then ${a} looked at the sea, and at the stars. "What is it you see over there?" said ${a}, and went across.`,
      ],
      old: [
        ({ b, a, s }) =>
          `They came in on the morning tide, leaning a bit to the left, for there was land there. There is a line all the way round ${b} now, where the paint has gone. People ask. It is generally ${a} who tells it. "You were told to sit down," says ${s}. "No," says ${a}. "That was you." And then one of the cousins sees a gull.`,
        ({ b, a }) =>
          `There is a rule on ${b} these days, on a brass plate. It was ${a} who had it made. IN ICE, it says, ALL PASSENGERS ARE TO RUN ABOUT. On other days one may sit. But on clear nights, when the tea is in the cups, there is a call from the rail. Then ${a} sighs, and puts a saucer on top, and goes over to look.`,
      ],
    },
  },
  {
    id: 'aground',
    holds: ({ id, isa, size }, what) =>
      (isHull(id) && /^(?:sand|mud|sandbank|beach|rocks?|reef)$/.test(what)) ||
      (isa === 'sea' && size > 3 && /^(?:sand|sandbank|beach|mud|shallows)$/.test(what)),
    at: 'beach',
    weather: 'clear',
    small: ['crab'],
    strong: ['seal'],
    habit: {
      young: [
        ({ s }) => `${s} had two stones. "Wait," said ${s}. And sat.`,
        ({ s }) => `"Wait," said ${s}. ${s} always said wait.`,
      ],
      middle: [
        ({ s }) =>
          `On that sand lived ${s}, who had a row of pebbles. All day ${s} looked at them. "What are you doing?" people asked. "Waiting," said ${s}. It was not much of an answer.`,
        ({ s, a }) =>
          `${s} had eleven pebbles, in a line, and counted them. Sometimes there were eleven, and at other times four. "You have lost some," said ${a}. "No," said ${s}. "They're just under."`,
      ],
      old: [
        ({ s, a }) =>
          `There was ${s}, who kept pebbles in a row, from the grass down to the wet. It was all ${s} ever did. Twice a day there were eleven, and twice a day there were four, and ${s} wrote that down. "What use is that?" said ${a}, who liked to be up and doing. "It's so as to know," said ${s}, "how long to wait."`,
        ({ s, a, A }) =>
          `Nobody on that shore was ever asked to hurry up but ${s}. ${s} had a row of pebbles, and sat at the end of it, looking down the line. "Aren't you going to do something?" said ${a}, going by with a bucket. "I am doing it," said ${s}. "It's at seven now." There were seven stones to be seen. ${A} went by again.`,
      ],
    },
    stuck: {
      young: [({ b }) => `Bump. ${b} was up on the sand.`, ({ b }) => `No water here. Only sand. Poor ${b}!`],
      middle: [
        ({ b }) =>
          `${b} only came in close to look. Then there was a bump, like a bottom stair. The sea went on going out. ${b} was left on the sand, leaning.`,
        ({ b }) =>
          `"There's plenty of water," said ${b}. There was, at breakfast. By ten it had gone off somewhere. ${b} stood on a hill of wet sand.`,
      ],
      old: [
        ({ b }) =>
          `${b} had come in close, for it looked pretty. There was a long, soft bump, as when you go down a stair that isn't there. That would have been nothing. But the sea was on its way out, and did not wait. In half an hour it was a white line, talking to itself. ${b} lay on the sand in everybody's way, and leaned.`,
        ({ b }) =>
          `At breakfast there was any amount of water. ${b} thought no more about it. By ten it was thinner, and you could see the shells. Then something took hold from below, without any fuss. "I appear to have stopped," said ${b}. It was quite dry there, and there was a lot of sand.`,
      ],
    },
    pull: {
      young: [
        ({ A, b }) => `${A} pulled and pulled. ${b} stayed put.`,
        ({ a }) => `Heave! The rope went snap. Down sat ${a}.`,
      ],
      middle: [
        ({ A, b }) =>
          `${A} took a rope in and pulled. It made a lovely groove. But the groove filled up with sand behind, and ${b} had not come along.`,
        ({ a }) =>
          `They fetched everybody from the whole bay to pull. Then ${a} said, "Now!" There was a ping. They all sat in the sea, which was a long way off.`,
      ],
      old: [
        ({ A, b }) =>
          `${A} had a rope round ${b} before anybody could speak. They pulled towards the sea. When you pull a heavy thing over sand, the sand gets up in front of it, like a rug. They pulled until there was a hill there, and they stood on top of it and could see everything. "It is a nice view," said ${b}, politely.`,
        ({ A, b }) =>
          `The whole bay came out to pull. There were some with ropes and some with advice. ${A} stood at the head and beat time. On the fourth pull the rope remembered how old it was. When they had all got up, and found their hats, they were forty steps further down the beach. ${b} was where ${b} had been.`,
      ],
    },
    push: {
      young: [
        ({ A }) => `${A} dug a ditch. The ditch fell in.`,
        ({ b }) => `Push! Push! ${b} only leaned the other way.`,
      ],
      middle: [
        ({ a }) =>
          `Next ${a} dug. "We'll bring the sea here," said ${a}. They dug a fine long ditch. But it is hard to tell the sea what to do. It was going the other way.`,
        ({ a, b }) =>
          `"We must carry water," said ${a}. They ran with buckets and poured it all round ${b}. The sand said "Ahh", and drank it, and looked up for more.`,
      ],
      old: [
        ({ a, b }) =>
          `"Then we'll bring the sea up," said ${a}. They dug a ditch, wide and straight, with a bend in it for looks. It went from ${b} right down to the waves. The waves looked in. Then they went back, as they were going to in any case. The sides of the ditch lay down like tired dogs.`,
        ({ b, a }) =>
          `They tried it with buckets. There was a chain, from the sea to ${b}, and ${a} at the end, pouring. By noon they had moved about a bathful. It was all still there, in a way, but it was underneath. Sand is mostly room. "Faster," said ${a}. The sand drank faster.`,
      ],
    },
    idea: {
      young: [
        ({ k, s }) => `"Wait for what?" said ${k}. "For that," said ${s}.`,
        ({ k }) => `${k} saw the stones. Four. Now three! "It is coming!"`,
      ],
      middle: [
        ({ k, s }) =>
          `${k} was too tired to do anything, and so sat down by ${s}. "Nine pebbles," said ${k}. After a bit, "Eight." "Where did that one go?" ${s} said nothing, but looked pleased.`,
        ({ k, s }) =>
          `"Wait for what?" said ${k}. Nobody had ever asked. ${s} pointed along the row. The last stone winked, and was gone. Where it had been was a small, shiny bit of sea.`,
      ],
      old: [
        ({ k, s }) =>
          `Only when they had all sat down did it get quiet enough to ask. "What are you waiting for?" said ${k}. ${s} had not been asked that before, not with a "what". "For four," said ${s}, and pointed. There were nine pebbles. They watched. There were eight. Nobody had touched anything. Something was coming up the beach, without a sound. It had all the time in the world.`,
        ({ k, s }) =>
          `${k} had been given the notebook to hold, and was reading it. Eleven, it said, and four, and eleven, and four, for years, with the hours beside it. "It always comes back," said ${k}. "Always," said ${s}. "How far up?" ${s} walked along the row to the fourth stone. It was a good way past ${k}. It was a good way past everybody, and past the rope.`,
      ],
    },
    free: {
      young: [
        ({ b }) => `Lap, lap, lap. The sea came in. Up went ${b}!`,
        ({ s, b }) => `"Now," said ${s}. Splish! ${b} floated off.`,
      ],
      middle: [
        ({ s, b }) =>
          `"Now we do nothing," said ${s}. It was very hard. The sea came up round ${b} and felt underneath, all along. Then, as one lifts a sleeping baby, it picked ${b} up.`,
        ({ s, b }) =>
          `Six, said ${s}, and five. ${b} rocked. "Four," said ${s}. It was not a push and it was not a pull. ${b} was just not on the sand any more.`,
      ],
      old: [
        ({ A, s, b }) =>
          `It was the hardest thing they had done all day, and it was nothing. ${A} had to sit on the rope. Six, said ${s}. Five. The water came round ${b}, and looked at the ditch, and the hill, and filled them both without being asked. There was a creak. It got in under ${b} as you get both arms under a sleeping child. "Four," said ${s}, and ${b} was afloat, and turned to look.`,
        ({ s, b }) =>
          `They sat in a row on the dunes with their feet drawn up. "Don't help," said ${s}. One stone went, and the next. It did not hurry, and at no moment could you have said that it had moved. But it was round ${b}, and then it was along ${b}. At the fourth stone ${b} gave a kind of shrug. There was no one near. It had done it with nobody.`,
      ],
    },
    last: {
      young: [
        ({ b, s }) => `Off goes ${b}. ${s} counts. One, two. Good night.`,
        ({ a, s }) => `"May I wait too?" says ${a}. "Sit," says ${s}.`,
      ],
      middle: [
        ({ A, s }) =>
          `The pebbles are still there. Beside the last is a flat stone for sitting on. ${A} comes, most days, and does nothing with ${s}. It takes all afternoon.`,
        ({ b }) =>
          `${b} goes by far out now, under the stars. It is lifted up and let down. On the shore something holds up one small stone.`,
      ],
      old: [
        ({ A, a, b }) =>
          `Beside the row of pebbles there is a bench now. It says on the back: WAITING ROOM. ${A} sits there of an evening, and has been known to last for an hour. "What are you doing?" people ask. "It's at six," says ${a}. And out at the edge, where it is deep, ${b} goes by, and calls out once for each stone.`,
        ({ s, k, b }) =>
          `${s} gave ${k} a pebble to take home. It was the fourth. "But won't you need it?" said ${k}. "I know where it goes," said ${s}. It stands on a windowsill, miles from anywhere. Sometimes, in the night, ${k} wakes and looks at it, and thinks: it's over it now. And far out, very slowly, in the dark, ${b} is being lifted up.`,
      ],
    },
  },
];
