import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'a game for two',
  'only for two',
  'a thing for two',
  'just for two',
  'made for two',
  'meant for two',
  'no good for three',
  'something for two',
  'a thing that takes two',
  'best with just two',
] as const;
const TITLES = ['a game for two', 'one at each end', 'somebody in the middle', 'the long rope'];

/** The friend, and the other one; where the book is about somebody else, the other one is the child. */
function parts({ A, K, company }: Going): { readonly F: Figure; readonly N: Figure } {
  const named = /\bfriend,? (\p{Lu}\p{L}+)/u.exec(company.theme.raw)?.[1];
  const names = ['Sal', 'Robin', 'Noor', 'Tobi'].filter((name) => name !== K.name && name !== named);
  const [first = 'Jess', second = 'Ash'] = named === undefined || named === K.name ? names : [named, ...names];
  // Whom the parent calls the friend is the friend.
  const known = company.alsoThere.find((each) => each.isChild && /\bfriend\b/u.test(each.introduced));
  if (A === K && company.other === null && named === undefined && known)
    return {
      F: { ...known, introduced: known.name },
      N: company.person(names.find((name) => name !== known.name) ?? 'Ash', 'child'),
    };
  if (A !== K) return { F: company.other ?? company.meet('hedgehog'), N: K };
  return { F: company.other ?? company.person(first, 'child'), N: company.person(second, 'child') };
}

