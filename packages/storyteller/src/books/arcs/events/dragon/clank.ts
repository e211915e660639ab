import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Clank, clank, clank!',
  'Clink, clank, clunk!',
  'Clatter, clank, clang!',
  'Clang, clank, clonk!',
  'Clonk, clank, clink!',
  'Clang, clang, clang!',
  'Clunk, clank, clunk!',
  'Clink, clank, clang!',
  'Clatter, clatter, clank!',
  'Clonk, clunk, clank!',
  'Clank, clatter, clonk!',
] as const;
const TITLES = ['clank, clank, clank', 'the knight in socks', 'the noisy knight', 'a very quiet knight'];

/** The dragon roars all night because the knight's armour clanks; whoever comes without it is welcome. */
export const CLANK: EventPlot = { id: 'clank', when: /\bknights?\b/i, young, middle, old };

function young(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'knight') ?? company.meet('knight');
  const N = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Who was in the castle? ${M.introduced}! "${refrain}" went the iron. ${K.introduced} laughed.`,
          `"${refrain}" That is ${M.introduced}. ${K.introduced} heard it all over the castle.`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(M, 'walk', 'proud'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `On the hill was ${N.introduced}. "Roar!" went ${N.name}, all night. Nobody could sleep.`,
          `"Roar!" Who was that? It was ${N.introduced}. Nobody slept.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(N, 'shout', 'angry')] },
      },
      {
        text: [
          `"I will ask why," said ${M.name}. Up the hill they went. "${refrain}"`,
          `${M.name} and ${k} went up the hill. It was dark. "${refrain}"`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(M, 'walk', 'determined'), seen(K, 'walk', 'worried')],
        },
      },
      {
        text: [
          `"ROAR!" went ${N.name}. They ran home again. "${refrain}"`,
          `${N.name} put up a head. "ROAR!" So they ran. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(N, 'shout', 'angry'), seen(M, 'run', 'scared')] },
      },
      {
        text: [
          `They put wool on the knees. They put wool on the feet. It still went clank.`,
          `${M.name} put on wool, here and there. Did it help? No. Clink, clank.`,
        ],
        scene: { setting: 'castle', camera: 'close', actors: [seen(M, 'kneel', 'worried'), seen(K, 'kneel', 'calm')] },
      },
      {
        text: [
          `"It is the iron!" said ${k}. "It goes clank. Then the dragon roars!"`,
          `${k} listened. Clank. Roar! Clank. Roar! "Take it off," said ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `Off came the helmet. Off came the iron boots. Now ${M.name} had only socks.`,
          `${M.name} took it all off. ${M.name} was small and soft. And the socks were red!`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'shy'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `Up the hill they went in socks. Not one clank. Not one roar.`,
          `Pat, pat, pat. They walked in socks. ${N.name} did not roar at all.`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(M, 'walk', 'shy'), seen(K, 'walk', 'happy'), seen(N, 'sit', 'calm')],
        },
      },
      {
        text: [
          `"You are so quiet," said ${N.name}. "I only want to sleep!" "So do we!" said ${M.name}.`,
          `"Ah, no noise," said ${N.name}. "That clank wakes me up!" "Oh, sorry," said ${M.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'sit', 'surprised'), seen(K, 'sit', 'happy')],
        },
      },
      {
        text: [
          `Good night, ${N.name} and ${M.name}. Good night, ${k}. Clank? No. Not one clank.`,
          `Now they are all asleep. The iron is asleep, too. No clank. No roar. Shh.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(M, 'sleep', 'sleepy'), seen(N, 'sleep', 'sleepy'), seen(K, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'knight') ?? company.meet('knight');
  const N = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had the thickest armour in the land. There was iron on the outside and ${M.name} on the inside. You could hear it from one end of the castle to the other. "${refrain}" ${K.introduced} always knew when it was breakfast.`,
          `There was one knight in the castle. ${M.introduced} sounded like ten. "${refrain}" The armour had been ${M.names} great-grandfather's, and it had never been oiled. "Good morning!" called ${K.introduced}, who could hear it three rooms away.`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(M, 'walk', 'proud'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `The trouble came in spring. ${N.introduced} moved in on top of the hill. And every night, just as everyone was dropping off, it began. "ROAR!" Plates fell down. ${M.name} walked up and down all night, and worried.`,
          `Then ${N.introduced} came to live on the hill. After that nobody slept. "ROAR!" it went at nine o'clock, and at ten, and at two. Each time ${M.name} went round to see that all was well.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(N, 'shout', 'angry'), seen(M, 'stand', 'scared')] },
      },
      {
        text: [
          `"A knight must go and talk to it," said ${M.name}, inside the helmet. ${k} carried the lantern. They went up the path in the dark. "${refrain}"`,
          `"Somebody should ask what it wants," said ${k}. Everyone looked at ${M.name}. So they set out, the two of them, with a lantern and a bun. "${refrain}" went the path.`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(M, 'walk', 'determined'), seen(K, 'walk', 'worried')],
        },
      },
      {
        text: [
          `They had not even said good evening. "ROAR!" said the cave. The bun went one way, and the lantern went the other. They did not stop until they were under the table. "${refrain}"`,
          `They came as far as the last bush. Then there was a head above them, as big as a cart. "ROAR!" It blew them halfway down. They ran the other half. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(N, 'shout', 'angry'), seen(M, 'run', 'scared'), seen(K, 'run', 'scared')],
        },
      },
      {
        text: [
          `"We'll creep," said ${M.name}. They stuffed wool in the knees and butter in the elbows. But there was still the neck, and there were still the feet. When ${M.name} sneezed, it sounded like a kitchen.`,
          `Next time they tried it on tiptoe. Have you ever seen iron boots on tiptoe? ${M.name} fell down eleven steps and took a shield along. From the hill there came a very long roar.`,
        ],
        scene: { setting: 'castle', camera: 'close', actors: [seen(M, 'kneel', 'worried'), seen(K, 'kneel', 'calm')] },
      },
      {
        text: [
          `"It hates me," said ${M.name}. "But I don't dare to go without my iron. It's the bravest part of me." ${k} said nothing. ${k} was listening, because the hill had gone quiet.`,
          `They sat down on the steps, too tired to talk. "What a beast," said ${M.name}, "to roar like that for nothing." For once, it was not roaring. ${k} wondered why not.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
      },
      {
        text: [
          `${M.name} got up. Clank. "ROAR!" ${M.name} stood still. Nothing. ${M.name} put down one foot. Clank. "ROAR!" "Do that again," said ${k}. "Oh, ${M.name}! It isn't roaring at us. It's roaring at the noise!"`,
          `"Lift your arm," said ${k}. Clank. "ROAR!" went the hill. "Now don't." It was as still as still. "Lift it again." Clank. "ROAR!" ${k} jumped up. "You walk about all night! ${N.name} can't sleep, either!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `There was only one thing to do, and it took an hour. Off came the helmet. Off came the iron gloves. At the end there stood a small person in red socks and a vest. "I feel like an egg without a shell," said ${M.name}.`,
          `So all of it had to come off, down to the last buckle. ${M.name} was much thinner than you would think. The socks were red, with a hole in one. "Don't look," said ${M.name}. "I'm only me."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'shy'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `They went up the hill in their socks, side by side. You could hear the grass. You could hear an owl turn round. And from the cave came no roar at all, only a huge, tired yawn.`,
          `This time they took no lantern. ${M.name} held ${K.names} hand, and it was not ${k} who shook. Pat, pat, pat. The great head was lying on its paws. One eye opened, and shut again.`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(M, 'walk', 'shy'), seen(K, 'walk', 'happy'), seen(N, 'sit', 'calm')],
        },
      },
      {
        text: [
          `"How nice and soft you are," said ${N.name}. "You wouldn't know what makes that dreadful noise? I moved here for the quiet." ${M.name} went as red as the socks. "It won't happen again," said ${M.name}.`,
          `"Thank goodness," said ${N.name}, "somebody quiet. There's a thing down there that clanks. I shout at it to stop, but it never hears." "I think," said ${M.name}, "it has heard you now."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'sit', 'surprised'), seen(K, 'sit', 'happy')],
        },
      },
      {
        text: [
          `The armour hangs in the cherry tree, to keep off the birds. When the wind blows, it goes clank, but only very softly. ${M.name} sleeps. ${N.name} sleeps. And so does ${k}, in red socks.`,
          `Now ${M.name} goes round the castle every night in socks, and wakes nobody. The armour has flowers in it. "${refrain}" whispers ${k} in bed, for fun. Up on the hill somebody turns over, asleep.`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(M, 'sleep', 'sleepy'), seen(N, 'sleep', 'sleepy'), seen(K, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, G, Gcap, k, g, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'knight') ?? company.meet('knight');
  const N = [A, B].find(({ being }) => being?.id === 'dragon') ?? company.meet('dragon');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `You never saw much of ${M.introduced}, who guarded the castle. There was a visor with two eyes behind it, and the rest was iron. The armour had come down in the family from somebody larger. Every time it took a step, it took several. "${refrain}" Dogs went under tables. "It's a comfort," said ${M.name}, "to have something solid between yourself and things." ${K.introduced}, who cleaned it on Saturdays, knew how many dents there were.`,
          `It was said of ${M.introduced}, who guarded the castle, that no arrow could get in. That was true. It was also true that ${M.name} could not easily get out. There were sixty-one buckles. ${K.introduced} had the job of doing them up at six each morning and undoing them never. ${M.name} slept in it, sitting up. "You can't be too careful," said ${M.name}. "${refrain}" it went, down to breakfast. The hens had stopped laying.`,
        ],
        scene: { setting: 'castle', camera: 'medium', actors: [seen(M, 'walk', 'proud'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `In March ${N.introduced} took the cave on top of the hill. Nobody would have minded. But at a quarter past nine that night there came a roar that took the tiles off the pigsty. There was another at ten. It went on until it was light. The next night was the same. ${M.name} walked round and round the battlements from dusk to dawn, to show that somebody was doing something.`,
          `The first night, they thought it was thunder. It came from the hill, where ${N.introduced} had moved in on the Monday with one small trunk. It roared at ten, at twelve and at five past two. Babies woke. Then dogs woke, on account of the babies. "I shall patrol," said ${M.name}. And all through that week you could hear ${M.name} going up and down in the dark, on guard. It should have made people feel better.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(N, 'shout', 'angry'), seen(M, 'stand', 'scared')] },
      },
      {
        text: [
          `In three weeks people were walking into doors. ${Gcap} put salt in the tea. The baker fell asleep in the dough and had to be rolled out. "It's a knight's business," everybody said, and looked at ${M.name}. "There's nothing I'd like more," said ${M.name}, "but there's a draught up there." ${k} heard the armour rattle. It was a warm day and there was not a breath of wind.`,
          `Nobody had slept for weeks, and you could tell by their buttons. ${Gcap} put the cat out and brought in the milkman. "It can't go on," they told ${M.name}. "That's what we have a knight for." "Quite," said ${M.name}. "I have only been waiting for the weather." The sun shone. Not a leaf moved. But ${k}, who was near, could hear something rattle, very faintly, all the way down.`,
        ],
        scene: { time: 'day', camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried')] },
      },
      {
        text: [
          `So they went. ${M.name} walked in front, being harder, and ${k} came after with a lantern. "${refrain}" went the stones. They had just got to the place where you can see in when the whole hill drew a breath. "ROAR!" It parted ${K.names} hair. It filled the armour like a bucket. They did not turn round, for there was no time. They went down backwards. "${refrain}"`,
          `${k} had written a letter, in case there was no chance to speak. It began "Dear Neighbour". They climbed through the dark, and every step rang like a dropped tray. "${refrain}" "Can't you walk softer?" said ${k}. "This is softer," said ${M.name}. Over the rim of the rock came two hot eyes, and a mouth like a barn. "ROAR!" The letter was never seen again. Nor was the left boot.`,
        ],
        scene: {
          setting: 'mountain',
          time: 'night',
          camera: 'medium',
          actors: [seen(M, 'walk', 'determined'), seen(K, 'walk', 'worried'), seen(N, 'shout', 'angry')],
        },
      },
      {
        text: [
          `They tried wool next. They packed it into the knees and wound it round the feet, and buttered everything that bent. It took two sheep. Then ${M.name} stepped off the mounting block, slid the length of the yard, and went through the dairy. You could hear the pans for some time. From the hill it answered: "ROAR!" "It heard you butter," said ${k}.`,
          `"If we are quiet enough," said ${k}, "it may be asleep." They oiled all the joints. They stuffed the gaps with old stockings. ${M.name} could hardly move, and yet when ${M.name} did, it still went off like a drawer of spoons. There is just no way to be quiet in a saucepan. "ROAR!" said the dark. They had only got to the gate.`,
        ],
        scene: { setting: 'castle', camera: 'close', actors: [seen(M, 'kneel', 'worried'), seen(K, 'kneel', 'calm')] },
      },
      {
        text: [
          `"Send for another knight," said ${M.name}. They were sitting in what was left of the dairy. "There's one at Marl with a feather. I'm no good. I'll tell you something. I'm not hard all through." It was a bad moment for ${M.name}, and ${k} did not know where to look. "I only feel like anybody," said ${M.name}, "when I'm inside it." Then neither of them spoke. The hill did not either.`,
          `"I shall have to give it back," said ${M.name}. "The title. I've been thinking so since Tuesday. A knight's meant to be brave, and I'm only well wrapped." ${k} would have liked to say something. But it was late, and so quiet, that it seemed a pity to. They sat without stirring on the bottom step. It was ${k} who noticed how long it had been.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
      },
      {
        text: [
          `"When did it last roar?" said ${k}. "When I fell in the butter." "And before that?" "When I came down the stairs." ${k} looked at ${M.name} for a long time. "Lift your foot," said ${k}. Clank. "ROAR!" "Don't move." There was an owl, and a tap that dripped. "Now nod." Clank! "ROAR!" "All those nights," said ${k}, "that you walked round and round to keep us safe. Oh, ${M.name}. It can't sleep!"`,
          `${k} reached out and knocked on the iron, once, with a knuckle. "ROAR!" said the hill. ${k} waited. There was nothing but a moth. ${k} knocked twice. "ROAR! ROAR!" They stared at each other through the visor. "It's you," said ${k}. "It comes for the quiet, poor thing, and it gets you on the battlements, every night till five! It isn't roaring at us. It's banging on the wall."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `${M.name} saw what had to come next before ${k} could say so. "I'd have to go without." "You don't have to," said ${k}. "We could ask it to move." ${M.name} thought of the one small trunk. Then ${M.name} began on the buckles. There were sixty-one. At the last there was a pile of iron on the floor, like a fallen shop. Beside it stood somebody quite small, in red socks, with very worried ears.`,
          `"It could be told," said ${M.name}. "You might go up, and explain." "I might," said ${k}, and waited. There was a long sigh from inside the helmet. The first buckle was the worst. After the fortieth, ${M.name} had elbows. After the last you could have picked ${M.name} up. "I've got a hole in my sock," said ${M.name}. "It's dark," said ${k}. "It's only us."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'shy'), seen(K, 'stand', 'calm')] },
      },
      {
        text: [
          `It was a different hill in socks. It had thyme on it. ${M.name} felt the wind in places that had not felt it for years. There was nothing between ${M.name} and things now. There was only the grass, and ${K.names} hand. At the last bush ${M.name} let go of that as well. "I'll do this bit," said ${M.name}, and walked in at the mouth of the cave.`,
          `They could hear their own feet, pat, pat. They could hear a beetle that was going the same way. ${M.name} shook so hard that the socks came down. "You can hold my hand," said ${k}. "I am holding it," said ${M.name}. When they came up to the cave, ${M.name} gave it back, and went in first. ${k} had never been prouder of anybody, and it was only a vest.`,
        ],
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(M, 'walk', 'shy'), seen(K, 'walk', 'happy'), seen(N, 'sit', 'calm')],
        },
      },
      {
        text: [
          `It lay with its head in its claws and its eyes quite red. "Oh, how nice," said ${N.name}. "Somebody soft. I don't suppose that you know what that noise is, down there? I've come a thousand miles for the peace and quiet. I shout and shout at it, and it only walks about." "That was me," said ${M.name}. There was a pause. "You?" said ${N.name}. "But there's nothing of you." "I know," said ${M.name}. "I'm so sorry."`,
          `"I beg your pardon," said ${M.name}. "It's about the noise." "At last!" cried ${N.name}, and then in a whisper, "At last. Are you from the council? It's that machine, you know, that goes round the walls. I've asked it to stop. I've asked it every night." ${M.name} could have blamed it on a machine. It would have been so easy. "It was me," said ${M.name}, "being frightened of you." ${N.name} blinked. "I was frightened of it," it said.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'happy'), seen(M, 'sit', 'surprised'), seen(K, 'sit', 'happy')],
        },
      },
      {
        text: [
          `When it was light, ${N.name} carried them home, for fear of thorns. The castle had not had such a shock for years. But nobody could shout, because they had been asked not to. So they put out some milk. ${M.name} walked across the yard in front of them all, in red socks, and did not make a sound. "Who's that?" said the baker. "That," said ${k}, "is our knight."`,
          `They came down when it was light, and all three were talking. People looked out from behind things. They saw a dragon, which they knew about. They saw ${k}. And they saw somebody slight, with pink knees, walking in the middle. "${refrain}" said ${g}, quite puzzled. "Where's the rest of you?" "In the dairy," said ${M.name}. "It can stop there."`,
        ],
        scene: {
          setting: 'castle',
          camera: 'wide',
          time: 'day',
          actors: [seen(M, 'walk', 'happy'), seen(K, 'walk', 'happy'), seen(N, 'stand', 'calm')],
        },
      },
      {
        text: [
          `The armour keeps the birds off the peas now. When the wind gets up, it gives one clank, as somebody might who is dreaming. ${M.name} still goes round the walls at night. You would never know. There is only a pat, pat, and a shadow, and a bit of red. Up on the hill the dragon sleeps, and in the castle ${k} does.`,
          `There is a robin's nest in the helmet, and a great many snails in the boots. On the hill there is a sign, in small claw writing: PLEASE DO NOT SHOUT, KNIGHT ASLEEP. It is not quite true. At two each morning ${M.name} gets up, and goes the rounds in socks. ${k} has never once woken. ${k} is asleep now.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'sleep', 'sleepy'), seen(N, 'sleep', 'sleepy'), seen(K, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}
