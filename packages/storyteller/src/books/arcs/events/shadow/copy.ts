import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { withClassmate } from '../page.ts';
import { inPlace, settingOf, withMate } from '../the-one.ts';

const REFRAINS = [
  'Wait for me!',
  'Stay with me!',
  'Come back, you!',
  'Oh, wait for me!',
  'Stop, come back!',
  'Oh, do wait!',
  'Stay, will you!',
  'Not so fast, you!',
  'Come here, you!',
  'Back you come!',
] as const;
const TITLES = ['the shadow that ran away', 'wait for me', 'who goes first?', 'a shadow of its own'];

/** The two: the friend whom the theme names, else another child. */
function pair(going: Going): Going {
  const mated = withMate(going);
  return mated === going ? withClassmate(going) : mated;
}

/** A shadow is dragged through every puddle, and goes; whoever does for once what it does, has it back. */
export const COPY: EventPlot = {
  id: 'copy',
  young: (going) => young(pair(going)),
  middle: (going) => middle(pair(going)),
  old: (going) => old(pair(going)),
};

function young(going: Going): Told {
  const { A, a, B, b, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, ' in the garden');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} jumps${where}. The shadow jumps too. ${a} waves. It waves too.`,
          `Look${where}! ${A.introduced} has a shadow. ${a} hops. It hops too.`,
        ],
        scene: { setting: settingOf(going, 'garden'), camera: 'wide', actors: [seen(A, 'jump', 'happy')] },
      },
      {
        text: [
          `${a} jumps over a puddle. The shadow falls in. Splash! Poor shadow!`,
          `Here is a puddle. ${a} jumps over. The shadow goes in it. Splash!`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'happy')], things: ['puddle'] },
      },
      {
        text: [
          `Then the shadow stops. It runs away. "${refrain}"`,
          `"Come on," says ${a}. The shadow will not. Off it runs! "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'surprised')], things: ['puddle'] },
      },
      {
        text: [
          `${B.introduced} helps. They both run. "${refrain}" It runs up a wall.`,
          `Now ${B.introduced} helps. They run and run. "${refrain}" It is on the wall.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'happy')] },
      },
      {
        text: [`${a} jumps on it. It slips out. "${refrain}"`, `Hop! ${a} lands on it. It slides away. "${refrain}"`],
        scene: { camera: 'close', actors: [seen(A, 'jump', 'determined'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `${b} puts a box over it. "Got it!" But the box is dark. It is empty!`,
          `"A box!" says ${b}. Oh! It sits on top.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'reach', 'happy'), seen(A, 'kneel', 'surprised')],
          things: ['box'],
        },
      },
      {
        text: [
          `They sit down. "Look," says ${b}. The shadow stands on one leg. It dances!`,
          `${a} sits. The shadow hops. It spins. "It can dance!" says ${b}.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `"Can I?" says ${a}. ${a} stands on one leg too. The shadow looks.`,
          `Then ${a} gets up. It hops. ${a} hops. It spins. ${a} spins.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(B, 'sit', 'surprised')] },
      },
      {
        text: [
          `It lies down in the puddle. Splash! Down lies ${a}. Splash! The shadow laughs.`,
          `Into the puddle it goes. In goes ${a}! All wet! It likes that.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['puddle'] },
      },
      {
        text: [
          `It comes up to ${a}. Toe to toe. Click! There it is again.`,
          `Now the shadow comes near. Its feet touch ${A.names} feet. Click! It is back.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'cheer', 'happy')] },
      },
      {
        text: [
          `At night there is a lamp. Who waves first? The shadow. "Hello," says ${a}.`,
          `It is bed time. "You first," says ${a}. The shadow waves. So does ${a}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'wave', 'sleepy')],
          things: ['lamp'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, ' in the garden');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a good shadow, and never gave it a thought. When ${a} ran, it ran. When ${a} went down the steps, it went down too. It went on its stomach, bump, bump, bump. "Shadows don't mind," said ${a}.`,
          `Everybody has a shadow, and so had ${A.introduced}. It did as ${a} did, the whole day long. If ${a} went down steps, it went too, on its stomach, bump, bump. "Come along," said ${a} sometimes. Nobody asked if it minded.`,
        ],
        scene: { setting: settingOf(going, 'garden'), camera: 'wide', actors: [seen(A, 'run', 'happy')] },
      },
      {
        text: [
          `That morning there were puddles${where}. ${a} jumped over every one. But a shadow can't jump over a puddle. It goes through. By the sixth it was soaking wet. "Seven!" cried ${a}.`,
          `It had rained. ${a} leapt over the puddles${where}, and landed dry. The shadow went through the middle of them all, flat on its face. "Nearly home!" called ${a}. But at the last one it stayed in.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'jump', 'happy')], things: ['puddle'] },
      },
      {
        text: [
          `And then it stopped. ${a} went on, and felt a sort of click at the heels. There stood the shadow, with both hands on its hips. "Come on," said ${a}. It shook its head. It turned, and ran.`,
          `"Come along," said ${a}. There was a click, as when a button comes off. The shadow got up, and wrung out an arm. It looked at ${a}. Then it went off across the grass without a word.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'surprised')], things: ['puddle'] },
      },
      {
        text: [
          `"${refrain}" shouted ${a}, and ran as fast as could be. But the shadow was every bit as fast, since it was ${A.names} own. ${B.introduced} was sitting on the gate. "You've dropped something," said ${b}. "It's over there."`,
          `"${refrain}" cried ${a}. If you run after your own shadow, you never get nearer. It has just the same legs. "What are you chasing?" said ${B.introduced}, and came too. "Oh! Yours has come off!"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(B, 'stand', 'curious')], things: ['gate'] },
      },
      {
        text: [
          `"I'll jump on it," said ${a}. ${a} came down with both feet, right in the middle. But it was as thin as a thought. It slid out from under, and bowed. "${refrain}" said ${a}.`,
          `They got it up against the wall, one on each side. "Now!" said ${b}. ${a} threw both arms round it, and hugged some bricks. It had gone up the wall, and was sitting on top. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `"A box!" said ${b}. They put it over the shadow, and lifted one corner to see. It was quite dark in there. In the dark there are no shadows at all. "${refrain}" said ${a}, but it was on the lid already.`,
          `"A box," said ${b}, "with a lid." It was a good trap, and they caught it at the first go. They opened the lid a crack. But where it's dark a shadow is nowhere. "${refrain}" cried ${a}. It was waving, from the roof of the shed.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'reach', 'happy'), seen(A, 'kneel', 'surprised')],
          things: ['box'],
        },
      },
      {
        text: [
          `They sat down. The shadow seemed to have been waiting for that. It put up one leg, slowly. It turned on its toes. It did a thing with its elbows that ${a} had never done. "It's dancing!" said ${b}.`,
          `There was nothing else to try. So they only watched. The shadow looked to left and right, and did a cartwheel. It did a thing with its elbows. "Can you do that?" said ${b}. "No," said ${a}. "I never knew that it could."`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'happy')] },
      },
      {
        text: [
          `"It's always had to do what you do," said ${b}. "I'd want a turn." ${a} thought of all those puddles. ${a} got up. The shadow put up one leg. ${a} put up one leg.`,
          `${a} thought about that. "It has never once gone first," said ${a}. "After you, then!" And ${a} stood up, and waited. The shadow lifted an arm, to see. ${a} lifted an arm. It did the thing with the elbows, and ${a} did it too.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'dance', 'determined'), seen(B, 'sit', 'happy')] },
      },
      {
        text: [
          `It hopped, and ${a} hopped. It ran round the tree, and so did ${a}. It looked back once. Then it came to the biggest puddle, and lay down in it, flat. "Oh dear," said ${b}. "You needn't." But ${a} lay down flat.`,
          `Now it went in front, and ${a} behind. It went down the steps, on its stomach. Bump, bump, bump, went ${a}. "Mind the puddle!" cried ${b}. The shadow went straight through the middle, and turned, to look. Straight through the middle came ${a}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['puddle'],
        },
      },
      {
        text: [
          `The shadow shook. It was laughing, you could see it by the shoulders. It came across the wet grass, and put its feet against ${A.names} feet. Click. "Thank you," said ${a}. "I'll go round them, after this."`,
          `There they stood, and dripped, both of them. The shadow held out a hand. It was flat, and rather cool. It moved up close, toe to toe, and something went click. "We could take turns," said ${a}. It nodded, all on its own.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'cheer', 'happy')] },
      },
      {
        text: [
          `Now ${a} walks round the puddles. In the evening, with the lamp on, they stand at the wall together. "You first," says ${a}. The shadow does something with its elbows. "Wait for me," says ${a}.`,
          `You'd hardly notice anything. But in bed, by the lamp, ${a} keeps quite still. There's somebody on the wall who waves first. "Good night," says ${a}, and waves back.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'wave', 'happy')],
          things: ['lamp'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, ' on the green');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} went first. Somebody has to, and it had always been ${a}. ${a} said what they would play, and where, and for how long. After ${a} came ${B.introduced}, who carried things. Last of all came the shadow. "Keep up!" said ${a}. It went over the gravel on its stomach, and down the steps on its chin, bump, bump, bump. Nobody had ever asked either of them.`,
          `They went about in a row. First there was ${A.introduced}, who had the ideas. Then there was ${B.introduced}, who said, "All right." And behind them both came ${A.names} shadow, flat on the ground, through whatever there was. When ${a} jumped over a puddle, it didn't get jumped. It got dragged. ${a} had not looked round at it for a year.`,
        ],
        scene: {
          setting: settingOf(going, 'garden'),
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'calm')],
        },
      },
      {
        text: [
          `It was the day of the lanterns. At dusk the whole town would walk up the hill. This year ${a} was to go in front, with a sun made of paper. "You can hold my coat," said ${a} to ${b}, "and tell me if I'm straight." They were practising${where}, round and round, among the puddles. ${a} leapt over each of them. It was at the ninth that there came a click.`,
          `That evening there was to be the lantern walk, right through the town and up the hill. The one who went in front carried a sun made of paper, as big as a table. It would be ${a}. "And me?" said ${b}. "You can walk behind and say if I'm straight," said ${a}. They tried it out${where}. It had rained; ${a} hopped over eight puddles. At the ninth, down at the heels, something gave.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'jump', 'proud'), seen(B, 'stand', 'calm')],
          things: ['puddle', 'lantern'],
        },
      },
      {
        text: [
          `${a} felt light all at once, and looked down. The sun was shining. There was ${B.names} shadow, long and neat. "And where's yours?" said ${b}. Over by the ninth puddle something dark was getting up off the ground. It wrung out one sleeve, and then the other. It looked at ${a} for a moment, as you look at a bus that never stops. And it went.`,
          `It was a small noise, like a button coming off. "${a}," said ${b}, "look behind you." There was the puddle. Out of it rose ${A.names} shadow, dripping, with a leaf stuck to its face. It peeled off the leaf. It put both hands on its hips. And then it turned its back, which ${a} had never seen before, and walked away over the grass, quite upright.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'surprised')],
          things: ['puddle'],
        },
      },
      {
        text: [
          `"${refrain}" shouted ${a}. The shadow didn't. They ran after it, past the pump and round the church. But a shadow has exactly as many legs as its owner, and they're exactly as long. "You take that side," ${a} told ${b}, "and I'll jump on it." ${a} jumped well. You can't hold down a thing that has no thickness. It slid out at the edge, and dusted itself.`,
          `"${refrain}" ${a} called, in the voice that people did things for. The shadow broke into a run. It ran up walls as others run up stairs, and down the other side. They got it into a corner at last. ${a} threw both arms round it, and there was a crash, and ${a} was embracing a drainpipe. "It's got more practice in being flat," said ${b}.`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'worried')],
        },
      },
      {
        text: [
          `"Try a sheet," said ${b}. It was only the shadow of a sheet, then, with something laughing in it. They tried the chest from the stage, with the lid on. But a chest is dark, and in the dark there's no such thing as a shadow. It had come out by the keyhole, with the light. "${refrain}" said ${a}, and by now it didn't sound like an order. It was half past five, and the sun was going down.`,
          `${a} thought of a box, and ${b} fetched one. They had it under there, both sitting on the lid. "Now it'll see," said ${a}. But there was nothing to see. It was pitch black in the box, and whatever it was had gone out by the crack. "${refrain}" ${a} said. It stood ten steps off, longer than before. The sun was low. When the sun is gone, so are they, all of them.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'sit', 'worried')], things: ['box'] },
      },
      {
        text: [
          `"Why's it doing this to me?" said ${a}. ${b} didn't say anything for a bit. ${b} wasn't used to being asked. "I should think that it's tired of your back," said ${b}. "That's all it ever sees. You don't know what it's like behind you. There's a lot of mud, and you never hear what's been decided." ${a} turned round. "Are we still talking about the shadow?" "Mostly," said ${b}.`,
          `"What have I done?" said ${a}. "You went over the puddles," said ${b}. "And it went through." "I didn't know that." "No," said ${b}. "You'd have to look behind." They sat there on the lid. ${b} had ${A.names} coat over one arm, and ${A.names} hat, and ${A.names} half of the sandwiches. ${a} saw that too. It was the kind of afternoon on which one starts to see things.`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'sit', 'calm'), seen(A, 'sit', 'surprised')] },
      },
      {
        text: [
          `Over there, by the last of the light, the shadow had begun to dance. It thought that nobody was looking. It put up one leg, and turned a cartwheel. It did something with the elbows that no one had taught it. "I can't do that," said ${a}. "It's never had a chance to show you," said ${b}. Then ${a} did a thing that was quite new. ${a} got up, and stood behind it.`,
          `The shadow wasn't running any more. It was turning cartwheels along the wall, all alone. In between it did something with the elbows that no one had taught it. "Those are good," said ${a}. It was strange to say it to a shadow. It was stranger to be second. But ${a} walked across, and stopped a step behind its heels, and waited to see what ${a} did.`,
        ],
        scene: { time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'curious'), seen(B, 'sit', 'calm')] },
      },
      {
        text: [
          `It put up a leg. ${a} put up a leg. It looked round, and did the elbows, and ${a} did the elbows, badly. So it set off, and it took ${a} everywhere. It went over the gravel, and ${a} went over it, stomach down. It went down the church steps, bump, bump, bump. The people had begun to come, with their lanterns, and they stopped and stared. "Isn't that the one who's to lead?" somebody said. Six o'clock struck.`,
          `It lifted an arm, to try, and ${a} lifted an arm. It jumped. ${a} jumped. Then it lay down on its front, and went off across the wet grass, looking back all the time. There was nothing else for it. ${a} lay down. They went through the long grass, and along the gutter, and down eleven steps on the chin. The whole town was gathering by then. "They're waiting for you," ${b} called. "It's six! They're lining up!"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'worried')] },
      },
      {
        text: [
          `There was still time. The paper sun stood by the fountain, lit, with nobody under it. A word would have done, and a quick run, and no one looks for a shadow in the dark. It stood by the ninth puddle, so long now that its head lay on the other side of the road. It went through, flat on its face. It waited. ${a} looked at the sun, and called across to ${b}. "You take it! You go in front!" Then ${a} lay down in the puddle.`,
          `The band had struck up. In a minute they'd go without a leader, or with some other. And there was the ninth puddle, and the shadow was in it, up to the ears, looking at ${a}. It was asking something. ${a} had been looking forward to that paper sun for three hundred days. "${b}!" shouted ${a}. "Can you carry it? Will you?" Nobody heard the answer, for ${a} had lain down, with a splash.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'stand', 'surprised')],
          things: ['puddle', 'lantern'],
        },
      },
      {
        text: [
          `It was cold, and there was a leaf in it. When ${a} had wiped both eyes, there was somebody sitting there as well, just as wet, shaking all over. It was laughing. It held out a flat, cool hand, and pulled. They stood there toe to toe. Click. "I'm sorry about the steps," said ${a}. "I'd no idea that there were so many." And far off, up the hill, very straight, went a paper sun.`,
          `So that's what it is like. It's mud, and you see nothing, and it gets in at the neck. "I'll walk round them," said ${a}, when there was air to say it with. "I'll go down the steps on the other side." The shadow thought it over. Then it moved up, heel to heel, and there was a click. It was only just in time. The sun went down. But the other sun, the paper one, was moving, and ${b} was under it.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: ['puddle'] },
      },
      {
        text: [
          `They caught up with the end of the row. "So this is the back," said ${a}, who had never been there. You see the whole of it from there, three hundred lights, going up like a stair. And all of those lights were in front. So behind ${a} there was a shadow as long as a street, and it was doing cartwheels. Nobody saw that but ${a}, who walked backwards, the whole way up.`,
          `At the very back of the procession went ${a}, wet through. "I like it here," said ${a}. The lanterns went on and on ahead, right up to the top, where ${b} stood, as straight as a post. And with all that light in front, there has to be something behind. It went along the walls of the houses, as tall as the church, and danced. ${a} did the elbows. They were getting better.`,
        ],
        scene: {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy')],
          things: ['lantern'],
        },
      },
      {
        text: [
          `They went home by the long way, with the paper sun. "Which way?" said ${a}. There was a silence. "I don't know," said ${b}. "I've never had to think. Left?" "Left," said ${a}, and took the lantern, and went behind. With the light at the back, shadows go in front. ${B.names} went first, down the steps, the right way up. Then came somebody who did it in cartwheels. "${refrain}" called ${a}.`,
          `"You were quite straight," said ${a}, when they met at the top. "You were quite wet," said ${b}, and went red, and was glad. Now came the moment when ${a} always said how they would go. ${a} said nothing. It was surprisingly hard. Then ${b} turned left, where they had never been. ${a} came last, with the lantern. And since the light was behind it, the shadow went on ahead. "${refrain}" called ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(B, 'walk', 'happy'), seen(A, 'walk', 'happy')], things: ['lantern'] },
      },
    ],
  };
}