/** A long rope that used to be tied to the fence goes best with one at each end, and one in the middle. */
export const ROPE: EventPlot = { id: 'rope', when: /\bfriends?\b|\bthree\b|\bboth\b/i, young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { F, N } = parts(going);
  const [f, n] = [F.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} has a skipping rope. One end is on the fence. ${F.introduced} jumps. They are friends.`,
          `${A.introduced} has a friend. It is ${F.introduced}. They tie a skipping rope to the fence.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(F, 'jump', 'happy')],
          things: ['skipping-rope', 'fence'],
        },
      },
      {
        text: [
          `Now ${N.introduced} comes. ${f} and ${n} clap. "It is ${refrain}," says ${n}.`,
          `Then ${N.introduced} comes. ${n} and ${f} clap. "It is ${refrain}," says ${f}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(F, 'stand', 'happy'), seen(N, 'stand', 'happy'), seen(A, 'stand', 'sad')],
        },
      },
      {
        text: [
          `${a} claps as well. But no hand is free. It is ${refrain}.`,
          `${a} holds up two hands. Nobody claps them. It is ${refrain}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'happy'), seen(N, 'stand', 'happy')],
        },
      },
      {
        text: [
          `Then there is the seesaw. Up goes ${f}. Up goes ${n}. It is ${refrain}.`,
          `${f} and ${n} are on the seesaw. ${a} only looks on. It is ${refrain}.`,
        ],
        scene: { camera: 'wide', actors: [seen(F, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(A, 'stand', 'sad')] },
      },
      {
        text: [
          `${a} turns the skipping rope alone. Flip, flop. Nobody jumps.`,
          `${a} turns the skipping rope. Flip, flop. There is nobody in the middle.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['skipping-rope', 'fence'] },
      },
      {
        text: [
          `One day ${f} has a cold. ${n} is alone, by the wall. ${n} looks at the rope.`,
          `Then ${f} has a cold. ${n} has nobody to clap with. ${n} comes nearer.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'curious')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `The knot comes undone. ${n} takes that end. Round it goes, so high!`,
          `${n} takes the end from the fence. Whoosh! Up goes the rope.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'excited')],
          things: ['skipping-rope', 'fence'],
        },
      },
      {
        text: [
          `It turns and turns. But nobody jumps. "We need one more," says ${a}.`,
          `How well it goes! But who will jump? "There is nobody in it," says ${n}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(N, 'stand', 'curious')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `${f} is back! "Is it for two?" says ${f}. "No," says ${a}. "Jump in!"`,
          `There is ${f} again. "Can I come in?" says ${f}. "Yes!" says ${a}. "In the middle!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(F, 'stand', 'shy'), seen(A, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `${f} jumps, then ${n}, then ${a}. "It is a game for three," says ${a}.`,
          `One here, one there, one in the middle. Jump! "It is a game for three," says ${a}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(F, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['skipping-rope'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { F, N } = parts(going);
  const [f, n] = [F.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a skipping rope, and it was very long. One end was tied to the fence. ${a} turned, and ${F.introduced} jumped. Then ${f} turned. "The fence is asleep again," said ${f}. "Pull, fence!" said ${a}. They had always done it like that.`,
          `${A.introduced} and ${F.introduced} were friends. Every break they tied the skipping rope to the fence. One turned, and one jumped. The fence only stood there. "Pull, fence!" ${f} would say. "It's pulling as hard as it can," said ${a}.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(F, 'jump', 'happy')],
          things: ['skipping-rope', 'fence'],
        },
      },
      {
        text: [
          `On Monday ${N.introduced} came, and ${n} knew a clapping game. It went very fast. ${f} learned it at once. "Can I?" said ${a}. "There are only two sides to it," said ${n}. "It's ${refrain}."`,
          `Then ${N.introduced} was there, from one day to the next. ${n} showed ${f} a clapping game with nine verses. ${a} stood by with the rope. "It's ${refrain}," said ${f}. "We'll be done in a minute." They were not done in a minute.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(F, 'stand', 'happy'), seen(N, 'stand', 'happy'), seen(A, 'stand', 'sad')],
        },
      },
      {
        text: [
          `So ${a} learned all the verses, alone, in bed, against the wall. The next day ${a} could do it. "Now I know it!" said ${a}. But ${f} has two hands, and so has ${n}. They were all in use. "We'll tell you when there's one free," said ${n}. It was ${refrain}.`,
          `${a} tried to come in from the side. It was quite a good idea. But the claps went wrong, and somebody got one on the nose. "Ow," said ${n}. "It doesn't go," said ${f}. It was ${refrain}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'surprised'), seen(N, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `On Wednesday they were on the seesaw. ${f} went up, and ${n} went up. ${a} sat down in the middle. There you go neither up nor down. "That's ${refrain}, as well," said ${a}, and got off.`,
          `Next it was the seesaw. ${f} had one end and ${n} the other. "You can be the one who counts," called ${f}. ${a} counted to sixty. It was kindly meant. It was ${refrain} all the same.`,
        ],
        scene: { camera: 'wide', actors: [seen(F, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(A, 'stand', 'sad')] },
      },
      {
        text: [
          `${a} tied the skipping rope to the fence and turned it. It went round and round with nobody in it. There was a lump in ${A.names} throat, about as big as a plum. "Pull, fence," said ${a}. It was not so funny with one.`,
          `So ${a} took the skipping rope and went off to the fence. You can turn with nobody to jump. You can jump with nobody to turn, but then it isn't skipping. "It's as if I wasn't there," said ${a} to the knot.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['skipping-rope', 'fence'] },
      },
      {
        text: [
          `On Friday ${f} had a cold, and stayed at home. ${n} stood by the wall with both hands up. There was nobody in front of them. "I forgot," said ${n}. The hands came down. ${a} knew how that was.`,
          `Then came a day without ${f}. ${n} sat on one end of the seesaw, and that end stayed down. "Serves you right," said ${a}, but only to the fence. It was quite nice to see it, at first. Then it wasn't.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `The knot on the fence came undone, as it often did. The end lay there on the ground. ${n} picked it up. "Do I pull?" said ${n}. "Like this," said ${a}. And up it went, right over, higher than it had ever been. A fence can't do that.`,
          `"Is that hard?" said ${n}, from some way off. "The fence can do it," said ${a}, "but badly." ${n} undid the knot and took that end. They counted three. It swung up as high as a door and came down with a smack.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'excited')],
          things: ['skipping-rope', 'fence'],
        },
      },
      {
        text: [
          `They turned for a long time, and it was lovely. But in the middle there was a big round place with nobody in it. They both looked there. "It's a pity about ${f}," said ${n}. "That's where ${f} would be."`,
          `It hummed. It was the best that rope had ever gone. "And who jumps?" said ${n}. ${a} looked at both ends, and at the hole in between. "It isn't ${refrain}," said ${a} slowly.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(N, 'stand', 'curious')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `On Monday ${f} came back, and stood by the wall. There were ${a} and ${n}, one at each end. "Oh," said ${f}, in a small voice. "Is it ${refrain}?" ${a} could have said yes. For a moment ${a} wanted to. "No," said ${a}. "There's a place in the middle. Jump!"`,
          `When ${f} was well again, there was something new going on. ${f} stopped at the edge and looked at the ground. ${a} knew that edge. "You two look busy," said ${f}. "We've nobody in the middle," said ${a}. "We've been turning round a hole."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(F, 'stand', 'shy'), seen(A, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `Some days they still clap, ${f} and ${n}. Then ${a} goes to see what else there is. But when the skipping rope comes out, all of them run. There's one here, and one there, and one in the air. "It's a game for three," says ${a}. The fence has been let off.`,
          `It's not always easy with three. Somebody has to wait, and it's sometimes ${a}. But now ${a} has one end of the skipping rope. Nobody can start without that. "A game for three!" calls ${a}. "Who's in the middle?" And behind them stands the fence, and has a rest.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(F, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['skipping-rope', 'fence'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { F, N } = parts(going);
  const [f, n] = [F.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The skipping rope was ten metres long, and had once been on a boat. It was far too long for two. So ${A.introduced} and ${F.introduced} had got the fence to help. One end was tied to it, one of them turned, and the other jumped. "Wake up, fence!" ${f} would shout. It was their joke, and nobody else would have known why it was funny. It was the best half hour of the day.`,
          `Nobody could say any more who had thought of the fence. It stood at the end of the yard, and they knotted the skipping rope to it, every single break. ${A.introduced} turned and ${F.introduced} jumped, up to fifty, and then they changed. The fence was a bad turner. It let the middle sag. "Wake up, fence!" ${f} would shout, and then neither of them could jump for laughing.`,
        ],
        scene: {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(F, 'jump', 'happy')],
          things: ['skipping-rope', 'fence'],
        },
      },
      {
        text: [
          `After the holidays there was ${N.introduced}. ${n} was funny, and new, and had a clapping game with nine verses. ${f} could do it by the second day. They stood so close to each other that their foreheads nearly touched. "Shall we skip?" said ${a}. "In a minute," said ${f}. "Can I do it, then?" "You'd need three hands somewhere," said ${n}. "It's ${refrain}." It was not said unkindly. It was only true.`,
          `Then, one Monday, ${N.introduced} was standing in the place where ${a} stood. It was nobody's place, of course. ${n} had taught ${f} a clapping game, and it went so fast that you couldn't see the hands. ${a} waited with the rope until the bell rang. "Sorry," said ${f}, quite out of breath and very happy. "It's just that it's ${refrain}." ${f} had never said sorry before. There had been nothing to say it about.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(F, 'stand', 'happy'), seen(N, 'stand', 'happy'), seen(A, 'stand', 'sad')],
        },
      },
      {
        text: [
          `${a} learned it in secret. It took three evenings, against the bedroom wall, all nine verses. On Thursday ${a} stepped up and put in a hand where there was a gap. There was no gap. The whole thing fell apart, and somebody got a smack on the ear. "It doesn't work with you in it," said ${f}. It was the sort of thing that you would like to have back. But it was out.`,
          `A thing can be learned, thought ${a}, and learned it, verse by verse, against the kitchen door. By Thursday it was perfect. But four hands fit together, and six don't. The fifth and the sixth got in the way, and they began again, and it went wrong again. "Perhaps if you hummed?" said ${n}. ${a} hummed for one verse. Some things are ${refrain}, and no amount of humming will help.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(F, 'stand', 'surprised'), seen(N, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `There was nothing wrong with any of it. You may like somebody else. There's no rule. That was what made it so hard to be cross. ${a} was cross anyway, mostly with the seesaw, where the two of them now sat. There are two seats on it. Somebody had once sat down and planned that. ${a} looked round the yard, and all at once everything in it was ${refrain}.`,
          `On Friday they asked ${a} to come on the seesaw, and that was nice of them. But it has two ends. ${a} sat on the middle of it, on the bolt, while ${f} went up and ${n} went up. There you don't go anywhere. It's a good place from which to see two people laugh. "Are you all right there?" called ${f}. "Fine," said ${a}, and got off. It was ${refrain}, and everybody was being so polite.`,
        ],
        scene: { camera: 'wide', actors: [seen(F, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(A, 'stand', 'sad')] },
      },
      {
        text: [
          `So there was the fence. ${a} tied on the rope and turned it for nobody. It slapped the ground, and sagged, and slapped. "Wake up, fence," said ${a}. It's a strange thing about a joke for two. With one it isn't even a bad one. ${a} thought of a number of things that could be said to ${n}, and some were rather good. Then ${a} thought of ${F.names} face, if they were. So they stayed where they were.`,
          `${a} spent the next break at the far end, with the rope. If you turn it hard enough, it hums, and then you needn't hear anything. It went round an empty place about as big as ${f}. ${a} could have told ${n} something about ${f}, something silly and secret. It would have been easy. It would have worked, too. The rope slapped and slapped. ${a} didn't do it.`,
        ],
        scene: { camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['skipping-rope', 'fence'] },
      },
      {
        text: [
          `In the second week ${f} was away with a cough. ${a} noticed it at once, and then noticed ${n}. ${n} was by the wall. ${n} had both hands up, out of habit, and looked at them, and put them away in two pockets. Nobody had told ${a} that the new one had only ${f}. ${a} at least had a fence.`,
          `Then ${f} had a cough and did not come for three days. On the first, ${n} sat on one end of the seesaw, on the ground. It's a very low seat when nobody is at the other end. ${a} looked on, and had to own that it was a pleasant sight. That lasted until about the middle of break. By then it had begun to look like somebody that ${a} knew.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `The knot went, as it did about once a week, and the end of the rope snaked off. It stopped at a shoe. ${n} picked it up. They looked at each other along ten metres of rope. ${a} could have said thank you and taken it back. "You have to pull a bit," said ${a}, "and then let go with your shoulder." ${n} did. It went up like a gate, like an arch, like nothing that a fence had ever done.`,
          `On the second day ${n} came over and stood beside the fence. "What does it do?" said ${n}. "It turns the other end," said ${a}. "It's not very good." "I could be not very good," said ${n}. That was a thing that ${f} might have said. It took ${a} a moment to get over it. Then they undid the knot. On three, the rope rose up off the ground, all of it, round as a wheel.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'excited')],
          things: ['skipping-rope', 'fence'],
        },
      },
      {
        text: [
          `They turned till their arms hurt. It hummed a low note, and you could have got a horse through underneath. But nobody got through. "If one of us jumps," said ${n}, "there's nobody at that end." They tried it with the fence again, and it was dreadful. So they took up their ends and turned. They both looked at the same thing. It was that great round empty place. "${f} ought to see this," they said, both at once.`,
          `It was a rope among ropes, and they had it to themselves all through break. But there was something missing. ${a} went through it like a sum. "One at this end," said ${a}, out loud. "One at that end." And in between there was room for anybody, and it was nobody. All this time ${a} had held a thing for three, and tied it to a fence. "It was never ${refrain}," said ${a}. "What wasn't?" said ${n}. "Turn," said ${a}. "I'm thinking."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(N, 'stand', 'curious')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `When ${f} came back there was a crowd, and in the crowd a noise like a very big bee. ${f} pushed through to the front. There were ${a} and ${n}, and they were laughing at something. ${f} stood quite still. ${a} saw that face, and knew it from the inside. "I see," said ${f}. "It's ${refrain}." It would have been fair. It would even have been rather sweet, for about a minute.`,
          `${f} came back on Thursday with a scarf on, and ran out to the wall. There was no one. They were down by the fence, ${a} with one end and ${n} with the other. "Oh," said ${f}. "It's you two, now." ${a} had dreamed of that, more or less word for word. It was not as good as in the dream. There was too much of ${f} in it.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(F, 'stand', 'sad'), seen(A, 'stand', 'surprised'), seen(N, 'stand', 'happy')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `"It isn't," said ${a}, and did not stop turning. "It looks like it, but count. There's one, there's two, and there's a hole. We've been turning round it for three days. It's about your size." ${f} put down the bag, watched it go by twice, and ran in. They got to a hundred and four. "Wake up, fence!" yelled ${f}, at the top of a jump. And then it had to be explained to ${n}, and it was still funny.`,
          `"You're late," said ${a}. "We can't do it without a middle. Mind your bag." For a moment ${f} only looked, from one to the other. Then the bag flew off, and ${f} was in. You could hear it all over the yard, feet and rope, feet and rope. "What does the fence do now?" said ${f}, when they had to stop and breathe. "It's retired," said ${n}. And they all had to sit down on the ground.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(F, 'jump', 'happy'), seen(A, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['skipping-rope'],
        },
      },
      {
        text: [
          `It isn't like before. Before had two in it. There are days when ${f} and ${n} clap, and ${a} finds that a long break. There are days when ${n} is the one by the wall. Nobody has found a way round that. But on the hook in the cloakroom hangs the rope. Whoever takes it down has to look for two others. "It's a game for three," says ${a}. And lately a small boy from the first class has been standing by the fence, counting. It might be a game for four.`,
          `Three is an odd number. Somebody is always a bit further off, and it moves round, and it's nobody's fault. ${a} still has bad evenings. But the next day there's the rope, and it wants one at each end and one in the air. It's a game for three, as it always had been. It had only needed one more. And when the fence is left over, they tie a scarf round it, so that it doesn't feel left out.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(F, 'stand', 'happy'), seen(N, 'stand', 'happy')],
          things: ['skipping-rope', 'fence'],
        },
      },
    ],
  };
}
