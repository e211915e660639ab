import type { Told } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'There is somebody there',
  'One of us is there',
  'Somebody is there already',
  'You forgot somebody',
  'You forgot one of us',
  'Mind who is there',
  'Do mind who is there',
  'There is one more',
  'There is one of us there',
  'We are one more',
] as const;
const TITLES = ['that chair is taken', 'one plate more', 'somebody is there', 'two pairs of feet'];
/** "An invisible bear": what the friend is, where the theme says it. */
const KIND = /\b(?:invisible|imaginary|pretend|made.up) (?!(?:friends?|pals?|buddy|companion|friend's)\b)(\p{L}+)\b/iu;
const NAMES = ['Hob', 'Pim', 'Tumtum', 'Wem', 'Billo'] as const;

/** Who has the friend, who cannot see it, and what it is called. */
const parts = (going: Going) => {
  const { A, K, G, chance, company } = going;
  // "My invisible friend Bob" is Bob.
  const { raw } = company.theme;
  const given = (/\b(?:called|named) (\p{Lu}\p{L}+)/u.exec(raw) ??
    /\b(?:friend|pal) (?:is )?(\p{Lu}\p{L}+)/u.exec(raw) ??
    /\bfriend(?: is)?(?: called| named)? (\p{Lu}\p{L}+)/u.exec(company.details))?.[1];
  const kind = KIND.exec(raw)?.[1]?.toLowerCase();
  const p = given ?? chance.pick(...NAMES.filter((each) => each !== K.name));
  // Who cannot be seen is in no picture: what the cast sheet has kept for "my friend Bob" is the grown-up's.
  const kept = company.alsoThere.find(({ name }) => name === p);
  const grownUp = kept && isCast(G) ? { ...G, id: kept.id, character: { ...G.character, id: kept.id } } : G;
  const S = A === K ? grownUp : K;
  return {
    A,
    a: A.name,
    S,
    s: S.name,
    Scap: cap(S.name),
    p,
    /** "Pim the walrus", where it is of a kind. */
    pThe: kind ? `${p} the ${kind}` : p,
    /** ", and a walrus" */
    andKind: kind ? `, and ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}` : '',
    likeKind: kind ? `Like ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}. ` : '',
  };
};

/** A chair and a plate are kept for somebody whom only one can see; then it snows, and there are two pairs of footprints. */
export const CHAIR: EventPlot = standsApart({ id: 'chair', young, middle, old });

function young(going: Going): Told {
  const { chance } = going;
  const { A, a, S, s, Scap, p, pThe } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const first = S.isChild ? S.introduced : Scap;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${A.introduced} has a friend, ${pThe}. You can not see ${p}. Only ${a} can.`,
          `This is ${A.introduced}. And this is ${pThe}. Only ${a} can see ${p}.`,
        ],
        scene: { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'wave', 'happy')], things: ['chair'] },
      },
      {
        text: [
          `${first} sits down. Oh no! "${refrain}" says ${a}. "That is for ${p}!"`,
          `It is dinner time. ${first} takes a chair. "${refrain}" says ${a}. It is ${p}!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(S, 'sit', 'surprised'), seen(A, 'point', 'worried')],
          things: ['chair'],
        },
      },
      {
        text: [
          `"Sorry, ${p}!" Up gets ${s}. There is one more plate now.`,
          `"Oh! Sorry, ${p}!" Up gets ${s}. ${a} sets one more plate.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(S, 'stand', 'shy'), seen(A, 'stand', 'happy')],
          things: ['plate', 'spoon'],
        },
      },
      {
        text: [
          `Now ${s} shuts the door. "${refrain}" says ${a}. ${p} is still outside!`,
          `They go out. ${s} shuts the door too soon. "${refrain}" says ${a}. Open it again!`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'stand', 'surprised'), seen(A, 'point', 'worried')] },
      },
      {
        text: [
          `The swing goes to and fro. "Nobody is on it," says ${s}. "${refrain}" says ${a}.`,
          `The swing goes all by itself. "The wind!" says ${s}. "${refrain}" says ${a}.`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(S, 'stand', 'curious')] },
      },
      {
        text: [
          `"I never see ${p}," says ${s}. "Not one toe." ${a} is sad.`,
          `"Is ${p} big or small?" ${s} asks. Nobody can see, only ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(S, 'kneel', 'calm')] },
      },
      {
        text: [
          `That night it snows and snows. The garden is all white.`,
          `Then the snow comes down. In the morning everything is white.`,
        ],
        scene: { time: 'night', weather: 'snow', camera: 'wide', actors: [seen(A, 'look-up', 'excited')] },
      },
      {
        text: [
          `${a} goes out with ${p}. They run and run. ${s} looks out.`,
          `Out run ${a} and ${p}, round the tree. ${s} sees it from the door.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'run', 'happy'), seen(S, 'stand', 'curious')], things: ['tree'] },
      },
      {
        text: [
          `What is that in the snow? Feet! And next to them, small, round feet!`,
          `Look at the snow! Big feet. And next to them, little round ones.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(S, 'kneel', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `At supper ${s} pulls out a chair. "${refrain}" says ${s}. "Good evening, ${p}!"`,
          `Now ${s} sets one more plate. "${refrain}" says ${s}. And ${a} laughs.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'happy'), seen(A, 'sit', 'happy')],
          things: ['chair', 'plate'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, a, S, s, Scap, p, andKind, likeKind } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${A.introduced} had a friend whom nobody else could see. The friend was called ${p}. ${p} liked toast, and always came second through doors. "What does ${p} look like?" people asked. "${likeKind}Smaller than me," said ${a}, "and rounder."`,
          `There were more people in the house than you could count. There was ${A.introduced}, for one. And there was ${p}, who was invisible${andKind}, and smaller, and rounder. ${p} had come on a Tuesday, and stayed. "Where is ${p} now?" people would say. "Behind you," said ${a}. "No, now it's the other side."`,
        ],
        scene: { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'wave', 'happy')] },
      },
      {
        text: [
          `At supper ${s} sat down in the blue chair. "${refrain}" said ${a}, and went quite white. "You've squashed ${p}!" ${Scap} jumped up, and looked at the chair. It was rather flat. But it had always been flat.`,
          `The blue chair was free, as far as you could see. ${Scap} sat down in it, with the soup. "${refrain}" cried ${a}. ${Scap} got up so fast that the soup went over. "I do beg your pardon, ${p}," said ${s} to the seat.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(S, 'sit', 'surprised'), seen(A, 'point', 'worried')],
          things: ['chair', 'soup'],
        },
      },
      {
        text: [
          `After that there was a plate for ${p}, and a spoon. There was toast on it, cut small. At the end the toast was gone. "I only finished it up," said ${a}. "${p} was full."`,
          `From then on there was one more plate. ${p} had toast, and hot water with milk. It was always gone by the end. "It looks to me as if you ate that," said ${s}. "We shared," said ${a}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'calm')],
          things: ['plate', 'spoon'],
        },
      },
      {
        text: [
          `It isn't easy for the others. ${Scap} shut the door, and had to open it again. ${Scap} hung a coat on the hook, and it wasn't only a hook. "${refrain}" said ${a}. "Where now?" said ${s}. "You might tell me sooner."`,
          `${Scap} did try. But ${s} put the shopping down on ${p}. ${Scap} sat on ${p} on the bus. "${refrain}" said ${a}, over and over. "I'm sorry," said ${s}. "I never know where to look."`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'stand', 'surprised'), seen(A, 'point', 'worried')] },
      },
      {
        text: [
          `"Just once," said ${s}, "I'd like to see a bit of ${p}. A toe would do. Then I'd know." ${a} asked. There was some whispering. "${p} would like to," said ${a}, "but doesn't know how."`,
          `"Are you quite sure about ${p}?" said ${s}, at bedtime. "Yes," said ${a}. "Only I do wish that you were." It was quiet for a bit. "${p} wishes it too," said ${a}, "and is under the bed."`,
        ],
        scene: {
          time: 'sunset',
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(S, 'sit', 'calm')],
        },
      },
      {
        text: [
          `That night it snowed. It came down without a sound, hour after hour. In the morning there was a new garden outside, quite white. There was not one mark on it. "Come on, ${p}!" said ${a}.`,
          `In the night the first snow fell, and nobody heard it. When ${a} looked out, there was no path, and no grass. It was like paper. "You go first, ${p}," said ${a}. "No? Then both."`,
        ],
        scene: { time: 'night', weather: 'snow', camera: 'wide', actors: [seen(A, 'look-up', 'excited')] },
      },
      {
        text: [
          `${Scap} stood at the kitchen window, drying a cup. Out there ${a} was running in circles, and talking, and laughing. There was nobody else. There never was. "${refrain}" said ${s} to the cup, and sighed.`,
          `Out they went, or out went ${a}, at any rate. ${Scap} saw it from the window. ${a} threw a snowball at nobody, and ducked. ${a} held up one end of something, and waited for the other. "Well," said ${s}, and put on some boots.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(S, 'stand', 'curious')],
          things: ['snowball'],
        },
      },
      {
        text: [
          `Then ${s} looked at the snow. There was a line of footprints, down to the gate. Those were ${A.names}. And close beside them went another line. They were smaller, and rounder. They went in step.`,
          `It was on the way to the gate that ${s} stopped. Here ${a} had walked, by the look of it. And there, on the left, was somebody else. It was somebody with small round feet, who had stopped wherever ${a} stopped.`,
        ],
        scene: { camera: 'close', actors: [seen(S, 'kneel', 'surprised')], things: ['footprints'] },
      },
      {
        text: [
          `${Scap} went after them. They ran round the tree, and so did ${s}. They jumped over a log, both of them. By the wall somebody small and round had fallen down. It had been picked up again, you could see that too.`,
          `Round the pear tree there were two lines. Where it was deep, one of those had needed a pull. There was a place where somebody had sat down. It was about as big as a loaf. ${Scap} took off a hat to it.`,
        ],
        scene: { camera: 'wide', actors: [seen(S, 'walk', 'surprised')], things: ['footprints', 'tree'] },
      },
      {
        text: [
          `"Good morning, ${a}," said ${s}, when they met by the wall. And then ${s} bent down a little, to the left. "Good morning, ${p}. You've got snow on you." "You can see!" cried ${a}. "No," said ${s}. "But I know where to look."`,
          `"What are you two making?" said ${s}. It was the first time that anybody had got it right. "A snowman," said ${a}. "A small one. And rounder." ${Scap} looked at it. "Ah," said ${s}. "So that's how it is. Pleased to meet you, ${p}."`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'kneel', 'happy'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `There was a visitor for supper, who pulled out the blue chair. "${refrain}" said ${s}, before ${a} could. "Who?" said the visitor. ${Scap} put a bit of toast on the plate. "You have to wait till it snows," said ${s}.`,
          `At supper it was ${s} who laid the last plate. ${a} was about to sit down, in a hurry, on the wrong chair. "${refrain}" said ${s}. And ${a} looked, and went red. "Oh! Sorry, ${p}," said ${a}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'happy'), seen(A, 'sit', 'happy')],
          things: ['chair', 'plate'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, company, chance } = going;
  const { A, a, S, s, Scap, p, andKind, likeKind } = parts(going);
  const N = company.person(chance.pick(...['Robin', 'Jess', 'Tobi'].filter((each) => each !== K.name)), 'child');
  const n = N.name;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      {
        text: [
          `${A.introduced} had never lost a game of anything. The other one who played was ${p}. Nobody else could see ${p}. "${likeKind}Smaller than me, and rounder," said ${a}, when asked, "and likes toast, and comes second through doors." There was a blue chair at the table that was kept free. There was a plate. It had been so for years, and most people had got used to it.`,
          `Since anyone could remember there had been a blue chair at that table, with no one on it. No one, that is, but ${p}, who belonged to ${A.introduced}, and was invisible${andKind}. ${p} was small and round, liked toast, and always came second through doors. "Is it a boy or a girl?" visitors would ask. "It's ${p}," said ${a}. You couldn't get any more out of it than that.`,
        ],
        scene: { setting: 'kitchen', camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['chair', 'plate'] },
      },
      {
        text: [
          `${Scap} did all that could be done. "${refrain}" ${a} would say, and ${s} would get up again with the soup. Doors were held open. A place was kept on the bus. Only sometimes ${s} would look at the blue chair for a long time, as you do at a sum. "I do believe you," said ${s}. "I only wish that I believed it all the way down."`,
          `"${refrain}" ${a} said, about four times a day. "I do beg your pardon," said ${s}, and took the shopping off ${p}. It was done kindly. But ${a} could tell. There's a way of being polite to nothing, and there's a way of being polite to a person. They're very close together, and they are not the same.`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'stand', 'shy'), seen(A, 'sit', 'calm')], things: ['chair'] },
      },
      {
        text: [
          `Then somebody moved in across the road. It was ${N.introduced}, who had one long sock and one short one. The first morning ${n} came over to ask for a pump. ${n} saw the chair. "Who's that for?" said ${n}. It was the moment that ${a} always dreaded. With new people you could never know. "Nobody," said ${a}.`,
          `In the autumn the house opposite had a light in it. A child came out, with a bicycle, and looked about. That was ${N.introduced}. "Have you got brothers and sisters?" said ${n}, in the kitchen, and counted the chairs. There was one over. It would have been quite easy to say. "It's just a chair," said ${a}.`,
        ],
        scene: { camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'shy')], things: ['chair'] },
      },
      {
        text: [
          `${n} sat on it. ${a} looked the other way. After that things went on very fast. They built a ramp. They had a language. ${n} could whistle with four fingers, and never let ${a} win, and was there every day at eight. At supper ${s} cut up some toast. "We don't need that," said ${a}. ${Scap} put the plate back on the shelf, and said nothing.`,
          `So it was ${n} who had the blue chair, and tipped it. ${a} had never had a friend who answered back. ${n} said, "That's rubbish," and, "Let's do it again," and lost and won. It was glorious. They built a ramp. It was Thursday before ${a} noticed that nobody had been holding the doors. "Shall I lay for ${p}?" said ${s}. "Not today," said ${a}.`,
        ],
        scene: { camera: 'wide', actors: [seen(N, 'run', 'happy'), seen(A, 'run', 'happy')] },
      },
      {
        text: [
          `It was hard to say when ${p} had stopped being there. You don't hear it. But on the Sunday ${a} woke early, and said something funny, and waited. Nothing laughed. ${a} looked on the other side of the bed. "${p}?" said ${a}. It's an odd thing, to lose what nobody ever saw. There's nothing you can put up on a lamp post.`,
          `On Saturday night ${a} turned over to tell ${p} about the ramp. It was quite quiet on that side. It wasn't the kind of quiet with somebody in it. "I only said that it was a chair," said ${a}, to the dark. "I had to. You don't know how people look." And nobody said that it was all right, in the voice in which ${p} always said so.`,
        ],
        scene: { setting: 'bedroom', time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `${Scap} saw that something was the matter, and laid the plate again, without a word. ${a} couldn't eat. "${p} has gone," said ${a}. "I told somebody that there was nobody. So there isn't." Other people might have laughed. ${Scap} thought for some time. "I was sat on for a month once," said ${s}, "in a manner of speaking. I went off too. But I didn't go far."`,
          `"You've laid one too many," said ${a} at breakfast. "Yes," said ${s}. "I've got into the way of it." There was toast on the small plate, cut in four. It grew cold. "It's my own fault," said ${a}. "I said there was nobody." ${Scap} turned the plate a little. "If I were small, and round," said ${s}, "and I'd heard that, I'd sit in the shed. I'd wait and see if anybody asked for me."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'sit', 'calm'), seen(A, 'sit', 'sad')],
          things: ['plate'],
        },
      },
      {
        text: [
          `It snowed that night, the first of the year. It was still dark when ${a} went across the road. It would have been easy to go on as before, with a friend whom everyone could see. "I told you something that wasn't so," said ${a} on the step. "About the chair." And then it all came out. It took quite a long time, and ${n} stood there in one sock.`,
          `When ${a} looked out there was snow, as smooth as paper, right over to the other house. There was a good deal to be lost over there. ${n} would think that it was babyish. ${n} might tell the school. ${a} rang the bell, before you could turn round. "It isn't just a chair," said ${a}. "It's ${p}'s. You've been sitting on my oldest friend." And ${a} shut both eyes.`,
        ],
        scene: {
          setting: 'street',
          time: 'night',
          weather: 'snow',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `${n} didn't laugh. ${n} looked down at the snow, and then up again. "I had one," said ${n}. "It was called the Major. It was in the old house. I said to the removal men that we were all in." There was a silence. "I never asked him if he was," said ${n}. "Has yours got a coat?" "${p} doesn't feel the cold," said ${a}. "We'd better be quick, all the same," said ${n}, and fetched some boots.`,
          `It was so long till anything was said that ${a} looked. ${n} was pulling on a boot. "What does it like?" said ${n}. "Toast," said ${a}. "But it's gone. It won't..." "Mine was a horse," said ${n}. "It could get in anywhere. I left it on the landing when we moved, because I thought that I was too old. I've thought about it every day." ${n} held the door open, and went on holding it, a little too long for one. "After you," said ${n}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(N, 'stand', 'calm'), seen(A, 'stand', 'surprised')],
          things: ['boots'],
        },
      },
      {
        text: [
          `They looked in the shed, and they looked behind the ramp. They called, not loudly. "What do I look for?" said ${n}. It's a good question, with an invisible friend. They stood in the middle of the garden and turned slowly round. It was getting light. There was the snow, without a mark on it, apart from their own two tracks. And by the wall, where neither of them had been, there was another.`,
          `"${p}!" called ${a}, by the shed. "${p}!" called ${n}, by the tree, as if that were nothing. Nobody had ever called it but ${a}. The sky went grey, and then pink. "Where would you go if you were it?" said ${n}. "Where you can see the kitchen," said ${a}. They both looked at the wall. From there, small and round, in the clean snow, came a line of feet.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(N, 'look-up', 'surprised')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `They were no bigger than an egg cup. They went along under the window. There they had stood for a while, and trodden from one foot to the other. Then they went to the back door, and stopped. It was shut. "It comes second through doors," said ${a}, in a very small voice. "Somebody has to go first." So ${a} opened, and went in, and held it. You felt a bit of cold go by, at about the height of the knee.`,
          `You could follow it all. Here it had sat down, and there was a dent like a loaf. Here it had stood below the kitchen window, for a good long time, by the look of it. And here it had gone up to the door and not gone in. "Why didn't it?" said ${n}. "It never goes first," said ${a}. "It was waiting for me." Then ${a} went up the step, and held the door wide open, and counted to three.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(N, 'stand', 'calm')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `${Scap} had come down to make tea. ${Scap} looked out at the snow, in which three had come, and counted, and looked again. Then ${s} reached up for the small plate. ${n} was just about to sit. "${refrain}" said ${s}. It wasn't said as you say it to be kind. It was said as you tell somebody that the tea is hot. "I know," said ${n}, and took the stool.`,
          `"Goodness, you're early," said ${s}, with the kettle. And there ${s} stopped, for the door stood open. It was written in the snow on the step, quite plainly. ${Scap} looked at it for as long as you need to believe a thing all the way down. ${n} had a hand on the blue chair, to move it. "${refrain}" said ${s}. "I'll do some toast."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'surprised'), seen(N, 'stand', 'happy'), seen(A, 'sit', 'happy')],
          things: ['chair', 'plate'],
        },
      },
      {
        text: [
          `There's always a chair too few now. ${n} wrote a card to the old house. It said that somebody might still be there, and could come by bus. And a week ago they laid the table for three and one, and then ${n} put out one more. Nobody asked. "${refrain}" said ${a}, and drew it up a bit, so that it should be comfortable.`,
          `You can see a lot of them in the garden, when it snows. There are ${A.names} and ${N.names}, and there's the small round line. And since Wednesday there's been a fourth. It's large, and it seems to have come a long way. ${n} hasn't said anything about that. ${n} only stands at the back door, every evening, and holds it open, a little too long for one.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(N, 'stand', 'happy')], things: ['chair'] },
      },
    ],
  };
}
